"""What is true of a sheet for ever, worked out once for the bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spielblock.games.noch_mal.cells import COLUMN, COLUMNS, ROWS, beside, each
from spielblock.games.noch_mal.sheet import Sheet, blocks

CELLS_PER_COLOUR: Final = 21


class SetFacts(NamedTuple):
    """A set of cells: how many, how many stars, how many in which columns, its colour and block, what is
    beside it, and which other blocks that touches."""

    size: int
    stars: int
    columns: tuple[tuple[int, int], ...]
    ink: int
    block: int
    around: int
    neighbours: tuple[int, ...]


class SheetFacts:
    """The blocks of a sheet, and the facts of every set of cells that was asked for."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.blocks = [block for cells in sheet.colours for block in blocks(cells)]
        self.block_of = [
            next(at for at, block in enumerate(self.blocks) if block >> cell & 1)
            for cell in range(COLUMNS * ROWS)
        ]
        self._sets: dict[int, SetFacts] = {}

    def of(self, cells: int) -> SetFacts:
        """Return the facts of a set of cells of one block."""
        found = self._sets.get(cells)
        if found is None:
            found = self._sets[cells] = self._made(cells)
        return found

    def _made(self, cells: int) -> SetFacts:
        parts = [(column, (cells & COLUMN[column]).bit_count()) for column in range(COLUMNS)]
        first = next(each(cells))
        around = beside(cells) & ~cells
        touched = {self.block_of[cell] for cell in each(around)} - {self.block_of[first]}
        return SetFacts(
            cells.bit_count(),
            (cells & self.sheet.stars).bit_count(),
            tuple([part for part in parts if part[1]]),
            self.sheet.inks[first],
            self.block_of[first],
            around,
            tuple(sorted(touched)),
        )


@lru_cache(maxsize=64)
def facts_of(sheet: Sheet) -> SheetFacts:
    """Return the facts of a sheet, made once."""
    return SheetFacts(sheet)
