"""What happened, newest first: one sentence a line, rounds as separators."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QToolTip, QWidget

from spielblock.widgets import texts
from spielblock.widgets.history_rows import MOST, Entry, HistoryDelegate, HistoryModel
from spielblock.widgets.keyed_list import ROW_KEYS
from spielblock.widgets.theme import Theme

__all__ = ["MOST", "Entry", "HistoryList"]

WANTED = 78
LEAST = 20


class HistoryList(QListView):
    """The history to look at and to look back from.

    Signals: `pointed(row)` one is looked at, -1: no longer; `opened(row)` the table is to be shown as it
    was after that line: a click, Return, or the arrows while one is open.
    """

    pointed = Signal(int)
    opened = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = HistoryModel(self)
        font = theme.font("small")
        font.setWeight(font.Weight.Normal)
        self.setFont(font)
        self.setModel(self._model)
        self.setItemDelegate(HistoryDelegate(theme, self._model, self, self._ground_of))
        self.setAccessibleName(texts.history())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self._row = -1
        self._open = -1
        self.entered.connect(self._on_entered)
        self.selectionModel().currentChanged.connect(self._on_current)

    @property
    def looked_at(self) -> int:
        """The row that is looked at, by pointer or keys; -1 for none."""
        return self._row

    def open_row(self, row: int) -> None:
        """Mark the line that is looked back to, let it say why, and bring it into sight; -1 for none.

        Until nobody looks back any more, lines go on saying why, so that none moves up below the pointer.
        """
        if row < 0 <= self._open:
            self.scrollToTop()  # the newest is what goes on
        self._open = row
        explained = self._model.explained | {row} if row >= 0 else set[int]()
        if explained != self._model.explained:
            self._model.explained = explained
            self.doItemsLayout()
        if row >= 0:
            index = self._model.index(row)
            self.setAutoScroll(self._below_pointer() != row)
            self.setCurrentIndex(index)
            if self.hasAutoScroll():
                self.scrollTo(index)
            self.setAutoScroll(True)
        self.viewport().update()

    def _below_pointer(self) -> int:
        """Return the row that the pointer rests on, -1 for none."""
        spot = self.viewport().mapFromGlobal(QCursor.pos())
        return self.indexAt(spot).row() if self.viewport().rect().contains(spot) else -1

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.px(WANTED))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._theme.px(LEAST))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is shown, newest first."""
        return tuple(self._model.entries)

    def add(self, entry: Entry) -> None:
        """Put a line on top and show it; what was looked at is no longer where it was."""
        if self._row >= 0:
            QToolTip.hideText()
        self._look_at(-1)
        self._model.add(entry)
        self.scheduleDelayedItemsLayout()  # the one that was the newest takes less room now
        self.scrollToTop()

    def amend(self, entry: Entry, row: int) -> None:
        """Put a line in the place of the one in this row, 0 being the newest."""
        if row < len(self._model.entries):
            self._model.amend(entry, row)
            self.scheduleDelayedItemsLayout()

    def fill(self, entries: Sequence[Entry]) -> None:
        """Show these lines, newest first."""
        self._look_at(-1)
        self._model.reset(entries)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._look_at(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._look_at(max(0, self.currentIndex().row()) if self._model.entries else -1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._look_at(-1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Look back; where that cannot be done, tell why at least: the bulb looks like a button."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return
        self._look_back(index.row())
        why = self._model.entries[index.row()].why
        if why and self._open != index.row():
            QToolTip.showText(event.globalPosition().toPoint(), why, self, self.visualRect(index))

    def _on_entered(self, index: QModelIndex) -> None:
        self._look_at(index.row())

    def _on_current(self, current: QModelIndex, _: QModelIndex) -> None:
        if self.hasFocus():
            self._look_at(current.row())
            if self._open not in {-1, current.row()}:
                self._look_back(current.row())

    def _look_back(self, row: int) -> None:
        if not self._model.entries[row].separator:
            self.opened.emit(row)

    def _ground_of(self, row: int) -> str:
        """Return the colour below a row, "" for none."""
        if row == self._open:
            return "markerSoft"
        # A heading cannot be looked back to, and so does not offer itself.
        return "surfaceAlt" if row == self._row and not self._model.entries[row].separator else ""

    def _look_at(self, row: int) -> None:
        if row != self._row:
            self._row = row
            self.viewport().update()
            self.pointed.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the rows and look back to one; leave everything else to the page."""
        row = self.currentIndex().row()
        if event.key() in ROW_KEYS:
            super().keyPressEvent(event)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and row >= 0 and row != self._open:
            self._look_back(row)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
