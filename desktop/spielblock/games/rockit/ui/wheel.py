"""The wheel on which the colour of a joker is named."""

from __future__ import annotations

from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.rockit.cards import COLOURS
from spielblock.games.rockit.ui.cards import HUES
from spielblock.widgets.hint_mark import paint_hint
from spielblock.widgets.key_cap import cap_width, paint_cap
from spielblock.widgets.theme import Theme

#: Where the quarter of each colour lies: right or left, below or above.
CORNERS: Final = {"R": (1, -1), "Y": (1, 1), "G": (-1, 1), "B": (-1, -1)}
STARTS: Final = {"R": 0, "Y": 270, "G": 180, "B": 90}


class Wheel(QGraphicsItem):
    """Four quarters, each a colour with its shape and its key. Its point is its middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._radius = 100.0
        self._bounds = QSizeF(0, 0)
        self.pointed: str | None = None
        self.advised = ""
        self.setVisible(False)

    def arrange(self, middle: QPointF, radius: float) -> None:
        """Lie here, in this size."""
        self.prepareGeometryChange()
        self._radius = radius
        self.setPos(middle)

    def show_pointed(self, colour: str | None) -> None:
        """Lift out the quarter that the pointer or the keys are on."""
        if colour != self.pointed:
            self.pointed = colour
            self.update()

    def advise(self, colour: str) -> None:
        """Mark the quarter that a hint tells to choose; "" for none."""
        if colour != self.advised:
            self.advised = colour
            self.update()

    def colour_at(self, point: QPointF) -> str | None:
        """Return the colour at a point of the scene, or None outside."""
        inside = point - self.pos()
        if not self.isVisible() or hypot(inside.x(), inside.y()) > self._radius:
            return None
        corner = (1 if inside.x() >= 0 else -1, 1 if inside.y() >= 0 else -1)
        return next(colour for colour, where in CORNERS.items() if where == corner)

    def spot(self, colour: str) -> QPointF:
        """Return the middle of a quarter, in the scene."""
        right, low = CORNERS[colour]
        return self.pos() + QPointF(right, low) * self._radius * 0.46

    def boundingRect(self) -> QRectF:
        r = self._radius + 16
        return QRectF(-r, -r, 2 * r, 2 * r)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ground = self._theme.colour("feltShade")
        ground.setAlphaF(0.67)
        painter.setBrush(ground)
        painter.drawEllipse(QPointF(0, 0), self._radius + 12, self._radius + 12)
        for number, colour in enumerate(COLOURS, 1):
            self._paint_quarter(painter, colour, str(number))

    def _paint_quarter(self, painter: QPainter, colour: str, key: str) -> None:
        theme, r = self._theme, self._radius
        hue = theme.hue(HUES[colour])
        right, low = CORNERS[colour]
        pointed = colour in (self.pointed, self.advised)
        out = QPointF(right, low) * (6 if pointed else 2)
        path = QPainterPath(out)
        path.arcTo(QRectF(out.x() - r, out.y() - r, 2 * r, 2 * r), STARTS[colour], 90)
        path.closeSubpath()
        edge = QPen(theme.colour("marker"), 4) if pointed else QPen(theme.colour("cardFace"), 2.5)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(edge)
        painter.setBrush(hue.strong)
        painter.drawPath(path)
        size = r * 0.4
        middle = out + QPointF(right, low) * r * 0.42
        glyph = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
        theme.pictures.paint(painter, hue.glyph, glyph, hue.on)
        at = out + QPointF(right, low) * r * 0.72
        cap = QPointF(at.x() - cap_width(theme, key) / 2, at.y())
        paint_cap(painter, cap, key, theme, theme.colour("diePip"), theme.colour("dieFace"))
        if colour == self.advised:
            paint_hint(painter, theme, out + QPointF(right * r * 0.72, low * r * 0.28))
