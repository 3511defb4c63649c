"""Without motion there is still time to read: what a round brought is not swept away with what moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation
from tests.benchmarks.waits import Playing

from spielblock.control.pace import READING, Beat, Pace, chosen
from spielblock.games import all_games
from spielblock.games.schock.events import RoundEnded
from spielblock.rules.event import Event


class NoFade:
    """Shows a change without a fade."""

    def show(self, work: Callable[[], None], pace: Pace) -> QAbstractAnimation | None:
        work()
        return None

    def forget(self) -> None:
        """Nothing is kept."""


def held(pace: Pace, *, skipped: bool = False) -> int:
    """Return how long the end of the first round of a match of Schock stays to be read."""
    playing = Playing(all_games()["schock"], 1, pace, None)
    if pace.reduced:
        playing.presenter.changes = NoFade()
    times: list[int] = []

    def heard(event: Event) -> None:
        if isinstance(event, RoundEnded):
            times.append(playing.clock.passed)
            if skipped:
                playing.clock.skip()

    playing.presenter.told.connect(heard)
    playing.presenter.landed.connect(heard)
    for _ in playing.choices():
        if len(times) > 1:
            break
    return times[1] - times[0]


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
def test_a_result_stays_without_motion_as_long_as_with_it(speed: str, qapp: object) -> None:
    assert Beat.RESULT in READING
    least = Beat.RESULT.value
    assert held(chosen(speed)) >= least
    if speed != "off":  # without animations at all there is nothing to reduce
        assert held(chosen(speed, reduced=True)) >= least


def begun_after(thought: int, *, skipped: bool = False) -> int:
    """Return how many milliseconds after it was asked the turn of a bot begins to be shown."""
    playing = Playing(all_games()["rock_the_bock"], 1, chosen("normal"), None)
    seat, told = playing.come_to_bot(), list[int]()
    playing.presenter.told.connect(lambda _: told.append(playing.clock.passed))
    asked = playing.clock.passed
    if skipped:
        playing.clock.skip()
    playing.ask_bot(seat, thought)
    return told[0] - asked


def test_a_bot_seems_to_think_as_long_as_one_needs_to_see_whose_turn_it_is(qapp: object) -> None:
    assert begun_after(0) == begun_after(300) == Beat.THINK.value
    assert begun_after(900) == 900


def test_who_skips_waits_for_no_thinking(qapp: object) -> None:
    assert begun_after(0, skipped=True) == 0


@pytest.mark.parametrize("reduced", [False, True])
def test_who_skips_still_sees_the_result(reduced: bool, qapp: object) -> None:
    assert held(chosen("normal", reduced=reduced), skipped=True) == Beat.RESULT.value
