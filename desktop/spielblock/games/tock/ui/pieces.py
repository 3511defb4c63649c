"""The pieces on the board: a body and its shadow, both pictures, moved by motions."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from spielblock.widgets.motion import Motion, one_after_another
from spielblock.widgets.theme import Hue, Theme

SIZE: Final = 0.46
SIDE: Final = 0.09
LIFT: Final = 0.35
FLIGHT: Final = 1.6
#: In which layers of the scene things lie.
SHADOWS: Final = 20.0
BODIES: Final = 100.0
FLYING: Final = 800.0


class Piece:
    """One piece. `place` is where it stands as notation has it, `slot` which place of the yard."""

    def __init__(self, scene: QGraphicsScene, colour: str, hue: Hue) -> None:
        self.colour = colour
        self.hue = hue
        self.place = "yard"
        self.slot = 0
        self._ground = QPointF()
        self._shadow = QGraphicsPixmapItem()
        self._body = QGraphicsPixmapItem()
        self._lock = QGraphicsPixmapItem(self._body)
        self._lock.setVisible(False)
        self._shadow.setZValue(SHADOWS)
        for item in (self._shadow, self._body):
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            scene.addItem(item)
        self._pitch = 1.0
        self._layer = 0.0

    @property
    def body(self) -> QGraphicsPixmapItem:
        """The item one sees; tests read place, picture and visibility from it."""
        return self._body

    @property
    def standing(self) -> QPointF:
        """Where the middle of the piece is on the board, from the item itself."""
        return self._body.pos()

    @property
    def locked(self) -> bool:
        """Whether the lock of a protected piece shows."""
        return self._lock.isVisible()

    def dress(self, theme: Theme, pitch: float, dpr: float) -> None:
        """Take the pictures for this size."""
        self._pitch = pitch
        _centre(self._body, piece_picture(theme, self.hue, pitch, dpr))
        _centre(self._shadow, shadow_picture(pitch, dpr))
        _centre(self._lock, lock_picture(theme, pitch, dpr))
        self._lock.setPos(pitch * 0.36, pitch * 0.3)

    def stand(self, at: QPointF, *, locked: bool) -> None:
        """Stand still here."""
        self.move(at, 0.0)
        self._body.setScale(1.0)
        self._body.setOpacity(1.0)
        self._lock.setVisible(locked)

    def fade(self, opacity: float) -> None:
        """Be this opaque, as when it is covered by its own ghost."""
        self._body.setOpacity(opacity)

    def move(self, ground: QPointF, lift: float) -> None:
        """Be here, lifted by so many pixels."""
        x, y = ground.x(), ground.y()
        self._body.setPos(x, y - lift)
        self._shadow.setPos(x + lift * 0.35, y + lift * 0.25)
        self._ground = ground
        # Layers in steps of half a pitch: each new one makes the scene sort its items anew.
        layer = FLYING if lift > self._pitch * LIFT else BODIES + y * 2 // self._pitch
        if layer != self._layer:
            self._layer = layer
            self._body.setZValue(layer)

    def hops(
        self, points: Sequence[QPointF], each: int, easing: QEasingCurve, *, soft: bool
    ) -> QAbstractAnimation:
        """Return the walk over these points, one hop each; with `soft` it gives way a little at the end."""
        moves: list[QAbstractAnimation] = []
        before = self._ground
        self._lock.setVisible(False)
        for number, point in enumerate(points):
            last = soft and number == len(points) - 1
            moves.append(self._hop(before, point, each, easing, squash=last))
            before = point
        return one_after_another(*moves)

    def arc(
        self, to: QPointF, duration: int, easing: QEasingCurve, height: float = FLIGHT
    ) -> QAbstractAnimation:
        """Return the flight in one arc over the board, this many pitches high."""
        start: list[QPointF] = []
        self._lock.setVisible(False)

        def step(done: float) -> None:
            if not start:
                start.append(QPointF(self._ground))
            here = start[0] + (to - start[0]) * done
            self.move(here, sin(pi * done) * self._pitch * height)

        return Motion(duration, step, easing)

    def slide_from(
        self, start: QPointF | None, points: Sequence[QPointF], each: int, easing: QEasingCurve
    ) -> QAbstractAnimation:
        """Return the way over these points without leaving the board, from where it stands or is then."""
        moves: list[QAbstractAnimation] = []
        before = self._ground if start is None else start
        for point in points:
            moves.append(self._glide(before, point, each, easing))
            before = point
        return one_after_another(*moves)

    def _hop(
        self, start: QPointF, end: QPointF, each: int, easing: QEasingCurve, *, squash: bool
    ) -> QAbstractAnimation:
        high = self._pitch * LIFT

        def step(done: float) -> None:
            self.move(start + (end - start) * done, sin(pi * done) * high)
            if squash:
                self._body.setScale(1.0 - 0.04 * sin(pi * max(0.0, done - 0.8) * 5) if done < 1.0 else 1.0)

        return Motion(each, step, easing)

    def _glide(self, start: QPointF, end: QPointF, each: int, easing: QEasingCurve) -> QAbstractAnimation:
        return Motion(each, lambda done: self.move(start + (end - start) * done, 0.0), easing)


def paint_piece(painter: QPainter, at: QPointF, pitch: float, hue: Hue, theme: Theme) -> None:
    """Draw a piece without its shadow."""
    radius, side = pitch * SIZE, pitch * SIDE
    top = QPointF(at.x(), at.y() - side * 0.8)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(hue.deep)
    painter.drawEllipse(QPointF(at.x(), at.y() + side * 0.5), radius, radius)
    painter.setPen(QPen(hue.deep, 1.4))
    painter.setBrush(hue.strong)
    painter.drawEllipse(top, radius - 0.4, radius - 0.4)
    painter.setPen(QPen(QColor(255, 255, 255, 128), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(top, radius * 0.79, radius * 0.79)
    size = radius * 1.06
    glyph = QRectF(top.x() - size / 2, top.y() - size / 2, size, size)
    theme.pictures.paint(painter, hue.glyph, glyph, hue.on)


def piece_picture(theme: Theme, hue: Hue, pitch: float, dpr: float) -> QPixmap:
    """Return a piece on a square two pixels larger than itself."""
    pixmap = _sheet(pitch * 1.2, dpr)
    painter = QPainter(pixmap)
    middle = pixmap.width() / dpr / 2
    paint_piece(painter, QPointF(middle, middle), pitch, hue, theme)
    painter.end()
    return pixmap


def shadow_picture(pitch: float, dpr: float) -> QPixmap:
    """Return the shadow a piece throws where it stands."""
    pixmap = _sheet(pitch * 1.3, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 77))
    radius, middle = pitch * SIZE, pixmap.width() / dpr / 2
    painter.drawEllipse(QPointF(middle + 1, middle + pitch * SIDE * 1.5), radius * 1.02, radius * 0.98)
    painter.end()
    return pixmap


def lock_picture(theme: Theme, pitch: float, dpr: float) -> QPixmap:
    """Return the small lock of a protected piece."""
    size = max(12.0, pitch * 0.52)
    pixmap = _sheet(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = pixmap.width() / dpr
    painter.setPen(QPen(QColor("#1A2233"), 1))
    painter.setBrush(QColor("#FFFFFF"))
    painter.drawEllipse(QRectF(0.7, 0.7, side - 1.4, side - 1.4))
    inner = side * 0.66
    spot = QRectF((side - inner) / 2, (side - inner) / 2, inner, inner)
    theme.pictures.paint(painter, "lock", spot, QColor("#1A2233"))
    painter.end()
    return pixmap


def _sheet(size: float, dpr: float) -> QPixmap:
    pixels = round((size + 2) * dpr)
    pixmap = QPixmap(pixels, pixels)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _centre(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    item.setPixmap(pixmap)
    half = pixmap.deviceIndependentSize() / 2
    item.setOffset(-half.width(), -half.height())
