"""A table at which only bots play says so, offers nothing, and shows no hand."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import position, table_of
from tests.tables import Opener, QuickBots, SilentBots

from spielblock.control.pace import NORMAL
from spielblock.games.rockit import events as ev
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.texts import drew, drew_known, skipped
from spielblock.games.rockit.ui import texts_round
from spielblock.widgets.theme import Theme

WHERE = position("R5 B5", {"A": "Y4 G1 B9", "B": "G1 G2 G3", "C": "G4 G5"}, draw_first="B1 B2")


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
def test_who_only_watches_is_told_so_and_offered_no_call(
    qtbot: QtBot, open_table: Opener, size: tuple[int, int], scale: float
) -> None:
    theme = Theme(scale=scale)
    page = open_table("easy", "easy", "easy", position=WHERE, thinker=SilentBots(), size=size, theme=theme)
    hand = table_of(page).hand
    assert hand.sign is not None
    assert hand.sign.lines == (texts_round.watching(), texts_round.hand_of("Ada"))
    qtbot.waitUntil(hand.sign.fits)
    assert (hand.sign.isVisible(), hand.button.isVisible()) == (True, False)
    assert page.frame.later.text() == texts_round.nothing_to_choose()


def test_who_plays_is_offered_the_call(open_table: Opener) -> None:
    page = open_table(None, "easy", "easy", position=WHERE, thinker=SilentBots())
    assert table_of(page).hand.button.isVisible()
    assert table_of(page).hand.sign is None
    assert table_of(page).hand.fan.shown == ("Y4", "G1", "B9")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)], ids=str)
def test_no_hand_is_seen_and_no_drawn_card_told(
    qtbot: QtBot, open_table: Opener, size: tuple[int, int]
) -> None:
    page = open_table("easy", "easy", "easy", position=WHERE, thinker=QuickBots(GAME), size=size)
    table = table_of(page)
    assert set(table.hand.fan.shown) == {"?"}
    qtbot.waitUntil(lambda: len(page.controller.match.log) > 2 and not page.queue.running, timeout=20_000)
    lines = {entry.text for entry in page.frame.history.entries}
    assert any(line.startswith(drew("Ada", 1)) for line in lines)
    assert not any(line.startswith(drew_known("Ada", "").rstrip()) and "blue" in line for line in lines)
    table.cover(False)
    assert set(table.hand.fan.shown) == {"?"}


def test_at_the_end_of_a_round_the_hand_below_is_open_as_all_others(open_table: Opener) -> None:
    page = open_table("easy", "easy", "easy", position=WHERE, thinker=SilentBots())
    cue = page.table.cue(ev.RoundWon("B", 9, (0, 1, 0), {"A": ("Y4", "G1", "B9"), "C": ("G4", "G5")}))
    assert cue is not None
    cue(NORMAL)
    assert table_of(page).hand.fan.shown == ("Y4", "G1", "B9")


def test_who_sits_out_and_who_deals_is_not_said_to_play(open_table: Opener) -> None:
    page = open_table(None, "easy", "easy", position=WHERE, thinker=SilentBots())
    table = page.table
    said = [
        (table.concerns(event), table.meanwhile())
        for event in (
            ev.RoundStarted(2, "C"),
            ev.HandDealt("A", ("?",) * 7),
            ev.CardTurned("R5", stays=True),
            ev.CardPlayed("A", "RS", "R", 6),
            ev.SeatSkipped("B"),
        )
    ]
    deals = texts_round.deals("Ben")
    assert said == [("C", deals), ("", deals), ("", deals), ("A", ""), ("B", skipped("Mara"))]
    table.begins("C")
    assert table.meanwhile() == ""


def test_a_skipped_seat_is_named_in_the_prompt_as_sitting_out(qtbot: QtBot, open_table: Opener) -> None:
    where = position("R5 B5", {"A": "RS B9 Y4", "B": "G1 G2 G3", "C": "G4 G5"})
    page = open_table(None, "easy", "easy", position=where, thinker=SilentBots(), pace=NORMAL)
    said: list[str] = []
    page.presenter.landed.connect(lambda _: said.append(page.frame.prompt.prompt.line))
    page.table.choose(page.controller.match.rules.parse("RS"))
    qtbot.waitUntil(lambda: skipped("Mara") in said)
    qtbot.waitUntil(lambda: "Ben" in page.frame.prompt.prompt.line)
    assert not any("Mara" in line and line != skipped("Mara") for line in said)
