"""What lies on the table of Noch mal!: the sheets, one of them large, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from spielblock.control.framing import Room
from spielblock.games.noch_mal.events import Passed
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.dock import DiceDock
from spielblock.games.noch_mal.ui.doing import doing_at, doing_of
from spielblock.games.noch_mal.ui.due import due_words
from spielblock.games.noch_mal.ui.layout_of_dice import labels_of, left_of, looks_of
from spielblock.games.noch_mal.ui.looks import look_of, state_of
from spielblock.games.noch_mal.ui.prompting import shared
from spielblock.games.noch_mal.ui.recalling import Recalled, dice_then, labels_then, over_in, recalled, then
from spielblock.games.noch_mal.ui.scene import SheetView
from spielblock.games.noch_mal.ui.shows import Shows
from spielblock.games.noch_mal.ui.telling import Telling
from spielblock.games.noch_mal.ui.trying import Marks, marks_for
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.rules.seats import letter, seat_of
from spielblock.widgets.printed_sheet import Spot
from spielblock.widgets.score_sheet import Mark
from spielblock.widgets.stage import Stage


class Showing(Telling):
    """A table that shows a view, what is picked, and what a pick would give."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(stage, parent)
        self.sheets = SheetView(stage)
        self.dice = DiceDock(stage.theme)
        self.scene = self.sheets
        self.dock = self.dice
        self._shows = Shows(stage, self.sheets, self.dice)
        self._large = ""
        self._keyed: Spot | None = None
        self._doing = ""
        self._thrower = ""
        #: For each seat that looks, what was crossed off when it decided last: what came later is new to it.
        self._before: dict[str, dict[str, tuple[str, ...]]] = {}
        self.chosen.connect(self._remember)
        #: What is looked at in the list, and the cell below the pointer or the cursor of the keyboard.
        self._previewed: Move | None = None
        #: The line of the history that is looked at.
        self._recalled: Recalled | None = None
        self._tried = ""

    def meanwhile(self) -> str:
        return self._doing

    def show_view(self, view: Position, seat: int) -> None:
        self._view, self._state, self._recalled = view, state_of(view), None
        own = letter(seat)
        if own != self._shows.eyes or self._large not in view.crossed:
            self._large = own
        self._shows.eyes = own
        self._shows.left = left_of(view)
        self._before.setdefault(own, view.crossed)
        self._thrower = view.active
        self._doing = doing_of(view, own, self._stage.name)
        self._show_sheets()
        self.refresh()

    def refresh(self) -> None:
        view, state = self._view, self._state
        if view is None or state is None:
            return
        if self.decision is not None and self._large != self._shows.eyes:
            self.enlarge(self._shows.eyes)
        self._show_marks(state, view)
        if self._recalled is not None and over_in(view, self._recalled):
            looks, labels = dice_then(self._recalled, view), labels_then(self._recalled, self._stage)
            self.dice.show_dice(looks, labels, own=False, other=False)
            return
        picks = self.picks()
        looks = looks_of(view, state, self._shows.eyes, self.decision, self.draft)
        self.dice.show_dice(
            looks,
            labels_of(view, self._shows.eyes, self._stage, picks, self.decision),
            own=self.decision is not None,
            other=self.decision is not None and bool(self.draft.picked),
        )
        self.dice.other.show_key("" if self.doubted else "Esc")

    def drawn(self) -> dict[str, Any]:
        return {**self.sheets.drawn(), "dock": self.dice.drawn()}

    def preview(self, move: Move | None) -> None:
        self._previewed = move
        if self._view is not None and self._state is not None:
            self._show_marks(self._state, self._view)

    def recall(self, events: Sequence[Event]) -> None:
        found, view, state = recalled(events, self.before), self._view, self._state
        if found == self._recalled or view is None or state is None:
            return
        self._recalled = found
        self._show_sheets()
        self._show_marks(state, view)
        if view.dice is None:  # else those of now lie there
            self.refresh()

    def headline(self, view: Position) -> str:
        """Return which throw it is: that of the line that is looked at, while nothing follows it."""
        found = self._recalled
        past = found is not None and over_in(view, found)
        return super().headline(then(view, found) if found is not None and past else view)

    def arrange(self, room: Room) -> None:
        self._room = room
        self.dice.arrange(room)
        if self.dice.window() is self.sheets.window():
            QWidget.setTabOrder(self.dice.other, self.sheets)  # dice first, then cells

    def enlarge(self, owner: str) -> None:
        """Show another sheet large."""
        if self._view is not None and owner in self._view.crossed and owner != self._large:
            self._large = owner
            self._show_sheets()
            said = texts.sheet_of(self._stage.name(owner))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.sheets, said))
            if self._state is not None:
                self._show_marks(self._state, self._view)

    def _turn_page(self, by: int) -> bool:
        if self._view is None or len(self._view.crossed) == 1:
            return False
        owners = list(self._view.crossed)
        self.enlarge(owners[(owners.index(self._large) + by) % len(owners)])
        return True

    def begins(self, seat: str) -> None:
        self._doing = doing_at(seat, self._thrower, self._stage.name)

    def _remember(self) -> None:
        """Keep what was seen when a seat decided; the next one that has not chosen is waited for."""
        if self._view is not None:
            self._before[self._shows.eyes] = self._view.crossed
            for seat in [seat for seat in self._view.pending if seat != self._shows.eyes][:1]:
                self.begins(seat)

    def _show_sheets(self) -> None:
        view, state = self._view, self._state
        if view is None or state is None:
            return
        before = self._before.get(self._shows.eyes, {})
        owners = map(letter, range(view.seats))
        looks = {owner: look_of(view, state, owner, before.get(owner)) for owner in owners}
        notes = {seat: texts.has_chosen() for seat in view.chosen}
        if (found := self._recalled) is not None:
            alone = {owner: look._replace(newest=frozenset()) for owner, look in looks.items()}
            looks = alone | {found.act.seat: looks[found.act.seat]._replace(newest=found.spots)}
            notes |= {found.act.seat: texts.passes()} if isinstance(found.act, Passed) else {}
        # One's own sheet is known by its place, unless several people look; after the end nobody has one.
        alike = shared(self._stage) or self._large != self._shows.eyes or view.phase == "over"
        soon = {owner: due_words(state, seat_of(owner)) for owner in looks}
        self.sheets.show_sheets(
            state.sheet.rows, looks, self._large, notes, soon, named=view.seats > 1 and alike
        )

    def _show_marks(self, state: State, view: Position) -> None:
        found = Marks({}, False)
        if self.decision is not None and self._large == self._shows.eyes:
            found = marks_for(self.draft, state, view, self._previewed, self._tried)
        elif self.decision is None and self._recalled is not None and self._large == self._recalled.act.seat:
            found = Marks(dict.fromkeys(self._recalled.spots, Mark.CHOSEN), False)
        self.sheets.big.grid.show_marks(found.marks, dimmed=found.dimmed)
        self.sheets.big.grid.show_keyed(self._keyed if self.decision is not None else None)
