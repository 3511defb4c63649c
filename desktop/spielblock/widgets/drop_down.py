"""A closed list to choose from, which scrolling over it does not change."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class DropDown(QComboBox):
    """A combo box that leaves the wheel to the page below it; only the open list scrolls."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
