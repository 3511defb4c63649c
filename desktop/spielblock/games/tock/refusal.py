"""Which rule forbids a move. Asked only when a move was refused, so it may take its time."""

from __future__ import annotations

from spielblock.games.tock.board import FULL, GOAL, PLACES, TRACK, WAYS, YARD, Board
from spielblock.games.tock.cards import ACE, CARDS, FOUR, JACK, KING, NONE, SEVEN, STEPS, rank
from spielblock.games.tock.carry import steps_of
from spielblock.games.tock.moves import Discard, Exchange, Play, Swap
from spielblock.games.tock.reach import is_guarded
from spielblock.games.tock.state import EMPTY, EXCHANGE, State
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason


def why_not(board: Board, state: State, seat: int, move: Move, legal: list[Move]) -> Reason | None:
    """Return the rule that an illegal move of this seat breaks, None where it is no move of Tock at all."""
    if not isinstance(move, Play | Swap | Discard | Exchange):
        return None
    wrong = _untimely(state, seat, move)
    if wrong is not None:
        return wrong
    if isinstance(move, Discard):
        return _discard(move, legal)
    if isinstance(move, Swap):
        return _swap(board, state, move)
    return _play(board, state, move) if isinstance(move, Play) else None


def _untimely(state: State, seat: int, move: Play | Swap | Discard | Exchange) -> Reason | None:
    """Is something else asked for, or is the card not there?"""
    if state.phase == EXCHANGE and not isinstance(move, Exchange):
        return Reason("tock.exchange_first", clause="TK-30")
    if state.phase != EXCHANGE and isinstance(move, Exchange):
        return Reason("tock.no_exchange", clause="TK-30")
    if state.seven != NONE:
        same = move.card == state.seven and isinstance(move, Play)
        return None if same else Reason("tock.seven_first", {"left": state.left}, "TK-22")
    if not state.hands[seat] >> move.card & 1:
        return Reason("tock.not_held", {"card": CARDS[move.card]}, "TK-6")
    return Reason("tock.skipped", clause="TK-28") if state.skip else None


def _discard(move: Discard, legal: list[Move]) -> Reason:
    """A card with a move must be played; with `must_play_if_possible` another card with a move, too."""
    if any([isinstance(other, Play | Swap) and other.card == move.card for other in legal]):
        return Reason("tock.must_move", {"card": CARDS[move.card]}, "TK-34")
    return Reason("tock.must_play", clause="TK-6")


def _swap(board: Board, state: State, move: Swap) -> Reason:
    if max(move.source, move.target) >= board.fields:
        return Reason("tock.no_field", {"place": PLACES[max(move.source, move.target)]}, "TK-1")
    here, there = state.ring[move.source], state.ring[move.target]
    if here == EMPTY or here >> 2 != state.colour:
        return _foreign(state, move.source)
    if there == EMPTY:
        return Reason("tock.nobody", {"place": PLACES[move.target]}, "TK-23")
    for place in (move.source, move.target):
        if is_guarded(board, state, place):
            return Reason("tock.no_swap", {"place": PLACES[place]}, "TK-24")
    return Reason("tock.own_swap" if not board.own_own else "tock.swap_order", clause="TK-23")


def _foreign(state: State, place: int) -> Reason:
    """No piece of the colour that moves stands on this place."""
    piece = state.ring[place] if place < len(state.ring) else EMPTY
    if piece != EMPTY and piece >> 2 == state.partner(state.turn):
        return Reason("tock.partner_later", clause="TK-18")
    if state.colour != state.turn and piece != EMPTY and piece >> 2 == state.turn:
        return Reason("tock.own_are_home", clause="TK-30")
    return Reason("tock.not_yours", {"place": PLACES[place]}, "TK-25")


def _play(board: Board, state: State, move: Play) -> Reason:
    kind = rank(move.card)
    if move.source not in state.pieces[state.colour * 4 : state.colour * 4 + 4]:
        return _foreign(state, move.source)
    if kind == JACK:
        return Reason("tock.jack_swaps", clause="TK-25")
    if move.source == YARD:
        if kind not in (ACE, KING):
            return Reason("tock.enter_card", {"card": CARDS[move.card]}, "TK-25")
        return Reason("tock.enter_field", {"place": PLACES[board.starts[state.colour]]}, "TK-9")
    if kind == FOUR:
        return _backward(board, state, move)
    if move.source >= GOAL:
        return _inside(board, state, move)
    return _forward(board, state, move)


def _backward(board: Board, state: State, move: Play) -> Reason:
    if move.source >= GOAL:
        return Reason("tock.four_in_goal", clause="TK-15")
    if move.target >= GOAL:
        return Reason("tock.four_to_goal", clause="TK-14")
    if move.target != board.back(move.source):
        return Reason("tock.four_back", clause="TK-14")
    return _protected(board, board.behind[move.source])


def _inside(board: Board, state: State, move: Play) -> Reason:
    """A piece in the goal."""
    if not board.goal_steps:
        return Reason("tock.goal_still", clause="TK-8")
    if move.target <= move.source:
        return Reason("tock.goal_stays", clause="TK-15")
    return _counted(board, state, move) or _jumped(state, move.source + 1, move.target) or _rest(state)


def _forward(board: Board, state: State, move: Play) -> Reason:
    """A piece of the track."""
    if board.fields <= move.target < GOAL:
        return Reason("tock.no_field", {"place": PLACES[move.target]}, "TK-1")
    wrong = _counted(board, state, move)
    if wrong is not None:
        return wrong
    steps = steps_of(board, state.colour, move.source, min(move.target, GOAL))
    run = steps - 1 if move.target >= GOAL else steps
    gate = board.ahead[move.source * WAYS + run]
    if gate >= 0 and state.guards[gate]:
        return _protected(board, gate)
    if move.target < GOAL:
        return _rest(state)
    if not run and is_guarded(board, state, move.source):
        return Reason("tock.lap_first", clause="TK-1")
    return _jumped(state, GOAL, move.target) or _rest(state)


def _counted(board: Board, state: State, move: Play) -> Reason | None:
    """Does the card fit the way?"""
    steps = steps_of(board, state.colour, move.source, move.target)
    into_goal = move.source < TRACK <= move.target
    if rank(move.card) == SEVEN:
        left = state.left or 7
        values: dict[str, int | str] = {"left": left, "steps": steps}
        return None if 0 < steps <= left else Reason("tock.seven_count", values, "TK-22")
    allowed = STEPS[rank(move.card)]
    if steps == allowed:
        return None
    values = {"card": CARDS[move.card], "allowed": allowed, "steps": steps}
    return Reason("tock.goal_count" if into_goal else "tock.count", values, "TK-16" if into_goal else "TK-25")


def _jumped(state: State, first: int, last: int) -> Reason | None:
    taken = [place for place in range(first, last + 1) if state.goals[state.colour] >> place - GOAL & 1]
    return Reason("tock.goal_jump", {"place": PLACES[taken[0]]}, "TK-17") if taken else None


def _rest(state: State) -> Reason:
    """The part of a seven is possible, but not what would have to follow."""
    if state.teams and state.goals[state.colour] != FULL:
        return Reason("tock.seven_rest", {"left": state.left or 7}, "TK-19")
    return Reason("tock.seven_rest", {"left": state.left or 7}, "TK-22")


def _protected(board: Board, gate: int) -> Reason:
    return Reason("tock.protected", {"place": PLACES[board.starts[gate]]}, "TK-11")
