"""What stands out in the course of a match of Schock. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from spielblock.games.schock.events import AllLidsTaken, FinalCalled, HalfLost, LidsMoved, WentOut
from spielblock.games.schock.texts import said
from spielblock.rules.event import Event
from spielblock.rules.wording import Landmark

translate = QCoreApplication.translate

#: Whether what the game counts is not the moves but the throws.
thrown: bool = False


def landmark(event: Event, who: Callable[[str], str]) -> Landmark | None:
    """Return how the course marks this event, None for most."""
    text = said(event, who) or ""
    match event:
        case AllLidsTaken(seat):
            return Landmark(seat, "lid", text)
        case LidsMoved(seat):
            return Landmark(seat, "", text)  # the curve itself shows it
        case WentOut(seat):
            return Landmark(seat, "check", text)
        case HalfLost("final", seat):
            return Landmark(seat, "close", text)
        case HalfLost(_, seat):
            return Landmark(seat, "flag", text)
        case FinalCalled():
            return Landmark("", "team", text)  # a line across the lines of all: here they change
        case _:
            return None


def signs() -> tuple[tuple[str, str], ...]:
    """Return the signs and what they mean."""
    return (
        ("lid", translate("Schock", "took all lids")),
        ("check", translate("Schock", "out, and safe")),
        ("flag", translate("Schock", "lost a half")),
        ("team", translate("Schock", "the final begins")),
        ("close", translate("Schock", "lost the final")),
    )


def played(chosen: int, drawn: int) -> str:
    """Return how far a match has come: the throws count."""
    return translate("Schock", "%n throw(s)", "", drawn)
