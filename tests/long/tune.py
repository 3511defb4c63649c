"""Look for better weights of the quick players, by the cross-entropy method on luck of its own.

`python3 -m tests.long tune noch_mal|rockit|tock [--rounds 10] [--matches 24]` draws sets of weights around
the present ones, plays all with the same sheets, dice and cards, and goes on around the best quarter. It ends
with what the found and the present weights reach on luck that neither has seen; nothing is changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from spielblock.games.noch_mal import bot as noch_mal
from spielblock.games.noch_mal.generator import make_sheet
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.weights import TUNED, Weights
from spielblock.games.rockit.bot import HardBot
from spielblock.games.rockit.options import Options as RockitOptions
from spielblock.games.rockit.policy import FEATURES, WEIGHTS
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.tock import look as tock
from spielblock.games.tock.bot import MediumBot
from spielblock.games.tock.judge import WEIGHTS as TOCK_WEIGHTS
from spielblock.games.tock.judge import Weights as TockWeights
from spielblock.games.tock.judge import Worth
from spielblock.games.tock.options import Options as TockOptions
from spielblock.games.tock.rules import TockRules
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Over, Start
from spielblock.rules.seats import CHANCE
from tests.games.rockit.test_bots import winner
from tests.long.report import keep
from tests.reference_bots.rockit import SimpleBot
from tests.reference_bots.tock import GreedyBot

Values = tuple[float, ...]
POPULATION: Final = 16
ELITE: Final = 4
#: How far a weight is drawn from the present one at first, as a part of it, and at least.
SPREAD: Final = 0.3
LEAST: Final = 0.05
FRESH: Final = 1_000_000
SEATS: Final = 4


class Problem(NamedTuple):
    """Weights by name, and how well values do in the match with a number."""

    names: tuple[str, ...]
    present: Values
    played: Callable[[Values, int], float]


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tests.long tune")
    parser.add_argument("game", choices=sorted(PROBLEMS))
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--matches", type=int, default=24, help="for each set of weights in a round")
    given = parser.parse_args(words)
    problem = PROBLEMS[given.game]
    found = searched(problem, given.rounds, given.matches)
    fresh = range(FRESH, FRESH + 10 * given.matches)
    pairs = [(problem.played(found, at), problem.played(problem.present, at)) for at in fresh]
    gained = [new - old for new, old in pairs]
    error = pstdev(gained) / sqrt(len(gained))
    print(f"found {fmean(new for new, _ in pairs):.3f}, present {fmean(old for _, old in pairs):.3f}")
    print(f"difference {fmean(gained):.3f} ± {1.96 * error:.3f} (n {len(gained)})")
    weights = dict(zip(problem.names, found, strict=True))
    keep(f"tune_{given.game}", {"weights": weights, "gained": fmean(gained), "error": error, **vars(given)})
    return 0


def searched(problem: Problem, rounds: int, matches: int) -> Values:
    """Return the middle of where the search ended."""
    rng = Random("tune")
    middle = list(problem.present)
    spread = [max(LEAST, SPREAD * abs(value)) for value in middle]
    for number in range(rounds):
        seeds = range(number * matches, (number + 1) * matches)
        drawn = [tuple(map(rng.gauss, middle, spread)) for _ in range(POPULATION)]
        scored = [(fmean([problem.played(values, at) for at in seeds]), values) for values in drawn]
        best = sorted(scored, reverse=True)[:ELITE]
        columns = list(zip(*[values for _, values in best], strict=True))
        middle = [fmean(column) for column in columns]
        spread = [max(LEAST / 10, pstdev(column)) for column in columns]
        print(f"round {number + 1}: best {best[0][0]:.3f}, elite {fmean(score for score, _ in best):.3f}")
    return tuple(middle)


def noch_mal_alone(values: Values, number: int) -> float:
    """Return the points of the medium player alone with these weights, by the rules on the pad."""
    rules = NochMalRules(Options("random", first_three_open=True, column_h_always_open=True))
    noch_mal.TUNED = Weights(*values)
    try:
        player = noch_mal.FeatureBot(rules)
        match = Match(rules, Start(1, sheet=make_sheet(Random(f"tune {number}"))), f"tune/{number}")
        while not isinstance(pending := match.pending, Over):
            if isinstance(pending, Decide):
                match.play(0, player.think(match.decision(0), Random(0)).move)
            else:
                match.play(CHANCE, match.fate())
        return float(pending.scores[0])
    finally:
        noch_mal.TUNED = TUNED


def rockit_among_rules(values: Values, number: int) -> float:
    """Return 1 if a player with these weights wins a round against three rules of thumb, else 0."""
    rules = RockitRules(RockitOptions())

    class Tuned(HardBot):
        weights = values

    own = number % SEATS
    players: list[Any] = [(Tuned if seat == own else SimpleBot)(rules) for seat in range(SEATS)]
    return float(winner(rules, players, number // SEATS) == own)


def tock_against_greedy(values: Values, number: int) -> float:
    """Return 1 if the medium player with these weights wins a match of two against the reference, else 0.

    Every two matches have the same cards, and the other one begins.
    """
    rules = TockRules(TockOptions(fast_start=True))
    own = number % 2
    match = Match(rules, Start(2), f"tune/{number // 2}")
    mine, greedy = MediumBot(rules), GreedyBot(rules)
    tock.Worth = partial(Worth, weights=TockWeights(*values))  # type: ignore[misc,assignment]
    try:
        while not isinstance(pending := match.pending, Over):
            if not isinstance(pending, Decide):
                match.play(CHANCE, match.fate())
                continue
            seat = pending.seats[0]
            player = mine if seat == own else greedy
            match.play(seat, player.think(match.decision(seat), Random(match.seed_for(seat))).move)
        return float(pending.ranks[own] == 1)
    finally:
        tock.Worth = Worth  # type: ignore[misc]


PROBLEMS: Final = {
    "noch_mal": Problem(Weights._fields, tuple(TUNED), noch_mal_alone),
    "rockit": Problem(FEATURES, WEIGHTS, rockit_among_rules),
    "tock": Problem(TockWeights._fields, tuple(TOCK_WEIGHTS), tock_against_greedy),
}
