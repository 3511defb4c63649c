"""Read a position of Rockit, and refuse what cannot occur with a sentence that says why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spielblock.games.rockit.cards import (
    ADDED,
    BIT,
    COLOURS,
    COUNTS,
    DECK,
    FACE,
    HIDDEN,
    JOKER,
    KINDS,
    NAMES,
    NUMBER,
    TWO,
    colour_of,
)
from spielblock.games.rockit.position import PHASES, WHYS, Cards, Position, Unseen
from spielblock.games.rockit.state import BY_CHOICE, CALL, DEAL, DRAWN, OVER, SHUFFLE, TURN, State
from spielblock.rules.seats import letter, seat_of


def need(holds: bool, sentence: str) -> None:
    """Refuse the position with this sentence unless the condition holds."""
    if not holds:
        raise ValueError(sentence)


def read(position: Position) -> State:
    """Return the state of a position or a view, or raise ValueError with what is impossible about it."""
    need(2 <= position.seats <= 10, "Rockit has 2 to 10 seats")
    state = _cards_in_place(position)
    _read_turn(position, state)
    _check_cards(state)
    _check_phase(state)
    _check_colour(position, state)
    _check_owed(position, state)
    _check_scores(position, state)
    return state


def _seat(name: str | None, otherwise: int, seats: int) -> int:
    if name is None:
        return otherwise
    need(name in [letter(seat) for seat in range(seats)], f"there is no seat {name!r}")
    return seat_of(name)


def _known(cards: Cards) -> list[int]:
    if isinstance(cards, Unseen):
        need(0 <= cards.cards <= len(DECK), f"there are {len(DECK)} cards")
        return [HIDDEN] * cards.cards
    strange = [card for card in cards if card not in NUMBER]
    need(not strange, f"{strange[:1]} is no card")
    return [NUMBER[card] for card in cards]


def _cards_in_place(position: Position) -> State:
    seats = position.seats
    letters = [letter(seat) for seat in range(seats)]
    need(set(position.hands) <= set(letters), "there is a hand without a seat")
    need(set(position.scores) <= set(letters), "there is a score without a seat")
    hands = [_known(position.hands.get(name, ())) for name in letters]
    scores = [position.scores.get(name, 0) for name in letters]
    counts = [hand.count(card) for hand in hands for card in range(KINDS)]
    masks = [sum({BIT[card] for card in hand}) for hand in hands]
    sizes = [len(hand) for hand in hands]
    discard = _known(position.discard)[::-1]
    dealer = _seat(position.dealer, seats - 1, seats)
    return State(seats, dealer, scores, counts, masks, sizes, _known(position.draw), discard)


def _read_turn(position: Position, state: State) -> None:
    seats = state.seats
    if position.phase is None:
        state.phase = TURN if state.discard else DEAL
    else:
        state.phase = PHASES.index(position.phase)
    state.turn = _seat(position.to_move, state.turn, seats)
    state.direction = position.direction
    state.round = position.round
    state.caller = _seat(position.caller, -1, seats)
    if position.colour is not None:
        state.colour = COLOURS.index(position.colour)
    if position.drawn is not None:
        state.drawn = _known((position.drawn,))[0]
    if position.drawing is not None:
        state.drawer = _seat(position.drawing.seat, -1, seats)
        state.to_draw = position.drawing.cards
        state.why = WHYS.index(position.drawing.why)
    need(state.round >= 1, "rounds count from 1")
    need(min(state.scores) >= 0, "no score is below 0")


def _check_cards(state: State) -> None:
    everywhere = [
        *state.pile,
        *state.discard,
        *(card for seat in range(state.seats) for card in state.hand(seat)),
    ]
    if state.phase == DEAL:
        need(not everywhere, "before the deal all cards are still to be shuffled")
        return
    need(len(everywhere) == len(DECK), f"there are {len(DECK)} cards, not {len(everywhere)}")
    need(HIDDEN not in state.discard, "the discards are open")
    for card, count in Counter(everywhere).items():
        need(card == HIDDEN or count <= COUNTS[card], f"there are only {COUNTS[card]} of {NAMES[card]}")


def _check_phase(state: State) -> None:
    need((state.phase == CALL) == (state.caller >= 0), "there is a caller in phase call, and only there")
    need((state.phase == DRAWN) == (state.drawn >= 0), "a card was just drawn in phase drawn, and only there")
    need(state.phase == SHUFFLE or state.drawer < 0, "cards are still to be drawn only in phase shuffle")
    if state.phase == SHUFFLE:
        _check_shuffle(state)
    elif state.phase != DEAL:
        need(bool(state.discard), "a card lies open")
    if state.phase == CALL:
        need(state.sizes[state.caller] <= 1, "a call is due with one card left or none")
    if state.phase == DRAWN:
        drawn = state.hands[state.turn * KINDS + state.drawn]
        hidden = state.hands[state.turn * KINDS + HIDDEN]
        need(drawn > 0 or (state.drawn == HIDDEN and hidden > 0), "the card just drawn is in the hand")
    _check_hands(state)


def _check_hands(state: State) -> None:
    """Nobody but the caller is without cards while the round goes on."""
    if state.phase in (DEAL, OVER):
        return
    empty = [seat for seat in range(state.seats) if not state.sizes[seat]]
    may: Sequence[int] = empty[:1] if state.phase == SHUFFLE and state.why != BY_CHOICE else ()
    if state.phase == CALL:
        may = (state.caller,)
    need(all(seat in may for seat in empty), "a seat without cards has won the round")


def _check_shuffle(state: State) -> None:
    if state.drawer < 0:
        need(not state.discard, "the first card is turned up before there are discards")
        need(bool(state.pile), "there is a pile to shuffle")
        return
    need(not state.pile and len(state.discard) > 1, "the discards are shuffled once the pile is empty")
    need(1 <= state.to_draw <= 16, "1 to 16 cards are still to be drawn")
    if state.why == BY_CHOICE:
        need(state.to_draw == 1 and state.drawer == state.turn, "whoever has the turn draws one card")


def _check_colour(position: Position, state: State) -> None:
    if not state.discard:
        need(position.colour is None, "there is no colour before the first card")
        return
    top = state.discard[-1]
    if top < JOKER:
        need(state.colour in (-1, colour_of(top)), "the colour is that of the top card")
        state.colour = colour_of(top)
        return
    first = state.phase == TURN and len(state.discard) == 1 and top == JOKER
    open_joker = first and position.options.first_card == "uno_effects"
    need(state.colour >= 0 or open_joker, "whoever laid the joker named a colour")


def _check_owed(position: Position, state: State) -> None:
    owed = position.pending
    if owed is None:
        return
    need(state.phase in (TURN, CALL, SHUFFLE) and bool(state.discard), "cards are owed only in a turn")
    top = state.discard[-1]
    kind = "+2" if FACE[top] == TWO else "+4"
    need(ADDED[top] > 0 and kind == owed.kind, f"no {owed.kind} lies on top")
    need(owed.cards % ADDED[top] == 0 and 0 < owed.cards <= 16, f"{owed.cards} cards cannot be owed")
    state.owed = owed.cards


def _check_scores(position: Position, state: State) -> None:
    target = position.options.points_to or position.options.rounds_to_win
    won = sum(score >= target for score in state.scores)
    need(won == (state.phase == OVER), f"the match ends when one seat has {target}")
