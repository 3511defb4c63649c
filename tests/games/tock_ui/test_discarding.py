"""Throwing a card away: it is selected first, then thrown; while another has a move that is asked."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import click_card, table_of
from tests.tables import Opener, SilentBots

from spielblock.shell.table_page import TablePage


def last_move(page: TablePage) -> str:
    return page.controller.match.log[-1].move.text()


def opened(open_table: Opener, where: object, seats: int) -> TablePage:
    return open_table(None, *["easy"] * (seats - 1), position=where, thinker=SilentBots())


NO_MOVE = position(
    {"A": "g4 yard yard yard", "B": "r36* yard yard yard"}, {"A": "8c 9d", "B": "2c 3c"}, dealer="B"
)
ONE_MOVE = position(
    {"A": "r30 g4 yard yard", "B": "r36* yard yard yard"}, {"A": "8c 5d", "B": "2c 3c"}, dealer="B"
)


def test_without_a_move_each_card_says_that_it_can_be_thrown_away(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, NO_MOVE, 2)
    assert page.frame.prompt.prompt.line == "No move possible: discard a card"
    assert [button.lowered for button in table_of(page).hand.buttons] == [False, False]
    assert [button.word for button in table_of(page).hand.buttons] == ["discard", "discard"]
    assert "discard" in table_of(page).hand.buttons[0].accessibleName()
    click_card(qtbot, page, "8c")
    assert page.table.doubted
    click_card(qtbot, page, "8c")
    qtbot.waitUntil(lambda: last_move(page) == "8c discard")


@pytest.mark.parametrize("skip", [False, True])
def test_a_digit_selects_what_to_throw_away_and_return_throws_it(
    qtbot: QtBot, open_table: Opener, skip: bool
) -> None:
    where = replace(ONE_MOVE if skip else NO_MOVE, skip=skip)
    page = opened(open_table, where, 2)
    before = len(page.controller.match.log)
    first, second = table_of(page).hand.buttons
    qtbot.keyClick(page, Qt.Key.Key_1)
    assert (first.chosen, second.chosen) == (True, False)
    qtbot.keyClick(page, Qt.Key.Key_2)
    assert (first.chosen, second.chosen) == (False, True)
    assert page.frame.prompt.prompt.line.startswith("Discard the")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert (first.chosen, second.chosen, page.table.doubted) == (False, False, False)
    assert len(page.controller.match.log) == before
    qtbot.keyClick(page, Qt.Key.Key_2)
    card = second.card
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == f"{card} discard")


def test_the_last_card_is_thrown_away_by_one_button_or_return(qtbot: QtBot, open_table: Opener) -> None:
    last = position(
        {"A": "g4 yard yard yard", "B": "r36* yard yard yard"}, {"A": "8c", "B": "2c"}, dealer="B"
    )
    page = opened(open_table, last, 2)
    (button,) = page.frame.prompt.prompt.buttons
    assert (button.text, button.main) == ("Discard the 8", True)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == "8c discard")


def test_throwing_away_a_card_while_another_has_a_move_is_asked_once(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = opened(open_table, ONE_MOVE, 2)
    assert [button.card for button in table_of(page).hand.buttons if button.lowered] == ["8c"]
    click_card(qtbot, page, "8c")
    assert page.table.doubted
    assert page.frame.prompt.prompt.line == "Discard the 8?"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.table.doubted
    assert page.table.draft.picked == frozenset()
    click_card(qtbot, page, "8c")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == "8c discard")
