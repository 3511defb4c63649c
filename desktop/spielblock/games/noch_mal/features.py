"""How good a sheet looks that is not full yet, and what a set of cells adds to that. The unit is points."""

from __future__ import annotations

from math import fsum
from typing import Final

from spielblock.games.noch_mal.cells import COLUMN, COLUMNS, EVERY, MIDDLE, ROWS, beside
from spielblock.games.noch_mal.facts import CELLS_PER_COLOUR, SetFacts, SheetFacts
from spielblock.games.noch_mal.sheet import MOST_CELLS
from spielblock.games.noch_mal.weights import Weights

#: What counts as reachable of so many free cells of a block: no throw asks for more than five.
USABLE: Final = [min(MOST_CELLS, left) for left in range(CELLS_PER_COLOUR + 1)]


class Features:
    """The weights as tables, for one sheet and for what its columns and colours are worth to a seat."""

    def __init__(
        self, weights: Weights, facts: SheetFacts, worth: tuple[float, ...], *, always_open: bool
    ) -> None:
        self.weights = weights
        self.facts = facts
        self.always = MIDDLE if always_open else 0
        steps = _steps(ROWS, weights.column, weights.column_power)
        shades = _steps(CELLS_PER_COLOUR, weights.colour, weights.colour_power)
        self.columns = [[value * step for step in steps] for value in worth[:COLUMNS]]
        self.colours = [[value * shade for shade in shades] for value in worth[COLUMNS:]]

    def edge(self, crossed: int) -> int:
        """Return the free cells that the next set can touch."""
        start = self.always if crossed else MIDDLE
        return (beside(crossed) | start) & ~crossed

    def value(self, crossed: int, jokers: int) -> float:
        """Return the value of a sheet."""
        weights, facts = self.weights, self.facts
        free, edge = EVERY & ~crossed, self.edge(crossed)
        value = jokers * weights.joker + crossed.bit_count() * weights.cell
        value += weights.edge * edge.bit_count() - weights.star * (facts.sheet.stars & free).bit_count()
        for column, table in enumerate(self.columns):
            value += table[(COLUMN[column] & free).bit_count()]
        for ink, table in enumerate(self.colours):
            value += table[(facts.sheet.colours[ink] & free).bit_count()]
        for block in facts.blocks:
            left = block & free
            value += weights.torn * (0 < left != block)
            value += weights.reach * USABLE[left.bit_count()] if left & edge else 0.0
        return value


class Standing:
    """A sheet as it stands, to be asked what sets of cells would add to its value."""

    __slots__ = ("_columns", "_edge", "_features", "_free", "_inks")

    def __init__(self, features: Features, crossed: int) -> None:
        free = EVERY & ~crossed
        self._features = features
        self._free = free
        self._edge = features.edge(crossed)
        self._columns = [(cells & free).bit_count() for cells in COLUMN]
        self._inks = [(cells & free).bit_count() for cells in features.facts.sheet.colours]

    def parts(self, cells: int) -> dict[str, float]:
        """Return the same in its parts, to be explained."""
        weights, known = self._features.weights, self._features.facts.of(cells)
        fresh = known.around & self._free & ~self._edge
        edge = weights.edge * (fresh.bit_count() - (cells & self._edge).bit_count())
        return {
            "cells": weights.cell * known.size,
            "stars": weights.star * known.stars,
            "columns": fsum(
                [
                    self._step(self._features.columns[at], self._columns[at], size)
                    for at, size in known.columns
                ]
            ),
            "colours": self._step(self._features.colours[known.ink], self._inks[known.ink], known.size),
            "reach": edge + self._blocks(cells, known, fresh),
        }

    def gain(self, cells: int) -> float:
        """Return what crossing these cells off adds, without jokers: value after less value before."""
        features = self._features
        weights = features.weights
        known = features.facts.of(cells)
        gain = weights.cell * known.size + weights.star * known.stars
        for column, count in known.columns:
            table, free = features.columns[column], self._columns[column]
            gain += table[free - count] - table[free]
        table, free = features.colours[known.ink], self._inks[known.ink]
        gain += table[free - known.size] - table[free]
        fresh = known.around & self._free & ~self._edge
        gain += weights.edge * (fresh.bit_count() - (cells & self._edge).bit_count())
        return gain + self._blocks(cells, known, fresh)

    @staticmethod
    def _step(table: list[float], free: int, count: int) -> float:
        return table[free - count] - table[free]

    def _blocks(self, cells: int, known: SetFacts, fresh: int) -> float:
        """Return what changes in the block that is crossed and in those that come within reach."""
        weights, blocks, edge = self._features.weights, self._features.facts.blocks, self._edge
        whole = blocks[known.block]
        before = whole & self._free
        after = before & ~cells
        torn = (after != 0) - (before != whole)
        usable = -USABLE[before.bit_count()] if before & edge else 0
        if after & (edge | fresh):
            usable += USABLE[after.bit_count()]
        for other in known.neighbours if fresh else ():
            left = blocks[other] & self._free
            if left & fresh and not left & edge:
                usable += USABLE[left.bit_count()]
        return weights.torn * torn + weights.reach * usable


def _steps(whole: int, weight: float, power: float) -> list[float]:
    """Return what something is worth with so many cells free, in parts of its points.

    Rounded, so that the last bit of a power is the same on every machine.
    """
    return [round(weight * ((whole - free) / whole) ** power, 9) for free in range(whole + 1)]
