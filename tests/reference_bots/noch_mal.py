"""Fixed players to measure others against. Written first and never changed: a new idea is a new player.

`GreedyBot` takes the most points now, then the most cells. `TunedBot` looks at its sheet after each move with
features whose weights were tuned once, alone, under the publisher's rules; in the last throw alone it is
greedy. Both see their own sheet only, and every column and colour as if they were the first.
"""

from __future__ import annotations

from random import Random

from spielblock.bots.bot import Thought
from spielblock.games.noch_mal.cells import COLUMN, EVERY, MIDDLE, beside, parts
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.sheet import Sheet
from spielblock.games.noch_mal.state import State
from spielblock.rules.contract import Decision, Move

VALUES = (5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5)

COLUMN_POWER, COLUMN_WEIGHT = 3.315863892035982, 0.9911750634450683
COLOUR_POWER, COLOUR_WEIGHT = 3.32459827946722, 0.9918408310400793
CELL, JOKER, STAR = 0.15224902809986024, 1.630044256826995, 0.651785343878738
EDGE, TORN, REACH = 0.12380211080430799, -0.26909160352454087, 0.11246945736332577

COLUMN_STEPS = [
    [value * COLUMN_WEIGHT * ((7 - free) / 7) ** COLUMN_POWER for free in range(8)] for value in VALUES
]
COLOUR_STEPS = [5 * COLOUR_WEIGHT * ((21 - free) / 21) ** COLOUR_POWER for free in range(22)]


class GreedyBot:
    """Points now, then cells; a little chance decides the rest."""

    def __init__(self, rules: NochMalRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        return Thought(greedy(state, decision.seat, decision.moves, rng))


class TunedBot:
    """The sheet that looks best."""

    def __init__(self, rules: NochMalRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        if state.seats == 1 and state.throw_no == 30:
            return Thought(greedy(state, decision.seat, decision.moves, rng))
        worth = [value(state.sheet, *after(state, decision.seat, move)) for move in decision.moves]
        return Thought(decision.moves[worth.index(max(worth))])


def after(state: State, seat: int, move: Move) -> tuple[int, int]:
    """Return the crosses and jokers of this seat after a move."""
    if isinstance(move, Cross):
        return state.crossed[seat] | move.cells, state.jokers[seat] - move.jokers
    return state.crossed[seat], state.jokers[seat]


def greedy(state: State, seat: int, moves: tuple[Move, ...], rng: Random) -> Move:
    def worth(move: Move) -> tuple[int, int, float]:
        crossed, jokers = after(state, seat, move)
        cells = move.cells.bit_count() if isinstance(move, Cross) else 0
        return score(state.sheet, crossed, jokers), cells, rng.random()

    return max(moves, key=worth)


def score(sheet: Sheet, crossed: int, jokers: int) -> int:
    points = jokers - 2 * (sheet.stars & ~crossed).bit_count()
    points += sum([VALUES[at] for at, column in enumerate(COLUMN) if not column & ~crossed])
    return points + sum([5 for cells in sheet.colours if not cells & ~crossed])


def value(sheet: Sheet, crossed: int, jokers: int) -> float:
    free = EVERY & ~crossed
    edge = (beside(crossed) | MIDDLE) & free
    worth = jokers * JOKER + crossed.bit_count() * CELL - STAR * (sheet.stars & free).bit_count()
    worth += sum(
        [steps[(column & free).bit_count()] for column, steps in zip(COLUMN, COLUMN_STEPS, strict=True)]
    )
    worth += EDGE * edge.bit_count()
    for cells in sheet.colours:
        worth += COLOUR_STEPS[(cells & free).bit_count()]
        for block in parts(cells):
            left = block & free
            worth += TORN * (0 < left != block)
            worth += REACH * min(5, left.bit_count()) if left & edge else 0
    return worth
