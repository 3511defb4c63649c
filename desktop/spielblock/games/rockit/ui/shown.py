"""Put a view of Rockit on the felt, at once and completely."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spielblock.games.rockit.events import CallCaught, CallForgotten, CallMade
from spielblock.games.rockit.position import Position, Unseen
from spielblock.games.rockit.ui import texts
from spielblock.games.rockit.ui.felt_view import FeltView
from spielblock.games.rockit.ui.round_end import hands_in, result_in
from spielblock.rules.event import Event


def show_felt(felt: FeltView, view: Position, before: Callable[[Event], Iterable[Event]]) -> None:
    """Show piles, seats, direction, bubbles and how a round ended of this view.

    `before` yields what was seen before an event of it, newest first.
    """
    piles = felt.piles
    draw = view.draw
    piles.show_pack(draw.cards if isinstance(draw, Unseen) else len(draw))
    piles.show_discards(view.discard, stacked(view))
    piles.show_colour(view.colour)
    piles.badge.show_owed(0 if view.pending is None else view.pending.cards)
    felt.ring.show_direction(view.direction)
    felt.round_end.say(*result_in(view, felt.name))
    felt.lay_open(hands_in(view), count=view.options.points_to > 0)
    acting = {view.caller if view.phase == "call" else view.to_move}
    felt.deeds.show_all(view.seen, felt.own, before)
    speaking = callers(view)
    for name, item in felt.seats.items():
        item.show_cards(held(view, name))
        item.show_active(active=name in acting and view.phase != "over")
        felt.bubbles[name].say(texts.bubble_call() if name in speaking else "")


def held(view: Position, seat: str) -> int:
    """Return how many cards a seat holds."""
    hand = view.hands.get(seat, ())
    return hand.cards if isinstance(hand, Unseen) else len(hand)


def stacked(view: Position) -> int:
    """Return how many cards a waiting penalty is made of."""
    owed = view.pending
    return 0 if owed is None else owed.cards // (2 if owed.kind == "+2" else 4)


def callers(view: Position) -> set[str]:
    """Return who holds one card and has called for it, as far as this seat remembers."""
    last: dict[str, bool] = {}
    for event in view.seen:
        if isinstance(event, CallMade | CallForgotten | CallCaught):
            last[event.seat] = isinstance(event, CallMade)
    return {seat for seat, called in last.items() if called and held(view, seat) == 1}
