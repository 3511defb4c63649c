"""How each event of Tock looks: cues for pieces and cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF

from spielblock.control.cues import Cue
from spielblock.control.pace import Beat, Pace
from spielblock.games.tock.events import (
    CardDiscarded,
    CardPlayed,
    ColourHome,
    PieceCaptured,
    PieceEntered,
    PieceMoved,
    PiecesSwapped,
)
from spielblock.games.tock.ui.board_view import BoardView
from spielblock.games.tock.ui.card_flights import CardFlights
from spielblock.games.tock.ui.outlook import in_goal
from spielblock.games.tock.ui.pieces import Piece
from spielblock.games.tock.ui.places import YARD
from spielblock.rules.event import Event
from spielblock.widgets.motion import after, one_after_another, together
from spielblock.widgets.theme import Theme

Build = Callable[[Pace], QAbstractAnimation | None]


class Shows:
    """Makes cues. Captures are told before the move that makes them, but seen when the captor has landed."""

    def __init__(self, board: BoardView, flights: CardFlights, theme: Theme) -> None:
        self._board = board
        self._flights = flights
        self._theme = theme
        self._victims: list[PieceCaptured] = []

    def cue(self, event: Event) -> Cue | None:
        """Return how this event looks, or None if it needs no showing."""
        match event:
            case PieceCaptured():
                self._victims.append(event)
                return None
            case PieceMoved() | PieceEntered():
                victims, self._victims = self._victims, []
                return _moving(partial(self._move, event, victims))
            case PiecesSwapped():
                return _moving(partial(self._swap, event))
            case CardPlayed() | CardDiscarded():
                return _moving(partial(self._flights.to_discards, event.seat, event.card))
            case ColourHome():
                return _moving(partial(self._home, event))
            case _:
                return self._flights.cue(event)

    def forget(self) -> None:
        """Drop what was heard and not shown, as when the truth is shown at once."""
        self._victims = []
        self._flights.forget()

    def _move(
        self, event: PieceMoved | PieceEntered, victims: list[PieceCaptured], pace: Pace
    ) -> QAbstractAnimation | None:
        source = event.source if isinstance(event, PieceMoved) else YARD
        piece = self._board.piece(event.colour, source)
        if piece is None:
            return None
        caught = [self._board.piece(victim.colour, victim.field) for victim in victims]
        path = event.path if isinstance(event, PieceMoved) else (event.field,)
        walk, landings = self._walk(piece, event, path, pace)
        piece.place = path[-1]
        flights = [walk]
        for victim, captured in zip(victims, caught, strict=True):
            if captured is not None:
                wait = landings.get(victim.field, walk.totalDuration())
                flights.append(after(wait, self._fly_home(captured, pace)))
        return together(*flights)

    def _walk(
        self, piece: Piece, event: PieceMoved | PieceEntered, path: tuple[str, ...], pace: Pace
    ) -> tuple[QAbstractAnimation, dict[str, int]]:
        """Return the walk, and after how many milliseconds which place of it is reached."""
        points = [self._board.spot(event.colour, place) for place in path]
        if isinstance(event, PieceEntered):
            enter = piece.arc(points[0], pace.ms(Beat.ENTER), self._theme.easing("enter"))
            return enter, {path[0]: pace.ms(Beat.ENTER)}
        each = min(Beat.HOP.value, max(Beat.HOP_LEAST.value, Beat.HOPS_MOST.value // len(path)))
        each = round(each * pace.factor)
        landings = {place: each * (number + 1) for number, place in enumerate(path)}
        outside = [point for point, place in zip(points, path, strict=True) if not in_goal(place)]
        inside = points[len(outside) :]
        forward = event.card[:-1] != "4"
        hops = piece.hops(outside, each, self._theme.easing("standard"), soft=forward and not inside)
        if not inside:
            return hops, landings
        lane = piece.slide_from(
            outside[-1] if outside else None,
            inside,
            max(each, pace.ms(Beat.LANE) // len(inside)),
            self._theme.easing("enter"),
        )
        return (one_after_another(hops, lane) if outside else lane), landings

    def _fly_home(self, piece: Piece, pace: Pace) -> QAbstractAnimation:
        piece.slot = self._board.free_slot(piece.colour)
        piece.place = YARD
        to = self._board.spot(piece.colour, YARD, piece.slot)
        return piece.arc(to, pace.ms(Beat.CAPTURE), self._theme.easing("standard"))

    def _swap(self, event: PiecesSwapped, pace: Pace) -> QAbstractAnimation | None:
        first = self._board.piece(event.colour, event.field)
        second = self._board.piece(event.other, event.other_field)
        if first is None or second is None:
            return None
        first.place, second.place = event.other_field, event.field
        ms, easing = pace.ms(Beat.SWAP), self._theme.easing("standard")
        above = first.arc(self._board.spot(event.colour, event.other_field), ms, easing, 2.2)
        below = second.arc(self._board.spot(event.other, event.field), ms, easing, 1.1)
        return together(above, below)

    def _home(self, event: ColourHome, pace: Pace) -> QAbstractAnimation:
        """The four pieces in the goal rise one after the other."""
        rises: list[QAbstractAnimation] = []
        for number in range(1, 5):
            piece = self._board.piece(event.colour, f"g{number}")
            if piece is not None:
                at = self._board.spot(event.colour, f"g{number}")
                rise = piece.arc(QPointF(at), pace.ms(Beat.LANE), self._theme.easing("standard"), 0.3)
                rises.append(after(pace.ms(Beat.LANE_LIGHT, number), rise))
        return together(*rises) if rises else QPauseAnimation(0)


def _moving(build: Build) -> Cue:
    """Return a cue that is left out where nothing moves: the truth follows at the end of the step."""

    def cue(pace: Pace) -> QAbstractAnimation | None:
        return build(pace) if pace.factor > 0 else None

    return cue
