"""Without motion there is still time to read: what a round brought is not swept away with what moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation
from tests.benchmarks.waits import Playing

from spielblock.control.pace import READING, Beat, Pace, chosen
from spielblock.control.patience import LEAST_READING
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
    for _ in playing.waits():
        if len(times) > 1:
            break
    return times[1] - times[0]


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
def test_a_result_stays_without_motion_as_long_as_with_it(speed: str, qapp: object) -> None:
    assert Beat.RESULT in READING
    least = Pace(0.0, LEAST_READING).ms(Beat.RESULT)
    assert held(chosen(speed)) >= least
    if speed != "off":  # without animations at all there is nothing to reduce
        assert held(chosen(speed, reduced=True)) >= least


def test_who_skips_has_read_it(qapp: object) -> None:
    assert held(chosen("normal", reduced=True), skipped=True) == 0
