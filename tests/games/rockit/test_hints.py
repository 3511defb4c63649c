"""A hint at the table of Rockit marks what it speaks of: card, colour, pack, call and button."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import position, table_of
from tests.games.rockit.spots import JOKERS, TWO_LEFT
from tests.tables import Opener, QuickBots, SilentBots

from spielblock.bots.messages import Choose, Chosen
from spielblock.games.rockit.bot import MasterBot
from spielblock.games.rockit.cards import JOKER
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.moves import DRAW
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.ui.cards import RATIO
from spielblock.rules.seats import seat_of
from spielblock.widgets.hint_mark import RADIUS


class StrongBots(QuickBots):
    """The strongest player, in this process, with what it compared."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def _answer(self, ticket: int, question: Choose) -> None:
        view = question.view
        rules = RockitRules(view.options)
        decision = rules.decision(rules.from_position(view), seat_of(view.seat), view.seen)
        thought = MasterBot(rules, 4).think(decision, Random(1))
        self.chosen.emit(ticket, Chosen(thought.move.text(), thought.candidates))


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


@pytest.mark.parametrize("others", [1, 2])
def test_the_only_card_that_fits_is_called_that_with_any_number_of_seats(
    qtbot: QtBot, open_table: Opener, others: int
) -> None:
    """With two the bot compares nothing where there is one card to lay, and so gives no reasons."""
    where = position("R5 B5", {"A": "R3 B9 Y4 Y7"}, counts=dict.fromkeys("BC"[:others], 3))
    page = open_table(None, *["master"] * others, position=where, thinker=StrongBots())
    qtbot.keyClick(page, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: page.frame.hint.text.count("\n") > 0)
    assert page.frame.hint.text.splitlines() == ["Lay 3 red", "It is the only card of yours that fits."]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1200)], ids=str)
@pytest.mark.parametrize("cards", [1, 3, 8, 14])
def test_the_bulb_on_a_card_of_the_hand_is_seen_whole(
    open_table: Opener, size: tuple[int, int], cards: int
) -> None:
    hand = "R0 R1 R2 R3 R4 R6 R7 R8 R9 R1 R2 R3 R4 R6"[: 3 * cards]
    where = position("R5 B5", {"A": hand, "B": "G1 G2 G3"})
    page = open_table(None, "medium", position=where, size=size, thinker=SilentBots())
    fan, theme = table_of(page).hand.fan, page.stage.theme
    for place in fan.raised:
        top = fan.middle(place).y() - fan.card_width * RATIO / 2
        assert top + theme.px(4) - theme.px(RADIUS) >= 0
    assert fan.raised
