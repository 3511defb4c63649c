"""The signs on the curve for what stood out. Where they would lie on each other, a dot takes their place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QSizePolicy, QWidget

from spielblock.shell.course import Course, Mark
from spielblock.shell.course_marks import line_pen
from spielblock.widgets.theme import Theme

SIDE: Final = 19
DOT: Final = 7
#: So much of a sign may lie below another one.
LAP: Final = 2
#: Signs lie over the curves, and what is only a dot below them, or it would lie on a letter.
ABOVE: Final = 12
#: A sign of more characters is the name of a symbol.
WRITTEN: Final = 2


def paint_sign(painter: QPainter, rect: QRectF, theme: Theme, sign: str, ring: QColor) -> None:
    """Draw a sign on a disc with a ring."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ring, rect.width() / 12))
    painter.setBrush(theme.colour("surface"))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    if len(sign) <= WRITTEN:
        painter.setPen(theme.colour("text"))
        painter.setFont(theme.scaled_font("bodyStrong", rect.width() * (0.6 if len(sign) == 1 else 0.5)))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, sign)
        return
    room = rect.width() * 0.16
    theme.pictures.paint(painter, sign, rect.adjusted(room, room, -room, -room), theme.colour("text"))


class Signs:
    """The signs of a course as items of its curve, one for each thing that stood out."""

    def __init__(self, theme: Theme, course: Course, dpr: float) -> None:
        self._theme, self._course = theme, course
        once = {(mark.turn, mark.seat, mark.sign): mark for mark in course.marks}
        #: The own ones first: they are the last to give way.
        self.marks = sorted(once.values(), key=lambda mark: (mark.seat is not None, mark.seat != course.own))
        self.items = [QGraphicsPixmapItem() for _ in self.marks]
        self._pictures = [self._drawn(mark, dpr) for mark in self.marks]
        self._dots = [self._dotted(mark, dpr) for mark in self.marks]
        for item in self.items:
            item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIgnoresTransformations)

    @property
    def whole(self) -> list[Mark]:
        """What has its sign, and not a dot alone."""
        return [mark for mark, shown in zip(self.marks, self._shown, strict=True) if shown]

    def turn_of(self, item: QGraphicsItem) -> int | None:
        """Return the turn of the sign that this item is, None if it is none."""
        found = (mark.turn for mark, sign in zip(self.marks, self.items, strict=True) if sign is item)
        return next(found, None)

    def place(self, per_turn: float, per_value: float, top: float) -> None:
        """Put all signs where they belong; a pixel is so many turns and values, `top` the highest value."""
        taken: list[QRectF] = []
        self._shown: list[bool] = []
        for mark, item, sign, dot in zip(self.marks, self.items, self._pictures, self._dots, strict=True):
            value = top if mark.seat is None else float(self._course.values[mark.turn][mark.seat])
            side = self._theme.px(SIDE)
            spot = QPointF(mark.turn / per_turn, -value / per_value)
            rect = QRectF(spot.x() - side / 2, spot.y() - side / 2, side - LAP, side - LAP)
            free = not any(rect.intersects(other) for other in taken)
            if free:
                taken.append(rect)
            self._shown.append(free)
            item.setPixmap(sign if free else dot)
            item.setZValue(ABOVE if free else ABOVE - 1)
            half = (side if free else self._theme.px(DOT)) / 2
            item.setOffset(-half, 0 if mark.seat is None else -half)
            item.setPos(mark.turn, value)

    def _ring(self, mark: Mark) -> QColor:
        if mark.seat is None:
            return self._theme.colour("text3")
        return line_pen(self._theme, self._course, mark.seat).color()

    def _drawn(self, mark: Mark, dpr: float) -> QPixmap:
        side = self._theme.px(SIDE)
        pixmap = _empty(side, dpr)
        painter = QPainter(pixmap)
        paint_sign(painter, QRectF(0, 0, side, side), self._theme, mark.sign, self._ring(mark))
        painter.end()
        return pixmap

    def _dotted(self, mark: Mark, dpr: float) -> QPixmap:
        side = self._theme.px(DOT)
        pixmap = _empty(side, dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colour("surface"), 1))
        painter.setBrush(self._ring(mark))
        painter.drawEllipse(QRectF(0.5, 0.5, side - 1, side - 1))
        painter.end()
        return pixmap


class SignMark(QWidget):
    """A sign to be looked at, for the legend."""

    def __init__(self, theme: Theme, sign: str) -> None:
        super().__init__()
        self._theme, self._sign = theme, sign
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(SIDE), self._theme.px(SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._theme.px(SIDE)
        painter = QPainter(self)
        paint_sign(painter, QRectF(0, 0, side, side), self._theme, self._sign, self._theme.colour("text3"))


def _empty(side: int, dpr: float) -> QPixmap:
    pixmap = QPixmap(QSize(side, side) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
