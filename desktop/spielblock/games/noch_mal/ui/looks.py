"""What a sheet shows, read from a view: crosses, values, jokers, points."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from spielblock.games.noch_mal.cells import COLUMNS, LETTERS, ROWS, named
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.placing import OPEN_THROWS
from spielblock.games.noch_mal.position import GOALS, Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.scoring import Points, full_goals, points
from spielblock.games.noch_mal.sheet import COLOURS, INKS
from spielblock.games.noch_mal.state import JOKERS, State
from spielblock.rules.seats import seat_of
from spielblock.widgets.printed_sheet import Spot

#: The colours from top to bottom beside the sheet.
SHOWN_COLOURS: Final[tuple[str, ...]] = ("yellow", "orange", "red", "green", "blue")


class Standing(Enum):
    """How a column or colour stands for a seat."""

    OPEN = "open"
    GONE = "gone"  # another was first
    FIRST = "first"
    LATER = "later"
    SOON = "soon"  # complete, counted as first when all have chosen
    SOON_LATER = "soon later"


class SheetLook(NamedTuple):
    """All that a sheet shows. `goals` are columns and colours by name; `done` counts cells of a colour."""

    owner: str
    crossed: frozenset[Spot]
    goals: dict[str, Standing]
    done: dict[str, int]
    jokers: int
    points: Points
    newest: frozenset[Spot] = frozenset()


@lru_cache(maxsize=8)
def rules_of(options: Options) -> NochMalRules:
    """Return the rules of a match, made once."""
    return NochMalRules(options)


def state_of(view: Position) -> State:
    """Return what a seat knows as a state."""
    return rules_of(view.options).from_position(view)


def open_to_all(view: Position) -> bool:
    """Return whether everybody may choose from all six dice of this throw."""
    return rules_of(view.options).options.first_three_open and view.throw_no <= OPEN_THROWS


def look_of(view: Position, state: State, owner: str, before: Sequence[str] | None = None) -> SheetLook:
    """Return what the sheet of this seat shows; newest are the crosses that were not there before."""
    crossed = state.crossed[seat_of(owner)]
    full = full_goals(state.sheet.goals, crossed)
    done = {
        colour: (cells & crossed).bit_count()
        for colour, cells in zip(COLOURS, state.sheet.colours, strict=True)
    }
    crosses = view.crossed.get(owner, ())
    newest = () if before is None else set(crosses).difference(before)
    return SheetLook(
        owner,
        frozenset(map(spot_of, crosses)),
        {goal: _standing(view, goal, owner, full=bool(full >> at & 1)) for at, goal in enumerate(GOALS)},
        done,
        view.jokers.get(owner, JOKERS),
        points(state, seat_of(owner)),
        frozenset(map(spot_of, newest)),
    )


def hues_of(rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the hue of every cell of a sheet, row by row."""
    return tuple([tuple([COLOURS[INKS.index(ink.lower())] for ink in row]) for row in rows])


def stars_of(rows: tuple[str, ...]) -> frozenset[Spot]:
    """Return where the stars of a sheet are."""
    return frozenset((x, y) for y, row in enumerate(rows) for x, ink in enumerate(row) if ink.isupper())


def spot_of(cell: str) -> Spot:
    """Return where a cell lies on the sheet.

    >>> spot_of("H4")
    (7, 3)
    """
    return LETTERS.index(cell[0]), int(cell[1]) - 1


def cell_of(spot: Spot) -> str:
    """Return the name of the cell at a place.

    >>> cell_of((7, 3))
    'H4'
    """
    return f"{LETTERS[spot[0]]}{spot[1] + 1}"


def mask_of(cells: tuple[str, ...]) -> int:
    """Return cells as the rules keep them."""
    return named(cells)


def neighbour(spot: Spot, dx: int, dy: int) -> Spot:
    """Return the next place in a direction, or this one at the edge."""
    return min(max(spot[0] + dx, 0), COLUMNS - 1), min(max(spot[1] + dy, 0), ROWS - 1)


def _standing(view: Position, goal: str, owner: str, *, full: bool) -> Standing:
    won = (
        view.columns.get(goal) or {colour: places for colour, places in view.colours.items()}.get(goal) or {}
    )
    own = won.get(owner)
    if own is not None:
        return Standing(own)
    if full:
        return Standing.SOON_LATER if won else Standing.SOON
    return Standing.GONE if won else Standing.OPEN
