"""How a turn, a round and the match end in Rock the Bock."""

from __future__ import annotations

from typing import Final

from spielblock.games.rock_the_bock.events import RoundScored, RoundStarted
from spielblock.games.rock_the_bock.scoring import all_goats, ranks, running, totals
from spielblock.games.rock_the_bock.state import DICE, NOBODY, ROUNDS, State
from spielblock.rules.contract import Over
from spielblock.rules.event import Event
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter

MOST_POINTS: Final = Reason("rock_the_bock.most_points")
SHARED: Final = Reason("rock_the_bock.shared", clause="RB-12")
MORE_GOATS: Final = Reason("rock_the_bock.more_goats", clause="RB-12")


def next_in(state: State) -> int:
    """Return the next seat clockwise that still has dice, the same one last of all, or NOBODY."""
    struck, seats = state.struck, len(state.struck)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if struck[seat] < DICE:
            return seat
    return NOBODY


def end_round(state: State, next_start: str, seen: list[Event] | None) -> None:
    """Write down what the sheets bring, then begin the next round or end the match."""
    brought = running(state)
    state.subtotals += brought
    if seen is not None:
        seen.append(RoundScored(state.round, _by_seat(brought), _by_seat(totals(state)), _sheets(state)))
    if state.round == ROUNDS:
        state.turn = NOBODY
        return
    state.start = _first_of_next(state, next_start)
    state.turn = state.start
    state.round += 1
    state.before = all_goats(state)
    for track in (state.struck, state.bucks, state.wolves, state.goats):
        track[:] = [0] * state.seats
    if seen is not None:
        seen.append(RoundStarted(state.round, letter(state.start)))


def outcome(state: State, tiebreak: str) -> Over:
    """Return who has won: the most points, ties shared, unless the options let goats decide."""
    scores = totals(state)
    goats = all_goats(state) if tiebreak == "most_goats" else [0] * state.seats
    places = ranks(list(zip(scores, goats, strict=True)))
    return Over(places, tuple(scores), _why(places, scores))


def _why(places: tuple[int, ...], scores: list[int]) -> Reason:
    if places.count(1) > 1:
        return SHARED
    return MORE_GOATS if scores.count(max(scores)) > 1 else MOST_POINTS


def _first_of_next(state: State, next_start: str) -> int:
    if next_start == "same":
        return state.start
    before = state.turn if next_start == "continue" else state.start
    return (before + 1) % state.seats


def _sheets(state: State) -> dict[str, tuple[int, int, int]]:
    tracks = zip(state.bucks, state.wolves, state.goats, strict=True)
    return {letter(seat): sheet for seat, sheet in enumerate(tracks)}


def _by_seat(values: list[int]) -> dict[str, int]:
    return {letter(seat): value for seat, value in enumerate(values)}
