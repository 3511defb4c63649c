"""What bots show has a budget: sums of planned durations, not of time that passes."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPauseAnimation
from tests.benchmarks.waits import measured

from spielblock.control.cues import Cue, CueQueue
from spielblock.control.pace import SPEEDS, STILL, Beat, Pace, chosen
from spielblock.control.patience import CALM_MS, LEAST_MOTION, WAIT_MS, Patience
from spielblock.control.reading import Reading
from spielblock.games import all_games
from spielblock.widgets.motion import one_after_another


def shown(pace: Pace, *beats: Beat) -> list[int]:
    """Return how long each of these takes, one after another, while a person waits."""
    patience = Patience()
    patience.begin()
    found: list[int] = []
    for beat in beats:
        found.append(patience.hurried(pace).ms(beat))
        patience.spend(found[-1])
    return found


def test_the_first_second_is_as_it_is_and_then_it_is_the_shorter_the_longer_it_was() -> None:
    found = shown(SPEEDS["normal"], *[Beat.CUP_SHAKE] * 200)
    calm = CALM_MS // Beat.CUP_SHAKE.value
    assert found[:calm] == [Beat.CUP_SHAKE.value] * calm
    assert all(later <= sooner for sooner, later in pairwise(found))
    assert found[-1] == round(Beat.CUP_SHAKE.value * LEAST_MOTION)


def test_six_turns_of_bots_are_within_the_wait() -> None:
    round_of_bots = [Beat.TUMBLE, Beat.CARD_SLIDE, Beat.CUP_LIFT, Beat.CUP_SLAM] * 3
    found = shown(SPEEDS["normal"], *round_of_bots, *round_of_bots)
    assert sum(beat.value for beat in round_of_bots) * 2 > 9000
    assert sum(found) <= WAIT_MS


@pytest.mark.parametrize("beat", [Beat.FORCED, Beat.RESULT])
def test_what_is_to_be_read_is_not_hurried_however_late_it_is(beat: Beat) -> None:
    assert shown(SPEEDS["normal"], *[Beat.WIN] * 40, beat)[-1] == beat.value


def test_slow_is_slower_than_normal_and_that_than_fast_and_off_also_in_a_hurry() -> None:
    beats = [Beat.TUMBLE, Beat.LID_SLIDE, *[Beat.CUP_LIFT] * 12]
    off, fast, normal, slow = (sum(shown(SPEEDS[name], *beats)) for name in ("off", "fast", "normal", "slow"))
    assert off < fast < normal < slow


def test_without_motion_rings_are_hurried_too() -> None:
    patience = Patience()
    patience.begin()
    patience.spend(2 * WAIT_MS)
    hurried = patience.hurried(chosen("normal", reduced=True))
    assert hurried.reduced
    assert (hurried.factor, hurried.changing, hurried.reading) == (0, LEAST_MOTION, 1)
    assert patience.hurried(STILL) == STILL


def test_who_only_watches_is_not_hurried() -> None:
    patience = Patience()
    patience.spend(10 * WAIT_MS)
    assert patience.hurried(SPEEDS["normal"]) == SPEEDS["normal"]
    patience.begin()
    patience.spend(10 * WAIT_MS)
    patience.end()
    assert patience.hurried(SPEEDS["slow"]) == SPEEDS["slow"]


def test_the_queue_counts_what_it_plays_and_hands_out_the_quicker_pace() -> None:
    queue = CueQueue(SPEEDS["normal"])
    paces: list[Pace] = []

    def cue(ms: int) -> Cue:
        def build(pace: Pace) -> QPauseAnimation:
            paces.append(pace)
            return QPauseAnimation(ms)

        return build

    queue.patience.begin()
    queue.add(cue(WAIT_MS), cue(1))
    queue.play()
    assert queue.patience.spent == WAIT_MS
    queue.finish()
    assert [pace.factor for pace in paces] == [1.0, LEAST_MOTION]


def test_after_something_to_read_the_wait_begins_anew(qapp: object) -> None:
    queue = CueQueue(SPEEDS["normal"])
    queue.patience.begin()
    queue.add(lambda _: one_after_another(QPauseAnimation(WAIT_MS), Reading(500), QPauseAnimation(20)))
    queue.play()
    assert queue.patience.spent == 0
    assert queue.hurried == SPEEDS["normal"]


def test_who_watches_and_reads_is_not_hurried_afterwards(qapp: object) -> None:
    queue = CueQueue(SPEEDS["normal"])
    queue.add(lambda _: Reading(500))
    queue.play()
    queue.patience.spend(10 * WAIT_MS)
    assert queue.hurried == SPEEDS["normal"]


@pytest.mark.parametrize("game", list(all_games()))
def test_a_person_waits_for_three_bots_no_longer_than_promised(game: str, qapp: object) -> None:
    """A few waits; the benchmark counts hundreds. Thinking is not counted here."""
    waits, _ = measured(all_games()[game], SPEEDS["normal"], None, 9)
    assert waits[len(waits) // 2] <= WAIT_MS
