"""Moments of a round that a step goes past: what was seen up to them, and how the table stood before that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from msgspec.structs import replace

from spielblock.games.schock.events import (
    AllLidsTaken,
    DiceThrown,
    HalfLost,
    Kept,
    LidsMoved,
    LimitSet,
    MatchLost,
    OpeningLost,
    OpeningThrown,
    RoundStarted,
    SixesTurned,
    Stood,
)
from spielblock.games.schock.position import Position
from spielblock.games.schock.state import LIDS
from spielblock.rules.event import Event

#: After these the table still shows what was there before.
ADDING = DiceThrown | Kept | LimitSet | SixesTurned | Stood


class Moment(NamedTuple):
    """A table before a round, what was seen then up to a moment, and what was dealt out next, if anything."""

    begun: Position
    seen: tuple[Event, ...]
    dealt: LidsMoved | AllLidsTaken | None


def moment(
    view: Position, events: Sequence[Event], before: Callable[[Event], Iterable[Event]]
) -> Moment | None:
    """Return the moment right after these events; None if the view shows them still, or never knew them."""
    first = view.seen[:1]
    past = [*reversed(view.seen), *(before(first[0]) if first else ())]
    if not events or events[-1] not in past:
        return None
    at = past.index(events[-1])
    later, until = past[:at], past[at:]
    if all(isinstance(event, ADDING) for event in later):
        return None
    # A round begins with its start, the opening throw with the match.
    seen = list(takewhile(lambda event: not isinstance(event, RoundStarted), until))
    opening = len(seen) == len(until)
    if not opening:
        seen.append(until[len(seen)])
    elif not isinstance(until[-1], OpeningThrown):
        return None
    begun = view
    for event in (*later, *seen):
        begun = _undone(begun, event)
    started = seen[-1]
    if isinstance(started, RoundStarted):
        begun = replace(begun, half=started.half, phase="turn", order=started.order, to_move=started.order[0])
    else:
        begun = replace(begun, phase="opening", order=tuple(view.lids), to_move=None)
    begun = replace(begun, throws={}, throw_off={}, seen=())
    dealt = next((event for event in reversed(later) if isinstance(event, LidsMoved | AllLidsTaken)), None)
    return Moment(begun, tuple(reversed(seen)), dealt)


def _undone(view: Position, event: Event) -> Position:
    """Return the view before this event, as far as lids and lost halves go."""
    match event:
        case LidsMoved(seat, giver, count):
            lids = view.lids | {seat: view.lids[seat] - count}
            if giver is None:
                return replace(view, lids=lids, stock=view.stock + count)
            return replace(view, lids=lids | {giver: lids[giver] + count})
        case AllLidsTaken(seat, stock, givers):
            taken = stock + sum(givers.values())
            lids = view.lids | givers | {seat: view.lids[seat] - taken}
            return replace(view, lids=lids, stock=stock)
        case OpeningLost(seat, _, stock):
            lids = view.lids | {seat: view.lids[seat] - 1}
            return replace(view, lids=lids, stock=stock + 1)
        case HalfLost(half, seat):
            # Who has lost a half held all lids; the next one has begun without them.
            lids = dict.fromkeys(view.lids, 0) | {seat: LIDS}
            return replace(view, half=half, lids=lids, stock=0, losers=view.losers[:-1])
        case MatchLost():
            return replace(view, phase="turn")
        case _:
            return view
