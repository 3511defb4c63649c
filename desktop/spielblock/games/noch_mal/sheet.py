"""A printed sheet: its colours and stars, and every set of cells a throw can ever ask for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spielblock.games.noch_mal.cells import CELLS, COLUMN, COLUMNS, ROWS, beside, each, parts

COLOURS: Final = ("red", "orange", "yellow", "green", "blue")
INKS: Final = "roygb"
MOST_CELLS: Final = 5

Rows = tuple[str, ...]


class Sheet:
    """A sheet in masks. One object for each printing, so that identity is equality.

    `colours` are the cells of each colour, `goals` what can be completed: the columns, then the colours.
    `sets[colour][count]` holds every set of that many cells of the colour that hangs together: it lies in
    one block of its own accord, for two blocks of one colour never touch.
    """

    __slots__ = ("colours", "goals", "inks", "rows", "sets", "stars")

    def __init__(self, rows: Rows) -> None:
        letters = [rows[cell % ROWS][cell // ROWS] for cell in range(CELLS)]
        self.rows = rows
        self.inks = [INKS.index(letter.lower()) for letter in letters]
        self.stars = sum([1 << cell for cell in range(CELLS) if letters[cell].isupper()])
        self.colours = [
            sum([1 << cell for cell in range(CELLS) if self.inks[cell] == ink]) for ink in range(len(INKS))
        ]
        self.goals = COLUMN + self.colours
        self.sets = [[_sets(cells, count) for count in range(MOST_CELLS + 1)] for cells in self.colours]


@lru_cache(maxsize=256)
def sheet_of(rows: Rows) -> Sheet:
    """Return the sheet with these rows; they must be a grid of the right letters."""
    return Sheet(rows)


def blocks(cells: int) -> list[int]:
    """Return the blocks that these cells of one colour form, smallest first."""
    return sorted(parts(cells), key=int.bit_count)


def column_inks(sheet: Sheet, column: int) -> set[int]:
    return {sheet.inks[cell] for cell in each(COLUMN[column])}


def is_grid(rows: Rows) -> bool:
    """Return whether these are seven rows of fifteen known letters."""
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        return False
    return all(letter in INKS + INKS.upper() for row in rows for letter in row)


def _sets(cells: int, count: int) -> list[int]:
    """Return every set of this many of the cells that hangs together, in a stable order."""
    if not count:
        return []
    grown = {1 << cell for cell in each(cells)}
    for _ in range(count - 1):
        grown = {one | 1 << cell for one in grown for cell in each(beside(one) & cells & ~one)}
    return sorted(grown, key=lambda one: list(each(one)))
