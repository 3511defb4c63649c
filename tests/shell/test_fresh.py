"""A key that was pressed for hurrying does not answer a question that has only just come up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.playing import new_match, play_out
from tests.tables import opener

from spielblock.control.pace import OFF, STILL, Pace
from spielblock.games import all_games
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Decision
from spielblock.shell.table_fresh import FRESH_MS, HURRIED_MS, Fresh, kind_of
from spielblock.shell.table_page import TablePage
from spielblock.widgets.prompt_bar import STRESS_MS

DEALT = position({"A": "r3 r20 g4 yard", "B": "r36* r50 yard yard"}, {"A": "9c 5h", "B": "2c 3c"})
SCHOCK = all_games()["schock"]
KEY = Qt.Key


class Clock:
    """A clock that goes on when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def asked(match: Match[Any, Any]) -> Iterator[Decision[Any]]:
    """Yield each question of a match of dice, in the order of its steps."""
    for _ in play_out(match, Random(2)):
        if isinstance(match.pending, Decide):
            yield match.decision(match.pending.seats[0])


def questions() -> tuple[Decision[Any], Decision[Any]]:
    """Return two questions of different kinds."""
    found = list(asked(new_match(SCHOCK, 2)))
    first = found[0]
    return first, next(one for one in found if kind_of(one) != kind_of(first))


def test_a_key_counts_when_a_new_question_has_been_up_for_a_while(clock: Clock) -> None:
    fresh = Fresh(lambda: True, clock)
    first, other = questions()
    fresh.ask(first)
    assert fresh.holds()
    clock.now += FRESH_MS
    assert not fresh.holds()
    fresh.ask(other)
    assert fresh.holds()


def test_the_key_that_hurried_has_to_rest_longer_whatever_is_asked(clock: Clock) -> None:
    fresh = Fresh(lambda: True, clock)
    first = questions()[0]
    fresh.ask(first)
    clock.now += FRESH_MS
    fresh.hurry()
    fresh.ask(first)
    clock.now += HURRIED_MS - 1
    assert not fresh.holds()
    fresh.hurry()
    fresh.ask(first)
    clock.now += HURRIED_MS - 1
    assert fresh.holds(hurrying=True)
    clock.now += HURRIED_MS - 1
    assert fresh.holds(hurrying=True)
    clock.now += HURRIED_MS
    assert not fresh.holds(hurrying=True)


def test_who_did_not_hurry_may_use_the_key_at_once(clock: Clock) -> None:
    fresh = Fresh(lambda: True, clock)
    first = questions()[0]
    fresh.ask(first)
    fresh.seen()
    fresh.ask(first)
    assert not fresh.holds(hurrying=True)


def test_hammering_is_waited_for_to_end(clock: Clock) -> None:
    fresh = Fresh(lambda: True, clock)
    fresh.ask(questions()[0])
    for _ in range(10):
        clock.now += FRESH_MS / 2
        assert fresh.holds()
    clock.now += FRESH_MS
    assert not fresh.holds()
    assert not fresh.holds()


def test_the_same_kind_of_question_is_answered_as_fast_as_one_likes(clock: Clock) -> None:
    fresh = Fresh(lambda: True, clock)
    first = questions()[0]
    fresh.ask(first)
    clock.now += FRESH_MS
    assert not fresh.holds()
    fresh.ask(first)
    assert not fresh.holds()


def test_a_freshly_dealt_hand_is_another_question(clock: Clock) -> None:
    tock = all_games()["tock"]
    rules = tock.make_rules(tock.options())
    fresh = Fresh(lambda: True, clock)
    view = rules.view(rules.from_position(DEALT), 0)
    again = replace(view, deal=view.deal + 1)
    first, same, other = (rules.decision(rules.from_position(one), 0, ()) for one in (view, view, again))
    fresh.ask(first)
    clock.now += FRESH_MS
    fresh.ask(same)
    assert not fresh.holds()
    fresh.ask(other)
    assert fresh.holds()


def test_who_has_pointed_at_something_has_seen_the_question(clock: Clock) -> None:
    fresh = Fresh(lambda: True, clock)
    fresh.ask(questions()[0])
    fresh.seen(None)
    assert fresh.holds()
    fresh.seen("a move")
    assert not fresh.holds()


def test_where_nothing_waits_nothing_is_too_early(clock: Clock) -> None:
    fresh = Fresh(lambda: STILL.reading > 0, clock)
    fresh.ask(questions()[0])
    assert not fresh.holds()


def open_turn(qtbot: QtBot, folder: Path, clock: Clock, pace: Pace) -> Iterator[TablePage]:
    with opener(qtbot, folder, SCHOCK) as opened:
        page = opened(None, None, pace=pace)
        page.keys.fresh.clock = clock
        qtbot.waitUntil(lambda: page.table.decision is not None, timeout=20_000)
        yield page


@pytest.fixture
def turn(qtbot: QtBot, tmp_path: Path, clock: Clock) -> Iterator[TablePage]:
    """A table at which a throw has just been made, at the speed at which nothing moves."""
    yield from open_turn(qtbot, tmp_path, clock, OFF)


def test_a_hammered_key_plays_nothing_and_the_prompt_says_why(
    turn: TablePage, qtbot: QtBot, clock: Clock
) -> None:
    steps = len(turn.controller.match.log)
    decision = turn.table.decision
    for key in (KEY.Key_Space, KEY.Key_Return, KEY.Key_1, KEY.Key_Space):
        qtbot.keyClick(turn, key)
    assert turn.table.decision is decision
    assert not turn.table.half_made
    assert len(turn.controller.match.log) == steps
    assert turn.frame.prompt.stressed
    prompt = turn.frame.prompt
    assert not turn.frame.toast.isVisible()  # it would cover what the question is about
    assert (prompt.line.text(), "too early" in prompt.more.text()) == (prompt.prompt.line, True)
    assert prompt.more.isVisible()
    clock.now += FRESH_MS
    qtbot.keyClick(turn, KEY.Key_Return)
    qtbot.waitUntil(lambda: turn.table.half_made or len(turn.controller.match.log) > steps)


def test_the_note_goes_when_it_has_been_read_and_what_was_there_comes_back(
    turn: TablePage, qtbot: QtBot
) -> None:
    prompt = turn.frame.prompt
    before = prompt.more.text()
    qtbot.keyClick(turn, KEY.Key_Space)
    assert prompt.more.text() != before
    qtbot.waitUntil(lambda: not prompt.stressed, timeout=STRESS_MS + 2000)
    assert prompt.more.text() == before


def test_who_uses_another_key_first_is_heard_at_once(turn: TablePage, qtbot: QtBot) -> None:
    steps = len(turn.controller.match.log)
    qtbot.keyClick(turn, KEY.Key_Left)
    qtbot.keyClick(turn, KEY.Key_Return)
    qtbot.waitUntil(lambda: turn.table.half_made or len(turn.controller.match.log) > steps)
    assert not turn.frame.prompt.stressed


def test_a_click_is_never_too_early(turn: TablePage, qtbot: QtBot) -> None:
    steps = len(turn.controller.match.log)
    turn.frame.show_folded(False)
    moves = turn.frame.moves
    qtbot.waitUntil(lambda: moves.visualRect(moves.model().index(0, 0)).height() > 0)
    spot = moves.visualRect(moves.model().index(0, 0)).center()
    qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: turn.table.half_made or len(turn.controller.match.log) > steps)
