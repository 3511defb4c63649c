"""The table of Noch mal!: how the person at it puts a move together, with clicks and keys."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from spielblock.control.cues import Cue
from spielblock.control.framing import Prompt, Room
from spielblock.control.pace import Pace
from spielblock.games.noch_mal.cells import names
from spielblock.games.noch_mal.events import DiceThrown
from spielblock.games.noch_mal.moves import PASS
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.ui import texts, texts_prompt
from spielblock.games.noch_mal.ui.choosing import confirmable, only_with, why_not_cell
from spielblock.games.noch_mal.ui.doing import doing_in
from spielblock.games.noch_mal.ui.listing import Pair
from spielblock.games.noch_mal.ui.looks import cell_of
from spielblock.games.noch_mal.ui.prompting import prompt_for
from spielblock.games.noch_mal.ui.showing import Showing
from spielblock.games.noch_mal.ui.trying import with_cell, words_for
from spielblock.games.noch_mal.ui.walking import choosable, nearest, next_to
from spielblock.rules.contract import Decision, Move
from spielblock.rules.event import Event
from spielblock.rules.seats import seat_of
from spielblock.widgets.printed_sheet import Spot
from spielblock.widgets.stage import Stage

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class NochMalTable(Showing):
    """Dice first or cells first; nothing counts before `cross_off`, and all can be taken back."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(stage, parent)
        #: Whether keys were used last: then the prompt says which ones go on.
        self._by_keys = False
        #: For each seat that looks, in which throws nothing fitted; and which of these came last in a row.
        self._asked: dict[int, dict[int, bool]] = {}
        self.missed: tuple[int, ...] = ()
        self.dice.picked.connect(self.pick_die)
        self.dice.emptied.connect(self.start_again)
        self.sheets.cell_clicked.connect(self.touch_cell)
        self.sheets.cell_pointed.connect(self._on_cell_pointed)
        self.sheets.sheet_clicked.connect(self.enlarge)
        self.sheets.reached.connect(self._on_reached)

    # --- what the frame asks for -----------------------------------------------------------------

    def cue(self, event: Event) -> Cue | None:
        shown, doing = self._shows.cue(event), doing_in(event, self._stage.name)
        if shown is None:
            return None

        def show(pace: Pace) -> QAbstractAnimation | None:
            self._doing = doing or self._doing
            if isinstance(event, DiceThrown):
                self._thrower = event.seat
            if doing:
                self.prompted.emit(None)  # said when it is seen, beside the one who does it
            return shown(pace)

        return show

    def prompt(self) -> Prompt:
        assert self.decision is not None
        assert self._state is not None
        why = self.why or words_for(self.draft, self._state, self.decision.view, self._tried)
        return prompt_for(self, self._stage, self.decision, self._state, why or self._keys_to_cells())

    def note(self, view: Position, seat: str) -> str:
        """Say beside a seat that looks that nothing fitted, until it is asked again."""
        asked = self._asked.get(seat_of(seat), {})
        last = max(asked, default=0)
        if last and asked[last] and view.throw_no >= last and self._room is not Room.COMPACT:
            return texts.nothing_fitted()
        return super().note(view, seat)

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

    def invite(self, decision: Decision[Any]) -> None:
        self.why = ""
        self._previewed = None
        self._by_keys = False
        self._count_missed(decision)
        super().invite(decision)

    def advise(self, move: Move | None) -> None:
        """Mark what a hint tells; Enter is about it then, and no longer about a cell."""
        changed = move is not self.advised
        if changed and move is not None and not self.picks().cells:
            self._keyed = None
        super().advise(move)
        if changed and self.decision is not None and not self.doubted:
            self.prompted.emit(self.prompt())

    def hint_on_enter(self) -> Move | None:
        """Return the move of a hint that Enter is about: nothing is put together, the keyboard at no cell."""
        if self._keyed is not None:
            return None
        return PASS if self.advised == PASS and not self.draft.picked else self.hinted()

    def dismiss(self) -> None:
        self._keyed = None
        self._previewed = None
        self._tried = ""
        super().dismiss()

    # --- picking ---------------------------------------------------------------------------------

    def take(self, pair: Pair) -> None:
        """Take the dice of a row; the cursor of the keyboard goes to where they can be used."""
        super().take(pair)
        if self._keyed is not None and self._keyed not in choosable(self.draft):
            self._walk_to(nearest(self.draft, self._keyed))

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
        hint = self.hinted()
        if hint is not None and not self.picks().cells and cell in names(hint.cells):
            self.take_hint()
        elif not self.pick_cell(cell):
            self.why = why_not_cell(self.draft, self._state, self.decision.view, cell)
            self._changed()

    def _count_missed(self, decision: Decision[Any]) -> None:
        """Keep in which throws nothing fitted, until there is something to choose and that is over."""
        number, known = decision.view.throw_no, self._asked.get(decision.seat, {})
        asked = {throw: missed for throw, missed in known.items() if throw < number}
        self.missed = tuple(takewhile(asked.__getitem__, reversed(asked)))[::-1]
        self._asked[decision.seat] = asked | {number: decision.moves == (PASS,)}

    # --- keys and pointer ------------------------------------------------------------------------

    def _decision_key(self, key: Qt.Key, *, again: bool) -> bool:
        if key in ARROWS:
            at = self._keyed
            self._walk_to(
                nearest(self.draft) if at is None else next_to(choosable(self.draft), at, ARROWS[key])
            )
            return True
        if key == Qt.Key.Key_P and self.decision is not None and self.decision.moves == (PASS,):
            self.pass_on()
            return True
        digit = key.value - Qt.Key.Key_0.value
        if 1 <= digit <= 6 and self.digits_in_dock():
            self._by_keys = True
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

    def _walk_to(self, spot: Spot) -> None:
        self._keyed = spot
        self.sheets.big.grid.show_keyed(spot)
        self._try(cell_of(spot))

    def _on_reached(self) -> None:
        """The keyboard has come to the sheet: show where it is."""
        if self.decision is not None and self._keyed is None and self._large == self._shows.eyes:
            self._walk_to(nearest(self.draft))

    def _keys_to_cells(self) -> str:
        """Say which keys cross off, to who has taken the dice with keys and is not on the sheet yet."""
        picks = self.picks()
        missing = self._keyed is not None or None in picks[:2] or bool(picks.cells)
        return texts_prompt.keys_to_cells() if self._by_keys and not missing else ""

    def _on_cell_pointed(self, cell: str) -> None:
        self._by_keys = False
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
