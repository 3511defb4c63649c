"""The bots of Noch mal! Values are points."""

from __future__ import annotations

from math import fsum, sqrt
from random import Random
from typing import Final, NamedTuple

from spielblock.bots.bot import Thought
from spielblock.games.noch_mal.explaining import Valued, candidates
from spielblock.games.noch_mal.facts import facts_of
from spielblock.games.noch_mal.features import Features, Standing
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.pointing import pointed
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.search import Playout, after, points_alone, throws_ahead
from spielblock.games.noch_mal.state import SOLO_THROWS, State
from spielblock.games.noch_mal.weights import TUNED
from spielblock.games.noch_mal.worths import worths
from spielblock.rules.contract import Decision, Move


class Level(NamedTuple):
    """How far a level looks: so many moves are played on, so often in all, over so many throws."""

    moves: int
    rollouts: int
    throws: int


HARD: Final = Level(6, 60, 5)
MASTER: Final = Level(10, 400, 6)

#: How likely a beginner is to see a set of cells at all.
NOTICED: Final = 0.6
MOST_CANDIDATES: Final = 5
#: So many others are played on beside the own sheet; the rest pass, to keep the time of a decision.
MOST_RIVALS: Final = 2


class EasyBot:
    """Likes large sets and points at once, does not mind stars, and overlooks much of what is possible."""

    def __init__(self, rules: NochMalRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state, seat = self._rules.from_position(decision.view), decision.seat
        crosses = [move for move in decision.moves if isinstance(move, Cross)]
        seen = [move for move in crosses if rng.random() < NOTICED] or crosses
        if not seen:
            return Thought(decision.moves[-1])
        valued = [(rng.random(), self._valued(state, seat, move)) for move in seen]
        best = sorted(valued, key=lambda pair: (-pair[1].value, pair[0]))
        return Thought(best[0][1].move, candidates([one for _, one in best[:MOST_CANDIDATES]]))

    def _valued(self, state: State, seat: int, move: Cross) -> Valued:
        crossed, jokers, sheet = state.crossed[seat], state.jokers[seat], state.sheet
        before = points_alone(sheet, crossed | (sheet.stars & move.cells), jokers)
        parts = {
            "cells": float(move.cells.bit_count()),
            "points": points_alone(sheet, crossed | move.cells, jokers) - before,
            "jokers": -float(move.jokers),
        }
        return Valued(move, fsum(parts.values()), 0.0, parts)


class FeatureBot:
    """Looks at its own sheet after each move and takes the best. Quick, and it cannot fail."""

    def __init__(self, rules: NochMalRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        valued = self.valued(state, decision.seat, decision.moves)
        seen = pointed(candidates(valued[:MOST_CANDIDATES]), state, decision.seat)
        return Thought(valued[0].move, seen)

    def features(self, state: State, seat: int) -> Features:
        """Return how this seat values its sheet."""
        worth = worths(state, seat, racing=state.seats > 1)
        always_open = self._rules.options.column_h_always_open
        return Features(TUNED, facts_of(state.sheet), worth, always_open=always_open)

    def valued(self, state: State, seat: int, moves: tuple[Move, ...]) -> list[Valued]:
        """Return the moves with what they gain, best first."""
        if state.seats == 1 and state.throw_no == SOLO_THROWS:
            found = [_at_last(state, move) for move in moves]
        else:
            standing = Standing(self.features(state, seat), state.crossed[seat])
            found = [_gained(standing, move) for move in moves]
        return sorted(found, key=lambda one: -one.value)


class SearchBot(FeatureBot):
    """Plays the most promising moves on with the same dice and takes the one that comes out best."""

    level: Level = HARD

    def __init__(self, rules: NochMalRules, budget: int | None = None) -> None:
        super().__init__(rules, budget)
        self._budget = budget or self.level.rollouts

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state, seat = self._rules.from_position(decision.view), decision.seat
        valued = self.valued(state, seat, decision.moves)[: self.level.moves]
        count = self._throws(state)
        if len(valued) == 1 or not count:
            return Thought(valued[0].move, pointed(candidates(valued), state, seat))
        results = self._played_on(state, seat, valued, count, rng)
        found = [_looked_ahead(one, values, valued[0]) for one, values in zip(valued, results, strict=True)]
        found.sort(key=lambda one: -one.value)
        return Thought(found[0].move, pointed(candidates(found), state, seat))

    def _played_on(
        self, state: State, seat: int, valued: list[Valued], count: int, rng: Random
    ) -> list[list[float]]:
        """Return what came out for every move; the n-th results all had the same dice."""
        players = [seat, *self._rivals(state, seat)]
        features = {at: self.features(state, at) for at in players}
        playout = Playout(self._rules, seat, features)
        starts = [after(state, seat, one.move, self._rules) for one in valued]
        results: list[list[float]] = [[] for _ in valued]
        for _ in range(max(2, self._rollouts(state) // len(valued))):
            throws = throws_ahead(state.seats, count, rng)
            for found, start in zip(results, starts, strict=True):
                found.append(playout.play(start.copy(), throws))
        return results

    def _rollouts(self, state: State) -> int:
        """Return how many playouts fit: where two rivals are played on too, each takes longer."""
        return self._budget * 3 // 5 if state.seats > MOST_RIVALS else self._budget

    def _throws(self, state: State) -> int:
        """Return how many throws to look ahead; alone not beyond the last."""
        left = SOLO_THROWS - state.throw_no if state.seats == 1 else self.level.throws
        return min(left, self.level.throws)

    def _rivals(self, state: State, seat: int) -> list[int]:
        """Return the other seats that are played on too: those with the best sheets."""
        others = [at for at in range(state.seats) if at != seat]
        worth = {at: self.features(state, at).value(state.crossed[at], state.jokers[at]) for at in others}
        return sorted(others, key=lambda at: (-worth[at], at))[:MOST_RIVALS]


class MasterBot(SearchBot):
    """Looks further, at more moves, and oftener."""

    level = MASTER


def _gained(standing: Standing, move: Move) -> Valued:
    if not isinstance(move, Cross):
        return Valued(move, 0.0, 0.0, {})
    spent = -TUNED.joker * move.jokers
    return Valued(
        move, standing.gain(move.cells) + spent, 0.0, {**standing.parts(move.cells), "jokers": spent}
    )


def _at_last(state: State, move: Move) -> Valued:
    """Return the move as it counts in the last throw alone: by points and nothing else."""
    before = points_alone(state.sheet, state.crossed[0], state.jokers[0])
    cells, spent = (move.cells, move.jokers) if isinstance(move, Cross) else (0, 0)
    now = points_alone(state.sheet, state.crossed[0] | cells, state.jokers[0] - spent)
    return Valued(move, now, 0.0, {"points": now - before})


def _looked_ahead(one: Valued, values: list[float], first: Valued) -> Valued:
    """Return a move with the mean of what came out; what that adds to its gain lies in the throws ahead."""
    count = len(values)
    mean = fsum(values) / count
    spread = fsum([(value - mean) ** 2 for value in values]) / (count - 1)
    ahead = mean - (one.value - first.value)
    return Valued(one.move, mean, sqrt(spread / count), {**one.parts, "ahead": ahead})
