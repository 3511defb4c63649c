"""A closed list to choose from, which scrolling over it does not change."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget


class DropDown(QComboBox):
    """A combo box that leaves the wheel to the page below it; only the open list scrolls."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt's own draws rows as those of a menu, in colours on which symbols can hardly be seen.
        self.setItemDelegate(QStyledItemDelegate(self))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
