"""What crossing cells off brings at once, in points."""

from __future__ import annotations

from typing import NamedTuple

from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import GOALS
from spielblock.games.noch_mal.scoring import COLUMN_GOALS, FIRST, LATER, OPEN_STAR, full_goals
from spielblock.games.noch_mal.state import State


class Gain(NamedTuple):
    """The parts of what a move brings: points of stars, of columns and colours by name, and jokers spent.

    `firsts` are the columns and colours that nobody had complete before this throw.
    """

    stars: int
    columns: dict[str, int]
    colours: dict[str, int]
    jokers: int
    firsts: frozenset[str] = frozenset()

    @property
    def total(self) -> int:
        """By how many points the sheet is worth more."""
        return self.stars + sum(self.columns.values()) + sum(self.colours.values()) - self.jokers


def gain_of(state: State, seat: int, move: Cross) -> Gain:
    """Return what a move brings this seat; what nobody had complete before this throw is worth most."""
    sheet, before = state.sheet, state.crossed[seat]
    won = full_goals(sheet.goals, before | move.cells) & ~full_goals(sheet.goals, before)
    taken = taken_goals(state)
    goals = {at: (LATER if taken >> at & 1 else FIRST)[at] for at in range(len(GOALS)) if won >> at & 1}
    return Gain(
        OPEN_STAR * (move.cells & sheet.stars).bit_count(),
        {GOALS[at]: points for at, points in goals.items() if COLUMN_GOALS >> at & 1},
        {GOALS[at]: points for at, points in goals.items() if not COLUMN_GOALS >> at & 1},
        move.jokers,
        frozenset(GOALS[at] for at in goals if not taken >> at & 1),
    )


def taken_goals(state: State) -> int:
    """Return the columns and colours that somebody had complete before this throw."""
    taken = 0
    for firsts in state.firsts:
        taken |= firsts
    return taken
