"""Looking back: the table as it stood after a line of the history, to be read only (DESIGN section 3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from spielblock.control.framing import Button, Prompt
from spielblock.rules.contract import Decision, Over
from spielblock.rules.draft import Draft
from spielblock.shell import texts_look_back as texts

if TYPE_CHECKING:
    from spielblock.shell.table_page import TablePage
    from spielblock.widgets.stage import Sitter

KEY = Qt.Key
OLDER: Final = {KEY.Key_Left, KEY.Key_Down}
NEWER: Final = {KEY.Key_Right, KEY.Key_Up}
#: What at a table changes only what is looked at.
LOOKING: Final = {KEY.Key_PageUp, KEY.Key_PageDown}
ENDING: Final = {KEY.Key_Escape, KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space}


@dataclass(frozen=True, slots=True)
class _Present:
    """What is gone back to: how many steps the match had, who looks, and what was asked and picked."""

    steps: int
    seat: int
    asked: Decision[Any] | None
    first: Draft
    draft: Draft


class LookBack(QObject):
    """Shows earlier positions through the eyes of the seat that looks. Nothing can be decided meanwhile.

    It begins only while nothing moves and a person is asked, or after the end; whatever happens in the
    match ends it before that is shown. `eyes` says which seat looks.
    """

    def __init__(self, page: TablePage, eyes: Callable[[], int]) -> None:
        """Made before the page's presenter, so that a step finds the present on the table."""
        super().__init__(page)
        self._page = page
        self._eyes = eyes
        self._present: _Present | None = None
        self._row = -1
        page.controller.stepped.connect(self._on_stepped)
        page.controller.reseated.connect(self.end)
        page.controller.went_back.connect(self._forget)
        page.frame.history.opened.connect(self.show)
        page.frame.top.undo.connect(self.end)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_state)

    @property
    def active(self) -> bool:
        """Whether an earlier position is shown."""
        return self._present is not None

    def aside(self) -> tuple[Prompt, Sitter | None] | None:
        """Return what the prompt line says meanwhile, and whose line of the history it is."""
        if self._present is None or self._row < 0:
            return None
        entry = self._page.frame.history.entries[self._row]
        older, newer = self._next(1), self._next(-1)
        buttons = (
            Button(texts.older(), lambda: self.show(older), "←", enabled=older >= 0),
            Button(texts.newer(), lambda: self.show(newer), "→", enabled=newer >= 0),
            Button(texts.back_to_match(), self.end, "Esc", main=True),
        )
        return Prompt(texts.looking_back(), entry.in_one_line, buttons), entry.sitter

    def show(self, row: int) -> None:
        """Show the table after this line of the history, 0 being the newest, if that is possible now."""
        page = self._page
        if not 0 <= row < len(page.frame.history.entries):
            return
        if not self.active and not self._begin():
            return
        assert self._present is not None
        self._row = row
        page.frame.history.open_row(row)
        entry = page.frame.history.entries[row]
        self._show_steps(min(entry.step + 1, self._present.steps), self._present.seat)
        page.voice.speak()

    def end(self, *_: object) -> None:
        """Show the present again, with what was picked before."""
        present = self._leave()
        if present is None:
            return
        page = self._page
        if present.asked is not None:
            page.table.begin(present.asked, present.first)
            page.table.redraft(present.draft)
        page.voice.speak()
        page.steps.force()

    def key(self, event: QKeyEvent) -> bool:
        """Use a key while looking back; other keys of the table mean nothing then."""
        if not self.active:
            return False
        key = Qt.Key(event.key())
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            self.end()
            return False
        if key in ENDING:
            self.end()
        elif key in OLDER:
            self.show(self._next(1))
        elif key in NEWER:
            self.show(self._next(-1))
        elif key in LOOKING:
            self._page.table.key(event)
        else:
            return key not in {KEY.Key_F1, KEY.Key_F6, KEY.Key_F10, KEY.Key_Tab, KEY.Key_Backtab}
        return True

    def _begin(self) -> bool:
        page, table = self._page, self._page.table
        covered = page.frame.covered or not page.frame.curtain.isHidden()
        if page.queue.running or covered or (table.decision is None and page.voice.over is None):
            over = isinstance(page.controller.match.pending, Over)
            page.frame.toast.say(texts.not_yet_over() if over else texts.not_yet())
            return False
        page.steps.hold()
        steps, first, draft = len(page.controller.match.log), table.first_draft, table.draft
        self._present = _Present(steps, self._eyes(), table.decision, first, draft)
        page.frame.keep_place(True)
        table.dismiss()
        if not page.frame.history.hasFocus():
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _leave(self) -> _Present | None:
        """Put the present on the table, with nothing offered; return what it was."""
        present, self._present = self._present, None
        if present is not None:
            self._row = -1
            self._page.frame.history.open_row(-1)
            self._page.frame.keep_place(False)
            self._show_steps(present.steps, present.seat)
        return present

    def _show_steps(self, steps: int, seat: int) -> None:
        page = self._page
        view = page.controller.match.view_at(steps, seat)
        page.table.show_view(view, seat)
        told = page.news.events(self._row)
        view = page.table.relive(view, told)  # a step may have gone past what the line tells
        page.table.recall(told)  # before all is counted by it
        page.counts.show(view)

    def _next(self, by: int) -> int:
        """Return the next row with a sentence in this direction, -1 where there is none."""
        entries = self._page.frame.history.entries
        row = self._row + by
        while 0 <= row < len(entries) and entries[row].separator:
            row += by
        return row if 0 <= row < len(entries) else -1

    def _forget(self, _: int) -> None:
        """The match went back: what is shown next is the truth anyway."""
        self._present, self._row = None, -1
        self._page.frame.history.open_row(-1)
        self._page.frame.keep_place(False)

    def _on_stepped(self, _: object) -> None:
        self.end()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        """What must be covered when the window is left is in the hands of others: give it back to them."""
        if state != Qt.ApplicationState.ApplicationActive and self._page.handing.way == "curtain":
            self.end()
