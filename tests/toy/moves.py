"""Every move of Lots, made once."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from spielblock.rules.chance import RollDice, ShuffleDeck
from spielblock.rules.contract import Move

HIDDEN: Final = 0
CARDS: Final = ("?", *[str(card) for card in range(1, 13)])
SHUFFLE: Final = ShuffleDeck(range(1, 13), CARDS)
DIE: Final = RollDice(1)


@dataclass(frozen=True, slots=True, eq=False)
class Bid(Move):
    card: int

    def text(self) -> str:
        return f"bid {CARDS[self.card]}"

    def picks(self) -> tuple[Hashable, ...]:
        return (self.card,)


@dataclass(frozen=True, slots=True, eq=False)
class Act(Move):
    word: str

    def text(self) -> str:
        return self.word

    def picks(self) -> tuple[Hashable, ...]:
        return (self.word,)


BIDS: Final = [Bid(card) for card in range(13)]
STEP: Final = Act("step")
THROW: Final = Act("dice")
PEEK: Final = Act("peek")
STOP: Final = Act("stop")
BY_TEXT: Final[dict[str, Move]] = {
    move.text(): move for move in [*BIDS[1:], STEP, THROW, PEEK, STOP, *DIE.moves()]
}
