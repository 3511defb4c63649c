"""The arrows round the piles that show which way play goes."""

from __future__ import annotations

from math import atan2, cos, degrees, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.motion import Motion
from spielblock.widgets.theme import Theme


class Ring(QGraphicsItem):
    """Four arrows on an ellipse. Clockwise is 1; -1 is its mirror image."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._half = QSizeF(200, 120)
        self._share = 1.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def direction(self) -> int:
        """Which way the arrows point."""
        return 1 if self._share >= 0 else -1

    def arrange(self, middle: QPointF, half: QSizeF) -> None:
        """Lie round here, so far to the sides."""
        self.prepareGeometryChange()
        self._half = half
        self.setPos(middle)
        self.update()

    def show_direction(self, direction: int) -> None:
        """Point this way at once."""
        self._turn(float(direction))

    def turn_over(self, direction: int, duration: int) -> Motion:
        """Return the motion in which the ring flips to this direction."""

        def step(done: float) -> None:
            self._turn(direction * -cos(pi * done))

        return Motion(duration, step, self._theme.easing("standard"))

    def boundingRect(self) -> QRectF:
        wide, high = self._half.width() + 16, self._half.height() + 16
        return QRectF(-wide, -high, 2 * wide, 2 * high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        ink = self._theme.colour("feltText")
        ink.setAlphaF(0.34)
        pen = QPen(ink, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for quarter in range(4):
            painter.drawPath(self._arrow(90 * quarter + 16, 90 * quarter + 70))

    def _turn(self, share: float) -> None:
        self._share = share
        wide = share if abs(share) > 0.02 else 0.02
        self.setTransform(QTransform.fromScale(wide, 1.0))

    def _arrow(self, begin: float, end: float) -> QPainterPath:
        a, b = self._half.width(), self._half.height()
        path = QPainterPath(QPointF(a * cos(radians(begin)), b * sin(radians(begin))))
        for step in range(1, 19):
            angle = radians(begin + (end - begin) * step / 18)
            path.lineTo(a * cos(angle), b * sin(angle))
        tip = path.currentPosition()
        along = degrees(atan2(b * cos(radians(end)), -a * sin(radians(end))))
        head = QTransform().translate(tip.x(), tip.y()).rotate(along)
        path.moveTo(head.map(QPointF(-9, -9)))
        path.lineTo(head.map(QPointF(3, 0)))
        path.lineTo(head.map(QPointF(-9, 9)))
        return path
