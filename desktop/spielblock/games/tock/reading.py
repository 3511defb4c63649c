"""A position read back. What cannot occur is refused with a sentence that says why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from spielblock.games.tock.board import FULL, GOAL, PLACES, TRACK, YARD, Board
from spielblock.games.tock.cards import CARDS, CYCLES, DECK, HIDDEN, NONE, SEVEN, mask, rank
from spielblock.games.tock.dealing import begin_turn
from spielblock.games.tock.position import PHASES, Cards, Hidden, Position
from spielblock.games.tock.state import DEAL, EMPTY, EXCHANGE, OVER, PLAY, State
from spielblock.rules.seats import letter, seat_of

MOST_SEATS = 6


def read(board: Board, position: Position) -> State:
    """Return the state that a position or view describes, or raise ValueError."""
    state = empty_state(board, position.teams)
    state.phase = PHASES.index(position.phase)
    state.dealer = board.seats - 1 if position.dealer is None else _seat(board, position.dealer)
    state.deal = position.deal
    _require(0 < state.deal <= len(CYCLES[board.seats]), f"there is no deal {state.deal} in the cycle")
    _set_pieces(board, state, position)
    _set_cards(board, state, position)
    _set_turn(board, state, position)
    _set_seven(board, state, position)
    _set_given(board, state, position)
    _check_end(state)
    return state


def check_seats(seats: int, teams: bool) -> None:
    """Raise ValueError unless so many seats can play like this."""
    _require(2 <= seats <= MOST_SEATS, f"Tock has 2 to 6 seats, not {seats}")
    _require(not teams or seats in (4, 6), f"teams need 4 or 6 seats, not {seats}")


def empty_state(board: Board, teams: bool) -> State:
    """Return a state with all pieces in their yards and no card anywhere."""
    seats = board.seats
    nobody, nothing = [NONE] * seats, [0] * seats
    ring = [EMPTY] * board.fields
    return State(
        seats, teams, DEAL, seats - 1, 1, 0, 0, False, NONE, 0,
        [YARD] * (seats * 4), ring, nothing[:], nothing[:], nothing[:], nothing[:], nobody, [], [],
    )  # fmt: skip


def put_on_start(board: Board, state: State, seat: int) -> None:
    """Put the first piece of a seat on its start field, protected."""
    start = board.starts[seat]
    state.pieces[seat * 4] = start
    state.ring[start] = seat * 4
    state.guards[seat] = 1


def _set_pieces(board: Board, state: State, position: Position) -> None:
    _check_keys(board, "pieces", position.pieces)
    for seat in range(board.seats):
        places = position.pieces.get(letter(seat))
        if places is not None:
            _require(len(places) == 4, f"{letter(seat)} has {len(places)} pieces instead of 4")
            for at, written in enumerate(places):
                _set_piece(board, state, seat * 4 + at, written)
        elif position.options.fast_start:
            put_on_start(board, state, seat)


def _set_piece(board: Board, state: State, piece: int, written: str) -> None:
    owner, name = piece >> 2, written.removesuffix("*")
    _require(name in PLACES, f"{written!r} is no place")
    place = PLACES.index(name)
    if written != name:
        _require(place == board.starts[owner], f"{written} is not the start field of {letter(owner)}")
        state.guards[owner] = 1
    state.pieces[piece] = place
    if place < TRACK:
        _require(place < board.fields, f"the track ends with r{board.fields - 1}")
        _require(state.ring[place] == EMPTY, f"two pieces stand on {name}")
        state.ring[place] = piece
    elif place < YARD:
        bit = 1 << place - GOAL
        _require(not state.goals[owner] & bit, f"two pieces of {letter(owner)} stand on {name}")
        state.goals[owner] |= bit


def _set_cards(board: Board, state: State, position: Position) -> None:
    _check_keys(board, "hands", position.hands)
    most = max(CYCLES[board.seats])
    for owner, cards in position.hands.items():
        hand = _cards(cards)
        seat = _seat(board, owner)
        _require(len(hand) <= most, f"{owner} holds {len(hand)} cards, a hand has at most {most}")
        state.hands[seat] = mask(hand)
        state.counts[seat] = len(hand)
    state.draw = _cards(position.draw)
    state.discard = _cards(position.discard)[::-1]
    known = Counter([card for cards in position.hands.values() for card in _cards(cards)])
    known.update(state.draw + state.discard)
    twice = [CARDS[card] for card, count in known.items() if count > 1 and card != HIDDEN]
    _require(not twice, f"there is only one {', '.join(twice)}")
    total = known.total()
    unused = state.phase == DEAL and not total
    _require(total == len(DECK) or unused, f"{total} cards are accounted for, not 52")
    _require(state.phase != DEAL or not any(state.counts), "before a shuffle all hands are empty")


def _set_turn(board: Board, state: State, position: Position) -> None:
    state.skip = position.skip
    first = (state.dealer + 1) % board.seats
    if state.phase != PLAY:
        _require(position.to_move is None, f"in phase {position.phase} nobody is to move alone")
        _require(not position.skip, f"in phase {position.phase} nobody has to skip")
        _require(
            state.phase != DEAL or state.deal == 1, "the pile is shuffled before the first deal of a cycle"
        )
        begin_turn(state, first)
        return
    _require(position.to_move is not None, "in phase play somebody is to move")
    seat = _seat(board, position.to_move or "")
    busy = state.counts[seat] or position.seven is not None
    _require(bool(busy), f"{letter(seat)} is to move without a card")
    begin_turn(state, seat)


def _set_seven(board: Board, state: State, position: Position) -> None:
    seven = position.seven
    if seven is None:
        return
    _require(state.phase == PLAY and not state.skip, "a seven is under way only where somebody plays it")
    _require(board.split, "with seven = single_rest_forfeit no seven stays under way")
    card = _card(seven.card)
    _require(rank(card) == SEVEN, f"{seven.card} is no seven")
    _require(state.discard[-1:] == [card], f"the {seven.card} under way must lie on top of the discards")
    _require(0 < seven.left < 7, f"{seven.left} steps cannot be left of a seven")
    colour = _seat(board, seven.colour)
    _require(colour == state.colour, f"{letter(state.turn)} moves {letter(state.colour)}, not {seven.colour}")
    state.seven, state.left = card, seven.left


def _set_given(board: Board, state: State, position: Position) -> None:
    _check_keys(board, "exchanged", position.exchanged)
    given = {_seat(board, seat): _card(card) for seat, card in position.exchanged.items()}
    _require(not given or state.teams, "cards are exchanged only in teams")
    _require(not given or state.phase != DEAL, "before a deal no card is exchanged")
    for seat, card in given.items():
        state.given[seat] = card
        held = bool(state.hands[seat] & mask([card])) or card == HIDDEN
        if state.phase == EXCHANGE:
            _require(held or not state.hands[seat], f"{letter(seat)} chose a card that it does not hold")
        else:
            _require(not held or card == HIDDEN, f"{letter(seat)} still holds the card that it gave away")
    if state.phase == EXCHANGE:
        _require(state.teams, "cards are exchanged only in teams")
        _require(all(state.counts), "everybody has a card to exchange")
        _require(len(given) < board.seats, "all have chosen, so the cards have been exchanged")


def _check_end(state: State) -> None:
    won = any(
        state.goals[seat] == FULL and state.goals[state.partner(seat)] == FULL for seat in range(state.seats)
    )
    _require(won == (state.phase == OVER), "the match is over exactly if somebody has all pieces in the goal")


def _cards(cards: Cards) -> list[int]:
    if isinstance(cards, Hidden):
        _require(0 <= cards.cards <= len(DECK), f"{cards.cards} is no number of cards")
        return [HIDDEN] * cards.cards
    return [_card(card) for card in cards]


def _card(written: str) -> int:
    _require(written in CARDS, f"{written!r} is no card")
    return CARDS.index(written)


def _seat(board: Board, written: str) -> int:
    seat = seat_of(written)
    _require(0 <= seat < board.seats, f"there is no seat {written}")
    return seat


def _check_keys(board: Board, name: str, found: Mapping[str, object]) -> None:
    strange = [key for key in found if key not in [letter(seat) for seat in range(board.seats)]]
    _require(not strange, f"{name} names seats that are not there: {', '.join(map(repr, strange))}")


def _require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(otherwise)
