"""A turn of Tock in one line of the history. Literal calls only, so that lupdate finds them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.tock.cards import CARDS, FOUR, rank
from spielblock.games.tock.events import (
    CardDiscarded,
    CardPlayed,
    ColourHome,
    PieceCaptured,
    PieceEntered,
    PieceMoved,
    PiecesSwapped,
    SkipCalled,
)
from spielblock.games.tock.reasons.texts import card_name
from spielblock.games.tock.texts import said
from spielblock.rules.event import Event

translate = QCoreApplication.translate
Who = Callable[[str], str]
#: Where two fields are, never both by the same name.
Where = Callable[[str, str], tuple[str, str]]

FIRST: Final = (CardPlayed, CardDiscarded)
LATER: Final = (ColourHome, PieceCaptured, PieceEntered, PieceMoved, PiecesSwapped, SkipCalled)


def told(events: Sequence[Event], who: Who, where: Where | None = None) -> str | None:
    """Return one sentence for these events of one turn; None where there is none, or it is not one turn.

    With `where` a swap says where its two pieces stood.
    """
    first, *later = events
    if not isinstance(first, FIRST):
        return None if later else said(first, who)
    if not all(isinstance(event, LATER) for event in later):
        return None
    parts = _parts(later, who, where)
    if isinstance(first, CardDiscarded):
        return ", ".join([said(first, who) or "", *parts])
    card = card_name(first.card)
    return played(who(first.seat), card, ", ".join(parts)) if parts else begun(who(first.seat), card)


def _parts(events: Sequence[Event], who: Who, where: Where | None) -> list[str]:
    """Return how far the pieces went, then everything else once each."""
    moves = [event for event in events if isinstance(event, PieceMoved)]
    others = [_part(event, who, where) for event in events if not isinstance(event, PieceMoved)]
    return [*(_walks(moves) if moves else []), *dict.fromkeys(others)]


def _part(event: Event, who: Who, where: Where | None) -> str:
    match event:
        case PieceEntered():
            return new_piece()
        case PieceCaptured(seat, colour):
            return captures_own() if seat == colour else captures(who(colour))
        case PiecesSwapped():
            return _swap(event, who, where)
        case SkipCalled(seat):
            return sits_out(who(seat))
        case ColourHome(colour):
            return all_home(who(colour))
        case _:
            return ""


def _swap(event: PiecesSwapped, who: Who, where: Where | None) -> str:
    """Return whose pieces change places, and where they stood if that can be said."""
    colour, other, own = event.colour, event.other, event.colour == event.seat
    if where is None:
        if colour != other:
            return swaps(who(other))
        return swaps_own() if own else swaps_of(who(colour))
    here, there = where(event.field, event.other_field)
    if colour == other:
        return swaps_own_at(here, there) if own else swaps_of_at(who(colour), here, there)
    return (swaps_at if own else partial(swaps_of_with, who(colour)))(here, who(other), there)


def _walks(moves: list[PieceMoved]) -> list[str]:
    """Return how far the pieces went: the parts of a seven as a sum, and whether the goal was reached."""
    ends: list[str] = []
    lengths: list[int] = []
    for move in moves:
        if move.source not in ends:
            ends.append(move.source)
            lengths.append(0)
        piece = ends.index(move.source)
        lengths[piece] += len(move.path)
        ends[piece] = move.path[-1]
    if rank(CARDS.index(moves[0].card)) == FOUR:
        return [back(lengths[0])]
    steps = forward(" + ".join(map(str, lengths)))
    home = any(move.path[-1].startswith("g") for move in moves)
    return [steps, in_goal()] if home else [steps]


def begun(who: str, card: str) -> str:
    return translate("Tock", "{who}: {card}").format(who=who, card=card)


def played(who: str, card: str, what: str) -> str:
    return translate("Tock", "{who}: {card} – {what}").format(who=who, card=card, what=what)


def forward(steps: str) -> str:
    return translate("Tock", "{steps} forward").format(steps=steps)


def back(steps: int) -> str:
    return translate("Tock", "{steps} back").format(steps=steps)


def in_goal() -> str:
    return translate("Tock", "in the goal")


def new_piece() -> str:
    return translate("Tock", "new piece")


def captures(who: str) -> str:
    return translate("Tock", "captures {who}").format(who=who)


def captures_own() -> str:
    return translate("Tock", "captures an own piece")


def swaps(who: str) -> str:
    return translate("Tock", "swaps with {who}").format(who=who)


def swaps_own() -> str:
    return translate("Tock", "swaps own pieces")


def swaps_of(whose: str) -> str:
    return translate("Tock", "swaps pieces of {whose}").format(whose=whose)


def swaps_of_at(whose: str, here: str, there: str) -> str:
    text = translate("Tock", "swaps pieces of {whose} {here} and {there}")
    return text.format(whose=whose, here=here, there=there)


def swaps_of_with(whose: str, here: str, who: str, there: str) -> str:
    text = translate("Tock", "swaps piece of {whose} {here} with piece of {who} {there}")
    return text.format(whose=whose, here=here, who=who, there=there)


def swaps_at(here: str, who: str, there: str) -> str:
    text = translate("Tock", "swaps own piece {here} with piece of {who} {there}")
    return text.format(here=here, who=who, there=there)


def swaps_own_at(here: str, there: str) -> str:
    return translate("Tock", "swaps own pieces {here} and {there}").format(here=here, there=there)


def sits_out(who: str) -> str:
    return translate("Tock", "{who} sits out").format(who=who)


def all_home(who: str) -> str:
    return translate("Tock", "all of {who} home").format(who=who)
