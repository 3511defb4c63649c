"""What the table of Noch mal! says in words: rows of players and moves, headings of the history."""

from __future__ import annotations

from PySide6.QtCore import QObject

from spielblock.control.framing import Figure, Room
from spielblock.games.noch_mal.events import DiceThrown
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.counts import counted
from spielblock.games.noch_mal.ui.listing import Pair, row_among, rows_of
from spielblock.games.noch_mal.ui.picking import Picking
from spielblock.games.noch_mal.ui.sounds import sounds_of
from spielblock.games.noch_mal.ui.standing import badges_of, figures_of
from spielblock.games.noch_mal.ui.texts_gain import pair
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.rules.seats import letter, seat_of
from spielblock.widgets.stage import Stage


class Telling(Picking):
    """A table that knows what is to be said about the view that is shown."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._view: Position | None = None
        self._state: State | None = None
        self._room = Room.NORMAL
        self.sounds = sounds_of

    def figures(self, view: Position, seat: str) -> tuple[Figure, ...]:
        return figures_of(view, seat, narrow=self._room is Room.COMPACT)

    def note(self, view: Position, seat: str) -> str:
        """Say who has chosen; where the row is narrow, the small sheet alone says it."""
        return texts.has_chosen() if seat in view.chosen and self._room is not Room.COMPACT else ""

    def counted(self, view: Position, event: Event) -> Position:
        return counted(view, event)

    def headline(self, view: Position) -> str:
        return texts.throw_of_thirty(view.throw_no) if view.seats == 1 else texts.throw_no(view.throw_no)

    def chapter(self, event: Event) -> str | None:
        """Close a throw with its number and whose it was: the newest comes first, so it stands above."""
        sitters = self._stage.sitters
        if not isinstance(event, DiceThrown) or event.throw_no == 1 or len(sitters) == 1:
            return None
        before = letter((seat_of(event.seat) - 1) % len(sitters))
        return texts.throw_of(event.throw_no - 1, self._stage.name(before))

    def badges(self, move: Move) -> tuple[Figure, ...]:
        return (
            ()
            if self._state is None or self._view is None
            else badges_of(move, self._state, seat_of(self._view.seat or "A"))
        )

    def worded(self, move: Move) -> str:
        return pair(move, self._view) if isinstance(move, Pair) and self._view is not None else ""

    def listed(self) -> tuple[Move, ...]:
        return () if self._state is None else rows_of(self.draft.moves, self._state.sheet)

    def row_of(self, move: Move) -> Move:
        return row_among(self._listed or self.listed(), move) or move
