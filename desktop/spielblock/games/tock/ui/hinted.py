"""A hint at the table of Tock: what it means, what it brings, and what is true of the reasons for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QObject

from spielblock.bots.candidate import Candidate
from spielblock.games.tock.explaining import Told, pleas
from spielblock.games.tock.moves import Play
from spielblock.games.tock.position import Position
from spielblock.games.tock.ui import texts_hint as texts
from spielblock.games.tock.ui.outlook import Outlook, outlook
from spielblock.games.tock.ui.picking import PickingTable
from spielblock.games.tock.ui.sharing import Shared, first_of, joined, parts_seen
from spielblock.games.tock.ui.splits import Parts
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason
from spielblock.widgets.stage import Stage

#: What a capture says by itself.
SAID_BY_CAPTURES = "tock.why.rivals"


class HintedTable(PickingTable):
    """Shows a hint or a row that is looked at, and says what speaks for it."""

    def __init__(self, stage: Stage, parent: QObject | None) -> None:
        super().__init__(stage, parent)
        self._stage = stage
        self._told: tuple[Position, Told] | None = None

    def offers(self, move: Move) -> bool:
        return first_of(move) in self.draft.moves

    def preview(self, move: Move | None) -> None:
        shown = move is not None and (isinstance(move, Parts) or self.offers(move))
        self._looked_at = move if shown else None
        self.refresh()

    def meant(self, move: Move, seen: Candidate) -> Move:
        view = self._asked()
        way = None if view is None else self._told_of(view).way(seen)
        return move if view is None or way is None else joined(view, way.line.moves)

    def told(self, move: Move, seen: Sequence[Candidate]) -> tuple[str, tuple[Reason, ...]] | None:
        view = self._asked()
        if view is None or view.phase != "play":
            return None
        facts, reasons = self._captures(view, move), pleas(self._told_of(view), seen)
        return facts, tuple(one for one in reasons if not (facts and one.key == SAID_BY_CAPTURES))

    def _told_of(self, view: Position) -> Told:
        """Return what was compared; to find it takes long enough not to be done for every move of a hint."""
        if self._told is None or self._told[0] is not view:
            self._told = view, Told(view)
        return self._told[1]

    def _asked(self) -> Position | None:
        return None if self.decision is None else self.decision.view

    def _captures(self, view: Position, move: Move) -> str:
        """Return whom a move captures, as a sentence; "" for nobody."""
        found = Counter(colour for sight in _sights(view, move) for _, colour in sight.captured)
        words = ""
        for colour, count in found.items():
            own = colour == view.to_move
            one = texts.own_pieces(count) if own else texts.pieces_of(count, self._stage.name(colour))
            words = texts.both(words, one) if words else one
        return texts.it_captures(words) if words else ""


def _sights(view: Position, move: Move) -> list[Outlook]:
    if isinstance(move, Shared):
        return [part.sight for part in parts_seen(view, move)]
    return [outlook(view, move)] if isinstance(move, Play) else []
