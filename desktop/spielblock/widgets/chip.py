"""The round chip that stands for a seat: its colour, and the shape that goes with it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spielblock.widgets.theme import Hue, Theme


def paint_chip(painter: QPainter, rect: QRectF, hue: Hue, theme: Theme) -> None:
    """Draw a chip into a square."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / 32
    painter.setPen(QPen(hue.soft if theme.dark else hue.deep, 1.6 * unit))
    painter.setBrush(hue.strong)
    painter.drawEllipse(rect.center(), 15 * unit, 15 * unit)
    glyph = QRectF(0, 0, 17 * unit, 17 * unit)
    glyph.moveCenter(QPointF(rect.center()))
    theme.pictures.paint(painter, hue.glyph, glyph, hue.on)


class Chip(QWidget):
    """A chip to look at."""

    def __init__(self, theme: Theme, hue: Hue, size: float = 32) -> None:
        super().__init__()
        self._theme = theme
        self._hue = hue
        self._size = theme.px(size)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_hue(self, hue: Hue) -> None:
        """Show another colour."""
        self._hue = hue
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_chip(painter, QRectF(0, 0, self._size, self._size), self._hue, self._theme)
