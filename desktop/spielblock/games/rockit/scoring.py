"""What a round and a match of Rockit bring."""

from __future__ import annotations

from spielblock.games.rockit.cards import KINDS, POINTS
from spielblock.games.rockit.state import State


def points_left(state: State) -> int:
    """Return what all the cards still in hands are worth: numbers their value, signs 20, jokers 50."""
    total = 0
    for at, count in enumerate(state.hands):
        if count:
            total += count * POINTS[at % KINDS]
    return total


def ranks(scores: list[int]) -> tuple[int, ...]:
    """Return the place of each seat by its score, ties shared.

    >>> ranks([0, 3, 0])
    (2, 1, 2)
    """
    order = sorted(scores, reverse=True)
    return tuple([order.index(score) + 1 for score in scores])
