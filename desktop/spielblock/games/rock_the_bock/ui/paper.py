"""The paper of a sheet: its measures, the strip of glue in the owner's colour, the ring of who acts."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from spielblock.widgets.theme import Hue, Theme


@dataclass(frozen=True, slots=True)
class Measure:
    """The lengths of all sheets of a scene: size, pitches of the symbols down and across, margins.

    `grown` is how much larger than usual words and lines are where there is room, or smaller where letters
    are large and there is none; `headed` whether round and dice left have a line of their own.
    """

    width: float
    height: float
    pitch: float
    across: float
    pad: float
    glue: float
    gap: float
    grown: float = 1.0
    headed: bool = True

    @property
    def fine(self) -> float:
        """How much smaller than usual edges and corners are."""
        return min(1.0, self.grown)

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.pad

    @property
    def paper(self) -> QRectF:
        """The whole sheet."""
        return QRectF(0, 0, self.width, self.height)

    def column_at(self, x: float, columns: int) -> int:
        """Return in which of so many equal columns this lies, from 1 on, or 0."""
        column = int((x - self.pad) // (self.inner / columns)) + 1
        return column if 1 <= column <= columns else 0


def paint_ring(painter: QPainter, theme: Theme, measure: Measure) -> None:
    """Draw the ring round the sheet of the seat that acts, to be covered by the paper."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for out, name in ((6, "marker"), (2.5, "markerEdge")):
        edge = theme.px(out) * measure.fine
        painter.setBrush(theme.colour(name))
        corner = theme.px(8) * measure.fine + edge
        painter.drawRoundedRect(measure.paper.adjusted(-edge, -edge, edge, edge), corner, corner)


def paint_paper(painter: QPainter, theme: Theme, measure: Measure, hue: Hue) -> None:
    """Draw the sheet with nothing on it but its strip of glue and the perforation."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("paperLine"), 1))
    painter.setBrush(theme.colour("paper"))
    corner = theme.px(8) * measure.fine
    painter.drawRoundedRect(measure.paper, corner, corner)
    strip = QPainterPath()
    strip.addRoundedRect(QRectF(0, 0, measure.width, measure.glue + corner), corner, corner)
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
