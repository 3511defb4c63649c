"""The rows of the list of possible moves: where there are many, first the dice, then what they cross off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spielblock.games.noch_mal.cells import each
from spielblock.games.noch_mal.dice import COLOUR_FACES, NUMBER_FACES
from spielblock.games.noch_mal.moves import Cross, Pick
from spielblock.games.noch_mal.sheet import Sheet
from spielblock.rules.contract import Move

#: More lines than that are not read but searched.
MOST_LINES: Final = 9

#: What moves of one row have in common: their dice, and for jokers the colour and the number they stand for.
Alike = Callable[[Cross], tuple[int, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Pair(Move):
    """A row for all moves with two dice; to choose it takes them. `meant`: and what jokers stand for."""

    moves: tuple[Cross, ...]
    meant: bool

    @property
    def jokers(self) -> int:
        """How many jokers it costs."""
        return self.moves[0].jokers

    def text(self) -> str:
        return f"{self.moves[0].text().split(' ')[0]} …"

    def picks(self) -> tuple[Pick, ...]:
        first = self.moves[0]
        return Pick("colour", COLOUR_FACES[first.colour]), Pick("number", NUMBER_FACES[first.number])


def rows_of(moves: Sequence[Move], sheet: Sheet) -> tuple[Move, ...]:
    """Return the rows for these moves: all of them where they are few, else one for each two dice."""
    crosses = tuple([move for move in moves if isinstance(move, Cross)])
    if len(crosses) <= MOST_LINES:
        return tuple(moves)
    rest = tuple([move for move in moves if not isinstance(move, Cross)])
    for meant in (False, True):
        alike = _meant_by(sheet) if meant else _dice_of
        groups: dict[tuple[int, ...], list[Cross]] = {}
        for move in crosses:
            groups.setdefault(alike(move), []).append(move)
        if len(groups) > 1:
            return (*[_row(tuple(group), meant) for group in groups.values()], *rest)
    return tuple(moves)


def row_among(rows: Sequence[Move], move: Move) -> Move | None:
    """Return the row that stands for a move."""
    return next((row for row in rows if row is move or (isinstance(row, Pair) and move in row.moves)), None)


def _row(moves: tuple[Cross, ...], meant: bool) -> Move:
    return moves[0] if len(moves) == 1 else _pair(moves, meant)


@lru_cache(maxsize=256)
def _pair(moves: tuple[Cross, ...], meant: bool) -> Pair:
    """Return the one row for these moves, so that it is known again."""
    return Pair(moves, meant)


def _dice_of(move: Cross) -> tuple[int, ...]:
    return move.colour, move.number


def _meant_by(sheet: Sheet) -> Alike:
    def alike(move: Cross) -> tuple[int, ...]:
        return (*_dice_of(move), sheet.inks[next(each(move.cells))], move.cells.bit_count())

    return alike
