"""A turn of Schock in one line of the history: what was done last takes the place of what was before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spielblock.games.schock.events import DiceThrown, Kept, LimitSet, SixesTurned, Stood
from spielblock.games.schock.texts import said
from spielblock.rules.event import Event

Who = Callable[[str], str]
Turn = DiceThrown | Kept | SixesTurned | Stood | LimitSet


def told(events: Sequence[Event], who: Who) -> str | None:
    """Return one sentence for these events of one turn; None where there is none, or it is not one turn."""
    first, *later = events
    if not later:
        return said(first, who)
    if not isinstance(first, Turn) or not all(_goes_on(first, event) for event in later):
        return None
    done = [event for event in events if not isinstance(event, LimitSet)]
    limits = [said(event, who) or "" for event in later if isinstance(event, LimitSet)]
    return " · ".join([said((done or [first])[-1], who) or "", *limits])


def _goes_on(first: Turn, event: Event) -> bool:
    begins = isinstance(event, DiceThrown) and event.count == 1
    return isinstance(event, Turn) and event.seat == first.seat and not begins
