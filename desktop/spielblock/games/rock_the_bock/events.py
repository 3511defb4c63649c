"""What can be seen to happen in Rock the Bock."""

from __future__ import annotations

from spielblock.rules.event import Event


class RoundStarted(Event, frozen=True):
    """A new round, begun by this seat. Memory starts anew here."""

    round: int
    seat: str


class DiceThrown(Event, frozen=True):
    """The dice as they lie, sorted by face, each named as in the notation."""

    seat: str
    faces: tuple[str, ...]


class ThrowFailed(Event, frozen=True):
    """Nobody owns any colour that lies: nothing is entered and nothing struck."""

    seat: str
    dice: int


class SymbolsEntered(Event, frozen=True):
    """A seat used its dice of one face; `entered` of them had room on the target's sheet, now `total`."""

    seat: str
    face: str
    target: str
    dice: int
    entered: int
    total: int


class DiceStruck(Event, frozen=True):
    seat: str
    dice: int
    total: int


class SeatOut(Event, frozen=True):
    """All ten dice of this round are struck; the seat can still get wolves and goats."""

    seat: str


class RoundScored(Event, frozen=True):
    """What a round brought each seat, and what all rounds did so far.

    `sheets` are the bucks, wolves and goats that were counted.
    """

    round: int
    points: dict[str, int]
    totals: dict[str, int]
    sheets: dict[str, tuple[int, int, int]]


AnyEvent = RoundStarted | DiceThrown | ThrowFailed | SymbolsEntered | DiceStruck | SeatOut | RoundScored
