"""A hint at the table of Rockit marks what it speaks of: card, colour, pack, call and button."""

from __future__ import annotations

import pytest
from tests.games.rockit.seen import table_of
from tests.games.rockit.spots import JOKERS, TWO_LEFT
from tests.tables import Opener, SilentBots

from spielblock.games.rockit.cards import JOKER
from spielblock.games.rockit.moves import DRAW
from spielblock.games.rockit.position import Position


@pytest.mark.parametrize(
    ("where", "advised", "card", "called"),
    [(TWO_LEFT, "R3", "R3", False), (TWO_LEFT, "R3!", "R3", True), (JOKERS, "W>G", "W", False)],
    ids=["card", "call", "joker"],
)
def test_a_hint_marks_the_card_and_the_call(
    open_table: Opener, where: Position, advised: str, card: str, called: bool
) -> None:
    page = open_table(None, "medium", position=where, thinker=SilentBots())
    table = table_of(page)
    move = page.controller.match.rules.parse(advised)
    table.advise(move)
    fan = table.hand.fan
    assert (fan.shown[fan.advised], table.hand.button.advised) == (card, called)
    assert not table.felt.piles.advice.isVisible()
    table.choose(move)
    assert (fan.advised, table.hand.button.advised) == (-1, False)


def test_a_hint_marks_the_colour_once_the_wheel_is_open(open_table: Opener) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    table = table_of(page)
    table.advise(page.controller.match.rules.parse("W>G"))
    assert table.felt.wheel.advised == ""
    table.pick(("card", JOKER))
    assert (table.wheel_open, table.felt.wheel.advised) == (True, "G")
    table.advise(None)
    assert table.felt.wheel.advised == ""


def test_a_hint_to_draw_marks_the_pack_and_the_button(open_table: Opener) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    table = table_of(page)
    table.advise(DRAW)
    assert (table.hand.fan.advised, table.felt.piles.advice.isVisible()) == (-1, True)
    assert [button.icon for button in page.frame.prompt.prompt.buttons] == ["hint"]
    table.advise(None)
    assert [button.icon for button in page.frame.prompt.prompt.buttons] == [""]
    assert not table.felt.piles.advice.isVisible()
