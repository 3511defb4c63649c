"""How good a sheet looks that is not full yet. The unit is points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spielblock.games.noch_mal.cells import COLUMN, COLUMNS, EVERY, MIDDLE, ROWS, beside
from spielblock.games.noch_mal.scoring import FIRST, LATER
from spielblock.games.noch_mal.sheet import COLOURS, MOST_CELLS, Sheet, blocks
from spielblock.games.noch_mal.weights import Weights

CELLS_PER_COLOUR: Final = 21


@lru_cache(maxsize=64)
def all_blocks(sheet: Sheet) -> list[int]:
    """Return the thirty blocks of a sheet."""
    return [block for cells in sheet.colours for block in blocks(cells)]


class Features:
    """Values sheets by weights: what is nearly complete, what can be reached, what was torn apart."""

    def __init__(self, weights: Weights, always_open: bool) -> None:
        self._weights = weights
        self._always = MIDDLE if always_open else 0
        steps = [((ROWS - free) / ROWS) ** weights.column_power for free in range(ROWS + 1)]
        shades = range(CELLS_PER_COLOUR + 1)
        self._column = [weights.column * step for step in steps]
        self._colour = [
            weights.colour * ((CELLS_PER_COLOUR - free) / CELLS_PER_COLOUR) ** weights.colour_power
            for free in shades
        ]

    def value(self, sheet: Sheet, crossed: int, jokers: int, worth: tuple[int, ...]) -> float:
        """Return the value of a sheet; `worth` is what each column and colour brings if completed now."""
        weights = self._weights
        free = EVERY & ~crossed
        edge = (beside(crossed) | (self._always if crossed else MIDDLE)) & free
        value = jokers * weights.joker + crossed.bit_count() * weights.cell
        value -= weights.star * (sheet.stars & free).bit_count()
        value += weights.edge * edge.bit_count() + self._completing(sheet, free, worth)
        torn, reach = 0, 0
        for block in all_blocks(sheet):
            left = block & free
            if left:
                torn += left != block
                if left & edge:
                    reach += min(MOST_CELLS, left.bit_count())
        return value + weights.torn * torn + weights.reach * reach

    def _completing(self, sheet: Sheet, free: int, worth: tuple[int, ...]) -> float:
        value = 0.0
        for column in range(COLUMNS):
            value += worth[column] * self._column[(COLUMN[column] & free).bit_count()]
        for ink in range(len(COLOURS)):
            value += worth[COLUMNS + ink] * self._colour[(sheet.colours[ink] & free).bit_count()]
        return value


def worths(firsts: list[int], laters: list[int], seat: int) -> tuple[int, ...]:
    """Return what each column and colour brings this seat: what it has, or what is still to be had."""
    taken = 0
    for mask in firsts:
        taken |= mask
    own = firsts[seat]
    return tuple([
        first if own >> at & 1 or not taken >> at & 1 else later
        for at, (first, later) in enumerate(zip(FIRST, LATER, strict=True))
    ])  # fmt: skip
