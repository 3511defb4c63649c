"""What a choice would give before it is made: ghosts on the sheet, and in words what they bring."""

from __future__ import annotations

from typing import NamedTuple

from spielblock.games.noch_mal.cells import names
from spielblock.games.noch_mal.gaining.gains import gain_of
from spielblock.games.noch_mal.moves import Cross, Pick
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.ui import texts_gain as texts
from spielblock.games.noch_mal.ui.choosing import confirmable, marks_of, picks_of, with_dice
from spielblock.games.noch_mal.ui.due import would_end
from spielblock.games.noch_mal.ui.listing import Pair
from spielblock.games.noch_mal.ui.looks import spot_of
from spielblock.games.noch_mal.ui.texts_due import ends_it
from spielblock.rules.contract import Move
from spielblock.rules.draft import Draft
from spielblock.rules.seats import seat_of
from spielblock.widgets.printed_sheet import Spot
from spielblock.widgets.score_sheet import Mark


class Marks(NamedTuple):
    """How cells are marked, and whether all others are veiled."""

    marks: dict[Spot, Mark]
    dimmed: bool


def with_cell(draft: Draft, cell: str) -> Draft | None:
    """Return the draft if this cell were chosen as well; None if it is already, or does not fit."""
    tried = draft.pick(Pick("cell", cell))
    return None if tried == draft or cell in picks_of(draft).cells else with_dice(tried)


def marks_for(draft: Draft, state: State, view: Position, shown: Move | None, cell: str) -> Marks:
    """Return the marks of a draft; `shown` is looked at in the list, `cell` below the pointer or cursor."""
    marks = marks_of(draft, state, view)
    if isinstance(shown, Cross):
        chosen = {spot for spot, mark in marks.items() if mark is Mark.CHOSEN}
        spots = [spot_of(name) for name in names(shown.cells)]
        return Marks({spot: Mark.CHOSEN if spot in chosen else Mark.GHOST for spot in spots}, True)
    if isinstance(shown, Pair):
        dice = Draft(shown.moves, draft.picked.union(shown.picks()))
        return Marks(marks_of(dice, state, view), True)
    tried = with_cell(draft, cell) if cell else None
    if tried is None:
        return Marks(marks, bool(marks))
    return Marks({**marks_of(tried, state, view), spot_of(cell): Mark.GHOST}, bool(marks))


def words_for(draft: Draft, state: State, view: Position, cell: str) -> str:
    """Return what the draft brings with the cell below the pointer or cursor, or as it is; or nothing."""
    tried = with_cell(draft, cell) if cell else None
    move = confirmable(draft if tried is None else tried)
    seat = seat_of(view.seat or "A")
    if move is not None:
        brings = texts.would_bring(names(move.cells), gain_of(state, seat, move))
        # Of a move that is put together, the question itself says so.
        ends = tried is not None and would_end(state, view.options, seat, move.cells)
        return ends_it(brings) if ends else brings
    crosses = [] if tried is None else [move for move in tried.moves if isinstance(move, Cross)]
    if not crosses:
        return ""
    most = max(gain_of(state, seat, move).total for move in crosses)
    return texts.still_open(cell, len({move.cells for move in crosses}), texts.plus(most))
