"""The cards of Rockit as small numbers, and which may lie on which."""

from __future__ import annotations

from typing import Final

COLOURS: Final = "RYGB"
FACES: Final = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "V", "+2"]

#: A card is colour * 13 + face; the jokers come after all colours, the unknown card last.
EACH: Final = len(FACES)
SKIP: Final = 10
REVERSE: Final = 11
TWO: Final = 12
JOKER: Final = 4 * EACH
FOUR: Final = JOKER + 1
HIDDEN: Final = JOKER + 2
KINDS: Final = JOKER + 3

CARDS: Final = [*(colour + face for colour in COLOURS for face in FACES), "W", "W+4"]
NAMES: Final = [*CARDS, "?"]
NUMBER: Final = {name: card for card, name in enumerate(NAMES)}

#: What a card shows, without its colour; jokers have faces of their own.
FACE: Final = [*(card % EACH for card in range(JOKER)), EACH, EACH + 1, EACH + 2]
COUNTS: Final = [*([1, *[2] * (EACH - 1)] * 4), 4, 4, 0]
DECK: Final = [card for card in range(KINDS) for _ in range(COUNTS[card])]
DEALT: Final = 7

#: What a card left in a hand is worth to the winner.
POINTS: Final = [*(face if face < SKIP else 20 for face in FACE[:JOKER]), 50, 50, 0]
ADDED: Final = [*(2 if face == TWO else 0 for face in FACE[:JOKER]), 0, 4, 0]

BIT: Final = [*(1 << card for card in range(HIDDEN)), 0]
TWOS: Final = sum(BIT[colour * EACH + TWO] for colour in range(4))
FOURS: Final = BIT[FOUR]


def colour_of(card: int) -> int:
    """Return the colour of a card, or -1 for a joker and an unknown card.

    >>> colour_of(NUMBER["Y7"]), colour_of(JOKER)
    (1, -1)
    """
    return card // EACH if card < JOKER else -1


def fits(card: int, top: int, colour: int, mixes: bool) -> bool:
    """Return whether a card may lie on the top card while nothing has to be drawn.

    `mixes` says that +2 and +4 are kept apart only while they are pending.

    >>> fits(NUMBER["R+2"], FOUR, 0, mixes=False), fits(FOUR, NUMBER["R+2"], 0, mixes=False)
    (False, False)
    """
    if card == JOKER:
        return True
    if card == FOUR:
        return mixes or FACE[top] != TWO
    if FACE[card] == TWO and top == FOUR and not mixes:
        return False
    return colour_of(card) == colour or FACE[card] == FACE[top]


def fitting(mixes: bool) -> list[int]:
    """Return the set of cards that fit, as bits, for each top card * 4 + colour."""
    return [
        sum(BIT[card] for card in range(HIDDEN) if fits(card, top, colour, mixes))
        for top in range(HIDDEN)
        for colour in range(4)
    ]


def answers(top: int) -> int:
    """Return the set of cards, as bits, that pass a penalty on."""
    return FOURS if top == FOUR else TWOS
