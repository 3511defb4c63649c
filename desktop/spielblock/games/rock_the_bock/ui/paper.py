"""The paper of a sheet: its measures, the strip of glue in the owner's colour, the ring of who acts."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from spielblock.widgets.theme import Hue, Theme


@dataclass(frozen=True, slots=True)
class Measure:
    """The lengths of all sheets of a scene: size, pitches of the symbols down and across, margins.

    `grown` is how much larger than usual words and lines are where there is room.
    """

    width: float
    height: float
    pitch: float
    across: float
    pad: float
    glue: float
    gap: float
    grown: float = 1.0

    @property
    def paper(self) -> QRectF:
        """The whole sheet."""
        return QRectF(0, 0, self.width, self.height)

    def column_at(self, x: float, columns: int) -> int:
        """Return in which of so many equal columns this lies, from 1 on, or 0."""
        column = int((x - self.pad) // ((self.width - 2 * self.pad) / columns)) + 1
        return column if 1 <= column <= columns else 0


def paint_ring(painter: QPainter, theme: Theme, measure: Measure) -> None:
    """Draw the ring round the sheet of the seat that acts, to be covered by the paper."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for out, name in ((6, "marker"), (2.5, "markerEdge")):
        grown = measure.paper.adjusted(-theme.px(out), -theme.px(out), theme.px(out), theme.px(out))
        painter.setBrush(theme.colour(name))
        painter.drawRoundedRect(grown, theme.px(8 + out), theme.px(8 + out))


def paint_paper(painter: QPainter, theme: Theme, measure: Measure, hue: Hue) -> None:
    """Draw the sheet with nothing on it but its strip of glue and the perforation."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("paperLine"), 1))
    painter.setBrush(theme.colour("paper"))
    painter.drawRoundedRect(measure.paper, theme.px(8), theme.px(8))
    strip = QPainterPath()
    strip.addRoundedRect(QRectF(0, 0, measure.width, measure.glue + theme.px(8)), theme.px(8), theme.px(8))
    head = QPainterPath()
    head.addRect(QRectF(0, 0, measure.width, measure.glue))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hue.strong)
    painter.drawPath(strip.intersected(head))
    side = measure.glue * 0.56
    glyph = QRectF(measure.pad, (measure.glue - side) / 2, side, side)
    theme.pictures.paint(painter, hue.glyph, glyph, hue.on)
    painter.setPen(QPen(theme.colour("lineStrong"), 1.2, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(0, measure.glue + 2), QPointF(measure.width, measure.glue + 2))
