"""The pub table: planks with grain, painted once for each size and theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, QTransform

from spielblock.widgets.theme import Theme

PLANKS: Final = 6
GRAINS: Final = 4


def paint_ground(theme: Theme, size: QSize, dpr: float, spot: QPointF) -> QPixmap:
    """Return the table as a picture; the lamp hangs over `spot`."""
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_planks(painter, theme, size)
    _paint_lamp(painter, theme, spot, min(size.width() * 0.36, size.height() * 0.62))
    _paint_edge(painter, theme, size)
    painter.end()
    return pixmap


def _paint_planks(painter: QPainter, theme: Theme, size: QSize) -> None:
    wide, high = size.width(), size.height() / PLANKS
    edge = theme.colour("pubEdge")
    for plank in range(PLANKS):
        top = plank * high
        painter.fillRect(QRectF(0, top, wide, high + 1), theme.colour("pub" if plank % 2 else "pubAlt"))
        faint = QColor(edge)
        faint.setAlphaF(0.28)
        painter.setPen(QPen(faint, 1.5))
        for grain in range(GRAINS):
            painter.drawPath(_grain(wide, top + high * (grain + 0.6) / (GRAINS + 0.4), plank, grain))
        strong = QColor(edge)
        strong.setAlphaF(0.75)
        painter.setPen(QPen(strong, 2))
        painter.drawLine(QPointF(0, top), QPointF(wide, top))


def _grain(wide: float, y: float, plank: int, grain: int) -> QPainterPath:
    path = QPainterPath(QPointF(0, y))
    left = QPointF(wide * 0.25, y - 6 + (plank * 5 + grain * 3) % 9)
    right = QPointF(wide * 0.6, y + 7 - (plank * 7 + grain) % 8)
    path.cubicTo(left, right, QPointF(wide, y - 2 + grain))
    return path


def _paint_lamp(painter: QPainter, theme: Theme, spot: QPointF, radius: float) -> None:
    painter.save()
    painter.setTransform(QTransform.fromTranslate(spot.x(), spot.y()).scale(1, 0.62), True)
    glow = QRadialGradient(QPointF(0, 0), radius)
    light = theme.colour("stitch")
    light.setAlphaF(0.30 if theme.dark else 0.38)
    glow.setColorAt(0, light)
    light.setAlphaF(0)
    glow.setColorAt(1, light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.restore()


def _paint_edge(painter: QPainter, theme: Theme, size: QSize) -> None:
    middle = QPointF(size.width() / 2, size.height() * 0.52)
    dusk = QRadialGradient(middle, max(size.width(), size.height()) * 0.75)
    shadow = theme.colour("castShadow")
    shadow.setAlphaF(0)
    dusk.setColorAt(0.45, shadow)
    shadow.setAlphaF(0.38)
    dusk.setColorAt(1, shadow)
    painter.fillRect(QRectF(QPointF(0, 0), size), dusk)
