"""Fixed players to measure others against. Written first and never changed: a new idea is a new player.

The beginner keeps ones, turns sixes, stops with anything better than a number, and otherwise throws as often
as allowed. The greedy one throws for the best place among all single throws, and as the starter stops at
fixed places. Neither turns after the reveal, and neither looks at lids or at others.
"""

from __future__ import annotations

from random import Random
from typing import Final

from spielblock.bots.bot import Thought
from spielblock.games.schock.chances import Plan, Ways, percentiles
from spielblock.games.schock.moves import RETHROW, STAND
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.scoring import HEIGHT, STRAIGHT
from spielblock.games.schock.state import TURN, Dice
from spielblock.rules.contract import Decision

#: From which place among single throws on a greedy starter stops, by the throws used.
STOPS: Final = {1: 0.55, 2: 0.68}


class Beginner:
    """Keeps ones, turns sixes, and stops with anything better than a number."""

    def __init__(self, rules: SchockRules, budget: int | None = None) -> None:
        self._rules = rules
        self._ways = Ways(rules.choices)

    def kept(self, dice: Dice, laid: Dice, count: int, limit: int, starts: bool) -> Dice | None:
        """Return which dice it keeps, None to stand."""
        if self._rules.scale.worth(dice, laid).strength >= HEIGHT[STRAIGHT]:
            return None
        ones = (1, 1) if dice.count(6) == 3 else (1,) if dice.count(6) == 2 else (1,) * dice.count(1)
        return ones if ones in self._ways.of(dice, laid) else None

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        dice, laid = state.dice[decision.seat], state.open[decision.seat]
        if state.phase != TURN:
            return Thought(STAND)
        starts = decision.seat == state.order[0]
        kept = self.kept(dice, laid, state.count[decision.seat], state.limit, starts)
        move = None if kept is None else self._ways.of(dice, laid).get(kept)
        if move is None and kept is not None:
            move = RETHROW.get(dice)
        return Thought(move if move in decision.moves else STAND)


class Greedy:
    """Throws for the best place among all single throws."""

    def __init__(self, rules: SchockRules, budget: int | None = None) -> None:
        self._rules = rules
        self._ways = Ways(rules.choices)
        self._places = percentiles(rules.scale)

    def kept(self, dice: Dice, laid: Dice, count: int, limit: int, starts: bool) -> Dice | None:
        """Return which dice it keeps, None to stand."""
        if starts and self._places[dice] >= STOPS.get(count, 2.0):
            return None
        plan = Plan(self._ways, lambda found, _laid, _count: self._places[found], limit)
        return plan.best(dice, laid, count)

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        if state.phase != TURN:
            return Thought(STAND)
        seat = decision.seat
        dice, laid, count = state.dice[seat], state.open[seat], state.count[seat]
        kept = self.kept(dice, laid, count, state.limit, seat == state.order[0])
        return Thought(STAND if kept is None else self._ways.of(dice, laid)[kept])
