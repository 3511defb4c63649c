"""Positions of Tock for tests of the table, written short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from spielblock.games.tock.cards import CARDS
from spielblock.games.tock.position import Position


def position(pieces: Mapping[str, str], hands: Mapping[str, str], *, draw: int = 10, **more: Any) -> Position:
    """Return a position; cards that nobody holds lie on the discards but for `draw` of them.

    Pieces and hands are words: `{"A": "r12 r0* g2 yard"}`, `{"A": "8c As"}`.
    """
    held = {seat: tuple(cards.split()) for seat, cards in hands.items()}
    gone = {card for cards in held.values() for card in cards}
    rest = [card for card in CARDS[:-1] if card not in gone]
    top: list[str] = more.pop("discard", [])
    rest = [card for card in rest if card not in top]
    plain = {
        "game": "tock",
        "seats": len(pieces),
        "dealer": sorted(pieces)[-1],
        "phase": "play",
        "to_move": "A",
        "pieces": {seat: tuple(places.split()) for seat, places in pieces.items()},
        "hands": held,
        "draw": tuple(rest[:draw]),
        "discard": (*top, *rest[draw:]),
        **more,
    }
    return msgspec.convert(plain, Position)
