"""The search: guess the hidden cards many times, play each candidate on, keep what wins most often.

All candidates are tried on the same guesses with the same shuffles, so that luck does not decide between
them. After each stage the worse half is left alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import NamedTuple

from spielblock.games.tock.guess import guessed
from spielblock.games.tock.look import Look
from spielblock.games.tock.state import State


class Plan(NamedTuple):
    """How much is looked at.

    `width` candidates at first, `rollouts` in all, each going on for `rounds` turns of every seat;
    `positions` where the rest of a deal can be searched instead.
    """

    width: int
    rollouts: int
    rounds: int
    positions: int


class Tried:
    """A candidate, by its place in the look, with what its rollouts said."""

    __slots__ = ("at", "count", "squares", "total")

    def __init__(self, at: int) -> None:
        self.at = at
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, chance: float) -> None:
        self.count += 1
        self.total += chance
        self.squares += chance * chance

    def value(self) -> float:
        """Return the mean, rounded so that no platform sees a tie differently."""
        return round(self.total / max(1, self.count), 9)

    def error(self) -> float:
        """Return the standard error of the mean."""
        if self.count < 2:
            return 0.0
        mean = self.total / self.count
        return round(sqrt(max(0.0, self.squares / self.count - mean * mean) / (self.count - 1)), 9)


def search(look: Look, plan: Plan, doubts: Mapping[int, frozenset[int]], rng: Random) -> list[Tried]:
    """Return the candidates that were tried, best first."""
    tried = [Tried(at) for at in range(min(plan.width, len(look.ways)))]
    still, left, turns = tried, plan.rollouts, plan.rounds * look.state.seats
    stages = max(1, (len(tried) - 1).bit_length())
    for stage in range(stages):
        each = max(1, left // ((stages - stage) * len(still)))
        for _ in range(each):
            guess, seed = guessed(look.state, look.seat, doubts, rng), rng.random()
            for one in still:
                one.add(_outcome(look, guess, one.at, turns, seed))
        left -= each * len(still)
        still = sorted(still, key=Tried.value, reverse=True)[: max(2, (len(still) + 1) // 2)]
    return sorted(tried, key=lambda one: (one.count, one.value()), reverse=True)


def _outcome(look: Look, guess: State, at: int, turns: int, seed: float) -> float:
    """Return how likely the seat is to win after a way to use its turn, played on once."""
    after = guess.copy()
    for move in look.ways[at].moves:
        look.rules.advance(after, move, None)
    look.playout.play(after, turns, Random(seed))
    return look.playout.chances(after)[look.seat]
