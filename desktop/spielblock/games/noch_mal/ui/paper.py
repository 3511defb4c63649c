"""The paper of a sheet, large or small, with the strip of its seat along the upper edge."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from spielblock.widgets.theme import Theme

CORNER: Final = 5


def paint_paper(painter: QPainter, theme: Theme, size: QSizeF, strip: float, colour: QColor) -> None:
    """Draw a paper of this size; its strip is so high and has this colour."""
    corner = theme.px(CORNER)
    paper = QRectF(QPointF(0, 0), size)
    painter.setPen(QPen(theme.colour("paperLine"), 1))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(paper, corner, corner)
    shape = QPainterPath()
    shape.addRoundedRect(paper, corner, corner)
    painter.save()
    painter.setClipRect(QRectF(0, 0, size.width(), strip))
    painter.fillPath(shape, colour)
    painter.restore()


def fill(widget: QWidget, ground: QColor) -> None:
    """Give it a ground of its own: where dice roll, nothing below needs to be drawn."""
    palette = widget.palette()
    palette.setColor(widget.backgroundRole(), ground)
    widget.setPalette(palette)
    widget.setAutoFillBackground(True)
