"""What the outcomes say: shares of wins, mean scores and strengths, each with its 95 % interval."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import log10, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from msgspec import Struct

from spielblock.headless.arena.contest import Outcome
from spielblock.rules.chance import below

NORMAL: Final = 1.96
RESAMPLES: Final = 200
ROUNDS: Final = 200


class Figure(NamedTuple):
    """An estimate and its interval."""

    value: float
    low: float
    high: float


class Row(Struct, frozen=True):
    """How a player did in a line-up: share of wins (shared wins count in part), mean score, times."""

    lineup: tuple[str, ...]
    player: str
    matches: int
    wins: Figure
    score: Figure
    p95_s: float
    p99_s: float
    undecided: int


def rows(outcomes: Sequence[Outcome]) -> list[Row]:
    """Return a row for each player of each line-up, in the order they came."""
    by_lineup: dict[tuple[str, ...], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_lineup[outcome.pairing.lineup].append(outcome)
    return [
        _row(lineup, player, found) for lineup, found in by_lineup.items() for player in dict.fromkeys(lineup)
    ]


def interval(values: Sequence[float]) -> Figure:
    """Return the mean of independent values and its interval.

    >>> interval([0.0, 1.0, 0.0, 1.0])
    Figure(value=0.5, low=-0.0658, high=1.0658)
    """
    mean = fmean(values)
    half = NORMAL * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Figure(round(mean, 4), round(mean - half, 4), round(mean + half, 4))


def strengths(outcomes: Sequence[Outcome]) -> dict[str, Figure]:
    """Return how strong the players are, as Elo figures around nought (Bradley and Terry's model).

    Everybody who sits at a table is compared with everybody else there. The interval comes from drawing
    the seeds anew, for matches of one seed are not independent.
    """
    by_seed: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        by_seed[outcome.pairing.seed].append(outcome)
    groups, rng = list(by_seed.values()), Random("strengths")
    fitted = _fitted(outcomes)
    drawn: list[Mapping[str, float]] = []
    for _ in range(RESAMPLES):
        sample = [groups[below(rng, len(groups))] for _ in groups]
        drawn.append(_fitted([outcome for group in sample for outcome in group]))
    return {
        player: _figure(value, [one[player] for one in drawn if player in one])
        for player, value in fitted.items()
    }


def _figure(value: float, drawn: Sequence[float]) -> Figure:
    low, high = (sorted(drawn)[round(part * (len(drawn) - 1))] for part in (0.025, 0.975))
    return Figure(round(value, 1), round(low, 1), round(high, 1))


def _row(lineup: tuple[str, ...], player: str, outcomes: Sequence[Outcome]) -> Row:
    wins: dict[int, list[float]] = defaultdict(list)
    scores: dict[int, list[float]] = defaultdict(list)
    times: Counter[int] = Counter()
    for outcome in outcomes:
        seats = [seat for seat, name in enumerate(outcome.pairing.seated()) if name == player]
        winners = outcome.ranks.count(1)
        wins[outcome.pairing.seed].append(sum(outcome.ranks[seat] == 1 for seat in seats) / winners)
        scores[outcome.pairing.seed].append(fmean([outcome.scores[seat] for seat in seats]))
        times.update(outcome.times[player])
    return Row(
        lineup,
        player,
        len(outcomes),
        interval([fmean(values) for values in wins.values()]),
        interval([fmean(values) for values in scores.values()]),
        quantile(times, 0.95),
        quantile(times, 0.99),
        sum(not outcome.ended for outcome in outcomes),
    )


def quantile(times: Mapping[int, int], part: float) -> float:
    """Return in how many seconds this part of the decisions was made; they are counted in hundredths.

    >>> quantile({1: 90, 30: 10}, 0.95)
    0.3
    """
    left = part * sum(times.values())
    for hundredths in sorted(times):
        left -= times[hundredths]
        if left <= 0:
            return hundredths / 100
    return 0.0


def _fitted(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Fit the model by repeated improvement; half a win to and fro keeps a clean sheet finite."""
    won = _comparisons(outcomes)
    players = sorted({player for pair in won for player in pair})
    strength = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        for player in players:
            rivals = [other for other in players if (player, other) in won]
            gained = sum(won[player, other] for other in rivals)
            met = {other: won[player, other] + won[other, player] for other in rivals}
            weight = sum(met[other] / (strength[player] + strength[other]) for other in rivals)
            strength[player] = gained / weight
    mean = fmean([log10(value) for value in strength.values()]) if strength else 0.0
    return {player: 400 * (log10(value) - mean) for player, value in strength.items()}


def _comparisons(outcomes: Sequence[Outcome]) -> dict[tuple[str, str], float]:
    won: dict[tuple[str, str], float] = defaultdict(lambda: 0.5)
    for outcome in outcomes:
        seated = list(zip(outcome.pairing.seated(), outcome.ranks, strict=True))
        for player, rank in seated:
            for other, place in seated:
                if player != other:
                    won[player, other] += (rank < place) + (rank == place) / 2
    return dict(won)
