"""What makes a sheet a fair one, and which rule a bad one breaks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from spielblock.games.noch_mal.cells import COLUMN, COLUMNS, LETTERS
from spielblock.games.noch_mal.sheet import COLOURS, Rows, Sheet, blocks, column_inks, is_grid, sheet_of
from spielblock.rules.reason import Reason

CELLS_PER_COLOUR: Final = 21
BLOCK_SIZES: Final = [1, 2, 3, 4, 5, 6]
STARS_PER_COLOUR: Final = 3

_SENTENCES: Final[Mapping[str, str]] = {
    "noch_mal.sheet.grid": "a sheet has 7 rows of 15 letters r o y g b, capitals for stars",
    "noch_mal.sheet.amount": "{colour} has {count} cells, not 21",
    "noch_mal.sheet.blocks": "the blocks of {colour} have {sizes} cells, not 1 2 3 4 5 6",
    "noch_mal.sheet.column": "column {column} has no {colour}",
    "noch_mal.sheet.split": "column {column} belongs to two blocks of {colour}",
    "noch_mal.sheet.column_star": "column {column} has {count} stars, not 1",
    "noch_mal.sheet.colour_star": "{colour} has {count} stars, not 3",
}


class SheetError(ValueError):
    """This sheet cannot be played on; the reason names the rule it breaks."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(_SENTENCES[reason.key].format(**reason.values))
        self.reason = reason


def checked(rows: Rows) -> Sheet:
    """Return the sheet with these rows, or raise SheetError."""
    reason = broken(rows)
    if reason is not None:
        raise SheetError(reason)
    return sheet_of(rows)


@lru_cache(maxsize=256)
def broken(rows: Rows) -> Reason | None:
    """Return the first rule that these rows break, or None if they make a fair sheet."""
    if not is_grid(rows):
        return Reason("noch_mal.sheet.grid")
    sheet = sheet_of(rows)
    return _amounts(sheet) or _columns(sheet) or _blocks(sheet) or _stars(sheet)


def _amounts(sheet: Sheet) -> Reason | None:
    for colour, cells in zip(COLOURS, sheet.colours, strict=True):
        count = cells.bit_count()
        if count != CELLS_PER_COLOUR:
            return Reason("noch_mal.sheet.amount", {"colour": colour, "count": count})
    return None


def _blocks(sheet: Sheet) -> Reason | None:
    for colour, cells in zip(COLOURS, sheet.colours, strict=True):
        sizes = [block.bit_count() for block in blocks(cells)]
        if sizes != BLOCK_SIZES:
            return Reason("noch_mal.sheet.blocks", {"colour": colour, "sizes": " ".join(map(str, sizes))})
    return None


def _columns(sheet: Sheet) -> Reason | None:
    for column in range(COLUMNS):
        inks = column_inks(sheet, column)
        for ink, colour in enumerate(COLOURS):
            values = {"column": LETTERS[column], "colour": colour}
            if ink not in inks:
                return Reason("noch_mal.sheet.column", values)
            if sum([bool(block & COLUMN[column]) for block in blocks(sheet.colours[ink])]) > 1:
                return Reason("noch_mal.sheet.split", values)
    return None


def _stars(sheet: Sheet) -> Reason | None:
    for column in range(COLUMNS):
        count = (sheet.stars & COLUMN[column]).bit_count()
        if count != 1:
            return Reason("noch_mal.sheet.column_star", {"column": LETTERS[column], "count": count})
    for colour, cells in zip(COLOURS, sheet.colours, strict=True):
        count = (sheet.stars & cells).bit_count()
        if count != STARS_PER_COLOUR:
            return Reason("noch_mal.sheet.colour_star", {"colour": colour, "count": count})
    return None
