"""Return does what is asked or what has the keyboard, even while a hint shows another move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import click_card, table_of
from tests.shell.test_hint import Adviser
from tests.tables import Opener, SilentBots

from spielblock.bots.candidate import Candidate
from spielblock.games.tock.position import Position
from spielblock.shell.table_page import TablePage

KEY = Qt.Key
SITS_OUT = position(
    {"A": "g4 yard yard yard", "B": "r36* yard yard yard"},
    {"A": "8c 9d Jh", "B": "2c 3c 4c"},
    dealer="B",
    skip=True,
)
CHOICE = position(
    {"A": "r3 r20 g4 yard", "B": "r36* r50 yard yard"}, {"A": "9c Kc 5h", "B": "2c 3c 4c"}, dealer="B"
)
BLOCKED = position(
    {"A": "r20 g4 yard yard", "B": "r36* yard yard yard"}, {"A": "Jh 5h", "B": "2c 3c"}, dealer="B"
)
NO_MOVE = position(
    {"A": "g4 yard yard yard", "B": "r36* yard yard yard"}, {"A": "8c 9d", "B": "2c 3c"}, dealer="B"
)
LONE_SEVEN = position(
    {"A": "r20 yard yard yard", "B": "r36* r50 yard yard"}, {"A": "7c 5d 9h", "B": "2c 3c 4c"}, dealer="B"
)


def hinted(qtbot: QtBot, open_table: Opener, where: Position, move: str) -> TablePage:
    """Return a table at which this move has been hinted."""
    adviser = Adviser()
    page = open_table(None, "hard", position=where, thinker=adviser)
    qtbot.keyClick(page, KEY.Key_H)
    adviser.answer(move, Candidate(move, 0.6))
    assert page.table.advised is not None
    assert page.table.advised.text() == move
    return page


def last_move(page: TablePage) -> str:
    return page.controller.match.log[-1].move.text()


def test_return_answers_the_question_and_not_the_hint(qtbot: QtBot, open_table: Opener) -> None:
    page = hinted(qtbot, open_table, SITS_OUT, "Jh discard")
    qtbot.keyClick(page, "1")
    card = table_of(page).hand.buttons[0].card
    assert page.frame.prompt.prompt.line == "Discard the 8?"
    qtbot.keyClick(page, KEY.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == f"{card} discard")


def test_the_board_shows_no_hint_while_another_card_is_asked_about(qtbot: QtBot, open_table: Opener) -> None:
    page = hinted(qtbot, open_table, BLOCKED, "5h r20>r25")
    board = table_of(page).board
    assert board.marks.path
    click_card(qtbot, page, "Jh")
    assert page.table.doubted
    assert not board.marks.path
    qtbot.keyClick(page, KEY.Key_Escape)
    assert board.marks.path


@pytest.mark.parametrize("given", [0, 1, 2])
def test_return_gives_the_card_asked_about_and_not_the_hinted_one(
    qtbot: QtBot, open_table: Opener, given: int
) -> None:
    adviser = Adviser()
    page = open_table(None, *["easy"] * 3, teams=True, seed="1", thinker=adviser)
    qtbot.waitUntil(lambda: page.table.decision is not None)
    cards = table_of(page).hand.cards
    qtbot.keyClick(page, KEY.Key_H)
    adviser.answer(f"exchange {cards[(given + 1) % 3]}")
    qtbot.keyClick(page, str(given + 1))
    assert page.frame.prompt.prompt.line.endswith(" to Ben?")
    qtbot.keyClick(page, KEY.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == f"exchange {cards[given]}")


def test_a_row_that_had_the_keyboard_before_the_question_does_not_answer_it(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = open_table(None, "easy", position=SITS_OUT, thinker=SilentBots())
    qtbot.keyClick(page, "l")
    rows = page.frame.moves
    qtbot.waitUntil(rows.hasFocus)
    qtbot.keyClick(rows, "2")
    card = table_of(page).hand.buttons[1].card
    qtbot.keyClick(rows, KEY.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == f"{card} discard")


def test_a_row_gone_to_after_the_question_is_meant(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "easy", position=SITS_OUT, thinker=SilentBots())
    qtbot.keyClick(page, "l")
    rows = page.frame.moves
    qtbot.waitUntil(rows.hasFocus)
    qtbot.keyClick(rows, KEY.Key_Return)
    qtbot.keyClick(rows, KEY.Key_Down)
    before = len(page.controller.match.log)
    qtbot.keyClick(rows, KEY.Key_Return)
    chosen = [button.card for button in table_of(page).hand.buttons if button.chosen]
    assert chosen == [table_of(page).hand.buttons[1].card]
    assert len(page.controller.match.log) == before


def test_a_held_return_answers_no_question(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "easy", position=SITS_OUT, thinker=SilentBots())
    qtbot.keyClick(page, KEY.Key_Right)
    first = table_of(page).hand.buttons[0]
    qtbot.keyClick(first, KEY.Key_Return)
    assert page.table.doubted
    before = len(page.controller.match.log)
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(first, held)
    assert len(page.controller.match.log) == before
    assert page.table.doubted
    card = first.card
    qtbot.keyClick(first, KEY.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == f"{card} discard")


def test_return_picks_the_card_with_the_focus_beside_a_hint(qtbot: QtBot, open_table: Opener) -> None:
    page = hinted(qtbot, open_table, CHOICE, "5h r20>r25")
    before = len(page.controller.match.log)
    qtbot.keyClick(page, KEY.Key_Right)
    first = table_of(page).hand.buttons[0]
    assert first.hasFocus()
    qtbot.keyClick(first, KEY.Key_Return)
    assert first.chosen
    assert len(page.controller.match.log) == before


def test_return_plays_what_is_hinted_if_nothing_else_has_the_keyboard(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = hinted(qtbot, open_table, CHOICE, "5h r20>r25")
    qtbot.keyClick(page, KEY.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == "5h r20>r25")


def test_the_button_throws_away_what_is_hinted(qtbot: QtBot, open_table: Opener) -> None:
    adviser = Adviser()
    page = open_table(None, "hard", position=NO_MOVE, thinker=adviser)
    hand = table_of(page).hand
    (button,) = page.frame.prompt.prompt.buttons
    assert (button.text, button.key, button.main) == ("Discard the 9", "Return", True)
    assert [card.card for card in hand.buttons if card.suggested] == ["9d"]
    qtbot.keyClick(page, KEY.Key_H)
    adviser.answer("8c discard", Candidate("8c discard", 0.6))
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.buttons[0].text == "Discard the 8")
    assert [card.card for card in hand.buttons if card.suggested] == ["8c"]
    qtbot.keyClick(page, KEY.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == "8c discard")


@pytest.mark.parametrize("again", ["return", "card"])
def test_a_seven_with_one_row_is_played_like_any_card(qtbot: QtBot, open_table: Opener, again: str) -> None:
    page = open_table(None, "easy", position=LONE_SEVEN, thinker=SilentBots())
    click_card(qtbot, page, "7c")
    assert len(page.frame.moves.lines) == 1
    if again == "return":
        qtbot.keyClick(page, KEY.Key_Return)
    else:
        click_card(qtbot, page, "7c")
    qtbot.waitUntil(lambda: last_move(page) == "7c r20>r27")
