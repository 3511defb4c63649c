"""A position that somebody sent: read in, and what it may be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import fields

from spielblock.rules.contract import Decide, IllegalMoveError
from spielblock.rules.entry import GameEntry
from spielblock.rules.event import Event
from spielblock.rules.reason import Reason
from spielblock.rules.seats import CHANCE, seat_of


class Board:
    """A position with its game, its rules and its state. `seat` is whose view it is, if it is one."""

    def __init__(self, game: GameEntry, position: Any) -> None:
        """Read a position, or raise ValueError with the reason."""
        self.game = game
        self.written = msgspec.convert(position, game.position)
        self.rules = game.make_rules(self.written.options)
        self.state = self.rules.from_position(self.written)
        self.seat: str | None = self.written.seat

    def refusal(self, by: str, action: str) -> Reason | None:
        """Return why this is refused, or None if it is legal."""
        seat = seat_of(by)
        if self.seat is not None and seat not in (CHANCE, seat_of(self.seat)):
            raise ValueError(f"this is what seat {self.seat} sees: what {by} may do is not known")
        try:
            return self.rules.refusal(self.state, seat, self.rules.parse(action))
        except IllegalMoveError as refused:
            return refused.reason

    def askable(self, pending: Decide) -> Sequence[int]:
        """Return the seats whose moves are known: in a view that is one at most."""
        return [seat for seat in pending.seats if self.seat is None or seat == seat_of(self.seat)]

    def seat_called(self, text: str) -> int:
        """Return a seat of this match, or raise ValueError."""
        seat = seat_of(text)
        if not 0 <= seat < self.rules.to_position(self.state).seats:
            raise ValueError(f"seat {text} is not there")
        return seat

    def events(self, seen: list[Any]) -> tuple[Event, ...]:
        """Return what was seen, read in."""
        known = next(field for field in fields(self.game.position) if field.name == "seen")
        found: tuple[Event, ...] = msgspec.convert(seen, known.type)
        return found
