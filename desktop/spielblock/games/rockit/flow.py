"""How a round of Rockit goes on: dealing, drawing, effects, calls and its end."""

from __future__ import annotations

from spielblock.games.rockit.cards import (
    ADDED,
    CARDS,
    COLOURS,
    DEALT,
    FACE,
    FOUR,
    JOKER,
    NAMES,
    REVERSE,
    SKIP,
    colour_of,
)
from spielblock.games.rockit.events import (
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardTurned,
    ColourNamed,
    DirectionChanged,
    HandDealt,
    PenaltyRaised,
    PileShuffled,
    RoundStarted,
    SeatSkipped,
)
from spielblock.games.rockit.moves import Play
from spielblock.games.rockit.position import WHYS
from spielblock.games.rockit.state import BY_CHOICE, SHUFFLE, TURN, State
from spielblock.rules.event import Event
from spielblock.rules.seats import letter


def deal(state: State, cards: tuple[int, ...], seen: list[Event] | None) -> None:
    """Deal seven cards to each seat, singly, from the one after the dealer; the rest is the pile."""
    if seen is not None:
        seen.append(RoundStarted(state.round, letter(state.dealer)))
    for turn in range(1, state.seats + 1):
        seat = (state.dealer + turn) % state.seats
        hand = cards[turn - 1 : DEALT * state.seats : state.seats]
        for card in hand:
            state.give(seat, card)
        if seen is not None:
            seen.append(HandDealt(letter(seat), tuple([NAMES[card] for card in sorted(hand)])))
    state.pile = list(cards)
    state.at = DEALT * state.seats


def turn_up(state: State, effects: bool, seen: list[Event] | None) -> None:
    """Turn the first card up. One that may not lie there goes back: the pile has to be shuffled."""
    card = state.pile[state.at]
    stays = FACE[card] < SKIP or (effects and card != FOUR)
    if seen is not None:
        seen.append(CardTurned(NAMES[card], stays))
    if not stays:
        state.phase = SHUFFLE
        return
    state.at += 1
    state.discard = [card]
    state.colour = colour_of(card)
    state.phase = TURN
    if FACE[card] >= SKIP and card != JOKER:
        _first_effect(state, card, seen)


def _first_effect(state: State, card: int, seen: list[Event] | None) -> None:
    """The first card strikes the seat after the dealer; a reverse lets the dealer begin."""
    if FACE[card] == SKIP:
        _skip(state, seen)
    elif FACE[card] == REVERSE:
        _reverse(state, seen)
        state.turn = state.dealer
    else:
        _raise(state, card, seen)


def pass_on(state: State) -> None:
    """Give the turn to the next seat."""
    state.turn = (state.turn + state.direction) % state.seats


def _skip(state: State, seen: list[Event] | None) -> None:
    if seen is not None:
        seen.append(SeatSkipped(letter(state.turn)))
    pass_on(state)


def _reverse(state: State, seen: list[Event] | None) -> None:
    state.direction = -state.direction
    if seen is not None:
        seen.append(DirectionChanged(state.direction))


def _raise(state: State, card: int, seen: list[Event] | None) -> None:
    state.owed += ADDED[card]
    if seen is not None:
        seen.append(PenaltyRaised(letter(state.turn), "+4" if card == FOUR else "+2", state.owed))


def lay(state: State, move: Play, seen: list[Event] | None) -> None:
    """Move a card from the hand to the discards."""
    seat, card = state.turn, move.card
    state.take(seat, card)
    state.discard.append(card)
    state.colour = move.colour
    if seen is not None:
        colour, drawn = COLOURS[move.colour], state.drawn >= 0
        seen.append(CardPlayed(letter(seat), CARDS[card], colour, state.sizes[seat], drawn))
    state.drawn = -1
    state.phase = TURN


def take_effect(state: State, card: int, skips_of_two: bool, seen: list[Event] | None) -> None:
    """Pass the turn on as the card just laid says."""
    face = FACE[card]
    if face == REVERSE:
        _reverse(state, seen)
    pass_on(state)
    if face == SKIP or (face == REVERSE and state.seats == 2 and skips_of_two):
        _skip(state, seen)
    elif ADDED[card]:
        _raise(state, card, seen)


def begin_drawing(state: State, seat: int, cards: int, why: int) -> None:
    """Owe a seat cards from the pile; `draw_on` hands them out."""
    state.drawer = seat
    state.to_draw = cards
    state.why = why


def draw_on(state: State, seen: list[Event] | None) -> bool:
    """Hand out the cards that are owed; return False if the discards have to be shuffled first."""
    seat = state.drawer
    count = min(state.to_draw, len(state.pile) - state.at)
    cards = state.pile[state.at : state.at + count]
    state.at += count
    for card in cards:
        state.give(seat, card)
    state.to_draw -= count
    waits = state.to_draw > 0 and len(state.discard) > 1
    if seen is not None and (count or not waits):
        names = tuple([NAMES[card] for card in cards])
        seen.append(CardsDrawn(letter(seat), names, WHYS[state.why]))
    if waits:
        state.phase = SHUFFLE
        return False
    if state.why == BY_CHOICE and count:
        state.drawn = cards[0]
    state.drawer = -1
    state.to_draw = 0
    return True


def shuffled(state: State, cards: tuple[int, ...], seen: list[Event] | None) -> None:
    """Put the shuffled cards where the pile is; of the discards the top card stays."""
    state.pile = list(cards)
    state.at = 0
    del state.discard[:-1]
    if seen is not None:
        seen.append(PileShuffled(len(cards)))


def name(state: State, colour: int, seen: list[Event] | None) -> None:
    """Go on with the colour that the first player wants of a joker turned up."""
    state.colour = colour
    if seen is not None:
        seen.append(ColourNamed(letter(state.turn), COLOURS[colour]))


def keep(state: State, seen: list[Event] | None) -> None:
    """Keep the card just drawn."""
    if seen is not None:
        seen.append(CardKept(letter(state.turn)))
    state.drawn = -1
    state.phase = TURN
    pass_on(state)
