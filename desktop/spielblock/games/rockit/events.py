"""What can be seen to happen in Rockit. Cards are written as in moves; an unknown card is `?`."""

from __future__ import annotations

from typing import Literal

from spielblock.rules.event import Event


class RoundStarted(Event, frozen=True):
    round: int
    dealer: str


class HandDealt(Event, frozen=True):
    seat: str
    cards: tuple[str, ...]


class CardTurned(Event, frozen=True):
    """The first card of a round; one that may not lie there goes back into the pile."""

    card: str
    stays: bool


class PileShuffled(Event, frozen=True):
    """All but the top discard, or a pile whose top card went back, lie in a new order."""

    cards: int


class CardPlayed(Event, frozen=True):
    """`colour` is the one to go on with, `left` the cards still in the hand, `drawn` if just drawn."""

    seat: str
    card: str
    colour: str
    left: int
    drawn: bool = False


class ColourNamed(Event, frozen=True):
    seat: str
    colour: str


class PenaltyRaised(Event, frozen=True):
    """The next seat owes so many cards."""

    seat: str
    kind: Literal["+2", "+4"]
    cards: int


class SeatSkipped(Event, frozen=True):
    seat: str


class DirectionChanged(Event, frozen=True):
    direction: int


class CallMade(Event, frozen=True):
    """`last` if it was the second call, for an empty hand; `late` if made after the card lay."""

    seat: str
    last: bool
    late: bool


class CallForgotten(Event, frozen=True):
    """The window is closed: so many cards are owed, none where somebody would have had to notice."""

    seat: str
    cards: int


class CallCaught(Event, frozen=True):
    seat: str
    by: str
    cards: int


class CardsDrawn(Event, frozen=True):
    """Cards from the pile into a hand; none if there were none."""

    seat: str
    cards: tuple[str, ...]
    why: Literal["draw", "take", "call"]


class CardKept(Event, frozen=True):
    seat: str


class RoundWon(Event, frozen=True):
    """`points` is what the cards of the others are worth, `scores` stand after it, in seat order.

    `hands` are those cards, laid open to be counted; who holds none is left out.
    """

    seat: str
    points: int
    scores: tuple[int, ...]
    hands: dict[str, tuple[str, ...]] = {}


AnyEvent = (
    RoundStarted
    | HandDealt
    | CardTurned
    | PileShuffled
    | CardPlayed
    | ColourNamed
    | PenaltyRaised
    | SeatSkipped
    | DirectionChanged
    | CallMade
    | CallForgotten
    | CallCaught
    | CardsDrawn
    | CardKept
    | RoundWon
)
