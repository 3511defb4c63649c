"""What stands out in the course of a match of Noch mal!. Literal calls only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from spielblock.games.noch_mal.events import ColourFilled, ColumnFilled
from spielblock.games.noch_mal.texts import said
from spielblock.rules.event import Event
from spielblock.rules.wording import Landmark

translate = QCoreApplication.translate

#: Whether what the game counts is not the moves but the throws.
thrown: bool = True


def landmark(event: Event, who: Callable[[str], str]) -> Landmark | None:
    """Return how the course marks this event, None for most."""
    text = said(event, who) or ""
    match event:
        case ColumnFilled(seat, column):
            return Landmark(seat, column, text)
        case ColourFilled(seat, colour):
            return Landmark(seat, f"glyph-{colour}", text)
        case _:
            return None


def signs() -> tuple[tuple[str, str], ...]:
    """Return the signs and what they mean."""
    return (
        ("H", translate("NochMal", "a letter: that column complete")),
        ("glyph-green", translate("NochMal", "colour complete")),
    )


def played(chosen: int, drawn: int) -> str:
    """Return how far a match has come: the throws count."""
    return translate("NochMal", "%n throw(s)", "", drawn)
