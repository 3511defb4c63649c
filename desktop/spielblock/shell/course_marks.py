"""How the line of a seat is drawn in the course of a match, and its mark at the end and in the legend."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from spielblock.shell.course import Course
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.theme import Theme

#: How the lines of the others are broken, so that no line is told by its colour alone.
DASHES: Final = (
    (7, 3),
    (2, 2.5),
    (9, 3, 2, 3),
    (4, 2),
    (1, 3),
    (12, 3),
    (5, 2, 1, 2, 1, 2),
    (3, 5),
    (8, 2, 2, 2),
)
MARK: Final = 20
SAMPLE: Final = 26


def line_pen(theme: Theme, course: Course, seat: int) -> QPen:
    """Return how the line of a seat is drawn: the own one strong, each of the others broken its own way."""
    sitter = course.sitters[seat]
    hue = theme.hue(sitter.colour) if sitter.colour else theme.seat_hue(seat)
    pen = QPen(hue.line, 3.2 if seat == course.own else 2.0)
    pen.setCosmetic(True)  # as wide on screen as it is here, whatever the numbers of the axes
    if seat != course.own:
        pen.setDashPattern([float(part) for part in DASHES[seat % len(DASHES)]])
    return pen


def paint_mark(painter: QPainter, rect: QRectF, theme: Theme, course: Course, seat: int) -> None:
    """Draw the mark of a seat; one without a colour of its own gets a ring like its line."""
    sitter = course.sitters[seat]
    paint_seat(painter, rect, sitter, theme)
    if not sitter.colour:
        ring = line_pen(theme, course, seat)
        ring.setWidthF(rect.width() / 9)
        ring.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(QPen(theme.colour("surface"), ring.widthF()))  # the ring below it would shine through
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = rect.width() / 2 - ring.widthF() / 2
        painter.drawEllipse(rect.center(), inner, inner)
        painter.setPen(ring)
        painter.drawEllipse(rect.center(), inner, inner)


def mark_pixmap(theme: Theme, course: Course, seat: int, dpr: float) -> QPixmap:
    """Return the mark of a seat as a picture for the end of its line."""
    side = theme.px(MARK)
    pixmap = QPixmap(QSize(side, side) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_mark(painter, QRectF(1, 1, side - 2, side - 2), theme, course, seat)
    painter.end()
    return pixmap


class LineMark(QWidget):
    """The mark of a seat and a piece of its line, for the legend."""

    def __init__(self, theme: Theme, course: Course, seat: int) -> None:
        super().__init__()
        self._theme, self._course, self._seat = theme, course, seat
        self.setToolTip(course.sitters[seat].name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(MARK + SAMPLE), self._theme.px(MARK))

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._theme.px(MARK)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(line_pen(self._theme, self._course, self._seat))
        painter.drawLine(QPointF(side + 4, side / 2), QPointF(self.width(), side / 2))
        paint_mark(painter, QRectF(1, 1, side - 2, side - 2), self._theme, self._course, self._seat)
