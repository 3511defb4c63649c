"""A fixed player to measure others against. Written first and never changed: a new idea is a new player.

It tries every move and takes the pieces that look best afterwards: how far everybody has come, pieces in the
yard and in the goal, a little for a piece that stands protected and for one near its goal. It sees no danger
and keeps no card for later; a seven it plays through to its best end. Throwing a card away costs two points,
a ten earns three.
"""

from __future__ import annotations

from random import Random

from spielblock.bots.bot import Thought
from spielblock.games.tock.board import FULL, GOAL, TRACK, YARD, Board
from spielblock.games.tock.cards import NONE, TEN, rank
from spielblock.games.tock.moves import Discard, Exchange, Play, Swap
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import State
from spielblock.rules.contract import Decision, Move

#: What a rank is worth in the hand, from the two to the ace: only the exchange asks.
KEEP = (0, 0, 3, 0, 0, 4, 0, 0, 2, 3, 1, 6, 6)
WIN = 10_000.0


class GreedyBot:
    """One move ahead, no further."""

    def __init__(self, rules: TockRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        moves = decision.moves
        if isinstance(moves[0], Exchange):
            cheap = min(KEEP[rank(move.card)] for move in moves if isinstance(move, Exchange))
            given = [move for move in moves if isinstance(move, Exchange) and KEEP[rank(move.card)] == cheap]
            return Thought(given[int(rng.random() * len(given))])
        state = self._rules.from_position(decision.view)
        if state.skip:
            return Thought(moves[int(rng.random() * len(moves))])
        worth = [self._worth(state, move, {}) + rng.random() * 0.01 for move in moves]
        return Thought(moves[worth.index(max(worth))])

    def _worth(self, state: State, move: Move, known: dict[tuple[int, ...], float]) -> float:
        """Return how the pieces look after a move; after a part of a seven, after its best end."""
        assert isinstance(move, Play | Swap | Discard)
        after, seat = state.copy(), state.turn
        self._rules.advance(after, move, None)
        if after.seven != NONE:
            key = (after.left, *after.pieces)
            if key not in known:
                known[key] = max(self._worth(after, part, known) for part in self._rules.moves(after, seat))
            return known[key]
        board = self._rules.board(state.seats)
        value = look(board, after, seat)
        value -= 2 * isinstance(move, Discard)
        return value + 3 * (rank(move.card) == TEN)


def look(board: Board, state: State, seat: int) -> float:
    """Return the worth of the pieces for a seat: its own and its partner's against the mean of the others."""
    partner = state.partner(seat)
    if state.goals[seat] == state.goals[partner] == FULL:
        return WIN
    ours = sum(_pieces(board, state, colour) for colour in {seat, partner})
    others = [_pieces(board, state, other) for other in range(state.seats) if other not in (seat, partner)]
    return ours - 0.8 * sum(others) / len(others)


def _pieces(board: Board, state: State, colour: int) -> float:
    worth = 0.0
    for place in state.pieces[colour * 4 : colour * 4 + 4]:
        if place == YARD:
            worth -= 12
        elif place >= TRACK:
            worth += board.fields * 0.9 + 25 + 3 * (place - GOAL)
        else:
            come = board.fields - 1 - board.to_entry[colour][place]
            worth += come * 0.9 + 6 * (come >= board.fields - 13)
            worth += 4 * (state.guards[colour] and place == board.starts[colour])
    return worth
