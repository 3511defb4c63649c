"""What a seat can do with its turn, seen to the end: a seven is followed through all its parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spielblock.games.tock.cards import NONE, rank
from spielblock.games.tock.moves import Discard, Exchange, Play, Swap
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import State
from spielblock.rules.contract import Move


class Line(NamedTuple):
    """A way to use a turn: its moves (more than one for a seven), and the state when the turn is over."""

    moves: tuple[Move, ...]
    after: State


def lines(rules: TockRules, state: State, moves: Sequence[Move]) -> list[Line]:
    """Return every way to use the turn that begins with one of these moves.

    Of cards of one rank that do the same, and of the ends of sevens that are the same, only the first.
    """
    found: list[Line] = []
    ends: set[tuple[int, ...]] = set()
    known: set[tuple[int, ...]] = set()
    for move in moves:
        after = state.copy()
        rules.advance(after, move, None)
        if after.seven != NONE:
            found += _finished(rules, (move,), after, ends, known)
        elif (same := _same(move)) not in known:
            known.add(same)
            found.append(Line((move,), after))
    return found


def _same(move: Move) -> tuple[int, ...]:
    """Moves that differ in nothing but the suit have the same number here."""
    if isinstance(move, Play | Swap):
        return (-1 if isinstance(move, Play) else -2, rank(move.card), move.source, move.target)
    assert isinstance(move, Discard | Exchange)
    return (-3, rank(move.card))


def _finished(
    rules: TockRules,
    moves: tuple[Move, ...],
    state: State,
    ends: set[tuple[int, ...]],
    known: set[tuple[int, ...]],
) -> list[Line]:
    """Return every way to finish a seven after these parts of it."""
    key = (state.left, *state.pieces)
    if key in known:
        return []
    known.add(key)
    found: list[Line] = []
    for part in rules.moves(state, state.turn):
        after = state.copy()
        rules.advance(after, part, None)
        if after.seven != NONE:
            found += _finished(rules, (*moves, part), after, ends, known)
        elif tuple(after.pieces) not in ends:
            ends.add(tuple(after.pieces))
            found.append(Line((*moves, part), after))
    return found
