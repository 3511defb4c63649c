"""Cards on their way: deals, the exchange between partners, the turn that passes on."""

from __future__ import annotations

from typing import Literal

from spielblock.games.tock.board import FULL
from spielblock.games.tock.cards import CARDS, CYCLES, NONE, TEN, mask, rank
from spielblock.games.tock.events import (
    CardChosen,
    CardDiscarded,
    CardGiven,
    CardPlayed,
    DealBegun,
    HandDealt,
    PileShuffled,
    SkipCalled,
)
from spielblock.games.tock.state import DEAL, EXCHANGE, PLAY, State
from spielblock.rules.event import Event
from spielblock.rules.seats import letter


def shuffle_in(state: State, cards: tuple[int, ...], seen: list[Event] | None) -> None:
    """Begin a cycle with a freshly shuffled pile."""
    state.draw = list(cards)
    state.discard = []
    if seen is not None:
        seen.append(PileShuffled(letter(state.dealer)))
    _deal(state, seen)


def choose_card(state: State, seat: int, card: int, seen: list[Event] | None) -> None:
    """Lay a card out for the partner; when the last one lies, all go over at once."""
    state.given[seat] = card
    if seen is not None:
        seen.append(CardChosen(letter(seat), CARDS[card]))
    if NONE not in state.given:
        _exchange(state, seen)


def spend(state: State, card: int, seen: list[Event] | None) -> None:
    """Take a card that is played from the hand to the discards."""
    _throw(state, card)
    if seen is not None:
        seen.append(CardPlayed(letter(state.turn), CARDS[card]))


def discard(state: State, card: int, seen: list[Event] | None) -> None:
    """Take a card from the hand to the discards without effect."""
    _throw(state, card)
    if seen is not None:
        why: Literal["no_move", "skipped"] = "skipped" if state.skip else "no_move"
        seen.append(CardDiscarded(letter(state.turn), CARDS[card], why))


def pass_on(state: State, card: int, seen: list[Event] | None) -> None:
    """End a turn in which this card was played or thrown away."""
    state.skip = False
    seats = state.seats
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if state.counts[seat]:
            if rank(card) == TEN and step == 1:
                state.skip = True
                if seen is not None:
                    seen.append(SkipCalled(letter(seat), letter(state.turn)))
            begin_turn(state, seat)
            return
    _next_deal(state, seen)


def begin_turn(state: State, seat: int) -> None:
    """Give the turn to a seat: it moves its own colour, or the partner's once all its own are home."""
    state.turn = seat
    state.colour = state.partner(seat) if state.goals[seat] == FULL else seat


def _throw(state: State, card: int) -> None:
    state.hands[state.turn] &= ~(1 << card)
    state.counts[state.turn] -= 1
    state.discard.append(card)


def _next_deal(state: State, seen: list[Event] | None) -> None:
    """The next dealer deals; if the pile has served its cycle, it must be shuffled first."""
    state.dealer = (state.dealer + 1) % state.seats
    state.deal += 1
    cycle = CYCLES[state.seats]
    if state.deal > len(cycle) or len(state.draw) < cycle[state.deal - 1] * state.seats:
        state.deal = 1
        state.phase = DEAL
        state.given = [NONE] * state.seats
    else:
        _deal(state, seen)


def _deal(state: State, seen: list[Event] | None) -> None:
    seats, first = state.seats, state.dealer + 1
    each = CYCLES[seats][state.deal - 1]
    cards, state.draw = state.draw[: each * seats], state.draw[each * seats :]
    if seen is not None:
        seen.append(DealBegun(letter(state.dealer), state.deal, each))
    for place in range(seats):
        seat = (first + place) % seats
        hand = sorted(cards[place::seats])
        state.counts[seat] = each
        state.hands[seat] = mask(hand)
        if seen is not None:
            seen.append(HandDealt(letter(seat), tuple([CARDS[card] for card in hand])))
    state.given = [NONE] * seats
    state.phase = EXCHANGE if state.teams else PLAY
    begin_turn(state, first % seats)


def _exchange(state: State, seen: list[Event] | None) -> None:
    for seat, card in enumerate(state.given):
        partner, bit = state.partner(seat), mask([card])
        state.hands[seat] &= ~bit
        state.hands[partner] |= bit
        if seen is not None:
            seen.append(CardGiven(letter(seat), letter(partner), CARDS[card]))
    state.phase = PLAY
