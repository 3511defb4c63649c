"""What the rows of the players count while the events of a step are shown one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from spielblock.games.schock.events import (
    AllLidsTaken,
    DiceThrown,
    HalfLost,
    LidsMoved,
    MatchLost,
    OpeningLost,
    Revealed,
    RoundStarted,
)
from spielblock.games.schock.position import Position, Throw
from spielblock.rules.event import Event


def counted(view: Position, event: Event) -> Position:
    """Return the view after this event, as far as lids, throws and who still plays go."""
    match event:
        case DiceThrown(seat, _, _, count):
            return replace(view, throws=view.throws | {seat: Throw(count=count)})
        case Revealed():
            return replace(view, phase="late_turn")
        case OpeningLost(seat, _, stock):
            lids = view.lids | {seat: view.lids.get(seat, 0) + view.stock - stock}
            return replace(view, lids=lids, stock=stock)
        case LidsMoved() | AllLidsTaken():
            return _after_lids(view, event)
        case RoundStarted():
            return _after_start(view, event)
        case HalfLost(_, seat):
            return replace(view, losers=(*view.losers, seat))
        case MatchLost():
            return replace(view, phase="over")
        case _:
            return view


def _after_lids(view: Position, event: LidsMoved | AllLidsTaken) -> Position:
    if isinstance(event, LidsMoved):
        lids = view.lids | {event.seat: event.lids}
        if event.giver is not None:
            lids[event.giver] -= event.count
        return replace(view, lids=lids, stock=event.stock)
    taken = event.stock + sum(event.givers.values())
    lids = {seat: 0 if seat in event.givers else count for seat, count in view.lids.items()}
    return replace(view, lids=lids | {event.seat: lids[event.seat] + taken}, stock=0)


def _after_start(view: Position, event: RoundStarted) -> Position:
    """Return the view with cups unthrown; with a new half nobody has lids."""
    lids = view.lids if event.half == view.half else dict.fromkeys(view.lids, 0)
    return replace(
        view, half=event.half, phase="turn", order=event.order, throws={}, stock=event.stock, lids=lids
    )
