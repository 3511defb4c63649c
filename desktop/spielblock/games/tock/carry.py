"""Pieces carried from place to place, and what happens to those in the way."""

from __future__ import annotations

from spielblock.games.tock.board import GOAL, PLACES, TRACK, YARD, Board, way
from spielblock.games.tock.cards import CARDS, FOUR, rank
from spielblock.games.tock.events import PieceCaptured, PieceEntered, PieceMoved, PiecesSwapped
from spielblock.games.tock.moves import Play, Swap
from spielblock.games.tock.state import EMPTY, State
from spielblock.rules.event import Event
from spielblock.rules.seats import letter


def enter(state: State, move: Play, seen: list[Event] | None) -> None:
    """Put a piece of the yard on its start field, protected."""
    colour = state.colour
    hit = state.ring[move.target]
    piece = _piece_on(state, colour, YARD)
    if seen is not None:
        who, field = letter(state.turn), PLACES[move.target]
        seen.append(PieceEntered(who, letter(colour), CARDS[move.card], field))
    if hit != EMPTY:
        _send_home(state, hit, move.target, seen)
    state.pieces[piece] = move.target
    state.ring[move.target] = piece
    state.guards[colour] = 1


def walk(board: Board, state: State, move: Play, seen: list[Event] | None) -> None:
    """Move a piece along; it captures what stands where it ends."""
    if seen is not None:
        seen.append(_moved(board, state, move, left=0, lost=0))
    _lift(board, state, move.source)
    if move.target < TRACK:
        hit = state.ring[move.target]
        if hit != EMPTY:
            _send_home(state, hit, move.target, seen)
    _put_down(state, move.source, move.target)


def trample(board: Board, state: State, move: Play, lost: int, seen: list[Event] | None) -> None:
    """Move a piece by single steps of a seven; it captures everything on its way."""
    if seen is not None:
        seen.append(_moved(board, state, move, left=state.left, lost=lost))
    _lift(board, state, move.source)
    if move.source < TRACK:
        for place in way(board, state.colour, move.source, move.target, backward=False):
            if place < TRACK and state.ring[place] != EMPTY:
                _send_home(state, state.ring[place], place, seen)
    _put_down(state, move.source, move.target)


def exchange_places(state: State, move: Swap, seen: list[Event] | None) -> None:
    """Let two pieces of the track change places."""
    ring = state.ring
    first, second = ring[move.source], ring[move.target]
    ring[move.source], ring[move.target] = second, first
    state.pieces[first], state.pieces[second] = move.target, move.source
    if seen is not None:
        mine, other = letter(first >> 2), letter(second >> 2)
        here, there = PLACES[move.source], PLACES[move.target]
        seen.append(PiecesSwapped(letter(state.turn), CARDS[move.card], mine, here, other, there))


def steps_of(board: Board, colour: int, source: int, target: int) -> int:
    """Return how many steps forward it is from source to target, for a piece of this colour."""
    if source >= GOAL:
        return target - source
    if target >= GOAL:
        return board.to_entry[colour][source] + target - GOAL + 1
    return board.distance(source, target)


def _moved(board: Board, state: State, move: Play, left: int, lost: int) -> PieceMoved:
    places = way(board, state.colour, move.source, move.target, rank(move.card) == FOUR)
    path = tuple([PLACES[place] for place in places])
    who, colour = letter(state.turn), letter(state.colour)
    return PieceMoved(who, colour, CARDS[move.card], PLACES[move.source], path, left, lost)


def _lift(board: Board, state: State, source: int) -> None:
    """Take the piece off its field or goal field; whoever leaves the start field is protected no more."""
    if source < TRACK:
        state.ring[source] = EMPTY
        if source == board.starts[state.colour]:
            state.guards[state.colour] = 0
    else:
        state.goals[state.colour] ^= 1 << source - GOAL


def _put_down(state: State, source: int, target: int) -> None:
    piece = _piece_on(state, state.colour, source)
    state.pieces[piece] = target
    if target < TRACK:
        state.ring[target] = piece
    else:
        state.goals[state.colour] |= 1 << target - GOAL


def _piece_on(state: State, colour: int, place: int) -> int:
    return state.pieces.index(place, colour * 4, colour * 4 + 4)


def _send_home(state: State, piece: int, field: int, seen: list[Event] | None) -> None:
    state.pieces[piece] = YARD
    state.ring[field] = EMPTY
    if seen is not None:
        seen.append(PieceCaptured(letter(state.turn), letter(piece >> 2), PLACES[field]))
