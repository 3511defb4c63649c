"""Letting go of a card: it is selected first, unless no card of the hand has a move."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import click_card, table_of
from tests.tables import Opener, SilentBots

from spielblock.rules.contract import Move
from spielblock.shell.table_page import TablePage


def last_move(page: TablePage) -> str:
    return page.controller.match.log[-1].move.text()


def opened(open_table: Opener, where: object, seats: int) -> TablePage:
    return open_table(None, *["easy"] * (seats - 1), position=where, thinker=SilentBots())


def click_row(qtbot: QtBot, page: TablePage, text: str) -> None:
    """Click the row of a move in the list of possible moves."""
    moves = page.frame.moves
    written = [line.move.text() for line in moves.lines if isinstance(line.move, Move)]
    index = moves.model().index(written.index(text), 0)
    moves.scrollTo(index)
    qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=moves.visualRect(index).center())


NO_MOVE = position(
    {"A": "g4 yard yard yard", "B": "r36* yard yard yard"}, {"A": "8c 9d", "B": "2c 3c"}, dealer="B"
)
ONE_MOVE = position(
    {"A": "r30 g4 yard yard", "B": "r36* yard yard yard"}, {"A": "8c 5d", "B": "2c 3c"}, dealer="B"
)
SITS_OUT = replace(ONE_MOVE, skip=True)


def test_without_a_move_each_card_says_that_it_can_be_thrown_away(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, NO_MOVE, 2)
    assert page.frame.prompt.prompt.line == "No move possible: discard a card"
    assert [button.lowered for button in table_of(page).hand.buttons] == [False, False]
    assert [button.word for button in table_of(page).hand.buttons] == ["discard", "discard"]
    assert "discard" in table_of(page).hand.buttons[0].accessibleName()
    click_card(qtbot, page, "8c")
    qtbot.waitUntil(lambda: last_move(page) == "8c discard")


@pytest.mark.parametrize("way", ["key", "row"])
def test_without_a_move_one_press_throws_a_card_away(qtbot: QtBot, open_table: Opener, way: str) -> None:
    page = opened(open_table, NO_MOVE, 2)
    if way == "key":
        qtbot.keyClick(page, Qt.Key.Key_1)
    else:
        click_row(qtbot, page, "8c discard")
    qtbot.waitUntil(lambda: last_move(page) == "8c discard")


@pytest.mark.parametrize(
    ("hand", "least", "named"),
    [
        ("8c 9d", "9d", "the 9"),
        ("Qc 9d", "9d", "the 9"),
        ("4c Jd", "Jd", "the jack"),
        ("Jd Jh", "Jd", "the jack"),
    ],
)
def test_without_a_move_the_button_throws_away_what_is_worth_least(
    qtbot: QtBot, open_table: Opener, hand: str, least: str, named: str
) -> None:
    where = position(
        {"A": "g4 yard yard yard", "B": "r36* yard yard yard"}, {"A": hand, "B": "2c 3c"}, dealer="B"
    )
    page = opened(open_table, where, 2)
    (button,) = page.frame.prompt.prompt.buttons
    assert (button.text, button.main) == (f"Discard {named}", True)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == f"{least} discard")


def test_a_digit_selects_what_to_throw_away_and_return_throws_it(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, SITS_OUT, 2)
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


def test_a_row_of_the_list_selects_first_too(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, SITS_OUT, 2)
    before = len(page.controller.match.log)
    first, second = table_of(page).hand.buttons
    click_row(qtbot, page, f"{first.card} discard")
    assert (first.chosen, second.chosen, page.table.doubted) == (True, False, True)
    assert getattr(page.frame.moves.marked, "text", str)() == f"{first.card} discard"
    click_row(qtbot, page, f"{second.card} discard")
    assert (first.chosen, second.chosen) == (False, True)
    assert len(page.controller.match.log) == before
    card = second.card
    click_row(qtbot, page, f"{card} discard")
    qtbot.waitUntil(lambda: last_move(page) == f"{card} discard")


def test_return_in_the_list_selects_then_throws(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, SITS_OUT, 2)
    qtbot.keyClick(page, Qt.Key.Key_L)
    moves = page.frame.moves
    qtbot.waitUntil(moves.hasFocus)
    qtbot.keyClick(moves, Qt.Key.Key_Return)
    assert page.table.doubted
    first = table_of(page).hand.buttons[0]
    assert first.chosen
    card = first.card
    qtbot.keyClick(moves, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == f"{card} discard")


@pytest.mark.parametrize("way", ["card", "row", "key"])
def test_giving_a_card_to_the_partner_takes_two_presses(qtbot: QtBot, open_table: Opener, way: str) -> None:
    page = open_table(None, *["easy"] * 3, teams=True, seed="1", thinker=SilentBots())
    qtbot.waitUntil(lambda: page.table.decision is not None)
    before = len(page.controller.match.log)
    cards = table_of(page).hand.cards

    def press(number: int, again: bool = False) -> None:
        if way == "card":
            click_card(qtbot, page, cards[number])
        elif way == "row":
            click_row(qtbot, page, f"exchange {cards[number]}")
        else:
            qtbot.keyClick(page, Qt.Key.Key_Return if again else str(number + 1))

    press(0)
    press(1)
    assert [button.card for button in table_of(page).hand.buttons if button.chosen] == [cards[1]]
    assert page.frame.prompt.prompt.line.endswith(" to Ben?")
    assert len(page.controller.match.log) == before
    press(1, again=True)
    qtbot.waitUntil(lambda: last_move(page) == f"exchange {cards[1]}")
