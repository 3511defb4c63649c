"""Tock by keys alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import differences, table_of
from tests.tables import Opener, SilentBots

from spielblock.shell.table_page import TablePage

FOUR = position(
    {"A": "r58 r19 g4 yard", "B": "r24 g4 yard yard", "C": "r36* r48 yard yard", "D": "r7 r62 g3 g4"},
    {"A": "7h Ks 4d 9c", "B": "2c 3c 5c", "C": "2d 3d 5d", "D": "2h 3h 5h"},
)
KEY = Qt.Key


def opened(open_table: Opener) -> TablePage:
    return open_table(None, "easy", "easy", "easy", position=FOUR, thinker=SilentBots())


def last_move(page: TablePage) -> str:
    return page.controller.match.log[-1].move.text()


def test_digit_arrows_and_return_play_a_move(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    qtbot.keyClick(page, "3")
    assert [button.card for button in table_of(page).hand.buttons if button.chosen] == ["9c"]
    qtbot.keyClick(page, KEY.Key_Right)
    qtbot.keyClick(page, KEY.Key_Right)
    looked_at = page.frame.moves.marked
    assert looked_at is page.table.draft.moves[1]
    qtbot.keyClick(page, KEY.Key_Return)
    qtbot.waitUntil(lambda: page.controller.match.log[-1].move is looked_at)
    qtbot.waitUntil(lambda: differences(page) == [])


def test_digits_stand_at_one_place_at_a_time(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    hand, rows = table_of(page).hand, page.frame.moves
    assert [button.digit for button in hand.buttons] == [1, 2, 3, 4]
    assert not rows.digits
    qtbot.keyClick(page, "1")
    assert [button.digit for button in hand.buttons] == [0, 0, 0, 0]
    assert rows.digits


def test_arrows_go_from_card_to_card(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    page.activateWindow()
    qtbot.keyClick(page, KEY.Key_Right)
    hand = table_of(page).hand
    assert hand.buttons[0].hasFocus()
    qtbot.keyClick(hand.buttons[0], KEY.Key_Right)
    assert hand.buttons[1].hasFocus()
    qtbot.keyClick(hand.buttons[1], KEY.Key_Return)
    assert hand.buttons[1].chosen


def test_the_list_by_keys(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    page.activateWindow()
    qtbot.keyClick(page, "l")
    rows = page.frame.moves
    assert rows.hasFocus()
    qtbot.keyClick(rows, KEY.Key_Down)
    wanted = rows.lines[1].move
    board = table_of(page).board
    assert board.marks.path
    qtbot.keyClick(rows, KEY.Key_Return)
    qtbot.waitUntil(lambda: page.controller.match.log[-1].move is wanted)


def test_cards_and_rows_have_names(open_table: Opener) -> None:
    page = opened(open_table)
    assert [button.accessibleName() for button in table_of(page).hand.buttons] == [
        "4 of diamonds, 4 back along the track, never into the goal",
        "7 of hearts, 7 forward, shared as you like; captures all on the way",
        "9 of clubs, 9 forward",
        "king of spades, A new piece in, or 13 forward",
    ]
    model = page.frame.moves.model()
    names = [
        model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())
    ]
    assert len(set(names)) == len(names)
    assert any("captures a piece of Mara" in name for name in names)
