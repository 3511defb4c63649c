"""What others seem not to hold: whoever threw a card away without a move had, most likely, none with one."""

from __future__ import annotations

from collections.abc import Sequence

from spielblock.games.tock.board import GOAL, PLACES, TRACK, YARD, Board
from spielblock.games.tock.dealing import begin_turn
from spielblock.games.tock.events import (
    CardDiscarded,
    DealBegun,
    PieceCaptured,
    PieceEntered,
    PieceMoved,
    PiecesSwapped,
)
from spielblock.games.tock.reach import add_moves
from spielblock.games.tock.reading import empty_state
from spielblock.games.tock.state import State
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.rules.seats import seat_of

RANKS = range(13)


class Rewind:
    """The pieces as they stand, turned back event by event."""

    def __init__(self, board: Board, state: State) -> None:
        self._board = board
        self._teams = state.teams
        self._places = [state.pieces[seat * 4 : seat * 4 + 4] for seat in range(state.seats)]
        self._guards = state.guards[:]

    def back(self, event: Event) -> None:
        """Undo what one event did to the pieces."""
        match event:
            case PieceEntered(_, colour, _, field):
                self._move(colour, field, "yard")
                self._guards[seat_of(colour)] = 0
            case PieceMoved(_, colour, _, source, path):
                self._move(colour, path[-1], source)
                if source == PLACES[self._board.starts[seat_of(colour)]]:
                    self._guards[seat_of(colour)] = 1
            case PieceCaptured(_, colour, field):
                self._move(colour, "yard", field)
            case PiecesSwapped(_, _, colour, field, other, other_field):
                self._move(colour, other_field, field)
                self._move(other, field, other_field)
            case _:
                pass

    def ranks_with_moves(self, seat: int) -> frozenset[int]:
        """Return the ranks that would have a move for this seat now."""
        state = self._state()
        begin_turn(state, seat)
        places = sorted(state.pieces[state.colour * 4 : state.colour * 4 + 4])
        able: list[int] = []
        for kind in RANKS:
            found: list[Move] = []
            add_moves(self._board, state, places, kind * 4, found)
            if found:
                able.append(kind)
        return frozenset(able)

    def _move(self, colour: str, source: str, target: str) -> None:
        places = self._places[seat_of(colour)]
        places[places.index(PLACES.index(source))] = PLACES.index(target)

    def _state(self) -> State:
        state = empty_state(self._board, self._teams)
        for seat, places in enumerate(self._places):
            for at, place in enumerate(places):
                state.pieces[seat * 4 + at] = place
                if place < TRACK:
                    state.ring[place] = seat * 4 + at
                elif place < YARD:
                    state.goals[seat] |= 1 << place - GOAL
            state.guards[seat] = self._guards[seat] if self._board.starts[seat] in places else 0
        return state


def lacks(board: Board, state: State, seat: int, seen: Sequence[Event]) -> dict[int, frozenset[int]]:
    """Return for each other seat the ranks it seems not to hold, from what was seen in this deal."""
    found: dict[int, frozenset[int]] = {}
    rewind = Rewind(board, state)
    for event in reversed(seen):
        if isinstance(event, DealBegun):
            break
        rewind.back(event)
        if isinstance(event, CardDiscarded) and event.why == "no_move":
            other = seat_of(event.seat)
            if other != seat:
                found[other] = found.get(other, frozenset()) | rewind.ranks_with_moves(other)
    return found
