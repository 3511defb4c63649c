"""What stands on the cards of the hand: their word, also on small ones and where they can be thrown away."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.games.tock_seen import table_of
from tests.tables import Opener, SilentBots

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
    assert ten.toolTip() == "10 of clubs, 10 forward; the next player only discards a card"


def test_who_sits_out_is_said_while_a_bot_thinks(open_table: Opener) -> None:
    where = position("A: r30", "A: 9c; B: 2c 3c; C: 4c 6c; D: 7c 8c", to_move="B", skip=True)
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    assert page.frame.prompt.prompt.line == "Mara sits out: discards a card"


@pytest.mark.parametrize(("card", "short"), [("4c", True), ("Jc", True), ("10c", True), ("9c", False)])
def test_small_cards_keep_the_words_that_matter(qtbot: QtBot, card: str, short: bool) -> None:
    assert bool(texts.effect_short(card[:-1])) is short
    theme = Theme()
    plain = card_picture(theme, card, 50, 1).toImage()
    assert card_picture(theme, card, 50, 1, word="discard").toImage() == plain  # too small for any word
    said = card_picture(theme, card, 64, 1, word="discard").toImage()
    assert (card_picture(theme, card, 64, 1).toImage() == said) is False
