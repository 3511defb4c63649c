"""The end of a round, when one seat alone has dice left: every throw and every choice, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import factorial
from typing import Final, cast

from spielblock.games.rock_the_bock.moves import FACES, Take, Thrown, throw, usable
from spielblock.games.rock_the_bock.rollouts import CRUMB
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.scoring import totals
from spielblock.games.rock_the_bock.state import DICE, NOBODY, ROUNDS, State

#: With more dice in the hand than this it would take too long.
MOST_DICE: Final = 4

#: What is expected: the goal of the seat, then the points of the round for each seat.
Ends = tuple[float, ...]


@cache
def throws(count: int) -> tuple[tuple[Thrown, float], ...]:
    """Return every throw of so many dice with how likely it is."""
    found: list[tuple[Thrown, float]] = []
    for counts in _splits(count, len(FACES)):
        ways = factorial(count)
        for one in counts:
            ways //= factorial(one)
        found.append((throw(counts), ways / len(FACES) ** count))
    return tuple(found)


def alone(state: State) -> bool:
    """Return whether the seat on turn is the last with dice, and has few of them."""
    left = [DICE - struck for struck in state.struck]
    return left[state.turn] <= MOST_DICE and sum(left) == left[state.turn]


def exact_ends(rules: RockTheBockRules, state: State, moves: Sequence[Take]) -> list[Ends]:
    """Return what each move leads to when the seat that is alone goes on as well as it can.

    The goal is the lead in points over the best other; after the last round it is winning.
    """
    solver = _Solver(rules, state.turn, state.round)
    return [solver.after(state, move) for move in moves]


class _Solver:
    def __init__(self, rules: RockTheBockRules, seat: int, number: int) -> None:
        self._rules = rules
        self._seat = seat
        self._number = number
        self._known: dict[tuple[int, ...], Ends] = {}

    def after(self, state: State, move: Take) -> Ends:
        """Return what is expected after a move."""
        end = state.copy()
        self._rules.advance(end, move, None)
        if end.round != self._number or end.turn == NOBODY:
            return self._ended(end)
        key = (*end.struck, *end.bucks, *end.wolves, *end.goats)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._before_throw(end)
        return known

    def _before_throw(self, state: State) -> Ends:
        """Return what is expected before a throw; one that fails is thrown again, since nobody else is in."""
        fits = usable(state.owners)
        total = [0.0] * (state.seats + 1)
        sure = 0.0
        for move, chance in throws(DICE - state.struck[self._seat]):
            if move.faces & fits:
                sure += chance
                ends = self._best(state, move)
                total = [old + chance * new for old, new in zip(total, ends, strict=True)]
        return tuple([value / sure for value in total])

    def _best(self, state: State, thrown: Thrown) -> Ends:
        lying = state.copy()
        self._rules.advance(lying, thrown, None)
        moves = cast(list[Take], self._rules.moves(lying, self._seat))
        return max([self.after(lying, move) for move in moves], key=lambda ends: ends[0])

    def _ended(self, state: State) -> Ends:
        scores = totals(state)
        own = scores[self._seat]
        ahead = max([score for other, score in enumerate(scores) if other != self._seat])
        goal = float(own - ahead)
        if self._number == ROUNDS:
            won = 0.0 if own < ahead else 1.0 / scores.count(own)
            goal = won + CRUMB * goal / 100
        return (goal, *map(float, state.subtotals[-state.seats :]))


def _splits(count: int, parts: int) -> list[tuple[int, ...]]:
    """Return every way to split a number into so many parts, in order.

    >>> _splits(2, 2)
    [(0, 2), (1, 1), (2, 0)]
    """
    if parts == 1:
        return [(count,)]
    return [(first, *rest) for first in range(count + 1) for rest in _splits(count - first, parts - 1)]
