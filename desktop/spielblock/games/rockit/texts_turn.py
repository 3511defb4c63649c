"""A turn of Rockit in one line of the history. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rockit.events import (
    CallForgotten,
    CallMade,
    CardKept,
    CardPlayed,
    CardsDrawn,
    ColourNamed,
    DirectionChanged,
    PenaltyRaised,
    PileShuffled,
    SeatSkipped,
)
from spielblock.games.rockit.penalties import in_one
from spielblock.games.rockit.texts import said
from spielblock.rules.event import Event

translate = QCoreApplication.translate
Who = Callable[[str], str]

#: What a seat does in its turn, and what comes of it for others.
OWN: Final = (CallForgotten, CallMade, CardKept, CardPlayed, CardsDrawn, ColourNamed)
COMES: Final = (DirectionChanged, PenaltyRaised, SeatSkipped)


def told(events: Sequence[Event], who: Who) -> str | None:
    """Return one sentence for these events of one turn; None where there is none, or it is not one turn.

    First comes all that the seat does itself, then what comes of it for others.
    """
    first, *later = in_one(events)
    if not later:
        return said(first, who)
    if not isinstance(first, CardPlayed | CardsDrawn):
        return None
    if not all(_goes_on(first, event, before) for before, event in pairwise([first, *later])):
        return None
    name = who(first.seat)
    own = [part for event in later if not isinstance(event, COMES) and (part := _part(event, who, name))]
    comes = [_part(event, who, name) for event in later if isinstance(event, COMES)]
    does = ", ".join([said(first, who) or "", *own])
    return ("; " if own and comes else ", ").join([does, ", ".join(comes)] if comes else [does])


def _goes_on(first: CardPlayed | CardsDrawn, event: Event, before: Event) -> bool:
    """Return whether this belongs to the turn that began so; `before` came right before it."""
    if isinstance(event, PileShuffled):
        return isinstance(before, CardsDrawn)
    if isinstance(event, COMES):
        return True
    if not isinstance(event, OWN) or event.seat != first.seat:
        return False
    if isinstance(event, CardPlayed):
        return event.drawn and isinstance(first, CardsDrawn)
    return not isinstance(event, CardsDrawn) or event.why == "call"


def _part(event: Event, who: Who, name: str) -> str:
    match event:
        case PenaltyRaised(seat, _, cards):
            return owes(who(seat), cards)
        case DirectionChanged():
            return other_way()
        case CardsDrawn():
            return ""  # the call that was forgotten has said it
        case PileShuffled():
            return said(event, who) or ""
        case _:
            return (said(event, who) or "").removeprefix(name).lstrip(": ")


def owes(who: str, cards: int) -> str:
    return translate("Rockit", "{cards} cards for {who}").format(who=who, cards=cards)


def other_way() -> str:
    return translate("Rockit", "the other way round")
