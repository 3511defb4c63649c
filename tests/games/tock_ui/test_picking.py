"""Card first or piece first, by clicks: what is offered, what is played, what is taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import (
    click_card,
    click_move,
    click_place,
    differences,
    point_at,
    table_of,
)
from tests.tables import Opener, SilentBots

from spielblock.games.tock.ui import texts
from spielblock.rules.contract import Move
from spielblock.shell.table_page import TablePage

FOUR = position(
    {"A": "r58 r19 g4 yard", "B": "r24 g4 yard yard", "C": "r36* r48 yard yard", "D": "r7 r62 g3 g4"},
    {"A": "7h Ks 4d 9c", "B": "2c 3c 5c", "C": "2d 3d 5d", "D": "2h 3h 5h"},
)


def rows(page: TablePage) -> list[str]:
    """Return the moves of the list as they are written."""
    return [line.move.text() for line in page.frame.moves.lines if isinstance(line.move, Move)]


def last_move(page: TablePage) -> str:
    return page.controller.match.log[-1].move.text()


def opened(open_table: Opener, where: object = FOUR, seats: int = 4) -> TablePage:
    levels = [None, *["easy"] * (seats - 1)]
    return open_table(*levels, position=where, thinker=SilentBots())


def test_card_first(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_card(qtbot, page, "9c")
    board = table_of(page).board
    assert {target.tag for target in board.marks.targets} == {"9"}
    with qtbot.waitSignal(page.controller.stepped):
        click_place(qtbot, page, "A", "r28")
    assert last_move(page) == "9c r19>r28"
    qtbot.waitUntil(lambda: differences(page) == [])


def test_piece_first(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_place(qtbot, page, "A", "r19")
    hand = table_of(page).hand
    assert [button.card for button in hand.buttons if button.lowered] == []
    click_place(qtbot, page, "A", "r15")
    click_card(qtbot, page, "4d")
    qtbot.waitUntil(lambda: last_move(page) == "4d r19>r15")


def test_a_piece_lowers_the_cards_that_cannot_move_it(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_place(qtbot, page, "A", "yard")
    lowered = [button.card for button in table_of(page).hand.buttons if button.lowered]
    assert lowered == ["4d", "7h", "9c"]


def test_the_raised_card_goes_back_with_a_second_click(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_card(qtbot, page, "9c")
    click_card(qtbot, page, "9c")
    assert page.table.draft.picked == frozenset()
    assert not any(button.chosen for button in table_of(page).hand.buttons)


def test_another_card_takes_its_place(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_card(qtbot, page, "9c")
    click_card(qtbot, page, "4d")
    assert [button.card for button in table_of(page).hand.buttons if button.chosen] == ["4d"]


def test_the_only_move_of_a_card_is_played_by_clicking_it_again(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_place(qtbot, page, "A", "r19")
    click_card(qtbot, page, "9c")
    click_card(qtbot, page, "9c")
    qtbot.waitUntil(lambda: last_move(page) == "9c r19>r28")


def test_esc_takes_back_what_was_picked(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_card(qtbot, page, "9c")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.table.draft.picked == frozenset()
    assert not page.table.half_made


def test_pointing_at_a_target_shows_the_way_and_marks_the_row(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_card(qtbot, page, "7h")
    point_at(qtbot, page, "A", "r26")
    marks = table_of(page).board.marks
    board = table_of(page).board
    assert marks.path == tuple(board.spot("A", f"r{field}") for field in range(19, 27))
    assert marks.ghost is not None
    assert marks.ghost[0] == board.spot("A", "r26")
    assert marks.captured == (board.spot("B", "r24"),)
    marked = page.frame.moves.marked
    assert isinstance(marked, Move)
    assert marked.text() == "7h r19>r26"


def test_a_card_under_the_pointer_shows_what_it_could_do(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    table = table_of(page)
    table.hand.hovered.emit("9c")
    assert {target.tag for target in table.board.marks.targets} == {"9"}
    assert page.table.draft.picked == frozenset()
    table.hand.hovered.emit(None)
    assert table.board.marks.targets == ()


def test_pointing_at_a_row_shows_the_way(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    move = page.frame.moves.lines[rows(page).index("9c r58>r67")].move
    page.frame.moves.pointed.emit(move)
    board = table_of(page).board
    assert board.marks.path[-1] == board.spot("A", "r67")
    page.frame.moves.pointed.emit(None)
    assert board.marks.path == ()


def test_the_seven_in_parts(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_move(qtbot, page, "7h r19>r22")
    qtbot.waitUntil(lambda: page.table.decision is not None and page.table.decision.view.seven is not None)
    assert differences(page) == []
    assert page.frame.prompt.prompt.line == texts.steps_left(4)
    click_place(qtbot, page, "A", "r58")
    assert {target.tag for target in table_of(page).board.marks.targets} == {"1", "2", "3", "4"}
    with qtbot.waitSignal(page.controller.stepped):
        click_place(qtbot, page, "A", "r62")
    assert last_move(page) == "7h r58>r62"
    qtbot.waitUntil(lambda: differences(page) == [])


def test_esc_takes_a_part_of_the_seven_back(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    click_move(qtbot, page, "7h r19>r22")
    qtbot.waitUntil(lambda: page.table.decision is not None and page.table.decision.view.seven is not None)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.table.decision is not None and page.table.decision.view.seven is None)
    assert differences(page) == []
    assert "7h" in table_of(page).drawn()["hand"]


@pytest.mark.parametrize("practice", [False, True])
def test_esc_takes_no_exchange_back(qtbot: QtBot, open_table: Opener, practice: bool) -> None:
    page = open_table(None, *["easy"] * 3, teams=True, seed="1")
    qtbot.waitUntil(lambda: page.table.decision is not None)
    if practice:
        page.controller.match.practice = True
    qtbot.keyClick(page, Qt.Key.Key_1)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.table.decision is not None and page.table.decision.view.phase == "play")
    steps = len(page.controller.match.log)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert len(page.controller.match.log) == steps
    assert page.table.decision is not None
    assert page.table.decision.view.phase == "play"


def test_the_jack_swaps_two_pieces(qtbot: QtBot, open_table: Opener) -> None:
    where = position(
        {"A": "r5 r0* yard yard", "B": "r30 r36* yard yard"}, {"A": "Jc 2d", "B": "2c 3c"}, dealer="B"
    )
    page = opened(open_table, where, 2)
    click_card(qtbot, page, "Jc")
    with qtbot.waitSignal(page.controller.stepped):
        click_place(qtbot, page, "A", "r5")
        if page.table.decision is not None:
            click_place(qtbot, page, "B", "r30")
    assert last_move(page) == "Jc r5<>r30"
    qtbot.waitUntil(lambda: differences(page) == [])


def test_a_swap_is_previewed_by_an_arrow(qtbot: QtBot, open_table: Opener) -> None:
    where = position(
        {"A": "r5 r9 yard yard", "B": "r30 r36* yard yard"}, {"A": "Jc 2d", "B": "2c 3c"}, dealer="B"
    )
    page = opened(open_table, where, 2)
    click_card(qtbot, page, "Jc")
    click_place(qtbot, page, "A", "r5")
    point_at(qtbot, page, "B", "r30")
    board = table_of(page).board
    assert board.marks.swap == (board.spot("A", "r5"), board.spot("B", "r30"))


def test_every_way_plays_the_same_move(qtbot: QtBot, open_table: Opener) -> None:
    for way in ("click", "list", "digits"):
        page = opened(open_table)
        if way == "click":
            click_move(qtbot, page, "9c r19>r28")
        elif way == "list":
            index = page.frame.moves.model().index(rows(page).index("9c r19>r28"), 0)
            page.frame.moves.scrollTo(index)
            rect = page.frame.moves.visualRect(index)
            qtbot.mouseClick(page.frame.moves.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
        else:
            place = [button.card for button in table_of(page).hand.buttons].index("9c")
            qtbot.keyClick(page, str(place + 1))
            qtbot.keyClick(page, str(rows(page).index("9c r19>r28") + 1))
        qtbot.waitUntil(lambda page=page: last_move(page) == "9c r19>r28")
