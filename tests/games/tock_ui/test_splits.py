"""A seven in parts: where the rest could end, and one row of the list for all parts of a piece."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import click_card, click_place, point_at, table_of
from tests.games.tock_ui.test_picking import FOUR, last_move, opened, rows
from tests.tables import Opener, SilentBots

from spielblock.games.tock.ui.splits import Parts


def test_a_part_shows_where_the_rest_could_end(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_card(qtbot, page, "7h")
    click_place(qtbot, page, "A", "r19")
    point_at(qtbot, page, "A", "r22")
    board = table_of(page).board
    assert {target.tag for target in board.marks.targets if not target.small} == {"3", "4"}
    (rest,) = board.marks.rests
    assert (rest.at, rest.sure, rest.path[0]) == (board.spot("A", "r62"), True, board.spot("A", "r58"))
    assert board.spot("D", "r62") in board.marks.captured
    point_at(qtbot, page, "A", "r26")
    assert board.marks.rests == ()


def test_where_several_pieces_could_make_the_rest_each_end_asks(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, replace(FOUR, pieces={**FOUR.pieces, "A": ("r58", "r19", "r10", "yard")}))
    click_card(qtbot, page, "7h")
    click_place(qtbot, page, "A", "r19")
    point_at(qtbot, page, "A", "r22")
    marks = table_of(page).board.marks
    assert {target.tag for target in marks.targets if not target.small} == {"3", "4?"}
    assert [rest.sure for rest in marks.rests] == [False, False]


def test_the_list_opens_the_parts_of_a_piece(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    folded = [text for text in rows(page) if text.startswith("7h")]
    assert folded == ["7h r19>r26", "7h r58>r65", "7h r19>…", "7h r58>…"]
    click_card(qtbot, page, "7h")
    assert rows(page) == folded
    page.frame.moves.pointed.emit(page.frame.moves.lines[2].move)
    board = table_of(page).board
    assert board.marks.movable == (board.spot("A", "r19"),)
    qtbot.keyClick(page, "3")
    assert page.table.draft.picked == frozenset({("card", "7h"), ("piece", "r19")})
    assert rows(page) == ["7h r19>r26", *[f"7h r19>r{field}" for field in range(20, 26)]]
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert rows(page) == folded
    click_place(qtbot, page, "A", "r58")  # on the board it is narrowed as well
    assert rows(page)[0] == "7h r58>r65"
    assert len(rows(page)) == 7
    qtbot.keyClick(page, "2")
    qtbot.waitUntil(lambda: last_move(page) == "7h r58>r59")


def test_a_hint_for_a_part_marks_the_row_that_stands_for_it(open_table: Opener) -> None:
    page = opened(open_table)
    decision = page.table.decision
    assert decision is not None
    part = next(move for move in decision.moves if move.text() == "7h r19>r22")
    whole = next(move for move in decision.moves if move.text() == "7h r19>r26")
    assert page.table.row_of(part).text() == "7h r19>…"
    assert page.table.row_of(whole) is whole
    page.table.preview(part)
    board = table_of(page).board
    assert [rest.at for rest in board.marks.rests] == [board.spot("A", "r62")]


@pytest.mark.parametrize("way", ["digit", "row"])
def test_a_row_opened_for_its_parts_marks_a_part_and_not_the_whole(
    qtbot: QtBot, open_table: Opener, way: str
) -> None:
    page = opened(open_table)
    moves = page.frame.moves
    click_card(qtbot, page, "7h")
    if way == "digit":
        qtbot.keyClick(page, "3")
    else:
        qtbot.keyClick(page, "l")
        qtbot.waitUntil(moves.hasFocus)
        for _ in range(2):
            qtbot.keyClick(moves, Qt.Key.Key_Down)
        qtbot.keyClick(moves, Qt.Key.Key_Return)
    assert rows(page)[:2] == ["7h r19>r26", "7h r19>r20"]
    QApplication.processEvents()
    marked = [moves.lines[moves.row].move] if moves.row >= 0 else [moves.marked]
    assert [getattr(move, "text", str)() for move in marked] == ["7h r19>r20"]
    qtbot.keyClick(moves if way == "row" else page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == "7h r19>r20")


def test_taking_back_a_row_for_its_parts_leaves_no_move_to_be_confirmed(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = opened(open_table)
    click_card(qtbot, page, "7h")
    qtbot.keyClick(page, "3")
    assert table_of(page).board.marks.path
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not table_of(page).board.marks.path
    before = len(page.controller.match.log)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert len(page.controller.match.log) == before


def test_a_folded_row_says_what_is_really_behind_it(qtbot: QtBot, open_table: Opener) -> None:
    near = position(
        {"A": "r0* r15 yard yard", "B": "r18* yard yard yard", "C": "r36* yard yard yard"},
        {"A": "7d 8d Qd", "B": "2c 3c 4c", "C": "2d 3d 4d"},
        dealer="C",
    )
    page = open_table(None, "easy", "easy", position=near, thinker=SilentBots())
    folded = [line for line in page.frame.moves.lines if isinstance(line.move, Parts)]
    assert [line.text for line in folded] == [
        "7 ♦ · piece at your start: 5–6 of 7 …",
        "7 ♦ · piece before Mara's goal: 1–2 of 7 …",
    ]
    for row, steps in zip(folded, ([5, 6], [1, 2]), strict=True):
        page.frame.moves.chosen.emit(row.move)
        told = [line.text.split(": ")[1].split(" of 7")[0] for line in page.frame.moves.lines]
        assert [int(one) for one in told if one.isdigit()] == steps
        while page.table.half_made:
            qtbot.keyClick(page, Qt.Key.Key_Escape)
