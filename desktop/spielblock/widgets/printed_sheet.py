"""A sheet as it comes from the printer: panel, cells, shapes and stars as one picture, and its measures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from spielblock.widgets.theme import Theme

#: A column and a row, from 0.
Spot = tuple[int, int]

#: Under this size a star is a dot and a cell has no shape: it is there to be recognised, not to be read.
READABLE: Final = 15.0
#: What is drawn where a large scale in a small window leaves nothing: Qt cannot draw on less.
NO_ROOM: Final = QSize(1, 1)


class Measure(NamedTuple):
    """The side of a cell, the gap between two, and the edge around all, in pixels."""

    cell: float
    gap: float
    pad: float

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where a cell lies."""
        step, inset = self.cell + self.gap, self.pad + self.gap
        return QRectF(inset + spot[0] * step, inset + spot[1] * step, self.cell, self.cell)

    def spot_at(self, point: QPointF) -> Spot:
        """Return the column and row of a point, which may lie outside of the sheet."""
        step, inset = self.cell + self.gap, self.pad + self.gap / 2
        return int((point.x() - inset) // step), int((point.y() - inset) // step)

    def panel(self, columns: int, rows: int) -> QRectF:
        """Return the ground under all cells."""
        step, edge = self.cell + self.gap, self.gap + 2 * self.pad
        return QRectF(0, 0, columns * step + edge, rows * step + edge)


def printed(
    theme: Theme, rows: Sequence[Sequence[str]], stars: Collection[Spot], measure: Measure, dpr: float
) -> QPixmap:
    """Return the picture of a sheet; `rows` name the hue of each cell."""
    panel = measure.panel(len(rows[0]), len(rows))
    pixmap = QPixmap((panel.size() * dpr).toSize().expandedTo(NO_ROOM))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("gridPanel"))
    painter.drawRoundedRect(panel, measure.cell * 0.3, measure.cell * 0.3)
    for row, hues in enumerate(rows):
        for column, hue in enumerate(hues):
            _paint_cell(painter, theme, measure.rect_of((column, row)), hue, (column, row) in stars)
    painter.end()
    return pixmap


def _paint_cell(painter: QPainter, theme: Theme, rect: QRectF, name: str, star: bool) -> None:
    hue, size = theme.hue(name), rect.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hue.soft)
    painter.drawRoundedRect(rect, size * 0.14, size * 0.14)
    if size < READABLE:
        if star:
            painter.setBrush(Qt.GlobalColor.white)
            painter.drawEllipse(rect.center(), size * 0.2, size * 0.2)
        return
    ink = QColor(hue.on_soft)
    if star:
        theme.pictures.paint(painter, "star", _square(rect, 0.96), ink)
        theme.pictures.paint(painter, "star", _square(rect, 0.78), QColor(Qt.GlobalColor.white))
    ink.setAlphaF(0.85 if star else 0.62)
    theme.pictures.paint(painter, hue.glyph, _square(rect, 0.26 if star else 0.42), ink)


def _square(rect: QRectF, share: float) -> QRectF:
    square = QRectF(0, 0, rect.width() * share, rect.height() * share)
    square.moveCenter(rect.center())
    return square
