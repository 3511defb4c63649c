"""What a sheet is worth, and who has won."""

from __future__ import annotations

from typing import Final, NamedTuple

from spielblock.games.noch_mal.cells import COLUMNS
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.games.noch_mal.state import State

#: For the columns and colours of `Sheet.goals`: what the first one gets, and everybody later.
FIRST: Final = (5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5) + (5,) * len(COLOURS)
LATER: Final = (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3) + (3,) * len(COLOURS)
OPEN_STAR: Final = 2

COLUMN_GOALS: Final = (1 << COLUMNS) - 1
COLOUR_GOALS: Final = (1 << len(FIRST)) - 1 - COLUMN_GOALS


class Points(NamedTuple):
    """The parts of a score. `stars` is how many of them are open; each costs two points."""

    columns: int
    colours: int
    jokers: int
    stars: int

    @property
    def so_far(self) -> int:
        """The points that are safe, whatever becomes of the stars."""
        return self.columns + self.colours + self.jokers

    @property
    def total(self) -> int:
        return self.so_far - OPEN_STAR * self.stars


def points(state: State, seat: int) -> Points:
    """Return the points of this seat if the match ended now."""
    firsts, laters = state.firsts[seat], state.laters[seat]
    open_stars = (state.sheet.stars & ~state.crossed[seat]).bit_count()
    return Points(
        _sum(firsts & COLUMN_GOALS, FIRST) + _sum(laters & COLUMN_GOALS, LATER),
        _sum(firsts & COLOUR_GOALS, FIRST) + _sum(laters & COLOUR_GOALS, LATER),
        state.jokers[seat],
        open_stars,
    )


def full_goals(goals: list[int], crossed: int) -> int:
    """Return the columns and colours that are complete, as bits."""
    full = 0
    for at, goal in enumerate(goals):
        if not goal & ~crossed:
            full |= 1 << at
    return full


def full_colours(state: State, seat: int) -> int:
    """Return how many colours this seat was awarded."""
    return ((state.firsts[seat] | state.laters[seat]) & COLOUR_GOALS).bit_count()


def ranks(state: State) -> tuple[int, ...]:
    """Return the place of each seat: by points, then by jokers left, then shared."""
    results = [(points(state, seat).total, state.jokers[seat]) for seat in range(state.seats)]
    order = sorted(results, reverse=True)
    return tuple([order.index(result) + 1 for result in results])


def _sum(goals: int, values: tuple[int, ...]) -> int:
    total = 0
    while goals:
        lowest = goals & -goals
        total += values[lowest.bit_length() - 1]
        goals ^= lowest
    return total
