"""What a seat can do in Rockit: every move, made once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from spielblock.games.rockit.cards import CARDS, COLOURS, JOKER, colour_of
from spielblock.rules.contract import Move


@dataclass(frozen=True, slots=True, eq=False)
class Play(Move):
    """Lay a card, name the colour that a joker brings, and call or keep silent."""

    card: int
    colour: int
    called: bool

    def text(self) -> str:
        named = f">{COLOURS[self.colour]}" if self.card >= JOKER else ""
        return CARDS[self.card] + named + ("!" if self.called else "")

    def picks(self) -> tuple[Hashable, ...]:
        named: tuple[Hashable, ...] = (("colour", self.colour),) if self.card >= JOKER else ()
        called: tuple[Hashable, ...] = (("do", "call"),) if self.called else ()
        return (("card", self.card), *named, *called)


@dataclass(frozen=True, slots=True, eq=False)
class Act(Move):
    """Anything without a card."""

    word: str

    def text(self) -> str:
        return self.word

    def picks(self) -> tuple[Hashable, ...]:
        return (("do", self.word),)


@dataclass(frozen=True, slots=True, eq=False)
class Name(Move):
    """Say the colour of a joker that was turned up as the first card."""

    colour: int

    def text(self) -> str:
        return f">{COLOURS[self.colour]}"

    def picks(self) -> tuple[Hashable, ...]:
        return (("colour", self.colour),)


DRAW: Final = Act("draw")
KEEP: Final = Act("keep")
TAKE: Final = Act("take")
CALL_LATE: Final = Act("call")
SILENT: Final = Act("silent")
CATCH: Final = Act("catch")
NAMINGS: Final[list[Move]] = [Name(colour) for colour in range(4)]


def _plays(card: int, called: bool) -> list[Move]:
    colours = range(4) if card >= JOKER else [colour_of(card)]
    return [Play(card, colour, called) for colour in colours]


#: For each card its plays without a call, then those with one.
PLAYS: Final = [_plays(card, called=False) for card in range(len(CARDS))]
CALLED: Final = [_plays(card, called=True) for card in range(len(CARDS))]
EITHER: Final = [PLAYS[card] + CALLED[card] for card in range(len(CARDS))]


def _table() -> dict[str, Move]:
    every: list[Move] = [DRAW, KEEP, TAKE, CALL_LATE, SILENT, CATCH, *NAMINGS]
    for plays in EITHER:
        every += plays
    return {move.text(): move for move in every}


BY_TEXT: Final = _table()


def plays(cards: int, table: list[list[Move]]) -> list[Move]:
    """Return the moves of all cards in a set of bits, lowest card first."""
    found: list[Move] = []
    while cards:
        lowest = cards & -cards
        found += table[lowest.bit_length() - 1]
        cards ^= lowest
    return found
