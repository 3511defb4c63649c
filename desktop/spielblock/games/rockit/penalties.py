"""Penalties as one thing, although the pile ran out while they were drawn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from spielblock.games.rockit.events import CardsDrawn, PileShuffled
from spielblock.rules.event import Event


def in_one(events: Sequence[Event]) -> list[Event]:
    """Return the events of one turn; what was drawn before and after a shuffle is one drawing, in its place.

    >>> drawn = CardsDrawn("A", ("?", "?"), "take")
    >>> [len(event.cards) for event in in_one([drawn, PileShuffled(9), drawn]) if event != PileShuffled(9)]
    [4]
    """
    found: list[Event] = []
    for event in events:
        at = len(found) - 2 if found and isinstance(found[-1], PileShuffled) else -1
        before = found[at] if at >= 0 else None
        if isinstance(event, CardsDrawn) and isinstance(before, CardsDrawn) and _goes_on(before, event):
            found[at] = replace(before, cards=before.cards + event.cards)
        else:
            found.append(event)
    return found


def _goes_on(before: CardsDrawn, event: CardsDrawn) -> bool:
    """Return whether this draws the rest of a penalty; of one's own will one draws a single card."""
    return (event.seat, event.why) == (before.seat, before.why) and event.why != "draw"
