"""The table of Noch mal!: sheets, dice, and how the person at it puts a move together."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent

from spielblock.control.cues import Cue
from spielblock.control.framing import Prompt, Room
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.choosing import confirmable, only_with, why_not_cell
from spielblock.games.noch_mal.ui.dock import DiceDock
from spielblock.games.noch_mal.ui.doing import doing_in, doing_of
from spielblock.games.noch_mal.ui.layout_of_dice import labels_of, left_of, looks_of
from spielblock.games.noch_mal.ui.looks import cell_of, look_of, neighbour, state_of
from spielblock.games.noch_mal.ui.prompting import prompt_for
from spielblock.games.noch_mal.ui.scene import SheetView
from spielblock.games.noch_mal.ui.shows import Shows
from spielblock.games.noch_mal.ui.telling import Telling
from spielblock.games.noch_mal.ui.trying import Marks, marks_for, with_cell, words_for
from spielblock.rules.contract import Decision, Move
from spielblock.rules.event import Event
from spielblock.rules.seats import letter
from spielblock.widgets.printed_sheet import Spot
from spielblock.widgets.stage import Stage

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
START: Final[Spot] = (7, 3)


class NochMalTable(Telling):
    """Dice first or cells first; nothing counts before `cross_off`, and all can be taken back."""

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
        #: For each seat that looks, what was crossed off when it decided last: what came later is new to it.
        self._before: dict[str, dict[str, tuple[str, ...]]] = {}
        self.chosen.connect(self._remember)
        #: What is looked at in the list, and the cell below the pointer or the cursor of the keyboard.
        self._previewed: Move | None = None
        self._tried = ""
        self.dice.picked.connect(self.pick_die)
        self.dice.emptied.connect(self.start_again)
        self.sheets.cell_clicked.connect(self.touch_cell)
        self.sheets.cell_pointed.connect(self._on_cell_pointed)
        self.sheets.sheet_clicked.connect(self.enlarge)

    # --- what the frame asks for -----------------------------------------------------------------

    def cue(self, event: Event) -> Cue | None:
        self._doing = doing_in(event, self._stage.name) or self._doing
        return self._shows.cue(event)

    def meanwhile(self) -> str:
        return self._doing

    def show_view(self, view: Position, seat: int) -> None:
        self._view, self._state = view, state_of(view)
        own = letter(seat)
        if own != self._shows.eyes or self._large not in view.crossed:
            self._large = own
        self._shows.eyes = own
        self._shows.left = left_of(view)
        self._before.setdefault(own, view.crossed)
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
        picks = self.picks()
        looks = looks_of(view, state, self._shows.eyes, self.decision, self.draft)
        self.dice.show_dice(
            looks,
            labels_of(view, self._shows.eyes, self._stage, picks, deciding=self.decision is not None),
            own=self.decision is not None,
            other=self.decision is not None and bool(self.draft.picked),
        )

    def drawn(self) -> dict[str, Any]:
        return {**self.sheets.drawn(), "dock": self.dice.drawn()}

    def prompt(self) -> Prompt:
        assert self.decision is not None
        assert self._state is not None
        why = self.why or words_for(self.draft, self._state, self.decision.view, self._tried)
        return prompt_for(self, self._stage, self.decision, self._state, why)

    def preview(self, move: Move | None) -> None:
        self._previewed = move
        if self._view is not None and self._state is not None:
            self._show_marks(self._state, self._view)

    def key(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            return self._turn_page(1 if key == Qt.Key.Key_PageDown else -1)
        if key == Qt.Key.Key_Escape and self._large != self._shows.eyes:
            self.enlarge(self._shows.eyes)
            return True
        return self.decision is not None and self._decision_key(key, again=event.isAutoRepeat())

    def arrange(self, room: Room) -> None:
        self._room = room
        self.dice.arrange(room)

    def invite(self, decision: Decision[Any]) -> None:
        self.why = ""
        self._previewed = None
        super().invite(decision)

    def dismiss(self) -> None:
        self._keyed = None
        self._previewed = None
        self._tried = ""
        super().dismiss()

    # --- picking ---------------------------------------------------------------------------------

    def touch_cell(self, cell: str) -> None:
        """Choose a cell of the own sheet, or take it back; say why if it does not fit.

        Another's sheet makes room for the own one.
        """
        if self._large != self._shows.eyes:
            self.enlarge(self._shows.eyes)
            return
        if self.decision is None or self._state is None:
            return
        self._keyed = None
        if not self.pick_cell(cell):
            self.why = why_not_cell(self.draft, self._state, self.decision.view, cell)
            self._changed()

    def enlarge(self, owner: str) -> None:
        """Show another sheet large."""
        if self._view is not None and owner in self._view.crossed and owner != self._large:
            self._large = owner
            self._show_sheets()
            said = texts.sheet_of(self._stage.name(owner))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.sheets, said))
            if self._state is not None:
                self._show_marks(self._state, self._view)

    # --- keys and pointer ------------------------------------------------------------------------

    def _decision_key(self, key: Qt.Key, *, again: bool) -> bool:
        if key in ARROWS:
            self._keyed = START if self._keyed is None else neighbour(self._keyed, *ARROWS[key])
            self.sheets.big.grid.show_keyed(self._keyed)
            self._try(cell_of(self._keyed))
            return True
        digit = key.value - Qt.Key.Key_0.value
        if 1 <= digit <= 6 and self.digits_in_dock():
            return again or self.dice.press(digit)
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._keyed is not None:
            return self._key_cell(key)
        return False

    def _key_cell(self, key: Qt.Key) -> bool:
        """Space chooses the cell of the keyboard; Enter does too, unless it can confirm a whole move."""
        if key != Qt.Key.Key_Space and confirmable(self.draft) is not None:
            return False
        at = self._keyed
        assert at is not None
        self.touch_cell(cell_of(at))
        self._keyed = at
        self.sheets.big.grid.show_keyed(at)
        return True

    def _turn_page(self, by: int) -> bool:
        if self._view is None or len(self._view.crossed) == 1:
            return False
        owners = list(self._view.crossed)
        self.enlarge(owners[(owners.index(self._large) + by) % len(owners)])
        return True

    def _on_cell_pointed(self, cell: str) -> None:
        move = only_with(self.draft, cell) if self.decision is not None and cell else None
        self.pointed.emit(None if move is None else self.row_of(move))
        self._try(cell)

    def _try(self, cell: str) -> None:
        """Show what the cell below the pointer or cursor would give."""
        own = self._large == self._shows.eyes
        if self.decision is None or self._state is None or self._view is None or not own:
            return
        before, self._tried = self._tried, cell
        if with_cell(self.draft, cell) is not None:
            self.why = ""
        if before != cell:
            self._show_marks(self._state, self._view)
            self.prompted.emit(self.prompt())

    def _remember(self) -> None:
        if self._view is not None:
            self._before[self._shows.eyes] = self._view.crossed

    # --- drawing ---------------------------------------------------------------------------------

    def _show_sheets(self) -> None:
        view, state = self._view, self._state
        if view is None or state is None:
            return
        before = self._before.get(self._shows.eyes, {})
        owners = map(letter, range(view.seats))
        looks = {owner: look_of(view, state, owner, before.get(owner)) for owner in owners}
        notes = {seat: texts.has_chosen() for seat in view.chosen}
        # The own sheet is known by its colour and its place; after the end nobody has an own one.
        named = view.seats > 1 and (self._large != self._shows.eyes or view.phase == "over")
        self.sheets.show_sheets(state.sheet.rows, looks, self._large, notes, named=named)

    def _show_marks(self, state: State, view: Position) -> None:
        found = Marks({}, False)
        if self.decision is not None and self._large == self._shows.eyes:
            found = marks_for(self.draft, state, view, self._previewed, self._tried)
        self.sheets.big.grid.show_marks(found.marks, dimmed=found.dimmed)
        self.sheets.big.grid.show_keyed(self._keyed if self.decision is not None else None)
