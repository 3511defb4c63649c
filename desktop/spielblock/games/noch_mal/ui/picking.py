"""How a move is put together: dice or cells first, and nothing counts before it is confirmed."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject

from spielblock.control.table import Table
from spielblock.games.noch_mal.moves import PASS, Pick
from spielblock.games.noch_mal.ui.choosing import confirmable, picks_of, with_dice
from spielblock.rules.draft import Draft


class Picking(Table):
    """A table whose moves are confirmed. `why` says why the last touch did not fit."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.why = ""

    def digits_in_dock(self) -> bool:
        picks = picks_of(self.draft)
        return self.decision is not None and (picks.colour is None or picks.number is None)

    def pick(self, thing: Hashable) -> bool:
        """Add a pick; nothing is chosen before it is confirmed."""
        draft = self.draft.pick(thing)
        if draft == self.draft:
            return False
        self.why = ""
        self._drafts.append(with_dice(draft))
        self._changed()
        return True

    def pick_die(self, kind: str, face: str) -> None:
        """Take a die, put it back, or take it instead of the one of its kind."""
        if self.decision is None:
            return
        picks = picks_of(self.draft)
        now = picks.colour if kind == "colour" else picks.number
        if now is None:
            self.pick(Pick(kind, face))
            return
        kept: list[Hashable] = [pick for pick in picks.things() if pick.kind not in (kind, "cell")]
        self._pick_anew(kept if now == face else [Pick(kind, face), *kept])

    def start_again(self) -> None:
        """Put everything back."""
        self._pick_anew([])

    def undraft(self) -> bool:
        self.why = ""
        return super().undraft()

    def cross_off(self) -> None:
        """Decide for the move that is put together."""
        move = confirmable(self.draft)
        if move is not None:
            self.choose(move)

    def pass_on(self) -> None:
        """Decide to take no dice."""
        self.choose(PASS)

    def _pick_anew(self, things: Sequence[Hashable]) -> None:
        if self.decision is None:
            return
        self.why = ""
        self._drafts = [Draft.of(self.decision.moves)]
        for thing in things:
            draft = with_dice(self.draft.pick(thing))
            if draft != self.draft:
                self._drafts.append(draft)
        self._changed()
