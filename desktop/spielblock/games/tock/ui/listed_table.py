"""The list of possible moves at the table of Tock."""

from __future__ import annotations

from PySide6.QtCore import QObject

from spielblock.control.table import Table
from spielblock.games.tock.moves import Play
from spielblock.games.tock.ui.endings import End, Endings, Ends
from spielblock.games.tock.ui.listing import listed, stand_ins
from spielblock.games.tock.ui.sharing import first_of
from spielblock.games.tock.ui.splits import Parts, parts_of
from spielblock.rules.contract import Move


class ListedTable(Table):
    """Knows which rows the list has, and which of them stands for a move."""

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._endings = Endings()

    def listed(self) -> tuple[Move, ...]:
        moves, decision = self.draft.moves, self.decision
        if decision is None:
            return moves
        return listed(decision.view, moves, decision.moves, self.ends())

    def behind(self, row: Parts) -> list[Play]:
        """Return the rows that the list has once this one is opened."""
        decision, draft = self.decision, self.draft
        for thing in row.picks():
            draft = draft.pick(thing)
        if decision is None:
            return row.among(draft.moves)
        return row.among(listed(decision.view, draft.moves, decision.moves, self.ends()))

    def ends(self) -> Ends:
        """Return what each seven of the decision can come to."""
        return {} if self.decision is None else self._endings.of(self.decision.view, self.decision.moves)

    def settled(self) -> bool:
        """Return whether whatever is chosen of a seven comes to the same."""
        return len(frozenset[End]().union(*self.ends().values())) == 1

    def row_of(self, move: Move) -> Move:
        """Return the row that stands for a move: its own, or of a seven one that comes to the same."""
        rows, decision = self.listed(), self.decision
        move = first_of(move)
        if move in rows or not isinstance(move, Play) or decision is None:
            return move
        move = stand_ins(decision.view, self.draft.moves, self.ends()).get(move, move)
        row = parts_of(move.card, move.source) if isinstance(move, Play) else move
        return row if row in rows else move
