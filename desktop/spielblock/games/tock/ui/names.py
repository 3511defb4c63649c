"""The names of the players on the board, each beside its lane."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from spielblock.games.tock.ui.places import LEVEL, UPRIGHT, Places
from spielblock.widgets.stage import Stage

#: How much wood is seen round a name that lies over a line, in pixels.
AROUND: Final = 3.0


def paint_name(painter: QPainter, places: Places, stage: Stage, seat: int, *, plate: bool = False) -> None:
    """Write the name of a seat beside its lane, where wanted on a plate of wood."""
    theme, p = stage.theme, places.pitch
    painter.setFont(theme.scaled_font("bodyStrong", theme.px(14)))
    metrics = painter.fontMetrics()
    text = metrics.elidedText(stage.sitters[seat].name, Qt.TextElideMode.ElideRight, round(5 * p))
    size = QRectF(0, 0, metrics.horizontalAdvance(text) + 2, metrics.height())
    box = _beside(places, seat, size)
    if plate:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("wood"))
        painter.drawRoundedRect(box.adjusted(-AROUND, 0, AROUND, 0), AROUND, AROUND)
    painter.setPen(theme.colour("woodText"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_names(painter: QPainter, places: Places, stage: Stage) -> None:
    """Write all names so that they can be read over lines."""
    for seat in range(places.seats):
        paint_name(painter, places, stage, seat, plate=True)


def _beside(places: Places, seat: int, box: QRectF) -> QRectF:
    """Return where a box of this size lies beside the lane of a seat."""
    at, inward, p = places.spot(seat, "g2"), places.inward(seat), places.pitch
    if abs(inward.imag) > UPRIGHT:
        box.moveLeft(at.x() + p * 0.82)
        box.moveTop(at.y() - box.height() / 2)
    elif abs(inward.imag) < LEVEL:
        box.moveCenter(QPointF(at.x(), at.y() - p * 0.9))
    else:
        aside = inward * 1j if inward.real > 0 else inward * -1j
        foot = QPointF(at.x() + aside.real * p * 0.75, at.y() + aside.imag * p * 0.75)
        box.moveTop(foot.y())
        (box.moveRight if aside.real < 0 else box.moveLeft)(foot.x())
    return box
