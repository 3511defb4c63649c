"""The round between two, solved: known values, nothing to exploit, better than the fixed players."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.schock import exact
from tests.reference_bots.schock import Beginner, Greedy

from spielblock.games.schock.chances import Plan, Ways
from spielblock.games.schock.choices import Choices
from spielblock.games.schock.duel import Duel, greedy
from spielblock.games.schock.halves import HalfDuel, Lids, all_lids, worths_of
from spielblock.games.schock.lids import deal_out
from spielblock.games.schock.options import Options
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.scoring import AUS, GENERAL, HEIGHT, SCHOCK, THROWS, Scale
from spielblock.games.schock.solving import SOLVED, solve
from spielblock.games.schock.state import Dice
from spielblock.games.schock.two import Pair
from spielblock.rules.contract import Move, Start

PLAIN = Options(ties="earlier_only", late_turn="off")


class BothThrown(Ways):
    """Turning as it was when the known values were worked out: the third die is thrown, too."""

    def of(self, dice: Dice, laid: Dice) -> dict[Dice, Move]:
        found = super().of(dice, laid)
        if dice.count(6) != 2:
            return found
        third = next(face for face in dice if face != 6)
        kept = (max(third, 1), 1)
        return {dice: move for dice, move in found.items() if dice != kept}


def chance_of(kind: str, throws: int, ways: Ways) -> float:
    scale = Scale(PLAIN)
    aim = lambda dice, laid, count: float(scale.worth(dice, laid).strength >= HEIGHT[kind])  # noqa: E731
    return Plan(ways, aim, throws).throwing((), 1)


KNOWN = [
    (SCHOCK, (0.0741, 0.2402, 0.4120)),
    (GENERAL, (0.0972, 0.2843, 0.4578)),
]


@pytest.mark.parametrize(("kind", "chances"), KNOWN)
def test_known_chances_with_both_dice_thrown(kind: str, chances: tuple[float, ...]) -> None:
    ways = BothThrown(Choices(PLAIN))
    assert [chance_of(kind, throws, ways) for throws in (1, 2, 3)] == pytest.approx(chances, abs=6e-5)


def test_keeping_the_third_die_makes_a_schock_likelier() -> None:
    ways = Ways(Choices(PLAIN))
    found = [chance_of(SCHOCK, throws, ways) for throws in (1, 2, 3)]
    assert found == pytest.approx((0.07407, 0.24983, 0.43765), abs=1e-5)


def test_the_known_value_of_the_hidden_round() -> None:
    found = solve(Duel(PLAIN, BothThrown(Choices(PLAIN))), 14)
    assert found.low <= 0.62633 + 1e-5
    assert found.high >= 0.62633 - 1e-5
    assert found.high - found.low < 1e-4


#: What the round alone is worth to who starts it, and what a whole half is.
VALUES = [
    (Options(), 0.62006),
    (PLAIN, 0.62750),
    (Options(late_turn="off"), 0.62318),
    (Options(ties="earlier_only"), 0.62661),
]
#: States of a half: the first round, with a stock, without one, and near the end.
STATES = [Lids(13, 0, 0), Lids(5, 6, 2), Lids(0, 7, 6), Lids(0, 12, 1)]


@pytest.mark.parametrize(("options", "value"), VALUES)
def test_nobody_can_make_use_of_how_a_round_alone_is_played(options: Options, value: float) -> None:
    duel = Duel(options)
    found = Pair(duel).solved
    assert -1e-9 <= exact.exploitability(found, duel) <= 0.001
    under, answers = exact.both_sides(found, duel)
    others = {limit: greedy(duel, limit)[1] for limit in (1, 2, 3)}
    reached = exact.value(duel, under, lambda signal: answers.get(signal) or others[signal[0]])
    assert reached == pytest.approx(value, abs=5e-4)


@pytest.mark.parametrize("options", SOLVED)
@pytest.mark.parametrize("lids", STATES)
def test_nobody_can_make_use_of_how_the_master_plays_a_half(options: Options, lids: Lids) -> None:
    worths = worths_of(options)
    assert worths is not None
    duel = HalfDuel(options, worths, lids)
    found = Pair(duel).solved
    assert -1e-9 <= exact.exploitability(found, duel) <= 0.001
    under, answers = exact.both_sides(found, duel)
    others = {limit: greedy(duel, limit)[1] for limit in (1, 2, 3)}
    reached = exact.value(duel, under, lambda signal: answers.get(signal) or others[signal[0]])
    assert reached == pytest.approx(worths[lids.text()], abs=5e-4)


AFTER = [
    (Lids(13, 0, 0), 3, False, False, Lids(10, 3, 0)),
    (Lids(2, 4, 7), 5, False, True, Lids(0, 6, 7)),
    (Lids(0, 4, 9), 2, False, True, Lids(0, 6, 7)),
    (Lids(0, 4, 9), 2, False, False, Lids(0, 11, 2)),
    (Lids(0, 12, 1), 4, False, True, None),
    (Lids(5, 4, 4), 13, True, False, None),
]


@pytest.mark.parametrize(("lids", "cost", "all_of_them", "starter_loses", "then"), AFTER)
def test_how_lids_lie_after_a_round(
    lids: Lids, cost: int, all_of_them: bool, starter_loses: bool, then: Lids | None
) -> None:
    assert lids.after(cost, all_of_them=all_of_them, starter_loses=starter_loses) == then


def test_every_state_of_a_half_is_in_the_table() -> None:
    states = {lids.text() for lids in all_lids()}
    assert len(states) == 103
    for options in SOLVED:
        worths = worths_of(options)
        assert worths is not None
        assert set(worths) == states
        assert worths["0/1/12"] > worths["13/0/0"] > worths["0/12/1"]


def test_the_table_is_what_comes_out_of_solving_again() -> None:
    worths = worths_of(SOLVED[1])
    assert worths is not None
    for lids in STATES:
        found = solve(HalfDuel(SOLVED[1], worths, lids), 8)
        assert found.low - 1e-4 <= worths[lids.text()] <= found.high + 1e-4


def test_no_solution_is_pretended_for_other_options() -> None:
    assert worths_of(Options(jule=True)) is None
    assert worths_of(Options(kept_dice_locked=True)) is None


@pytest.mark.parametrize(("kind", "least"), [(Beginner, 0.540), (Greedy, 0.505)])
def test_the_solution_beats_the_fixed_players(kind: type[Beginner] | type[Greedy], least: float) -> None:
    duel = Duel(PLAIN)
    assert exact.against(Pair(duel).solved, duel, kind(SchockRules(PLAIN))) >= least


def test_lids_move_as_the_rules_move_them() -> None:
    rules, rng = SchockRules(PLAIN), Random(5)
    scale = Scale(PLAIN)
    for lids in all_lids():
        for starter_loses in (False, True):
            worth = scale.worth(rng.choice(list(THROWS)), ())
            state = rules.setup(Start(2))
            state.stock, state.lids = lids.stock, [lids.starter, lids.other]
            loser = 0 if starter_loses else 1
            deal_out(state, worth, 1 - loser, loser, None)
            then = lids.after(worth.lids, all_of_them=worth.kind == AUS, starter_loses=starter_loses)
            if then is None:
                assert state.losers == (loser,)
            else:
                assert state.order[0] == loser
                assert then == (state.stock, state.lids[loser], state.lids[1 - loser])
