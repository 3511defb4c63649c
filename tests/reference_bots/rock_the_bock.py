"""A fixed player to measure others against. Written first and never changed: a new idea is a new player.

It judges every take by the sheets right after it, before a round is counted: own goats through the
hyperbolic tangent of the lead in bucks, less the mean of the others.
"""

from __future__ import annotations

from math import tanh
from random import Random

from spielblock.bots.bot import Thought
from spielblock.games.rock_the_bock.moves import Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.state import State
from spielblock.rules.contract import Decision


class EvaluationBot:
    """Looks one take ahead; a little chance decides between takes that are worth the same."""

    def __init__(self, rules: RockTheBockRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        takes = [move for move in decision.moves if isinstance(move, Take)]
        worth = [value(entered(state, move), state.turn) + rng.random() * 1e-3 for move in takes]
        return Thought(takes[worth.index(max(worth))])


def entered(state: State, move: Take) -> State:
    """Return the sheets with this take entered and struck, whoever comes next."""
    after = state.copy()
    dice = state.thrown[move.face]
    if move.face == 0:
        after.bucks[state.turn] = min(10, after.bucks[state.turn] + dice)
    elif move.face == 1:
        after.wolves[move.target] = min(12, after.wolves[move.target] + dice)
    else:
        owner = state.owners[move.face - 2]
        after.goats[owner] = min(12, after.goats[owner] + dice)
    after.struck[state.turn] += dice
    return after


def value(state: State, seat: int) -> float:
    left = [10 - struck for struck in state.struck]
    share = sum(left) / state.seats
    total = 0.05 * left[seat]
    for at in range(state.seats):
        lead = state.bucks[at] - state.wolves[at] + 0.35 * left[at] * 0.5
        sheet = tanh(0.7 * lead / (1 + 0.35 * share)) * (state.goats[at] + 0.12 * left[at])
        total += sheet if at == seat else -sheet / (state.seats - 1)
    return total
