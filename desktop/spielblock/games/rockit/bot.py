"""A player that keeps a few rules of thumb. It needs no search and cannot fail."""

from __future__ import annotations

from random import Random

from spielblock.bots.bot import Thought
from spielblock.games.rockit.cards import EACH, JOKER, KINDS
from spielblock.games.rockit.moves import CALL_LATE, CATCH, DRAW, KEEP, Name, Play
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import State
from spielblock.rules.contract import WAIT, Decision, Move

#: How often a forgotten call of another is noticed.
NOTICES = 0.6


class RuleBot:
    """Lays colours before jokers, names the colour it holds most of, and always calls."""

    def __init__(self, rules: RockitRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        moves = decision.moves
        if CALL_LATE in moves or CATCH in moves:
            return Thought(CALL_LATE if CALL_LATE in moves else CATCH if rng.random() < NOTICES else WAIT)
        state = self._rules.from_position(decision.view)
        best = max(moves, key=lambda move: (self._rank(state, decision.seat, move), rng.random()))
        return Thought(best)

    def _rank(self, state: State, seat: int, move: Move) -> tuple[int, int, int]:
        """Return how good a kind of move is, whether it calls, and how many cards of its colour there are."""
        if isinstance(move, Play):
            joker = move.card >= JOKER
            return (1 if joker else 2, int(move.called), _held(state, seat, move.colour) if joker else 0)
        if isinstance(move, Name):
            return (1, 0, _held(state, seat, move.colour))
        return (0, 0, int(move in (DRAW, KEEP)))


def _held(state: State, seat: int, colour: int) -> int:
    first = seat * KINDS + colour * EACH
    return sum(state.hands[first : first + EACH])
