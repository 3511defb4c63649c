"""How a match of Tock ends, and how far everybody has come."""

from __future__ import annotations

from typing import Final

from spielblock.games.tock.board import GOAL, TRACK, YARD, Board
from spielblock.games.tock.state import State
from spielblock.rules.contract import Over
from spielblock.rules.reason import Reason

ALONE: Final = Reason("tock.home_alone")
TOGETHER: Final = Reason("tock.home_together")


def over(board: Board, state: State) -> Over:
    """Return the ranking: by pieces in the goal, then by steps come; partners share theirs."""
    scores = [goals.bit_count() for goals in state.goals]
    both = list(zip(scores, standing(board, state), strict=True))
    worth = [_together(both, state, seat) for seat in range(state.seats)]
    ranks = tuple([1 + sum([other > own for other in worth]) for own in worth])
    if not state.teams:
        return Over(ranks, tuple(scores), ALONE)
    teams = tuple([(seat, state.partner(seat)) for seat in range(state.seats // 2)])
    return Over(ranks, tuple(scores), TOGETHER, teams)


def _together(both: list[tuple[int, int]], state: State, seat: int) -> tuple[int, int]:
    """Return pieces in the goal and steps of a seat, with its partner's where there are teams."""
    scored, come = both[seat]
    if not state.teams:
        return scored, come
    more, further = both[state.partner(seat)]
    return scored + more, come + further


def standing(board: Board, state: State) -> tuple[int, ...]:
    """Return for each seat how many steps its pieces have come, from the yard to the goal."""
    seats = range(state.seats)
    return tuple([sum([_way(board, seat, place) for place in _places(state, seat)]) for seat in seats])


def _places(state: State, seat: int) -> list[int]:
    return state.pieces[seat * 4 : seat * 4 + 4]


def _way(board: Board, seat: int, place: int) -> int:
    """The field behind the goal's entry counts least: from there it is a whole lap."""
    if place == YARD:
        return 0
    if place < TRACK:
        return board.fields - board.to_entry[seat][place]
    return board.fields + place - GOAL + 1
