"""What stands out in the course of a match of Rock the Bock. Literal calls only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock.events import RoundScored, SeatOut, SymbolsEntered
from spielblock.games.rock_the_bock.texts import said
from spielblock.rules.event import Event
from spielblock.rules.wording import Landmark

translate = QCoreApplication.translate

#: Whether what the game counts is not the moves but the throws.
thrown: bool = True


def landmark(event: Event, who: Callable[[str], str]) -> Landmark | None:
    """Return how the course marks this event, None for most."""
    text = said(event, who) or ""
    match event:
        case SymbolsEntered(face="wolf", target=target, entered=entered) if entered:
            return Landmark(target, "wolf", text)
        case SeatOut(seat):
            return Landmark(seat, "dice", text)
        case RoundScored(number):
            return Landmark("", str(number), round_ended(number))
        case _:
            return None


def signs() -> tuple[tuple[str, str], ...]:
    """Return the signs and what they mean."""
    return (
        ("wolf", translate("RockTheBock", "got wolves")),
        ("dice", translate("RockTheBock", "all dice struck")),
        ("1", translate("RockTheBock", "end of a round")),
    )


def round_ended(number: int) -> str:
    return translate("RockTheBock", "Round {number} ends").format(number=number)


def played(chosen: int, drawn: int) -> str:
    """Return how far a match has come: the throws count."""
    return translate("RockTheBock", "%n throw(s)", "", drawn)
