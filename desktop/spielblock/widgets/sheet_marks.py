"""What is drawn on the cells of a printed sheet: crosses, rings, and a frame round a column."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from spielblock.widgets.pencil import beginning, cross_strokes
from spielblock.widgets.theme import Theme

GHOST: Final = 0.45
#: The crosses of one sheet in two sizes and more.
KEPT_CROSSES: Final = 512


class Mark(Enum):
    """What a cell says about a move in the making."""

    NEXT = "next"  # a solid ring: can be crossed now
    LATER = "later"  # a dashed ring: can be reached within this move
    CHOSEN = "chosen"  # a strong ring and a cross; the colour and the star stay to be seen
    GHOST = "ghost"  # a faint cross: the move could end so


def pencil_ink(theme: Theme) -> QColor:
    """Return what crosses are drawn with: dark on every cell, in both themes."""
    return QColor(theme.hue("yellow").on_soft)


def paint_cross(painter: QPainter, cell: QRectF, seed: int, ink: QColor, progress: float = 1.0) -> None:
    """Draw a cross by hand in a cell, as far as it has come; each seed wobbles in its own way."""
    if progress <= 0.0:
        return
    width = max(1.6, cell.width() * 0.09)
    painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(cell.topLeft())
    for stroke, path in enumerate(_strokes(cell.width(), seed)):
        done = min(1.0, max(0.0, progress * 2 - stroke))
        if done > 0.0:
            painter.drawPath(path if done >= 1.0 else beginning(path, done))
    painter.translate(-cell.topLeft())


def paint_mark(painter: QPainter, theme: Theme, cell: QRectF, seed: int, mark: Mark) -> None:
    """Mark a cell."""
    ink = pencil_ink(theme)
    style = Qt.PenStyle.DashLine if mark is Mark.LATER else Qt.PenStyle.SolidLine
    _paint_ring(painter, theme, cell, style, 1.6 if mark is Mark.CHOSEN else 1.0)
    if mark is Mark.GHOST:
        ink.setAlphaF(GHOST)
    if mark in (Mark.GHOST, Mark.CHOSEN):
        paint_cross(painter, cell, seed, ink)


def paint_keyed(painter: QPainter, theme: Theme, cell: QRectF) -> None:
    """Draw the keyboard's ring around a cell."""
    rect = cell.adjusted(-3, -3, 3, 3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("focusGap"), 5))
    painter.drawRoundedRect(rect, 5, 5)
    painter.setPen(QPen(theme.colour("focus"), 3))
    painter.drawRoundedRect(rect, 5, 5)


def paint_frame(painter: QPainter, theme: Theme, column: QRectF, gap: float) -> None:
    """Draw a white frame around a column; half a gap and a little more lies between."""
    white = theme.colour("cardFace")
    white.setAlphaF(0.75)
    painter.setPen(QPen(white, max(1.0, column.width() * 0.055)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = gap * 0.6 + 0.5
    corner = column.width() * 0.2
    painter.drawRoundedRect(column.adjusted(-edge, -edge, edge, edge), corner, corner)


def _paint_ring(painter: QPainter, theme: Theme, cell: QRectF, style: Qt.PenStyle, strong: float) -> None:
    unit = max(1.0, cell.width() / 36) * strong
    corner = cell.width() * 0.16
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("markerInk"), 6 * unit))
    painter.drawRoundedRect(cell, corner, corner)
    painter.setPen(QPen(theme.colour("marker"), 3.5 * unit, style, Qt.PenCapStyle.FlatCap))
    painter.drawRoundedRect(cell, corner, corner)


@lru_cache(maxsize=KEPT_CROSSES)
def _strokes(size: float, seed: int) -> tuple[QPainterPath, QPainterPath]:
    return cross_strokes(QRectF(0, 0, size, size), seed)
