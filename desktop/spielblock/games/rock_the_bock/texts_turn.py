"""A turn of Rock the Bock in one line of the history."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock.events import (
    DiceStruck,
    DiceThrown,
    SeatOut,
    SymbolsEntered,
    ThrowFailed,
)
from spielblock.games.rock_the_bock.texts import said
from spielblock.rules.event import Event

translate = QCoreApplication.translate
Who = Callable[[str], str]
Turn = DiceThrown | ThrowFailed | SymbolsEntered | DiceStruck | SeatOut


def told(events: Sequence[Event], who: Who) -> str | None:
    """Return one sentence for these events of one turn; None where there is none, or it is not one turn.

    What was chosen takes the place of what was thrown; as many dice are struck.
    """
    first, *later = events
    if not later:
        return said(first, who)
    one_turn = all(isinstance(event, Turn) and not isinstance(event, DiceThrown) for event in later)
    if not isinstance(first, Turn) or not one_turn:
        return None
    chosen = [event for event in events if isinstance(event, SymbolsEntered | ThrowFailed)]
    line = said(chosen[-1] if chosen else first, who) or ""
    return done(line) if any(isinstance(event, SeatOut) for event in events) else line


def done(line: str) -> str:
    return translate("RockTheBock", "{line}, is done").format(line=line)
