"""A seven in parts: where the rest could end, and one row of the list for all parts of a piece."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_seen import click_card, click_place, point_at, table_of
from tests.games.tock_ui.test_picking import FOUR, last_move, opened, rows
from tests.tables import Opener


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
