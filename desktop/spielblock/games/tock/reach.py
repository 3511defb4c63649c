"""Where the cards lead: every move of a hand, the seven apart."""

from __future__ import annotations

from spielblock.games.tock.board import FULL, GOAL, TRACK, WAYS, YARD, Board
from spielblock.games.tock.cards import ACE, FOUR, JACK, KING, SEVEN, STEPS, rank
from spielblock.games.tock.moves import Move, play, swap
from spielblock.games.tock.seven import add_parts
from spielblock.games.tock.state import EMPTY, State


def add_moves(board: Board, state: State, places: list[int], card: int, found: list[Move]) -> None:
    """Add every move that this card has at the beginning of a turn.

    `places` are those of the colour that moves, sorted, so that the order of moves hangs on nothing hidden.
    """
    kind = rank(card)
    if kind == SEVEN:
        add_parts(board, state, places, card, 7, found)
    elif kind == FOUR:
        _add_backward(board, state, places, card, found)
    elif kind == JACK:
        _add_swaps(board, state, places, card, found)
    else:
        if kind in (ACE, KING):
            _add_entry(board, state, places, card, found)
        _add_forward(board, state, places, card, STEPS[kind], found)


def _add_entry(board: Board, state: State, places: list[int], card: int, found: list[Move]) -> None:
    if places[-1] == YARD:
        found.append(play(card, YARD, board.starts[state.colour]))


def _add_forward(
    board: Board, state: State, places: list[int], card: int, steps: int, found: list[Move]
) -> None:
    to_entry = board.to_entry[state.colour]
    guards = state.guards
    for place in places:
        if place < TRACK:
            gate = board.ahead[place * WAYS + steps]
            if gate < 0 or not guards[gate]:
                found.append(play(card, place, board.onward[place + steps]))
            beyond = steps - to_entry[place]
            if 0 < beyond <= 4 and goal_is_open(board, state, place, beyond):
                found.append(play(card, place, GOAL + beyond - 1))
        elif place < YARD and place + steps < YARD and inner_way_is_free(board, state, place, steps):
            found.append(play(card, place, place + steps))


def goal_is_open(board: Board, state: State, field: int, number: int) -> bool:
    """Return whether a piece of the track can go as far as this goal field, if the count fits."""
    colour = state.colour
    if state.goals[colour] & (1 << number) - 1:
        return False
    steps = board.to_entry[colour][field]
    if not steps:
        return not (state.guards[colour] and field == board.starts[colour])
    gate = board.ahead[field * WAYS + steps]
    return gate < 0 or not state.guards[gate]


def inner_way_is_free(board: Board, state: State, place: int, steps: int) -> bool:
    """Return whether a piece in the goal can go on so far."""
    ahead = (1 << steps) - 1 << place - GOAL + 1
    return board.goal_steps and not state.goals[state.colour] & ahead & FULL


def _add_backward(board: Board, state: State, places: list[int], card: int, found: list[Move]) -> None:
    for place in places:
        if place < TRACK:
            gate = board.behind[place]
            if gate < 0 or not state.guards[gate]:
                found.append(play(card, place, board.back(place)))


def _add_swaps(board: Board, state: State, places: list[int], card: int, found: list[Move]) -> None:
    """Own pieces with all others that stand open on the track; two own ones once, the lower field first."""
    fields = [
        place for place in sorted(state.pieces) if place < TRACK and not is_guarded(board, state, place)
    ]
    for place in places:
        if place in fields:
            for field in fields:
                own = field in places
                if not own or (board.own_own and place < field):
                    found.append(swap(card, place, field))


def is_guarded(board: Board, state: State, field: int) -> bool:
    """Return whether a protected piece stands on this field."""
    piece = state.ring[field]
    return piece != EMPTY and bool(state.guards[piece >> 2]) and board.starts[piece >> 2] == field
