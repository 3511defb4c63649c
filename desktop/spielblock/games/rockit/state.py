"""Where a match of Rockit stands."""

from __future__ import annotations

from typing import Final

from spielblock.games.rockit.cards import BIT, KINDS

#: Phases. In the first two a seat has its turn.
TURN: Final = 0
DRAWN: Final = 1
CALL: Final = 2
SHUFFLE: Final = 3
DEAL: Final = 4
OVER: Final = 5

#: Why cards are drawn: instead of playing, as a penalty passed on, for a forgotten call.
BY_CHOICE: Final = 0
TO_PAY: Final = 1
FOR_SILENCE: Final = 2


class State:
    """Everything that is true.

    `hands` counts how many of each card a seat holds, one block for each seat; `masks` has a bit for every
    card held at least once, `sizes` the number of cards. `pile` is replaced, never changed: `at` is its top.
    The top of `discard` is its last. `colour`, `drawn`, `caller` and `drawer` are -1 where there is none.
    """

    __slots__ = (
        "at",
        "caller",
        "colour",
        "dealer",
        "direction",
        "discard",
        "drawer",
        "drawn",
        "hands",
        "masks",
        "owed",
        "phase",
        "pile",
        "round",
        "scores",
        "seats",
        "sizes",
        "to_draw",
        "turn",
        "why",
    )

    def __init__(
        self,
        seats: int,
        dealer: int,
        scores: list[int],
        hands: list[int],
        masks: list[int],
        sizes: list[int],
        pile: list[int],
        discard: list[int],
    ) -> None:
        self.seats = seats
        self.dealer = dealer
        self.phase = DEAL
        self.turn = (dealer + 1) % seats
        self.direction = 1
        self.colour = -1
        self.owed = 0
        self.drawn = -1
        self.caller = -1
        self.drawer = -1
        self.to_draw, self.why = 0, BY_CHOICE
        self.round = 1
        self.scores = scores
        self.hands = hands
        self.masks = masks
        self.sizes = sizes
        self.pile = pile
        self.at = 0
        self.discard = discard

    def copy(self) -> State:
        other = State(
            self.seats,
            self.dealer,
            self.scores[:],
            self.hands[:],
            self.masks[:],
            self.sizes[:],
            self.pile,
            self.discard[:],
        )
        other.phase = self.phase
        other.turn = self.turn
        other.direction = self.direction
        other.colour = self.colour
        other.owed = self.owed
        other.drawn = self.drawn
        other.caller = self.caller
        other.drawer = self.drawer
        other.to_draw = self.to_draw
        other.why = self.why
        other.round = self.round
        other.at = self.at
        return other

    def hand(self, seat: int) -> list[int]:
        """Return the cards of a seat, lowest first."""
        counts = self.hands[seat * KINDS : (seat + 1) * KINDS]
        return [card for card in range(KINDS) for _ in range(counts[card])]

    def give(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands[seat * KINDS + card] += 1
        self.masks[seat] |= BIT[card]
        self.sizes[seat] += 1

    def take(self, seat: int, card: int) -> None:
        """Take a card out of a hand that holds it."""
        at = seat * KINDS + card
        self.hands[at] -= 1
        if not self.hands[at]:
            self.masks[seat] ^= BIT[card]
        self.sizes[seat] -= 1

    def below_top(self) -> list[int]:
        """Return the cards that a shuffle would mix: the pile, or the discards below the top one."""
        return self.pile[self.at :] or self.discard[:-1]


def opening(seats: int, dealer: int) -> State:
    """Return a round before its deal, the first seat after the dealer to begin."""
    return State(seats, dealer, [0] * seats, [0] * (seats * KINDS), [0] * seats, [0] * seats, [], [])


def next_round(state: State) -> None:
    """Gather all cards and give the deal to the next seat."""
    state.dealer = (state.dealer + 1) % state.seats
    state.turn = (state.dealer + 1) % state.seats
    state.round += 1
    state.phase = DEAL
    state.direction = 1
    state.colour = -1
    state.hands = [0] * len(state.hands)
    state.masks = [0] * state.seats
    state.sizes = [0] * state.seats
    state.pile = []
    state.at = 0
    state.discard = []
