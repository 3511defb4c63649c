"""Where a menu opens: at its button, but inside of the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

#: So far a menu stays from the edge of the window, in pixels.
EDGE = 4


def inside(menu: QMenu, at: QPoint, widget: QWidget) -> QPoint:
    """Return the point of the screen next to `at` from which the menu keeps to the window of this widget."""
    window = widget.window()
    left = window.mapToGlobal(QPoint(EDGE, 0)).x()
    most = window.mapToGlobal(QPoint(window.width() - EDGE, 0)).x() - menu.sizeHint().width()
    return QPoint(max(left, min(at.x(), most)), at.y())
