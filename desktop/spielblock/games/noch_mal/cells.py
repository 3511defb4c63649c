"""The 105 cells of a sheet as the bits of an int: column by column, each from the top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

COLUMNS: Final = 15
ROWS: Final = 7
CELLS: Final = COLUMNS * ROWS
EVERY: Final = (1 << CELLS) - 1

#: The letters over the columns, and the cells below each of them.
LETTERS: Final = "ABCDEFGHIJKLMNO"
COLUMN: Final = [((1 << ROWS) - 1) << (column * ROWS) for column in range(COLUMNS)]
MIDDLE: Final = COLUMN[COLUMNS // 2]

NAMES: Final = [f"{letter}{row}" for letter in LETTERS for row in range(1, ROWS + 1)]
_BIT: Final = {name: 1 << cell for cell, name in enumerate(NAMES)}
_NOT_FIRST: Final = sum([1 << cell for cell in range(CELLS) if cell % ROWS])
_NOT_LAST: Final = sum([1 << cell for cell in range(CELLS) if cell % ROWS != ROWS - 1])


def beside(cells: int) -> int:
    """Return the cells that share an edge with one of these. Corners do not count."""
    down, up = (cells & _NOT_LAST) << 1, (cells & _NOT_FIRST) >> 1
    return (down | up | (cells << ROWS) | (cells >> ROWS)) & EVERY


def around(cells: int) -> int:
    """Return the cells that share an edge or a corner with one of these."""
    tall = cells | (cells & _NOT_LAST) << 1 | (cells & _NOT_FIRST) >> 1
    return (tall | (tall << ROWS) | (tall >> ROWS)) & EVERY


def part_of(cells: int) -> int:
    """Return those of these cells that hang together with the first of them."""
    part, grown = 0, cells & -cells
    while grown != part:
        part, grown = grown, (grown | beside(grown)) & cells
    return part


def parts(cells: int) -> Iterator[int]:
    """Yield these cells in the pieces that hang together."""
    while cells:
        part = part_of(cells)
        yield part
        cells ^= part


def connected(cells: int) -> bool:
    return part_of(cells) == cells


def each(cells: int) -> Iterator[int]:
    """Yield the numbers of these cells, lowest first."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


@lru_cache(maxsize=4096)
def names(cells: int) -> tuple[str, ...]:
    """Return these cells as they are written, by column, then row.

    >>> names(MIDDLE)[:3]
    ('H1', 'H2', 'H3')
    """
    return tuple([NAMES[cell] for cell in each(cells)])


def named(written: Iterable[str]) -> int:
    """Return the cells with these names, or raise ValueError for what is no cell or comes twice."""
    cells = 0
    for name in written:
        bit = _BIT.get(name, 0)
        if not bit:
            raise ValueError(f"{name!r} is no cell")
        if cells & bit:
            raise ValueError(f"{name} is named twice")
        cells |= bit
    return cells
