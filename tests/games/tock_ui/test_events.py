"""How long each event takes, and that the picture is right however it is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.games.tock_seen import differences, table_of
from tests.tables import Opener, SilentBots

from spielblock.control.pace import FAST, NORMAL, OFF, SLOW, Pace
from spielblock.games.tock.events import (
    CardPlayed,
    ColourHome,
    HandDealt,
    PieceCaptured,
    PieceEntered,
    PieceMoved,
    PiecesSwapped,
)
from spielblock.rules.event import Event
from spielblock.shell.table_page import TablePage

FOUR = position(
    {"A": "r58 r19 g4 yard", "B": "r24 g4 yard yard", "C": "r36* r48 yard yard", "D": "r7 r62 g3 g4"},
    {"A": "7h Ks 4d 9c", "B": "2c 3c 5c", "C": "2d 3d 5d", "D": "2h 3h 5h"},
)


def moved(source: str, *path: str, card: str = "9c") -> PieceMoved:
    return PieceMoved("A", "A", card, source, path)


def fields(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"r{field}" for field in range(first, last + 1))


#: Event, milliseconds at normal speed.
DURATIONS: list[tuple[Event, int]] = [
    (moved("r19", *fields(20, 22)), 3 * 150),
    (moved("r19", *fields(20, 31)), 12 * 116),
    (moved("r19", *fields(20, 32)), 13 * 107),
    (moved("r19", "r18", "r17", "r16", "r15", card="4d"), 4 * 150),
    (moved("r19", "g1", "g2"), 2 * 150),
    (PieceEntered("A", "A", "Ks", "r0"), 320),
    (PiecesSwapped("A", "Jd", "A", "r19", "B", "r24"), 560),
    (CardPlayed("A", "9c"), 260),
    (CardPlayed("B", "2c"), 260 + 240),
    (ColourHome("D"), 4 * 90 + 220),
]


@pytest.fixture
def page(open_table: Opener) -> TablePage:
    return open_table(None, "easy", "easy", "easy", position=FOUR, thinker=SilentBots())


def built(page: TablePage, event: Event, pace: Pace) -> QAbstractAnimation | None:
    cue = page.table.cue(event)
    assert cue is not None
    return cue(pace)


@pytest.mark.parametrize(("event", "duration"), DURATIONS, ids=lambda value: type(value).__name__)
def test_an_event_takes_its_time(page: TablePage, event: Event, duration: int) -> None:
    animation = built(page, event, NORMAL)
    assert animation is not None
    assert animation.totalDuration() == pytest.approx(duration, abs=2)


@pytest.mark.parametrize(("pace", "factor"), [(FAST, 0.5), (SLOW, 1.7)])
def test_the_dial_scales_everything(page: TablePage, pace: Pace, factor: float) -> None:
    animation = built(page, moved("r19", *fields(20, 23)), pace)
    assert animation is not None
    assert animation.totalDuration() == pytest.approx(4 * 150 * factor, abs=4)


@pytest.mark.parametrize(("event", "duration"), DURATIONS, ids=lambda value: type(value).__name__)
def test_speed_off_shows_nothing_on_the_way(page: TablePage, event: Event, duration: int) -> None:
    assert duration > 0
    assert built(page, event, OFF) is None


def test_the_captor_lands_before_the_captured_piece_flies(page: TablePage) -> None:
    board = table_of(page).board
    victim = board.piece("B", "r24")
    assert victim is not None
    assert page.table.cue(PieceCaptured("A", "B", "r24")) is None
    animation = built(page, moved("r19", *fields(20, 24)), NORMAL)
    assert animation is not None
    assert animation.totalDuration() == pytest.approx(5 * 150 + 520, abs=2)
    home = board.spot("B", "r24")
    animation.start()
    animation.setCurrentTime(5 * 150 - 10)
    assert victim.standing == home
    animation.setCurrentTime(5 * 150 + 260)
    assert victim.standing != home
    animation.setCurrentTime(animation.totalDuration())
    assert board.drawn_pieces()["B"] == ["g4", "yard", "yard", "yard"]


def test_a_deal_comes_to_all_seats_at_once(page: TablePage) -> None:
    cues = [page.table.cue(HandDealt(seat, ("?",) * 4)) for seat in "ABCD"]
    assert cues[:3] == [None] * 3
    assert cues[3] is not None
    animation = cues[3](NORMAL)
    assert animation is not None
    assert 260 < animation.totalDuration() < 1000


@pytest.mark.parametrize("pace", [OFF, Pace(0.08)], ids=["off", "quick"])
@pytest.mark.parametrize(
    "text", ["9c r19>r28", "Ks yard>r0", "Ks r58>r71", "4d r19>r15", "7h r19>r26", "7h r58>r61"]
)
def test_after_a_step_everything_is_where_it_should_be(
    qtbot: QtBot, open_table: Opener, text: str, pace: Pace
) -> None:
    page = open_table(None, "easy", "easy", "easy", position=FOUR, thinker=SilentBots(), pace=pace)
    with qtbot.waitSignal(page.queue.idle, timeout=5000):
        page.table.choose(page.controller.match.rules.parse(text))
    assert differences(page) == []
