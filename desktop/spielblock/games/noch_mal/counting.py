"""What is counted when all crosses of a throw are made, and at the end."""

from __future__ import annotations

from spielblock.games.noch_mal.cells import COLUMNS
from spielblock.games.noch_mal.events import ColourFilled, ColumnFilled, Counted
from spielblock.games.noch_mal.position import GOALS
from spielblock.games.noch_mal.scoring import FIRST, LATER, full_goals, points
from spielblock.games.noch_mal.state import State
from spielblock.rules.event import Event
from spielblock.rules.seats import letter


def count_throw(state: State, seen: list[Event] | None) -> None:
    """Give out what was completed in this throw: all who were first in the same throw are first."""
    before = 0
    for firsts in state.firsts:
        before |= firsts
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        won = state.firsts[seat] | state.laters[seat]
        fresh = full_goals(state.sheet.goals, state.crossed[seat]) & ~won
        if fresh:
            state.firsts[seat] |= fresh & ~before
            state.laters[seat] |= fresh & before
            if seen is not None:
                seen += _told(seat, fresh, before)


def final_scores(state: State) -> list[Event]:
    """Return the final score of every seat, as it is read out."""
    told: list[Event] = []
    for seat in range(state.seats):
        parts = points(state, seat)
        told.append(Counted(letter(seat), *parts, parts.total))
    return told


def _told(seat: int, fresh: int, before: int) -> list[Event]:
    told: list[Event] = []
    for at, goal in enumerate(GOALS):
        if fresh >> at & 1:
            first = not before >> at & 1
            kind = ColumnFilled if at < COLUMNS else ColourFilled
            told.append(kind(letter(seat), goal, (FIRST if first else LATER)[at], first))
    return told
