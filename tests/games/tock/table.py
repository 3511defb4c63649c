"""Positions of Tock in one line, for tests."""

from __future__ import annotations

from typing import Any

from spielblock.games.tock.cards import CARDS, CYCLES, HIDDEN
from spielblock.games.tock.options import Options
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import State

YARD = ("yard",) * 4


def position(pieces: str, hands: str, **changes: Any) -> Position:
    """Return a position such as `position("A: r12 g2; B: r18*", "A: 8c As; B: 2d")`.

    Pieces that are not named are in the yard. The cards left over fill the pile as the deal demands, the
    rest are discarded; `top` is the last discard.
    """
    seats: int = changes.get("seats", 4)
    named = {seat: tuple(places.split()) for seat, places in _parts(pieces).items()}
    held = {seat: tuple(cards.split()) for seat, cards in _parts(hands).items()}
    letters = [chr(ord("A") + seat) for seat in range(seats)]
    top: tuple[str, ...] = tuple(changes.pop("top", "").split())
    used = [card for cards in held.values() for card in cards] + list(top)
    rest = [card for card in CARDS[:HIDDEN] if card not in used]
    pile = 52 - seats * sum(CYCLES[seats][: changes.get("deal", 1)])
    whole: dict[str, Any] = {
        "options": Options(),
        "seats": seats,
        "dealer": letters[-1],
        "phase": "play",
        "to_move": "A",
        "pieces": {seat: (*named.get(seat, ()), *YARD)[:4] for seat in letters},
        "hands": {seat: held.get(seat, ()) for seat in letters},
        "draw": tuple(rest[:pile]),
        "discard": top + tuple(rest[pile:]),
    }
    return Position(**whole | changes)


def at(pieces: str, hands: str, **changes: Any) -> tuple[TockRules, State]:
    """Return the rules and the state of a position in a line."""
    written = position(pieces, hands, **changes)
    rules = TockRules(written.options)
    return rules, rules.from_position(written)


def _parts(line: str) -> dict[str, str]:
    pairs = [part.split(":") for part in line.split(";") if part.strip()]
    return {seat.strip(): rest for seat, rest in pairs}
