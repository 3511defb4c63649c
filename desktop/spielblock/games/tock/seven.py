"""The seven: single steps, played in parts, all of them or none.

A part is listed only if the steps that are left can still be made. Mostly one look is enough: some piece
has the track free before it. Otherwise the steps are tried, one after the other, on copies.
"""

from __future__ import annotations

from spielblock.games.tock.board import FULL, GOAL, TRACK, WAYS, YARD, Board
from spielblock.games.tock.carry import steps_of, trample
from spielblock.games.tock.moves import Move, Play, play
from spielblock.games.tock.state import State
from spielblock.rules.event import Event


def add_parts(board: Board, state: State, places: list[int], card: int, left: int, found: list[Move]) -> None:
    """Add every part of a seven with so many steps left."""
    if not board.split:
        _add_single(board, state, places, card, found)
        return
    runs = [_run(board, state, place, left) for place in places]
    for at in range(4):
        for target in _targets(board, state, places[at], left, runs[at]):
            steps = steps_of(board, state.colour, places[at], target)
            alone = target < TRACK and runs[at] == left
            part = play(card, places[at], target)
            rest = left - steps
            sure = not rest or alone or _surely(board, places, runs, at, steps, rest)
            if sure or _completes(board, _after(board, state, part, rest), set()):
                found.append(part)


def make_part(board: Board, state: State, part: Play, left: int, lost: int, seen: list[Event] | None) -> None:
    """Carry out a part in place; `left` steps are still to be made, `lost` ones never.

    Once the fourth piece is home, the steps left go to the partner, where the options say so.
    """
    state.left = left
    trample(board, state, part, lost, seen)
    if board.hand_over and left and state.goals[state.colour] == FULL:
        state.colour = state.partner(state.colour)


def _run(board: Board, state: State, place: int, most: int) -> int:
    """Return how many steps along the track are free before a piece, no more than `most`."""
    if place >= TRACK:
        return 0
    gate = board.ahead[place * WAYS + most]
    if gate < 0 or not state.guards[gate]:
        return most
    return board.distance(place, board.starts[gate]) - 1


def _targets(board: Board, state: State, place: int, left: int, run: int) -> list[int]:
    """Return every place that a piece can reach with one to `left` single steps."""
    if place == YARD:
        return []
    if place >= GOAL:
        return _goal_fields(board, state, place + 1, left) if board.goal_steps else []
    found = [board.onward[place + step] for step in range(1, run + 1)]
    steps = board.to_entry[state.colour][place]
    shut = not steps and bool(state.guards[state.colour]) and place == board.starts[state.colour]
    if steps <= run and not shut:
        found += _goal_fields(board, state, GOAL, left - steps)
    return found


def _goal_fields(board: Board, state: State, first: int, most: int) -> list[int]:
    """Return the free goal fields from this one on, up to the first that is taken."""
    found: list[int] = []
    for place in range(first, min(first + most, YARD)):
        if state.goals[state.colour] >> place - GOAL & 1:
            break
        found.append(place)
    return found


def _surely(board: Board, places: list[int], runs: list[int], at: int, steps: int, rest: int) -> bool:
    """Return whether another piece has the run for the rest and is not captured by this part."""
    for other in range(4):
        if other == at or runs[other] < rest:
            continue
        if places[at] >= TRACK or not 0 < board.distance(places[at], places[other]) <= steps:
            return True
    return False


def _completes(board: Board, state: State, failed: set[tuple[int, ...]]) -> bool:
    """Return whether the steps that are left can be made, by trying."""
    left, colour = state.left, state.colour
    if not left:
        return True
    places = state.pieces[colour * 4 : colour * 4 + 4]
    if any([_run(board, state, place, left) == left for place in places]):
        return True
    key = (left, colour, *state.pieces)
    if key in failed:
        return False
    for place in places:
        for target in _targets(board, state, place, 1, _run(board, state, place, 1)):
            if _completes(board, _after(board, state, play(state.seven, place, target), left - 1), failed):
                return True
    failed.add(key)
    return False


def _after(board: Board, state: State, part: Play, left: int) -> State:
    after = state.copy()
    after.seven = part.card
    make_part(board, after, part, left, 0, None)
    return after


def _add_single(board: Board, state: State, places: list[int], card: int, found: list[Move]) -> None:
    """One piece goes seven steps, or as far as its way on the track or into the goal leads."""
    for place in places:
        run = _run(board, state, place, 7)
        if run:
            found.append(play(card, place, board.onward[place + run]))
        inside = [target for target in _targets(board, state, place, 7, run) if target >= GOAL]
        if inside:
            found.append(play(card, place, inside[-1]))
