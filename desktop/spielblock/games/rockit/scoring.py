"""What a round and a match of Rockit bring."""

from __future__ import annotations

from collections.abc import Sequence

from spielblock.games.rockit.cards import KINDS, NAMES, NUMBER, POINTS
from spielblock.games.rockit.state import State
from spielblock.rules.seats import letter


def points_left(state: State) -> int:
    """Return what all the cards still in hands are worth: numbers their value, signs 20, jokers 50."""
    total = 0
    for at, count in enumerate(state.hands):
        if count:
            total += count * POINTS[at % KINDS]
    return total


def hands_left(state: State) -> dict[str, tuple[str, ...]]:
    """Return the cards of everybody who still holds some, by seat, lowest first."""
    return {
        letter(seat): tuple([NAMES[card] for card in state.hand(seat)])
        for seat in range(state.seats)
        if state.sizes[seat]
    }


def points_of(cards: Sequence[str]) -> int:
    """Return what these cards are worth.

    >>> points_of(("R3", "YS", "W"))
    73
    """
    return sum([POINTS[NUMBER[card]] for card in cards])


def ranks(scores: list[int]) -> tuple[int, ...]:
    """Return the place of each seat by its score, ties shared.

    >>> ranks([0, 3, 0])
    (2, 1, 2)
    """
    order = sorted(scores, reverse=True)
    return tuple([order.index(score) + 1 for score in scores])
