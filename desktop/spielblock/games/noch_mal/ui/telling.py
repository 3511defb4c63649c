"""What the table of Noch mal! says in words: rows of players and moves, headings of the history."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from spielblock.control.framing import Figure, Room
from spielblock.games.noch_mal.events import Counted, DiceThrown, Passed
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.texts import dice_thrown
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
        #: The throw that the history told last, whose dice its heading says once it is over.
        self._thrown: DiceThrown | None = None
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
        """Close a throw: the newest comes first, so its number, whose it was and its dice stand above."""
        last = self._thrown
        match event:
            case DiceThrown(seat, following):
                self._thrown = event
                known = last is not None and last.throw_no == following - 1
                before = letter((seat_of(seat) - 1) % len(self._stage.sitters))
                return self._heading(following - 1, before, last if known else None)
            case Counted("A") if last is not None:
                return self._heading(last.throw_no, last.seat, last)
            case _:
                return None

    def telling(self, events: Sequence[Event]) -> str | None:
        """Say of a pass whether anything fitted: whether it was a choice the event does not tell."""
        match events:
            case [Passed(seat) as passed]:
                tell = texts.passes_forced if self.had_no_choice(passed) else texts.passes_freely
                return tell(self._stage.name(seat))
            case [DiceThrown(seat), Passed(other) as passed] if other == seat:
                return self.telling([passed])
            case _:
                return None

    def tells_late(self, event: Event) -> bool:
        return isinstance(event, DiceThrown)

    def _heading(self, number: int, seat: str, thrown: DiceThrown | None) -> str | None:
        """Return what stands above a throw that is over; None if there was none."""
        if number == 0:
            return None
        alone = len(self._stage.sitters) == 1
        heading = texts.throw_no(number) if alone else texts.throw_of(number, self._stage.name(seat))
        return heading if thrown is None else f"{heading}\n{dice_thrown(thrown)}"

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
