"""What stands out in the course of a match of Rockit. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from spielblock.games.rockit.events import (
    CallCaught,
    CallForgotten,
    CallMade,
    CardPlayed,
    CardsDrawn,
    RoundWon,
)
from spielblock.games.rockit.penalties import in_one
from spielblock.games.rockit.texts import said
from spielblock.rules.event import Event
from spielblock.rules.seats import seat_of
from spielblock.rules.wording import Landmark

translate = QCoreApplication.translate

#: Whether what the game counts is not the moves but the throws.
thrown: bool = False


def landmark(event: Event, who: Callable[[str], str]) -> Landmark | None:
    """Return how the course marks this event, None for most."""
    text = said(event, who) or ""
    match event:
        case CallMade(seat):
            return Landmark(seat, "megaphone", text)
        case CallForgotten(seat, cards) if cards:
            return Landmark(seat, "warning", text)
        case CallCaught(seat):
            return Landmark(seat, "warning", text)
        case CardsDrawn(seat, cards, "take") if cards:
            return Landmark(seat, f"+{len(cards)}", text)
        case RoundWon(seat):
            return Landmark(seat, "trophy", text)
        case _:
            return None


def in_one_turn(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events of a turn as they are marked: a penalty is one, even if the pile ran out."""
    return in_one(events)


def at_round_end(
    before: Sequence[int], now: Sequence[int], events: Sequence[Event]
) -> tuple[int, ...] | None:
    """Return how many cards were left when these events ended a round; None if they did not.

    When a round is won all cards go back at once, so that `now`, how all stand afterwards, does not show it.
    Where points are counted, it does.
    """
    held = list(before)
    for event in events:
        match event:
            case CardPlayed(seat, _, _, left):
                held[seat_of(seat)] = left
            case CardsDrawn(seat, cards):
                held[seat_of(seat)] += len(cards)
            case RoundWon(scores=scores) if scores != tuple(now):
                return tuple(held)
            case _:
                pass
    return None


def signs() -> tuple[tuple[str, str], ...]:
    """Return the signs and what they mean."""
    return (
        ("megaphone", translate("Rockit", "called")),
        ("warning", translate("Rockit", "forgot the call")),
        ("+2", translate("Rockit", "took a penalty")),
        ("trophy", translate("Rockit", "won the round")),
    )


def played(chosen: int, drawn: int) -> str:
    """Return how far a match has come: the moves that were chosen count."""
    return translate("Rockit", "%n move(s)", "", chosen)
