"""A new sheet from a source of chance: columns are laid from left to right, and taken up again.

In a column every colour is one run of one to three cells. A colour's run either goes on with the block that
ends in the column before it, or closes that block and starts another; the six blocks of a colour must come
out with one to six cells. What can no longer come out so is cut off before it is tried.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from random import Random
from typing import Final, NamedTuple

from spielblock.games.noch_mal.cells import COLUMNS, ROWS
from spielblock.games.noch_mal.sheet import COLOURS, INKS, Rows
from spielblock.rules.chance import below, shuffle

LONGEST_RUN: Final = 3
LARGEST_BLOCK: Final = 6
#: After so many columns tried in vain, a fresh start is quicker. Measured over 200 seeds.
PATIENCE: Final = 100

#: A column: for each colour, the rows of its run as the bits of an int.
Pattern = tuple[int, ...]


class Strand(NamedTuple):
    """A colour so far: its run in the last column, the size of the block that ends there, and which sizes
    are done, as the bits of an int."""

    run: int = 0
    size: int = 0
    done: int = 0


def make_sheet(rng: Random) -> Rows:
    """Return the rows of a new sheet; the same source makes the same sheet for ever."""
    patterns = None
    while patterns is None:
        patterns = _Attempt(rng).columns()
    return _printed(patterns, _stars(patterns, rng))


class _Attempt:
    """One search for fifteen columns, each depth with an order of patterns of its own."""

    def __init__(self, rng: Random) -> None:
        self._orders = [_shuffled(rng) for _ in range(COLUMNS)]
        self._tried = 0

    def columns(self) -> list[Pattern] | None:
        """Return the columns, or None if patience has run out."""
        return self._from(0, [Strand()] * len(COLOURS))

    def _from(self, column: int, strands: list[Strand]) -> list[Pattern] | None:
        if column == COLUMNS:
            return []
        self._tried += 1
        left = COLUMNS - column - 1
        nexts = [{run: after for run in RUNS if (after := _grown(strand, run, left))} for strand in strands]
        for at in self._orders[column]:
            if self._tried > PATIENCE:
                return None
            pattern = PATTERNS[at]
            if all([run in fit for run, fit in zip(pattern, nexts, strict=True)]):
                grown = [fit[run] for run, fit in zip(pattern, nexts, strict=True)]
                rest = self._from(column + 1, grown)
                if rest is not None:
                    return [pattern, *rest]
        return None


def _shuffled(rng: Random) -> list[int]:
    order = list(range(len(PATTERNS)))
    shuffle(rng, order)
    return order


@lru_cache(maxsize=100_000)
def _grown(strand: Strand, run: int, left: int) -> Strand | None:
    """Return a colour with one more run, or None if its blocks can no longer come out."""
    length = run.bit_count()
    if strand.run & run:
        size, done = strand.size + length, strand.done
    else:
        if strand.done >> strand.size & 1:
            return None
        size, done = length, strand.done | (1 << strand.size if strand.size else 0)
    return Strand(run, size, done) if _can_end(size, done, left) else None


@lru_cache(maxsize=100_000)
def _can_end(size: int, done: int, left: int) -> bool:
    """Return whether a block of this size can become six different blocks in the columns that are left."""
    if size > LARGEST_BLOCK:
        return False
    fresh = not done >> size & 1
    if not left:
        return fresh and done | 1 << size == 0b1111110
    lengths = range(1, LONGEST_RUN + 1)
    closed = fresh and any([_can_end(length, done | 1 << size, left - 1) for length in lengths])
    return closed or any([_can_end(size + length, done, left - 1) for length in lengths])


def _stars(patterns: list[Pattern], rng: Random) -> list[int]:
    """Return the row of each column's star: three stars for every colour."""
    inks = [ink for ink in range(len(COLOURS)) for _ in range(COLUMNS // len(COLOURS))]
    shuffle(rng, inks)
    rows: list[int] = []
    for pattern, ink in zip(patterns, inks, strict=True):
        run = [row for row in range(ROWS) if pattern[ink] >> row & 1]
        rows.append(run[below(rng, len(run))])
    return rows


def _printed(patterns: list[Pattern], stars: list[int]) -> Rows:
    def letter(row: int, column: int) -> str:
        ink = next(ink for ink, run in enumerate(patterns[column]) if run >> row & 1)
        return INKS[ink].upper() if stars[column] == row else INKS[ink]

    return tuple(["".join([letter(row, column) for column in range(COLUMNS)]) for row in range(ROWS)])


def _patterns() -> list[Pattern]:
    """Return all 1,800 columns: five runs in every order."""
    found: list[Pattern] = []
    for cuts in combinations(range(1, ROWS), len(COLOURS) - 1):
        ends = (0, *cuts, ROWS)
        runs = [(1 << lower) - (1 << upper) for upper, lower in zip(ends, ends[1:], strict=False)]
        found += [tuple([runs[place] for place in order]) for order in permutations(range(len(COLOURS)))]
    return found


PATTERNS: Final = _patterns()
RUNS: Final = sorted({run for pattern in PATTERNS for run in pattern})
