"""The round chip that stands for a seat: its colour, and the shape that goes with it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

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
