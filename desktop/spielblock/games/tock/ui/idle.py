"""Why a card can do nothing now, in a sentence: what stops the piece that comes closest to moving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielblock.games.tock.board import GOAL, PLACES, TRACK, YARD, Board
from spielblock.games.tock.cards import CARDS, FOUR, JACK, SEVEN, STEPS, rank
from spielblock.games.tock.moves import Play, Swap, play, swap
from spielblock.games.tock.position import Position
from spielblock.games.tock.reach import is_guarded
from spielblock.games.tock.reasons.texts import REFUSALS
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import State
from spielblock.games.tock.ui import texts_idle as texts
from spielblock.rules.reason import Reason

#: What is said if several pieces are stopped by different things: the first of these that stops one.
TELLING: Final = (
    "tock.protected",
    "tock.seven_rest",
    "tock.lap_first",
    "tock.goal_jump",
    "tock.own_swap",
    "tock.nobody",
    "tock.no_swap",
    "tock.enter_card",
    "tock.goal_still",
    "tock.four_in_goal",
    "tock.no_room",
)
#: Reasons that only this table gives, or for which it has better words than for a move that was refused.
OWN: Final = {
    "tock.no_room": texts.no_room,
    "tock.seven_rest": texts.not_seven,
    "tock.nobody": texts.nobody_open,
    "tock.off_track": texts.off_track,
}


def why_idle(view: Position, card: str, pieces: Sequence[str] = ()) -> str:
    """Return why a card of the seat to move has no move, or none with these pieces; "" if it has."""
    return why_stuck(view, (card,), pieces)


def why_stuck(view: Position, cards: Sequence[str], pieces: Sequence[str] = ()) -> str:
    """Return what stops these pieces, all if there are none, from being moved with any of these cards."""
    rules = TockRules(view.options)
    state = rules.from_position(view)
    own = state.pieces[state.colour * 4 : state.colour * 4 + 4]
    found: list[Reason] = []
    for card in cards:
        if view.seven is not None and card != view.seven.card:
            return REFUSALS["tock.seven_first"](left=view.seven.left)
        number = CARDS.index(card)
        places = sorted({PLACES.index(piece) for piece in pieces} or set(own))
        if rank(number) == JACK:
            places = [place for place in places if place in own] or own
        found += [reason for place in places if (reason := _stop(rules, state, number, place)) is not None]
    return _said(min(found, key=_weight)) if found else ""


def _weight(reason: Reason) -> int:
    return TELLING.index(reason.key) if reason.key in TELLING else len(TELLING)


def _said(reason: Reason) -> str:
    own = OWN.get(reason.key)
    return REFUSALS[reason.key](**reason.values) if own is None else own()


def _stop(rules: TockRules, state: State, card: int, place: int) -> Reason | None:
    """Return what stops this card with the piece on this place."""
    board = rules.board(state.seats)
    if rank(card) == JACK:
        return _stop_swap(rules, board, state, card, place)
    tries = _tries(board, state, card, place)
    if not tries:
        return Reason("tock.no_room") if board.goal_steps else Reason("tock.goal_still")
    reasons = [rules.why_not(state, state.turn, move) for move in tries]
    return min(reasons, key=_weight)


def _tries(board: Board, state: State, card: int, place: int) -> list[Play]:
    """Return where the card would take the piece; nowhere if it is too much for the goal."""
    kind, first = rank(card), place + 1
    if place == YARD:
        return [play(card, YARD, board.starts[state.colour])]
    if kind == FOUR:
        return [play(card, place, GOAL if place >= GOAL else board.back(place))]
    steps = 1 if kind == SEVEN else STEPS[kind]
    if place >= GOAL:
        return [play(card, place, first + steps - 1)] if place + steps < YARD else []
    found = [play(card, place, board.onward[place + steps])]
    beyond = steps - board.to_entry[state.colour][place]
    if 0 < beyond <= 4:
        found.append(play(card, place, GOAL + beyond - 1))
    return found


def _stop_swap(rules: TockRules, board: Board, state: State, card: int, place: int) -> Reason | None:
    """Return what stops an own piece from being swapped."""
    if place >= TRACK:
        return Reason("tock.off_track")
    if is_guarded(board, state, place):
        return Reason("tock.no_swap", {"place": PLACES[place]})
    others = [one for one in state.pieces if one < TRACK and one != place]
    open_ones = [one for one in others if not is_guarded(board, state, one)]
    if not open_ones:
        return Reason("tock.nobody")
    move: Swap = swap(card, place, open_ones[0])
    return rules.why_not(state, state.turn, move)
