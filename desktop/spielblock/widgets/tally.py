"""Tally marks in pencil: the way wins are counted here."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from spielblock.widgets.theme import Theme

STEP = 5.5


def paint_tally(painter: QPainter, at: QPointF, count: int, theme: Theme, height: float, room: float) -> None:
    """Draw strokes in groups of five; what does not fit into the room is said as a number instead."""
    unit = height / 16
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tally_width(count, unit) > room:
        painter.setFont(theme.scaled_font("pencil", height))
        painter.setPen(theme.colour("pencil"))
        painter.drawText(QPointF(at.x(), at.y() + height * 0.86), str(count))
        return
    painter.setPen(QPen(theme.colour("pencil"), 1.9 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for line in _strokes(count):
        scaled = QLineF(line.p1() * unit + at, line.p2() * unit + at)
        painter.drawLine(scaled)


def tally_width(count: int, unit: float) -> float:
    """Return how wide the strokes are."""
    lines = _strokes(count)
    return max((max(line.x1(), line.x2()) for line in lines), default=0.0) * unit + 2


def _strokes(count: int) -> list[QLineF]:
    strokes: list[QLineF] = []
    x = 2.0
    for number in range(count):
        if number % 5 == 4:
            strokes.append(QLineF(x - 22, 12.5, x - 1, 3.5))
            x += 5
        else:
            strokes.append(QLineF(x, 2.5, x + (number % 3 - 1) * 0.6, 13.5))
            x += STEP
    return strokes
