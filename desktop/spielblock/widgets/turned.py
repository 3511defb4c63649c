"""Pictures that lie turned: each is turned once and kept until it lies otherwise."""

from __future__ import annotations

from math import floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from spielblock.widgets.fan import Spot

SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform


class Lying(NamedTuple):
    """A picture turned: `at` is where its left upper corner lies, on a whole pixel of the screen."""

    picture: int  # the upright one, as QPixmap.cacheKey says
    spot: Spot
    at: QPointF
    drawn: QPixmap


def turned(picture: QPixmap, spot: Spot) -> Lying:
    """Return the picture as it lies turned, on whole pixels of the screen, to be copied later."""
    dpr = picture.devicePixelRatio()
    box = spot.box(picture.deviceIndependentSize())
    at = QPointF(floor(box.left() * dpr), floor(box.top() * dpr)) / dpr
    room = QRectF(at, box.bottomRight()).size() * dpr
    drawn = QPixmap(int(room.width()) + 2, int(room.height()) + 2)
    drawn.setDevicePixelRatio(dpr)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(SMOOTH)
    painter.translate(-at)
    painter.setTransform(spot.transform(), combine=True)
    paint_turned(painter, picture)
    painter.end()
    return Lying(picture.cacheKey(), spot, at, drawn)


def paint_turned(painter: QPainter, picture: QPixmap) -> None:
    """Draw a picture with clear edges around the origin of a turned painter: smooth, but for the edges."""
    size = picture.deviceIndependentSize()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


class Turned:
    """Draws pictures at numbered places, turning only what has changed since it was drawn there."""

    def __init__(self) -> None:
        self._kept: dict[int, Lying] = {}

    def forget(self) -> None:
        """Keep nothing."""
        self._kept.clear()

    def paint(self, painter: QPainter, place: int, picture: QPixmap, spot: Spot) -> None:
        """Draw a picture with its middle and turn as the spot says."""
        kept = self._kept.get(place)
        if kept is None or kept.picture != picture.cacheKey() or kept.spot != spot:
            kept = self._kept[place] = turned(picture, spot)
        painter.setRenderHint(SMOOTH, on=False)
        painter.drawPixmap(kept.at, kept.drawn)
        painter.setRenderHint(SMOOTH)
