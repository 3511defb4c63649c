"""What a card in hand is worth now: features of a play and their weights, as numbers from tuning."""

from __future__ import annotations

from typing import Final

from spielblock.games.rockit.cards import (
    ADDED,
    EACH,
    FACE,
    FOUR,
    JOKER,
    KINDS,
    POINTS,
    REVERSE,
    SKIP,
    TWO,
)
from spielblock.games.rockit.moves import Play
from spielblock.games.rockit.state import State

#: The features, in the order of the weights.
FEATURES: Final = (
    "colour",  # cards of the colour to go on with that stay in the hand
    "named",  # the same, where a joker names that colour
    "links",  # cards left with the same face: they fit again
    "colours",  # colours that are left in the hand
    "joker",  # a joker is spent
    "four",  # a +4 is spent
    "hits",  # the next one loses the turn or must answer
    "hits_late",  # the same, when the next one has three cards or fewer
    "turns_away",  # a reverse, when the next one has fewer cards than the one before
    "last_shield",  # the only +2 is spent, or the only +4
    "lacking",  # the next one has shown to have nothing of this colour
    "points",  # the value of the card, while it could still be left in the hand
    "ending",  # with one card left after this, it is a joker
)

#: Chosen by hand. Of 4,000 rounds at four seats each they won .340 against three that lay anything and .261
#: against three rules of thumb; a dozen others that save jokers differed by less than their error, spending
#: jokers early lost clearly (.180). `python3 -m tests.long strength --only rockit` measures anew.
WEIGHTS: Final[tuple[float, ...]] = (0.1, 0.2, 0.0, 0.2, -5.0, -2.0, 0.3, 1.0, 0.3, 0.0, 0.3, 0.0, 1.0)
#: A rule of thumb: coloured cards first, and of jokers the colour held most.
PLAIN: Final[tuple[float, ...]] = (0.0, 0.3, 0.0, 0.0, -5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
#: A beginner: any card, and with a joker rather a colour of which more is held.
EASY: Final[tuple[float, ...]] = (0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def held_of(state: State, seat: int, colour: int) -> int:
    """Return how many cards of a colour a seat holds."""
    first = seat * KINDS + colour * EACH
    return sum(state.hands[first : first + EACH])


def features(state: State, seat: int, move: Play, lacking: list[int]) -> list[float]:
    """Return what speaks for a play, in the order of FEATURES.

    `lacking` has for each seat a bit for every colour it has shown not to hold.
    """
    card, face = move.card, FACE[move.card]
    first = seat * KINDS
    hand = state.hands[first : first + KINDS]
    hand[card] -= 1
    left = [sum(hand[at : at + EACH]) for at in range(0, JOKER, EACH)]
    following = (seat + state.direction) % state.seats
    before = (seat - state.direction) % state.seats
    near = state.sizes[following]
    joker = card >= JOKER
    hits = face == SKIP or ADDED[card] > 0
    faces = 0 if joker else sum(hand[face:JOKER:EACH])
    size = state.sizes[seat] - 1
    return [
        float(left[move.colour]),
        float(left[move.colour]) if joker else 0.0,
        float(faces),
        float(sum(count > 0 for count in left)),
        float(joker and size > 0),
        float(card == FOUR and size > 0),
        float(hits),
        float(hits and near <= 3),
        float(face == REVERSE and state.seats > 2 and near < state.sizes[before]),
        float(_last_shield(hand, card)),
        float(lacking[following] >> move.colour & 1),
        float(POINTS[card]) if size else 0.0,
        float(size == 1 and hand[JOKER] + hand[FOUR] > 0),
    ]


def worth(weights: tuple[float, ...], found: list[float]) -> float:
    """Return the sum of the features by their weights."""
    return sum([weight * value for weight, value in zip(weights, found, strict=True)])


def _last_shield(hand: list[int], card: int) -> bool:
    """Return whether this was the last +2, or the last +4, with `hand` what is left."""
    return not hand[FOUR] if card == FOUR else FACE[card] == TWO and not sum(hand[TWO:JOKER:EACH])
