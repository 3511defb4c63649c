"""What the rows of the players count while the events of a step are shown one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from spielblock.games.tock.events import (
    CardChosen,
    CardDiscarded,
    CardGiven,
    CardPlayed,
    DealBegun,
    HandDealt,
    PieceMoved,
    SkipCalled,
)
from spielblock.games.tock.position import Hidden, Position
from spielblock.games.tock.ui.outlook import in_goal
from spielblock.rules.event import Event


def counted(view: Position, event: Event) -> Position:
    """Return the view after this event, as far as cards, pieces at home and who sits out go."""
    match event:
        case CardPlayed(seat) | CardDiscarded(seat):
            return replace(view, hands=view.hands | {seat: Hidden(max(0, _held(view, seat) - 1))}, skip=False)
        case HandDealt(seat, cards):
            return replace(view, hands=view.hands | {seat: Hidden(len(cards))})
        case DealBegun(_, deal):
            return replace(view, deal=deal)
        case SkipCalled(seat):
            return replace(view, skip=True, to_move=seat)
        case PieceMoved():
            return _moved(view, event)
        case CardChosen(seat, card):
            return replace(view, exchanged=view.exchanged | {seat: card})
        case CardGiven():
            return replace(view, exchanged={}, phase="play")
        case _:
            return view


def _held(view: Position, seat: str) -> int:
    hand = view.hands.get(seat, ())
    return hand.cards if isinstance(hand, Hidden) else len(hand)


def _moved(view: Position, event: PieceMoved) -> Position:
    """Return the view with one more piece of that colour at home, if it came there from the track."""
    if in_goal(event.source) or not in_goal(event.path[-1]):
        return view
    places = list(view.pieces[event.colour])
    outside = next((at for at, place in enumerate(places) if place.rstrip("*") == event.source), None)
    if outside is not None:
        places[outside] = event.path[-1]
    return replace(view, pieces=view.pieces | {event.colour: tuple(places)})
