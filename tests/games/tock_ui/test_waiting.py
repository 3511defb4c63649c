"""Below the players it stands after whom one plays again, as far as that is sure."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import table_of
from tests.tables import Opener, SilentBots

from spielblock.games.tock import events
from spielblock.widgets import texts

PLACES = {
    "A": "r3 yard yard yard",
    "B": "r24 yard yard yard",
    "C": "r40 yard yard yard",
    "D": "r60 g3 g4 yard",
}


def hands(cards: int) -> dict[str, str]:
    return {
        seat: " ".join(f"{rank}{suit}" for rank in "9865"[:cards])
        for seat, suit in zip("ABCD", "cdhs", strict=True)
    }


@pytest.mark.parametrize(
    ("to_move", "said"),
    [
        ("B", "You play again after Mara, Ben and Lisl."),
        ("C", "You play again after Ben and Lisl."),
        ("D", "You play again after Lisl."),
    ],
)
def test_who_plays_before_one_s_next_turn(open_table: Opener, to_move: str, said: str) -> None:
    where = position(PLACES, hands(3), to_move=to_move)
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    assert page.frame.later.isVisible()
    assert page.frame.later.text() == said


def test_it_follows_the_own_turn(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, *["easy"] * 3, position=position(PLACES, hands(3)), thinker=SilentBots())
    decision = page.table.decision
    assert decision is not None
    page.table.choose(decision.moves[0])
    qtbot.waitUntil(lambda: page.frame.later.text() == "You play again after Mara, Ben and Lisl.")


def test_nothing_is_promised_for_after_a_deal_or_to_several(open_table: Opener) -> None:
    last = position(PLACES, {"A": "", "B": "9d", "C": "9h", "D": "9s"}, to_move="B")
    page = open_table(None, *["easy"] * 3, position=last, thinker=SilentBots())
    assert page.frame.later.text() == texts.moves_later()
    page = open_table(
        None, *["easy"] * 3, position=position(PLACES, hands(3), to_move="C"), thinker=SilentBots()
    )
    table = table_of(page)
    table.cue(events.DealBegun("B", 2, 4))
    assert table.waits("C") == ""
    page = open_table(
        None, "easy", None, "easy", position=position(PLACES, hands(3), to_move="D"), thinker=SilentBots()
    )
    assert page.frame.later.text() == texts.moves_later()
