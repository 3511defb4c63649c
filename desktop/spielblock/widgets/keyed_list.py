"""A list in which Return means the row that somebody has gone to by keys, and no other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QListView, QWidget

SELECT: Final = QItemSelectionModel.SelectionFlag
ROW_KEYS: Final = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
#: How somebody comes to the list on purpose; else the keys were sent here.
ON_PURPOSE: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class KeyedList(QListView):
    """Knows the row that the keys are at. Who is sent here is at none before the first arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Where the keys go while the list is hidden, and whether they come back with it.
        self.home: QWidget | None = None
        self._away = False
        #: Whether the list was called by its key since its lines are there.
        self.called = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table

    @property
    def row(self) -> int:
        """The row that the keys are at, -1 for none; what is current alone is at times Qt's own choice."""
        current = self.currentIndex()
        there = self.hasFocus() and self.selectionModel().isSelected(current)
        return current.row() if there else -1

    def call(self) -> bool:
        """Take the keys, at the first row if they were at none; return False if they had been called here."""
        again = self.called and self.hasFocus()
        self.called = self.isVisible()
        if not again and self.isVisible():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._reach_a_row()
        return not again

    def go_on(self) -> None:
        """Let the keys be at a row again after the lines have become fewer by one of them."""
        if self.hasFocus():
            self._reach_a_row()

    def leave_rows(self) -> None:
        """Let the keys be at no row, so that Return means none."""
        self.selectionModel().clear()

    def setVisible(self, visible: bool) -> None:
        """Hide or show the list; who used it by keys has the keys there again when it comes back.

        Qt would give them to what comes next, the history, where arrows mean something else.
        """
        if not visible and self.hasFocus() and self.home is not None:
            self._away = True
            self.home.setFocus(Qt.FocusReason.OtherFocusReason)
        super().setVisible(visible)
        if visible and self._away:
            self._away = False
            if self.home is not None and self.home.hasFocus():
                self.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.called = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt makes the first row current; it counts only for who came on purpose."""
        super().focusInEvent(event)
        if event.reason() in ON_PURPOSE:
            self._reach_a_row()
        elif self.row < 0:
            self.leave_rows()
        self.show_row()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_row()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the rows, and nowhere else at their end; leave everything else to the page."""
        if event.key() in ROW_KEYS:
            if self.row < 0:
                self.selectionModel().setCurrentIndex(self.start(), SELECT.NoUpdate)
            super().keyPressEvent(event)
            self._reach_a_row()  # at an end nothing else is current than before
            event.accept()
        else:
            event.ignore()

    def start(self) -> QModelIndex:
        """*May.* Return the row where the keys begin; an invalid one for the first."""
        return QModelIndex()

    def show_row(self) -> None:
        """*May.* Show the row that the keys are at; called whenever that may be another."""

    def watch_rows(self) -> None:
        """Hear of other rows from now on: the list has its model."""
        self.selectionModel().selectionChanged.connect(self._on_selected)

    def _reach_a_row(self) -> None:
        if self.row < 0 and self.model().rowCount() > 0:
            start = self.start()
            self.setCurrentIndex(start if start.isValid() else self.model().index(0, 0))

    def _on_selected(self, *_: object) -> None:
        self.show_row()
