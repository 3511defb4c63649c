"""Reasons that name what they mean: which column is full or nearly so, how many cells come within reach."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from spielblock.bots.candidate import Candidate
from spielblock.games.noch_mal.cells import COLUMN, LETTERS, beside
from spielblock.games.noch_mal.moves import Cross, move_named
from spielblock.games.noch_mal.state import State
from spielblock.rules.reason import Reason

#: Of a column that lacks more than this, nothing is said.
FEW: Final = 3


def pointed(found: tuple[Candidate, ...], state: State, seat: int) -> tuple[Candidate, ...]:
    """Return the candidates with reasons that name columns and cells, where that can be done."""
    crossed = state.crossed[seat]
    return tuple([replace(one, reasons=_named(one, crossed)) for one in found])


def _named(one: Candidate, crossed: int) -> tuple[Reason, ...]:
    move = move_named(one.action)
    cells = move.cells if isinstance(move, Cross) else 0
    return tuple([_exact(reason, crossed, cells) for reason in one.reasons])


def _exact(reason: Reason, crossed: int, cells: int) -> Reason:
    match reason.key:
        case "noch_mal.bot.columns":
            return _column(crossed, cells) or reason
        case "noch_mal.bot.reach":
            return _reach(crossed, cells) or reason
        case _:
            return reason


def _column(crossed: int, cells: int) -> Reason | None:
    """Return the column of these cells that lacks the fewest afterwards."""
    after = crossed | cells
    touched = [(name, column) for name, column in zip(LETTERS, COLUMN, strict=True) if column & cells]
    left = {name: (column & ~after).bit_count() for name, column in touched}
    name = min(left, key=lambda one: left[one], default="")
    if not name or left[name] > FEW:
        return None
    if not left[name]:
        return Reason("noch_mal.bot.column_full", {"column": name})
    return Reason("noch_mal.bot.column_left", {"column": name, "left": left[name]})


def _reach(crossed: int, cells: int) -> Reason | None:
    """Return how many cells can be touched by the next set that could not be before."""
    after = crossed | cells
    fresh = (beside(after) & ~after & ~beside(crossed)).bit_count()
    return Reason("noch_mal.bot.opens", {"cells": fresh}) if fresh else None
