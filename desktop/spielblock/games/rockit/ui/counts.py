"""What the rows of the players count while the events of a step are shown one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from spielblock.games.rockit.events import (
    CardPlayed,
    CardsDrawn,
    DirectionChanged,
    HandDealt,
    RoundStarted,
    RoundWon,
)
from spielblock.games.rockit.position import Position, Unseen
from spielblock.games.rockit.ui.round_end import ends_match
from spielblock.rules.event import Event
from spielblock.rules.seats import letter


def counted(view: Position, event: Event) -> Position:
    """Return the view after this event, as far as cards, scores, round and direction go."""
    match event:
        case CardPlayed(seat):
            return _holding(view, seat, event.left)
        case CardsDrawn(seat, cards):
            return _holding(view, seat, _held(view, seat) + len(cards))
        case HandDealt(seat, cards):
            return _holding(view, seat, len(cards))
        case RoundStarted(number):
            return replace(view, round=number, direction=1, seen=(event,))
        case DirectionChanged(direction):
            return replace(view, direction=1 if direction > 0 else -1)
        case RoundWon():
            return _after_round(view, event)
        case _:
            return view


def _after_round(view: Position, event: RoundWon) -> Position:
    """Return the view with the new scores; if another round follows, all cards go back."""
    if view.seen and view.seen[-1] == event:
        return view
    view = replace(view, seen=(*view.seen, event))
    scores = {letter(seat): score for seat, score in enumerate(event.scores)}
    if ends_match(event, view.options):
        return replace(view, scores=scores)
    return replace(view, scores=scores, hands=dict.fromkeys(view.hands, Unseen(0)))


def _held(view: Position, seat: str) -> int:
    hand = view.hands.get(seat, ())
    return hand.cards if isinstance(hand, Unseen) else len(hand)


def _holding(view: Position, seat: str, cards: int) -> Position:
    return replace(view, hands=view.hands | {seat: Unseen(cards)})
