"""The round between two, solved: known values, nothing to exploit, better than the fixed players."""

from __future__ import annotations

import pytest
from tests.games.schock import exact
from tests.reference_bots.schock import Beginner, Greedy

from spielblock.games.schock.chances import Plan, Ways
from spielblock.games.schock.choices import Choices
from spielblock.games.schock.duel import RANGE, Duel, LidDuel, greedy
from spielblock.games.schock.duels import solved, solved_for_lids
from spielblock.games.schock.options import Options
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.scoring import GENERAL, HEIGHT, SCHOCK, Scale
from spielblock.games.schock.solving import SOLVED, solve
from spielblock.games.schock.state import Dice
from spielblock.rules.contract import Move

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


VALUES = [(SOLVED[0], 0.62006), (SOLVED[1], 0.62750), (SOLVED[2], 0.62318), (SOLVED[3], 0.62661)]


@pytest.mark.parametrize(("options", "value"), VALUES)
def test_nobody_can_make_use_of_how_the_master_plays(options: Options, value: float) -> None:
    found, duel = solved(options), Duel(options)
    assert found is not None
    assert -1e-9 <= exact.exploitability(found, duel) <= 0.001
    under, answers = exact.both_sides(found, duel)
    others = {limit: greedy(duel, limit)[1] for limit in (1, 2, 3)}
    reached = exact.value(duel, under, lambda signal: answers.get(signal) or others[signal[0]])
    assert reached == pytest.approx(value, abs=5e-4)


@pytest.mark.parametrize("options", SOLVED)
def test_nobody_can_win_lids_from_how_the_master_plays(options: Options) -> None:
    found = solved_for_lids(options)
    assert found is not None
    assert -1e-9 <= exact.exploitability(found, LidDuel(options)) * RANGE <= 0.01


def test_no_solution_is_pretended_for_other_options() -> None:
    assert solved(Options(jule=True)) is None
    assert solved(Options(kept_dice_locked=True)) is None


@pytest.mark.parametrize(("kind", "least"), [(Beginner, 0.540), (Greedy, 0.505)])
def test_the_solution_beats_the_fixed_players(kind: type[Beginner] | type[Greedy], least: float) -> None:
    found, duel, player = solved(PLAIN), Duel(PLAIN), kind(SchockRules(PLAIN))
    assert found is not None
    under, answers = exact.both_sides(found, duel)
    others = {limit: greedy(duel, limit)[1] for limit in (1, 2, 3)}
    theirs = exact.lying(lambda count, laid, dice: {player.kept(dice, laid, count, 3, True): 1.0})
    back = {
        limit: exact.ends(
            lambda count, laid, dice, limit=limit: {player.kept(dice, laid, count, limit, False): 1.0}, limit
        )
        for limit in (1, 2, 3)
    }
    as_starter = exact.value(duel, under, lambda signal: back[signal[0]])
    as_follower = 1 - exact.value(duel, theirs, lambda signal: answers.get(signal) or others[signal[0]])
    assert (as_starter + as_follower) / 2 >= least
