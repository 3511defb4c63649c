"""What bots of Rock the Bock say of a move: seen in the move itself, and no smaller than chance."""

from __future__ import annotations

from itertools import islice
from random import Random
from statistics import mean, pstdev

import pytest
from tests.games.rock_the_bock.table import RULES
from tests.games.rock_the_bock.test_bots import choices, takes

from spielblock.games.rock_the_bock.bot import EasyBot, HardBot, MasterBot, MediumBot
from spielblock.games.rock_the_bock.explaining import (
    OTHER_WORSE,
    OTHERS_WORSE,
    Seen,
    about,
    candidates,
    differences,
    left_open,
    pleas,
)
from spielblock.games.rock_the_bock.moves import BUCK, GOATS, WOLF_FACE, WOLVES, Take
from spielblock.games.rock_the_bock.rollouts import play_round
from spielblock.games.rock_the_bock.state import NOBODY, State
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter, seat_of

TRIALS = 60


def own(points: str) -> Reason:
    return Reason("rock_the_bock.own_more", {"points": points})


def less(seat: str, points: str) -> Reason:
    return Reason("rock_the_bock.other_less", {"seat": seat, "points": points})


def seen(move: Take, *points: float, value: float = 0.0, error: float = 0.0) -> Seen:
    return Seen(move, value, error, points)


def test_goats_may_be_anybodys_and_the_own_sheet_goes_first() -> None:
    here, there = seen(GOATS[0], 1.0, 2.0, 3.0, 0.0), seen(BUCK, 1.01, 0.5, 5.0, 0.7)
    assert differences(1, here, there) == (own("1.5"), less("C", "2.0"), less("D", "0.7"))


def test_of_wolves_it_is_said_what_they_do_to_who_gets_them() -> None:
    here, there = seen(WOLVES[1], 2.0, 2.0, 1.0), seen(BUCK, 1.5, 3.0, 4.0)
    assert differences(0, here, there) == (less("B", "1.0"), own("0.5"))


def test_of_bucks_it_is_said_what_they_do_to_the_own_sheet() -> None:
    here, there = seen(BUCK, 2.0, 2.0, 1.0), seen(GOATS[0], 1.5, 3.0, 4.0)
    assert differences(0, here, there) == (own("0.5"),)


def test_what_the_trials_leave_open_is_not_said() -> None:
    here = seen(BUCK, 2.0, 2.0, value=0.1, error=0.03)
    assert left_open(here, here) == pytest.approx(1.5 * 2**0.5 * 0.03 * 8 / 0.99)
    assert differences(0, here, seen(GOATS[0], 1.5, 2.0, value=0.08, error=0.03)) == ()
    assert differences(0, here, seen(GOATS[0], 1.4, 2.0, value=0.08, error=0.03)) == (own("0.6"),)


def test_where_hardly_anything_moves_the_value_nothing_is_known() -> None:
    won = seen(BUCK, 2.0, 2.0, value=1.01, error=0.001)
    assert differences(0, won, seen(GOATS[0], -9.0, 2.0, value=1.0, error=0.001)) == ()


def test_nothing_is_said_for_a_move_that_speaks_against_it() -> None:
    there = seen(GOATS[0], 3.0, 1.0)
    assert pleas(0, seen(BUCK, 4.0, 1.0), there) == (own("1.0"),)
    assert pleas(0, seen(BUCK, 4.0, 1.2), there) == (own("1.0"),)
    assert pleas(0, seen(BUCK, 4.0, 2.2), there) == ()
    assert pleas(0, seen(WOLVES[1], 1.0, 0.5), there) == ()


def best_of(*lines: tuple[Take, float, float]) -> tuple[Reason, ...]:
    """Return what is said of the best of these moves, which all leave the same points."""
    moves, values, errors = zip(*lines, strict=True)
    return candidates(0, moves, values, errors, [(1.0, 1.0, 1.0)] * len(lines))[0].reasons


def test_without_a_difference_the_others_are_worse_or_as_good() -> None:
    best = (BUCK, 0.5, 0.04)
    assert best_of(best, (WOLVES[2], 0.2, 0.04)) == (OTHER_WORSE,)
    assert best_of(best, (WOLVES[2], 0.2, 0.04), (WOLVES[1], 0.1, 0.04)) == (OTHERS_WORSE,)
    assert best_of(best, (WOLVES[2], 0.47, 0.04)) == (Reason("rock_the_bock.as_good", {"other": "C"}),)
    assert best_of(best, (GOATS[1], 0.4, 0.12)) == (Reason("rock_the_bock.as_good", {"face": "blue"}),)
    assert best_of(best) == ()


def test_a_difference_of_what_is_about_as_good_is_said_as_one() -> None:
    moves, points = (BUCK, WOLVES[2]), [(3.0, 1.0, 1.0), (2.0, 1.0, 1.0)]
    found = candidates(0, moves, (0.5, 0.47), (0.01, 0.01), points)
    but = {"points": "1.0", "other": "C"}
    assert found[0].reasons == (Reason("rock_the_bock.as_good_own_more", but),)
    assert candidates(0, moves, (0.5, 0.4), (0.01, 0.01), points)[0].reasons == (own("1.0"),)


def test_of_reasons_those_about_others_are_left_out() -> None:
    but = Reason("rock_the_bock.as_good_other_less", {"seat": "C", "points": "1.0", "face": "blue"})
    assert about((less("C", "2.0"), own("1.0"), but), ("A", "C")) == (less("C", "2.0"), own("1.0"), but)
    as_good = Reason("rock_the_bock.as_good", {"face": "blue"})
    assert about((less("C", "2.0"), own("1.0"), but), ("A", "B")) == (own("1.0"), as_good)


def trials(at: State, move: Take, count: int) -> list[list[int]]:
    """Return each seat's points in the round, for every trial of a move, as the bot makes them."""
    rng, found = Random(4), []
    for _ in range(count):
        seed, end = int(rng.random() * 2**53), at.copy()
        RULES.advance(end, move, None)
        if end.round == at.round and end.turn != NOBODY:
            play_round(RULES, end, Random(seed))
        found.append(end.subtotals[-at.seats :])
    return found


def touched(at: State, move: Take) -> set[int]:
    goats = set(at.owners) if move.face > WOLF_FACE else set[int]()
    return {at.turn, move.target, *goats} - {NOBODY}


def test_what_is_named_is_larger_than_its_error_and_seen_in_the_move() -> None:
    named = 0
    for at in islice(choices(18, 4), 0, None, 2):
        thought = MasterBot(RULES, TRIALS).think(RULES.decision(at, at.turn), Random(4))
        first, *others = thought.candidates
        if any(one.reasons[:1] == (Reason("rock_the_bock.exact"),) for one in thought.candidates):
            continue
        moves = {move.text(): move for move in takes(at)}
        here, there = (trials(at, moves[one.action], TRIALS) for one in (first, others[0]))
        for reason in [reason for reason in first.reasons if "points" in reason.values]:
            who = seat_of(str(reason.values.get("seat", letter(at.turn))))
            gaps = [new[who] - old[who] for new, old in zip(here, there, strict=True)]
            assert abs(mean(gaps)) == pytest.approx(float(reason.values["points"]), abs=0.051)
            assert abs(mean(gaps)) >= pstdev(gaps) / TRIALS**0.5
            assert who in touched(at, moves[first.action])
            named += 1
    assert named > 8


@pytest.mark.parametrize("bot", [EasyBot, MediumBot, HardBot])
def test_the_first_reason_of_a_bot_speaks_for_its_move(bot: type[EasyBot | MediumBot | HardBot]) -> None:
    said: set[str] = set()
    for at in islice(choices(9, 2), 40):
        reasons = bot(RULES, 4).think(RULES.decision(at, at.turn), Random(4)).candidates[:1]
        said |= {reason.key for one in reasons for reason in one.reasons}
    good = {"own_more", "other_less"}
    even = {"others_worse", "other_worse", "as_good", "as_good_own_more", "as_good_other_less"}
    names = {key.removeprefix("rock_the_bock.") for key in said}
    assert names & good
    assert names <= good | even
