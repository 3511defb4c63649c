"""What stands out in the course of a match of Tock. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from spielblock.games.tock.events import ColourHome, PieceCaptured, PieceMoved, PiecesSwapped
from spielblock.games.tock.texts import said
from spielblock.rules.event import Event
from spielblock.rules.wording import Landmark

translate = QCoreApplication.translate

#: Whether what the game counts is not the moves but the throws.
thrown: bool = False


def landmark(event: Event, who: Callable[[str], str]) -> Landmark | None:
    """Return how the course marks this event, None for most."""
    text = said(event, who) or ""
    match event:
        case PieceCaptured(_, colour, _):
            return Landmark(colour, "close", text)
        case PiecesSwapped(seat):
            return Landmark(seat, "swap", text)
        case ColourHome(colour):
            return Landmark(colour, "flag", text)
        case PieceMoved(colour=colour, source=source, path=path):
            arrives = path[-1].startswith("g") and not source.startswith("g")
            return Landmark(colour, "home", text) if arrives else None
        case _:
            return None


def signs() -> tuple[tuple[str, str], ...]:
    """Return the signs and what they mean."""
    return (
        ("close", translate("Tock", "captured")),
        ("home", translate("Tock", "into the goal")),
        ("swap", translate("Tock", "swapped")),
        ("flag", translate("Tock", "all four home")),
    )


def played(chosen: int, drawn: int) -> str:
    """Return how far a match has come: the moves that were chosen count."""
    return translate("Tock", "%n move(s)", "", chosen)
