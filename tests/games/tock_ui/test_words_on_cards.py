"""What stands on the cards of the hand: their word, also on small ones and where they can be thrown away."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.games.tock_seen import click_card, table_of
from tests.tables import Opener, SilentBots

from spielblock.games.tock.options import Options
from spielblock.games.tock.ui import texts
from spielblock.games.tock.ui.cards import card_picture
from spielblock.widgets.theme import Theme


def test_a_card_without_a_move_says_that_it_can_be_thrown_away(open_table: Opener) -> None:
    where = position("A: g4 r30", "A: 9c 5d; B: 2c 3c; C: 4c 6c; D: 7c 8c")
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    assert {button.card: button.word for button in table_of(page).hand.buttons} == {"9c": "", "5d": ""}
    where = position("A: g4", "A: Ac 5d; B: 2c 3c; C: 4c 6c; D: 7c 8c")
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    words = {button.card: (button.word, button.lowered) for button in table_of(page).hand.buttons}
    assert words == {"Ac": ("", False), "5d": ("discard", True)}


def test_a_ten_explains_itself(open_table: Opener) -> None:
    where = position("A: r30", "A: 10c 5d; B: 2c 3c; C: 4c 6c; D: 7c 8c")
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    ten = table_of(page).hand.button("10c")
    assert ten is not None
    assert ten.toolTip() == "10 of clubs, 10 forward; the next player sits out and discards a card"


def test_the_word_on_a_ten_says_both_that_it_does() -> None:
    for said in (texts.effect("10", Options()), texts.effect_short("10", Options())):
        assert "10" in said
        assert "skip" in said


def test_a_seven_for_one_piece_is_not_called_split() -> None:
    assert texts.effect("7", Options()) == "split 7"
    assert texts.effect("7", Options(seven="single_rest_forfeit")) == "up to 7"


@pytest.mark.parametrize(("cards", "badges"), [("B: 2c", ["Then Mara sits out."]), ("B: ", [])])
def test_the_rows_of_a_ten_show_who_sits_out_if_somebody_does(
    open_table: Opener, cards: str, badges: list[str]
) -> None:
    where = position("A: r30", f"A: 10c 5d; {cards}; C: 4c 6c; D: 7c 8c")
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    rows = {
        getattr(line.move, "text", str)(): [one.help for one in line.badges]
        for line in page.frame.moves.lines
    }
    assert rows == {"10c r30>r40": badges, "5d r30>r35": []}


def test_a_ten_that_was_picked_says_who_sits_out_and_one_thrown_away_too(
    qtbot: QtBot, open_table: Opener
) -> None:
    where = position("A: r30", "A: 10c 5d; B: 2c 3c; C: 4c 6c; D: 7c 8c")
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    click_card(qtbot, page, "10c")
    assert page.frame.prompt.prompt.more == "Then Mara sits out."
    where = position("A: g4", "A: 10c 5d; B: 2c 3c; C: 4c 6c; D: 7c 8c", skip=True)
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    click_card(qtbot, page, "10c")
    assert page.frame.prompt.prompt.more == "Mara sits out all the same."
    ten = table_of(page).hand.button("10c")
    assert ten is not None
    assert ten.toolTip().endswith("Mara sits out all the same.")


@pytest.mark.parametrize(
    ("seven", "more"),
    [
        ("split", "Choose how far: the steps may be split between pieces."),
        ("single_rest_forfeit", "One piece alone; what does not fit on its way is lost."),
    ],
)
def test_the_prompt_of_a_seven_says_what_the_options_say(
    qtbot: QtBot, open_table: Opener, seven: Any, more: str
) -> None:
    options = Options(seven=seven)
    where = position("A: r30 r50", "A: 7c 5d; B: 2c; C: 4c; D: 8c", options=options)
    page = open_table(None, *["easy"] * 3, position=where, options=options, thinker=SilentBots())
    click_card(qtbot, page, "7c")
    assert page.frame.prompt.prompt.more == more


def test_who_sits_out_is_said_while_a_bot_thinks(open_table: Opener) -> None:
    where = position("A: r30", "A: 9c; B: 2c 3c; C: 4c 6c; D: 7c 8c", to_move="B", skip=True)
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    assert page.frame.prompt.prompt.line == "Mara sits out: discards a card"


@pytest.mark.parametrize(("card", "short"), [("4c", True), ("Jc", True), ("10c", True), ("9c", False)])
def test_small_cards_keep_the_words_that_matter(qtbot: QtBot, card: str, short: bool) -> None:
    assert bool(texts.effect_short(card[:-1], Options())) is short
    theme = Theme()
    plain = card_picture(theme, card, 50, 1).toImage()
    assert card_picture(theme, card, 50, 1, word="discard").toImage() == plain  # too small for any word
    said = card_picture(theme, card, 64, 1, word="discard").toImage()
    assert (card_picture(theme, card, 64, 1).toImage() == said) is False
