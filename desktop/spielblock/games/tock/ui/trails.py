"""What the turns left on the board: from what a seat has seen, to trails."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF

from spielblock.games.tock.events import (
    CardDiscarded,
    CardPlayed,
    PieceCaptured,
    PieceEntered,
    PieceMoved,
    PiecesSwapped,
)
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui.board_view import BoardView
from spielblock.games.tock.ui.marks import Marks, Trail
from spielblock.games.tock.ui.places import YARD
from spielblock.rules.event import Event
from spielblock.widgets.stage import Stage

Step = PieceMoved | PieceEntered | PiecesSwapped


class Trails:
    """Finds the trails of turns on a board."""

    def __init__(self, board: BoardView, stage: Stage) -> None:
        self._board = board
        self._stage = stage

    def since(self, view: Position) -> tuple[Trail, ...]:
        """Return the trails of all turns since the own last one, the newest last; else older ones."""
        return tuple(self._trail(turn, age) for age, turn in enumerate(_turns(view)))[::-1]

    def recalled(self, events: Sequence[Event]) -> Marks:
        """Return the ways of these events, and where something was captured."""
        moves = [event for event in events if isinstance(event, Step)]
        hit = [event for event in events if isinstance(event, PieceCaptured)]
        spots = tuple(self._board.spot(event.colour, event.field) for event in hit)
        return Marks(trails=(self._trail(moves, 0),) if moves else (), captured=spots)

    def _trail(self, moves: Sequence[Step], age: int) -> Trail:
        ink = self._stage.theme.hue(self._stage.sitter(moves[0].seat).colour).line
        swapped = [way for move in moves if isinstance(move, PiecesSwapped) for way in self._way(move)]
        return Trail(tuple(self._way(move) for move in moves), ink, tuple(swapped), age)

    def _way(self, move: Step) -> tuple[QPointF, ...]:
        spot, colour = self._board.spot, move.colour
        if isinstance(move, PieceMoved):
            return tuple(spot(colour, place) for place in (move.source, *move.path))
        if isinstance(move, PieceEntered):
            return spot(colour, YARD), spot(colour, move.field)
        return spot(colour, move.field), spot(move.other, move.other_field)


def _turns(view: Position) -> list[list[Step]]:
    """Return what moved in each turn since the own last one, the newest first; else what moved before."""
    turns: list[list[Step]] = []
    for seat, moves in _backwards(view.seen):
        own = seat == view.seat
        if moves and not (own and turns):
            turns.append(moves)
        if (own and turns) or len(turns) == view.seats - 1:
            break
    return turns


def _backwards(seen: Sequence[Event]) -> Iterable[tuple[str, list[Step]]]:
    """Give of each turn, from the last one to the first, whose it was and what moved."""
    moves: list[Step] = []
    for event in reversed(seen):
        if isinstance(event, Step):
            moves.insert(0, event)
        elif isinstance(event, CardPlayed | CardDiscarded):
            yield event.seat, moves
            moves = []
