"""The players of Rock the Bock that are not people.

The value of a move is, for easy and medium, points: what the own sheet may become less the mean of the
others. For hard and master it goes from -1 to 1: how well the round, or the match, ends. Where master
counts out the end of a round it is the lead in points, or in the last round the chance to win.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from spielblock.bots.bot import Thought
from spielblock.games.rock_the_bock.endgame import alone, exact_ends
from spielblock.games.rock_the_bock.evaluation import judge, sheets_after
from spielblock.games.rock_the_bock.explaining import candidates
from spielblock.games.rock_the_bock.moves import TAKES, WOLF_FACE, Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.rollouts import tallies
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.scoring import running, totals
from spielblock.games.rock_the_bock.state import State
from spielblock.rules.contract import Decision

#: How often a beginner notices that a move is possible.
NOTICED: Final = 0.6
#: Rollouts for every move, unless the caller says another number.
HARD_ROLLOUTS: Final = 8
MASTER_ROLLOUTS: Final = 150


class EasyBot:
    """Overlooks moves, and of those it sees takes what gives it the most symbols now.

    It gives nothing away while there is something for itself, or a wolf for others.
    """

    def __init__(self, rules: RockTheBockRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        moves = _takes(decision)
        seen = [move for move in moves if rng.random() < NOTICED]
        if all(_greed(state, move) < 0 for move in seen):
            seen = moves
        values = [_greed(state, move) for move in seen]
        points = [sheets_after(state, move) for move in seen]
        return _thought(state.turn, seen, values, points, judged=False)


class MediumBot:
    """Takes what leaves the best sheets, looking no further than this throw. Quick, and cannot fail."""

    def __init__(self, rules: RockTheBockRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        moves = _takes(decision)
        values = [round(value, 9) for value in judge(state, moves)]
        return _thought(state.turn, moves, values, [sheets_after(state, move) for move in moves])


class HardBot:
    """Plays the round to its end some times for every move."""

    rollouts = HARD_ROLLOUTS

    def __init__(self, rules: RockTheBockRules, budget: int | None = None) -> None:
        self._rules = rules
        self._budget = self.rollouts if budget is None else max(1, budget)

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        moves = _takes(decision)
        if len(moves) == 1:
            return Thought(moves[0])
        return self._search(self._rules.from_position(decision.view), moves, rng)

    def _search(self, state: State, moves: list[Take], rng: Random) -> Thought:
        found = tallies(self._rules, state, moves, self._budget, rng)
        told = candidates(
            state.turn,
            moves,
            [tally.mean for tally in found],
            [tally.error for tally in found],
            [tally.mean_points() for tally in found],
        )
        return Thought(TAKES[told[0].action], told)


class MasterBot(HardBot):
    """Plays the round to its end often, and counts out its last dice exactly."""

    rollouts = MASTER_ROLLOUTS

    def _search(self, state: State, moves: list[Take], rng: Random) -> Thought:
        if not alone(state):
            return super()._search(state, moves, rng)
        ends = exact_ends(self._rules, state, moves)
        values = [round(end[0], 9) for end in ends]
        points = [end[1:] for end in ends]
        told = candidates(state.turn, moves, values, [0.0] * len(moves), points, exact=True)
        return Thought(TAKES[told[0].action], told)


def _takes(decision: Decision[Position]) -> list[Take]:
    return [cast(Take, move) for move in decision.moves]


def _thought(
    seat: int, moves: list[Take], values: list[float], points: list[list[float]], *, judged: bool = True
) -> Thought:
    told = candidates(seat, moves, values, [0.0] * len(moves), points, judged=judged)
    return Thought(TAKES[told[0].action], told)


def _greed(state: State, move: Take) -> float:
    """Return how a beginner likes a move: much for itself, else wolves for who leads, gifts last."""
    dice = state.thrown[move.face]
    if move.face == WOLF_FACE:
        done, now = totals(state), running(state)
        return 5 + dice + 0.1 * (done[move.target] + now[move.target])
    own = move.face == 0 or state.owners[move.face - 2] == state.turn
    return 10.0 + dice if own else -float(dice)
