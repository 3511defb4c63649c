"""What a line of a match file says, and how it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from spielblock.match.results import Result
from spielblock.match.seating import Chair
from spielblock.rules.seats import CHANCE, letter, seat_of

RESULT: Final = "result"
UNDO: Final = "undo"
PRACTICE: Final = "practice"
SEAT: Final = "seat"
STOPPED: Final = {"stopped": True}


class Played(NamedTuple):
    """A seat or chance did something; `stopped` if a bot did not get to the end of its thinking."""

    by: int
    action: str
    stopped: bool = False


class Undone(NamedTuple):
    """All from this seat's last decision on was taken back."""

    by: int


class Practised(NamedTuple):
    """From here on the match is practice, as this seat wanted it."""

    by: int


class Reseated(NamedTuple):
    """A bot of this level plays this seat now, or a human where there is none."""

    by: int
    level: str | None


class Ended(NamedTuple):
    """The match was over."""

    result: Result


Said = Played | Undone | Practised | Reseated | Ended


def parts(said: Said) -> tuple[Any, ...]:
    """Return what stands between the number and the check of a line."""
    match said:
        case Played(by, action, stopped):
            return (letter(by), action, STOPPED) if stopped else (letter(by), action)
        case Undone(by):
            return (letter(by), UNDO)
        case Practised(by):
            return (letter(by), PRACTICE)
        case Reseated(by, level):
            return (letter(by), SEAT, {"kind": Chair(level=level).kind, "level": level})
        case Ended(result):
            return (RESULT, result)


def said(found: Sequence[Any]) -> Said:
    """Return what these parts of a line say, or raise ValueError."""
    match found:
        case ["result", dict()]:
            return Ended(msgspec.convert(found[1], Result))
        case [str(by), "undo"]:
            return Undone(_player(by))
        case [str(by), "practice"]:
            return Practised(_player(by))
        case [str(by), "seat", {"kind": str(), "level": str() | None} as chair]:
            return Reseated(_player(by), msgspec.convert(chair, Chair).level)
        case [str(by), str(action)]:
            return Played(seat_of(by), action)
        case [str(by), str(action), {"stopped": True}]:
            return Played(_player(by), action, stopped=True)
        case _:
            raise ValueError("this is no line of a match")


def _player(by: str) -> int:
    seat = seat_of(by)
    if seat == CHANCE:
        raise ValueError("chance does no such thing")
    return seat
