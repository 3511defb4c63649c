"""Playing a round to its end many times with the quick judgement, to see what a move is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from random import Random
from typing import Final, cast

from spielblock.games.rock_the_bock.evaluation import best
from spielblock.games.rock_the_bock.moves import Take
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.scoring import totals
from spielblock.games.rock_the_bock.state import NOBODY, ROUNDS, State
from spielblock.rules.contract import Draw

#: Points by which a lead counts; beyond a few of them more hardly matters.
SCALE: Final = 8.0
#: In the last round winning counts, and of the points just enough to tell equals apart.
CRUMB: Final = 0.02


def payoff(state: State, seat: int, last: bool) -> float:
    """Return from -1 to 1 how well a seat stands after a round; after the last one, what it has won."""
    scores = totals(state)
    own = scores[seat]
    ahead = max([score for other, score in enumerate(scores) if other != seat])
    lead = tanh((own - ahead) / SCALE)
    if not last:
        return lead
    won = 0.0 if own < ahead else 1.0 / scores.count(own)
    return 2.0 * won - 1.0 + CRUMB * lead


def play_round(rules: RockTheBockRules, state: State, rng: Random) -> None:
    """Play in place until this round is counted, every seat by the quick judgement."""
    now = state.round
    while state.round == now and state.turn != NOBODY:
        pending = rules.pending(state)
        if isinstance(pending, Draw):
            rules.advance(state, pending.chance.draw(rng), None)
        else:
            moves = cast(list[Take], rules.moves(state, state.turn))
            rules.advance(state, moves[0] if len(moves) == 1 else best(state, moves), None)


class Tally:
    """What a move led to: sums of the payoff, its square, and each seat's points in the round."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0
        self.points = [0.0] * seats

    def add(self, value: float, points: Sequence[float]) -> None:
        """Count one more end."""
        self.count += 1
        self.sum += value
        self.squares += value * value
        self.points = [old + new for old, new in zip(self.points, points, strict=True)]

    @property
    def mean(self) -> float:
        return round(self.sum / self.count, 9)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = self.squares / self.count - (self.sum / self.count) ** 2
        return round(max(0.0, spread / self.count) ** 0.5, 9)

    def mean_points(self) -> list[float]:
        """Return what each seat got in the round on average."""
        return [value / self.count for value in self.points]


def tallies(
    rules: RockTheBockRules, state: State, moves: Sequence[Take], rollouts: int, rng: Random
) -> list[Tally]:
    """Return what each move led to; the n-th rollout of every move meets the same chance."""
    seat, seats = state.turn, state.seats
    last = state.round == ROUNDS
    found = [Tally(seats) for _ in moves]
    for _ in range(rollouts):
        seed = int(rng.random() * 2**53)
        for tally, move in zip(found, moves, strict=True):
            end = state.copy()
            rules.advance(end, move, None)
            if end.round == state.round and end.turn != NOBODY:
                play_round(rules, end, Random(seed))
            tally.add(payoff(end, seat, last), end.subtotals[-seats:])
    return found
