"""A closed list to choose from, which scrolling over it does not change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStylePainter,
    QToolTip,
    QWidget,
)

#: What Qt leaves between a symbol and the words.
SYMBOL_GAP = 4


class DropDown(QComboBox):
    """A combo box that leaves the wheel to the page below it; only the open list scrolls.

    What has no room in it ends in dots, which Qt leaves to the style.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt's own draws rows as those of a menu, in colours on which symbols can hardly be seen.
        self.setItemDelegate(QStyledItemDelegate(self))

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def shown(self) -> str:
        """Return the chosen text as it fits."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return self._fitting(option)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self._fitting(option)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def event(self, event: QEvent) -> bool:
        """Show the whole text at the pointer where it is cut and nothing else is said there."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and not self.toolTip():
            QToolTip.showText(event.globalPos(), self.cut(), self)
            return True
        return super().event(event)

    def cut(self) -> str:
        """Return the chosen text if it does not fit, else nothing."""
        return self.currentText() if self.shown() != self.currentText() else ""

    def _fitting(self, option: QStyleOptionComboBox) -> str:
        part = QStyle.SubControl.SC_ComboBoxEditField
        field = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        symbol = self.itemIcon(self.currentIndex())
        room = field.width() - (0 if symbol.isNull() else self.iconSize().width() + SYMBOL_GAP)
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)
