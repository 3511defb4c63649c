"""Every event of Rockit has a look and a sentence, and however it is shown, the same picture is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import differences, position, table_of
from tests.tables import Opener, SilentBots

from spielblock.control.pace import FAST, NORMAL, OFF, SLOW, STILL, Pace
from spielblock.games.rockit import events as ev
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.texts import said
from spielblock.rules.event import Event
from spielblock.shell.table_page import TablePage

EVENTS: list[Event] = [
    ev.RoundStarted(1, "C"),
    ev.CardTurned("R5", stays=True),
    ev.CardTurned("W+4", stays=False),
    ev.PileShuffled(40),
    ev.CardPlayed("A", "R3", "R", 2),
    ev.CardPlayed("B", "W+4", "Y", 1, drawn=True),
    ev.ColourNamed("B", "G"),
    ev.PenaltyRaised("A", "+2", 4),
    ev.SeatSkipped("B"),
    ev.DirectionChanged(-1),
    ev.CallMade("B", last=False, late=False),
    ev.CallMade("A", last=True, late=True),
    ev.CallForgotten("B", 2),
    ev.CallForgotten("B", 0),
    ev.CallCaught("B", "A", 2),
    ev.CardsDrawn("A", ("R1", "R2"), "take"),
    ev.CardsDrawn("B", ("?",), "draw"),
    ev.CardsDrawn("B", (), "draw"),
    ev.RoundWon("B", 120, (0, 1, 0)),
]
STACK = position(
    "R+2 B5",
    {"A": "Y+2 R3 B9", "B": "G1 G2 G3", "C": "G4 G5 G6"},
    pending={"kind": "+2", "cards": 2},
)
CHOICE = position("R5 B5", {"A": "R3 B9 Y5", "B": "G1 G2 G3", "C": "G4 G5 G6"})
WILD = position("R5 B5", {"A": "W+4 B9", "B": "G1 G2", "C": "G4 G5 G6"})
FORGET = position("R5 B5", {"A": "RV R9", "B": "G1 G2 G3", "C": "G4 G5 G6"})
MIDDLES: list[tuple[Position, list[str]]] = [
    (STACK, ["Y+2"]),
    (WILD, ["W+4>B!"]),
    (FORGET, ["RV", "silent"]),
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_is_seen_and_told(qtbot: QtBot, open_table: Opener, event: Event) -> None:
    page = open_table(None, "medium", "medium", position=STACK, thinker=SilentBots())
    cue = page.table.cue(event)
    assert cue is not None
    assert said(event, page.stage.name)
    assert cue(OFF) is None
    animation = cue(FAST)
    if animation is not None:
        with qtbot.waitSignal(animation.finished, timeout=4000):
            animation.start()
        assert 0 < animation.totalDuration() <= 2000
    table_of(page).show_view(page.controller.match.view(0), 0)
    assert differences(page) == []


def test_hands_are_dealt_together(open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=STACK, thinker=SilentBots())
    hands = [ev.HandDealt(seat, ("?",) * 7) for seat in "BCA"]
    cues = [page.table.cue(event) for event in hands]
    assert cues[:2] == [None, None]
    assert cues[2] is not None
    deal = cues[2](NORMAL)
    assert deal is not None
    assert deal.totalDuration() < 2000
    page.table.settle()


def test_only_a_card_kept_needs_no_look(open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=STACK, thinker=SilentBots())
    assert page.table.cue(ev.CardKept("A")) is None
    assert said(ev.CardKept("A"), page.stage.name)


def shoot(page: TablePage) -> dict[str, object]:
    return page.table.drawn()


def resized(qtbot: QtBot, page: TablePage) -> None:
    page.resize(1100, 640)


def skipped(qtbot: QtBot, page: TablePage) -> None:
    qtbot.keyClick(page, Qt.Key.Key_Space)


def left_alone(qtbot: QtBot, page: TablePage) -> None:
    pass


@pytest.mark.parametrize("middle", MIDDLES, ids=["stack", "wild", "forgotten"])
@pytest.mark.parametrize(
    ("pace", "meanwhile"),
    [(OFF, left_alone), (FAST, left_alone), (SLOW, skipped), (NORMAL, resized), (STILL, left_alone)],
    ids=["off", "fast", "slow and skipped", "resized", "still"],
)
def test_however_it_is_shown_the_same_picture_is_left(
    qtbot: QtBot,
    open_table: Opener,
    middle: tuple[Position, list[str]],
    pace: Pace,
    meanwhile: Callable[[QtBot, TablePage], None],
) -> None:
    where, moves = middle
    page = open_table(None, "medium", "medium", position=where, pace=pace, thinker=SilentBots())
    for text in moves:
        qtbot.waitUntil(lambda: page.table.decision is not None, timeout=5000)
        page.table.choose(page.controller.match.rules.parse(text))
        meanwhile(qtbot, page)
        qtbot.waitUntil(lambda: not page.queue.running and page.frame.players.rows is not None, timeout=8000)
    done = len(moves)
    qtbot.waitUntil(lambda: len(page.controller.match.log) >= done and not page.queue.running, timeout=8000)
    qtbot.waitUntil(lambda: differences(page) == [], timeout=5000)


def test_taking_back_ends_in_the_old_picture(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, None, "medium", position=CHOICE, pace=NORMAL, thinker=SilentBots())
    before = shoot(page)
    page.table.choose(page.controller.match.rules.parse("R3"))
    qtbot.waitUntil(lambda: page.queue.running)
    page.controller.undo()
    qtbot.waitUntil(lambda: page.table.decision is not None and not page.queue.running, timeout=3000)
    assert shoot(page) == before
    assert differences(page) == []
