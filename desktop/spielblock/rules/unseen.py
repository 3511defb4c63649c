"""What a seat may not see, dealt anew: for the check that bots saw nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from spielblock.rules.chance import shuffle
from spielblock.rules.contract import Rules

#: A position as plain data.
Plain = dict[str, Any]
#: Changes a position in place, so that the seat with this letter cannot tell it from before.
Dealer = Callable[[Plain, str, Rules[Any, Any], Random], None]


def deal_cards(position: Plain, seat: str, rng: Random, fixed: list[str]) -> None:
    """Shuffle what others hold together with the pile and deal it again; a fixed card stays in its hand."""
    hands: dict[str, list[str]] = position["hands"]
    kept = {owner: _split(hand, fixed) for owner, hand in hands.items() if owner != seat}
    pool = [card for _, free in kept.values() for card in free] + list(position["draw"])
    order = list(range(len(pool)))
    shuffle(rng, order)
    pool = [pool[at] for at in order]
    for owner, (stay, free) in kept.items():
        hands[owner] = [*stay, *[pool.pop() for _ in free]]
    position["draw"] = pool


def _split(hand: list[str], fixed: list[str]) -> tuple[list[str], list[str]]:
    """Return which cards of a hand stay, and which are dealt; a fixed card stays once."""
    stay: list[str] = []
    free: list[str] = []
    for card in hand:
        (stay if card in fixed and card not in stay else free).append(card)
    return stay, free
