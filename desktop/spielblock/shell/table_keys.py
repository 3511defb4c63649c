"""What each key does at a table. Table first, then prompt, then list; Space skips while things move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QElapsedTimer, QKeyCombination, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from spielblock.rules.contract import Decision
from spielblock.shell.tab_order import TabOrder
from spielblock.shell.table_fresh import Fresh
from spielblock.widgets import texts
from spielblock.widgets.keyed_list import ROW_KEYS

if TYPE_CHECKING:
    from spielblock.shell.table_page import TablePage

KEY = Qt.Key
#: For so long after a skip, Space does nothing else.
GUARD_MS: Final = 300
DIGITS: Final = {getattr(KEY, f"Key_{digit}"): digit for digit in range(1, 10)}
#: What may play a move at once.
PLAYING: Final = {KEY.Key_Space, KEY.Key_Return, KEY.Key_Enter, KEY.Key_0, *DIGITS}
#: Beside what the system has for doing again.
REDO: Final = QKeyCombination(Qt.KeyboardModifier.ControlModifier, KEY.Key_Y)
NAMES: Final = {
    KEY.Key_Space: "Space",
    KEY.Key_Return: "Return",
    KEY.Key_Enter: "Return",
    KEY.Key_Escape: "Esc",
}


class Keys(QObject):
    """Sends each key to where it belongs. `came_early`: one did nothing, since the question is too new."""

    came_early = Signal()

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._since_skip = QElapsedTimer()
        self._order = TabOrder(page.frame, page)
        page.next_control = self._order.step
        self.fresh = Fresh(lambda: page.queue.pace.reading > 0)
        page.presenter.invited.connect(self._on_invited)
        for seen in (page.table.pointed, page.frame.moves.pointed):
            seen.connect(self.fresh.seen)
        #: Where the keyboard was when the table asked about a move.
        self._asked_at: tuple[QWidget | None, int] = (None, -1)
        page.table.prompted.connect(self._on_prompted)
        self._commands: dict[int, Callable[[], None]] = {
            KEY.Key_H: page.hints.press,
            KEY.Key_L: self._list,
            KEY.Key_V: self._history,
            KEY.Key_Plus: lambda: page.frame.toast.say(page.frame.top.step_speed(-1)),
            KEY.Key_Minus: lambda: page.frame.toast.say(page.frame.top.step_speed(1)),
            KEY.Key_F1: page.rules_wanted.emit,
            KEY.Key_F6: lambda: self._order.jump(1),
            KEY.Key_F10: lambda: page.menu_wanted.emit(self._menu_corner()),
        }

    def pressed(self, event: QKeyEvent) -> bool:
        """Use a key; return whether it was of use."""
        page = self._page
        if page.voice.questioning and event.key() in (*PLAYING, KEY.Key_H):
            if not self._prompt(event):  # no other key plays behind the question, or helps to
                page.frame.prompt.stress(page.frame.prompt.prompt.more)
            return True
        if self._go_back_or_round(event):
            return True
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if event.key() == KEY.Key_Space and self._space(event):
            return True
        if self._too_early(event):
            return True
        if event.key() == KEY.Key_Space and self._go_on():
            return True
        self._leave_history(event)
        used = self._answer(event) or self._table(event)
        return used or self._prompt(event) or self._digit(event) or self._command(event)

    def released(self, event: QKeyEvent) -> bool:
        """Use the release of a key; return whether it was of use."""
        if event.isAutoRepeat():
            return False
        if event.key() == KEY.Key_Space and self._page.handing.peek(shown=False):
            return True
        return self._page.table.key_released(event)

    def come_back(self, _: object = None) -> None:
        """Give the keyboard back to the table from buttons that a decision found it on.

        A button that is switched off passes its focus on to its neighbour, which nobody meant to press.
        """
        frame, focus = self._page.frame, QApplication.focusWidget()
        bars = (frame.top, frame.prompt, frame.hint)
        if focus is not None and any(bar.isAncestorOf(focus) for bar in bars):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_back_or_round(self, event: QKeyEvent) -> bool:
        """Take back, do again, or go to the area before; return whether it was one of these."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self._page.steps.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or event.keyCombination() == REDO:
            self._page.steps.redo()
        elif event.key() == KEY.Key_F6 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._order.jump(-1)
        else:
            return False
        return True

    def _space(self, event: QKeyEvent) -> bool:
        """Skip, or look at the own cards; right after a skip do nothing, lest it was meant for the skip."""
        if self._since_skip.isValid() and self._since_skip.elapsed() < GUARD_MS:
            return True
        if self._page.steps.skip():
            self._since_skip.restart()
            self.fresh.hurry()
            return True
        return not event.isAutoRepeat() and self._page.handing.peek(shown=True)

    def _on_invited(self, decision: Decision[Any]) -> None:
        self.come_back()
        self.fresh.ask(decision)

    def _too_early(self, event: QKeyEvent) -> bool:
        """Return whether a key would answer a question that nobody can have read yet, and say so."""
        page = self._page
        if page.table.decision is None or page.table.half_made:
            return False
        if event.key() not in PLAYING:
            self.fresh.seen()
            return False
        early = self.fresh.holds(hurrying=event.key() == KEY.Key_Space)
        if early:
            page.frame.prompt.stress(texts.asked_anew())
            self.came_early.emit()
        return early

    def _go_on(self) -> bool:
        """Make a step without a choice at once, and let the key do nothing else for a while."""
        gone = self._page.steps.go_on()
        if gone:
            self._since_skip.restart()
        return gone

    def _leave_history(self, event: QKeyEvent) -> None:
        """Whoever uses a key that means nothing in the history is at the table again."""
        if self._page.frame.history.hasFocus() and event.key() not in (*ROW_KEYS, KEY.Key_F6):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, event: QKeyEvent) -> bool:
        """Let Return say yes to the question about a move, whatever a hint or the list shows meanwhile.

        Who has gone elsewhere with the keyboard since it was asked means what is there.
        """
        page = self._page
        if NAMES.get(Qt.Key(event.key())) != "Return":
            return False
        if page.table.doubted and self._keyboard() == self._asked_at:
            return event.isAutoRepeat() or page.frame.prompt.press("Return")
        return self._row(event)

    def _row(self, event: QKeyEvent) -> bool:
        """Choose the row of the list that the keys are at; what is left of the question then has them too."""
        table, moves = self._page.table, self._page.frame.moves
        if event.isAutoRepeat() and moves.row >= 0:
            return True  # who holds the key down has not seen the row that it would choose
        decision, used = table.decision, moves.type_return()
        if used and decision is not None and table.decision is decision:
            moves.go_on()
        return used

    def _table(self, event: QKeyEvent) -> bool:
        """Whoever uses a key of the table is at no row of the list any more."""
        used = self._page.table.key(event)
        if used:
            self._page.frame.moves.leave_rows()
        return used

    def _on_prompted(self) -> None:
        if self._page.table.doubted:
            self._asked_at = self._keyboard()

    def _keyboard(self) -> tuple[QWidget | None, int]:
        """Return what has the focus, and which row of the list is current."""
        return QApplication.focusWidget(), self._page.frame.moves.row

    def _prompt(self, event: QKeyEvent) -> bool:
        name = NAMES.get(Qt.Key(event.key())) or event.text().upper()
        return bool(name) and not event.isAutoRepeat() and self._page.frame.prompt.press(name)

    def _digit(self, event: QKeyEvent) -> bool:
        digit = DIGITS.get(Qt.Key(event.key()))
        return digit is not None and self._page.frame.moves.type_digit(digit)

    def _command(self, event: QKeyEvent) -> bool:
        if event.key() == KEY.Key_Escape:
            return self._page.steps.step_back() or self._put_hint_away()
        if NAMES.get(Qt.Key(event.key())) == "Return":
            return self._go_on()
        command = self._commands.get(event.key())
        if command is not None:
            command()
        return command is not None

    def _put_hint_away(self) -> bool:
        """Put the hint away, and take the keyboard from it to the table; return whether there was one."""
        focus = QApplication.focusWidget()
        if focus is not None and self._page.frame.hint.isAncestorOf(focus):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        return self._page.hints.put_away()

    def _list(self) -> None:
        """Unfold the list of possible moves and go to it; once more for the same question: fold it."""
        frame = self._page.frame
        frame.show_folded(False)
        if not frame.moves.call():
            frame.show_folded(True)
            self._page.setFocus()

    def _history(self) -> None:
        self._page.frame.history.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _menu_corner(self) -> QPoint:
        button = self._page.frame.top.menu_button
        return button.mapToGlobal(button.rect().bottomRight())
