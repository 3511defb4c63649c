"""What happened, newest first: one sentence a line, rounds as separators."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QToolTip, QWidget

from spielblock.widgets import texts
from spielblock.widgets.history_rows import MOST, Entry, HistoryDelegate, HistoryModel
from spielblock.widgets.move_list import ROW_KEYS
from spielblock.widgets.theme import Theme

__all__ = ["MOST", "Entry", "HistoryList"]

WANTED = 78
LEAST = 20


class HistoryList(QListView):
    """The history to look at; not to be chosen from. `pointed(row)`: one is looked at; -1: no longer."""

    pointed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = HistoryModel(self)
        font = theme.font("small")
        font.setWeight(font.Weight.Normal)
        self.setFont(font)
        self.setModel(self._model)
        self.setItemDelegate(HistoryDelegate(theme, self._model, self, lambda: self._row))
        self.setAccessibleName(texts.history())
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self._row = -1
        self.entered.connect(self._on_entered)
        self.selectionModel().currentChanged.connect(self._on_current)

    @property
    def looked_at(self) -> int:
        """The row that is looked at, by pointer or keys; -1 for none."""
        return self._row

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
        """Tell why at a click too: the bulb looks like a button."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        why = self._model.entries[index.row()].why if index.isValid() else ""
        if why:
            QToolTip.showText(event.globalPosition().toPoint(), why, self, self.visualRect(index))

    def _on_entered(self, index: QModelIndex) -> None:
        self._look_at(index.row())

    def _on_current(self, current: QModelIndex, _: QModelIndex) -> None:
        if self.hasFocus():
            self._look_at(current.row())

    def _look_at(self, row: int) -> None:
        if row != self._row:
            self._row = row
            self.viewport().update()
            self.pointed.emit(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the rows; leave everything else to the page."""
        if event.key() in ROW_KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
