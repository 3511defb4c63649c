"""The mark of a hint on what it tells to use: a bulb on a yellow disc, as in the list of possible moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from spielblock.widgets.theme import Theme

#: The radius of the disc, in logical pixels at 100 %.
RADIUS: Final = 11


def paint_hint(painter: QPainter, theme: Theme, middle: QPointF) -> None:
    """Draw the bulb around a point."""
    radius = theme.px(RADIUS)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("markerInk"), 1.5))
    painter.setBrush(theme.colour("marker"))
    painter.drawEllipse(middle, radius - 1, radius - 1)
    side = radius * 1.4
    spot = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    theme.pictures.paint(painter, "hint", spot, theme.colour("markerInk"))
