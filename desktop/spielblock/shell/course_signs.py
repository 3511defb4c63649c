"""The signs on the curve for what stood out. Those of one turn lie side by side; where there is no room for
that, a dot takes the place of a sign.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QSizePolicy, QWidget

from spielblock.shell.course import Course, Mark, is_written, kind_of
from spielblock.shell.course_marks import line_pen
from spielblock.widgets.theme import Theme

SIDE: Final = 19
DOT: Final = 7
#: So much of a sign may lie below another one.
LAP: Final = 2
#: Signs lie over the curves, and what is only a dot below them, or it would lie on a letter.
ABOVE: Final = 12
#: Where a sign goes that has no room on its point, in its own sides, and in which order this is tried.
BESIDE: Final = ((0, -1), (0, 1), (-1, 0), (-1, -1), (-1, 1), (0, -2), (0, 2), (1, 0), (1, -1), (1, 1))
#: How large what is written is, as a share of the disc, by its length.
LETTERS: Final = {1: 0.6, 2: 0.5}
LONG: Final = 0.4


def paint_sign(painter: QPainter, rect: QRectF, theme: Theme, sign: str, ring: QColor) -> None:
    """Draw a sign on a disc with a ring."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ring, rect.width() / 12))
    painter.setBrush(theme.colour("surface"))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    if is_written(sign):
        painter.setPen(theme.colour("text"))
        size = rect.width() * LETTERS.get(len(sign), LONG)
        painter.setFont(theme.scaled_font("bodyStrong", size))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, sign)
        return
    room = rect.width() * 0.16
    theme.pictures.paint(painter, sign, rect.adjusted(room, room, -room, -room), theme.colour("text"))


class Signs:
    """The signs of a course as items of its curve, one for each thing that stood out."""

    def __init__(self, theme: Theme, course: Course, dpr: float) -> None:
        self._theme, self._course = theme, course
        once = {(mark.turn, mark.seat, mark.sign): mark for mark in course.marks if mark.sign}
        kinds = Counter(kind_of(mark.sign) for mark in once.values())
        self._rare = {kind for kind, times in kinds.items() if times <= len(course.sitters)}
        #: The rarer kinds and then the own ones first: they are the last to give way.
        self.marks = sorted(
            once.values(),
            key=lambda mark: (mark.seat is not None, kinds[kind_of(mark.sign)], mark.seat != course.own),
        )
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

    def place(self, per_turn: float, per_value: float, view: QRectF) -> None:
        """Put all signs where they belong; a pixel is so many turns and values.

        `view` is what is seen of the curve, in turns and values.
        """
        taken: list[tuple[Mark, QRectF]] = []
        self._shown: list[bool] = []
        top = max(view.top(), view.bottom())
        seen = QRectF(
            view.left() / per_turn, -top / per_value, view.width() / per_turn, abs(view.height()) / per_value
        )
        side, half = self._theme.px(SIDE), self._theme.px(DOT) / 2
        for mark, item, sign, dot in zip(self.marks, self.items, self._pictures, self._dots, strict=True):
            value = top if mark.seat is None else float(self._course.values[mark.turn][mark.seat])
            spot = QPointF(mark.turn / per_turn, -value / per_value)
            own = QRectF(spot.x() - side / 2, spot.y() - (0 if mark.seat is None else side / 2), side, side)
            rect = self._room(mark, own, taken, seen)
            self._shown.append(rect is not None)
            item.setPixmap(dot if rect is None else sign)
            item.setZValue(ABOVE if rect is not None else ABOVE - 1)
            item.setOffset(QPointF(-half, -half) if rect is None else rect.topLeft() - spot)
            item.setPos(mark.turn, value)
            if rect is not None:
                taken.append((mark, rect))

    def _room(
        self, mark: Mark, own: QRectF, taken: Sequence[tuple[Mark, QRectF]], seen: QRectF
    ) -> QRectF | None:
        """Return where a sign can lie: on its point, or beside it if its turn has another or it is rare."""

        def free(rect: QRectF) -> bool:
            lap = rect.adjusted(LAP / 2, LAP / 2, -LAP / 2, -LAP / 2)
            return not any(lap.intersects(other) for _, other in taken)

        if free(own):
            return own
        if mark.seat is None or not (
            self._is_rare(mark)
            or any(other.turn == mark.turn and rect.intersects(own) for other, rect in taken)
        ):
            return None
        side = own.width() - LAP / 2
        tried = (own.translated(right * side, down * side) for right, down in BESIDE)
        return next((rect for rect in tried if seen.contains(rect) and free(rect)), None)

    def _is_rare(self, mark: Mark) -> bool:
        return kind_of(mark.sign) in self._rare

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
