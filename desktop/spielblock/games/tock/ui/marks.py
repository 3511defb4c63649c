"""What is marked on the board: pieces that can move, targets, the way there, who would be captured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.tock.ui.pieces import SIDE, SIZE, paint_piece
from spielblock.widgets.theme import Hue, Theme

INK: Final = QColor("#1A2233")
RED: Final = QColor("#B3201C")
WHITE: Final = QColor("#FFFFFF")
#: Ways lie under the piles, and names over ways that lead across the board.
WAYS: Final = 3.0
NAMES: Final = 4.0
RINGS: Final = 50.0
TAGS: Final = 900.0
#: How much of its strength a trail keeps with each turn after it, and the least that it keeps.
FADE: Final = 0.7
PALEST: Final = 0.35


@dataclass(frozen=True, slots=True)
class Target:
    """A field a piece could go to; `tag` says how, `small` draws only a dot that can be clicked.

    `aside` is in which direction the tag stands, above unless told.
    """

    at: QPointF
    tag: str = ""
    small: bool = False
    strong: bool = False
    aside: complex = -1j


@dataclass(frozen=True, slots=True)
class Ghost:
    """Where the rest of a seven could end, and the way there; `sure` if it could end nowhere else."""

    at: QPointF
    hue: Hue
    path: tuple[QPointF, ...]
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Trail:
    """The ways of one turn in the colour of who made it, and the pieces it swapped.

    `age` counts the turns that were made since.
    """

    lines: tuple[tuple[QPointF, ...], ...]
    ink: QColor
    swapped: tuple[QPointF, ...] = ()
    age: int = 0


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything that is marked at one time, in pixels."""

    movable: tuple[QPointF, ...] = ()
    strong: tuple[QPointF, ...] = ()
    targets: tuple[Target, ...] = ()
    path: tuple[QPointF, ...] = ()
    ghost: tuple[QPointF, Hue] | None = None
    rests: tuple[Ghost, ...] = ()
    captured: tuple[QPointF, ...] = ()
    swap: tuple[QPointF, QPointF] | None = None
    trails: tuple[Trail, ...] = ()


class Layer(QGraphicsItem):
    """One layer of marks. It covers the board and paints what it is told."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._area = QRectF()
        self._paint: Callable[[QPainter], None] | None = None

    def cover(self, area: QRectF) -> None:
        """Lie over this area."""
        self.prepareGeometryChange()
        self._area = area

    def show_paint(self, paint: Callable[[QPainter], None] | None) -> None:
        """Paint this from now on; None for nothing."""
        self._paint = paint
        self.setVisible(paint is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._paint is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)


class Marking:
    """Draws marks for one pitch and theme."""

    def __init__(self, theme: Theme, pitch: float) -> None:
        self._theme = theme
        self._p = pitch
        self._marker = theme.colour("marker")

    def ways(self, painter: QPainter, marks: Marks) -> None:
        """Draw what lies on the ground: the trails of the last turns, the way of the move looked at."""
        for trail in marks.trails:
            self._trail(painter, trail)
        for path in (marks.path, *(rest.path for rest in marks.rests if rest.sure)):
            self._path(painter, path)
        if marks.swap is not None:
            self._arrow(painter, *marks.swap)
        for target in marks.targets:
            if target.small:
                self._dot(painter, target.at)

    def rings(self, painter: QPainter, marks: Marks) -> None:
        """Draw the rings under pieces that can move and round targets."""
        up = QPointF(0, -self._p * SIDE * 0.8)
        for at in marks.movable:
            self._halo(painter, at + up, self._p * SIZE, strong=at in marks.strong)
        for target in marks.targets:
            if not target.small:
                self._halo(painter, target.at, self._p * 0.4, strong=target.strong)

    def tags(self, painter: QPainter, marks: Marks) -> None:
        """Draw what lies over the pieces: ghost, captures, tags."""
        ghosts = [(rest.at, rest.hue, 0.6 if rest.sure else 0.4) for rest in marks.rests]
        if marks.ghost is not None:
            ghosts.append((*marks.ghost, 0.6))
        for at, hue, strength in ghosts:
            painter.setOpacity(strength)
            paint_piece(painter, at, self._p, hue, self._theme)
            painter.setOpacity(1.0)
        for at in marks.captured:
            self._burst(painter, at)
        for target in marks.targets:
            if target.tag and not target.small:
                self._tag(painter, target)

    def _path(self, painter: QPainter, path: tuple[QPointF, ...]) -> None:
        """Draw a line from field to field, with a dot on each between."""
        if len(path) < 2:
            return
        for ink, width in ((INK, 5.0), (self._marker, 2.5)):
            style = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.setPen(QPen(ink, width, *style))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(list(path)))
        for at in path[1:-1]:
            self._dot(painter, at)

    def _trail(self, painter: QPainter, trail: Trail) -> None:
        """Draw the ways dotted, and a dotted ring round each swapped piece; the older, the paler."""
        ink = QColor(trail.ink)
        ink.setAlphaF(max(PALEST, FADE**trail.age))
        pen = QPen(ink, 4, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.25, 2.25])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for way in trail.lines:
            painter.drawPolyline(QPolygonF(list(way)))
        for at in trail.swapped:
            painter.drawEllipse(at + QPointF(0, -self._p * SIDE * 0.8), *[self._p * SIZE + 5] * 2)

    def _halo(self, painter: QPainter, at: QPointF, radius: float, *, strong: bool) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, width in ((INK, 7.0 if strong else 5.5), (self._marker, 4.2 if strong else 3.0)):
            painter.setPen(QPen(ink, width))
            painter.drawEllipse(at, radius + 1.5, radius + 1.5)

    def _dot(self, painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(INK, 1.5))
        painter.setBrush(self._marker)
        painter.drawEllipse(at, self._p * 0.2, self._p * 0.2)

    def _tag(self, painter: QPainter, target: Target) -> None:
        font = self._theme.scaled_font("bodyStrong", 14)
        font.setWeight(QFont.Weight.Bold)
        at, aside, text = target.at, target.aside, target.tag
        width = max(22.0, QFontMetricsF(font).horizontalAdvance(text) + 14)
        away = max(self._p * 0.98, self._p * 0.5 + abs(aside.real) * width / 2 + 4)
        middle = QPointF(at.x() + aside.real * away, at.y() + aside.imag * away)
        box = QRectF(middle.x() - width / 2, middle.y() - 11, width, 22)
        painter.setPen(QPen(INK, 1.5))
        painter.setBrush(self._marker)
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _burst(self, painter: QPainter, at: QPointF) -> None:
        radius = self._p * SIZE
        at = QPointF(at.x(), at.y() - self._p * 0.05)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(WHITE, 5))
        painter.drawEllipse(at, radius * 1.2, radius * 1.2)
        pen = QPen(RED, 2.6, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([radius * 0.5 / 2.6, radius * 0.45 / 2.6])
        painter.setPen(pen)
        painter.drawEllipse(at, radius * 1.2, radius * 1.2)
        cross = at + QPointF(radius * 0.95, -radius * 1.15)
        painter.setPen(QPen(WHITE, 1.5))
        painter.setBrush(RED)
        painter.drawEllipse(cross, 9.5, 9.5)
        painter.setPen(QPen(WHITE, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for dy in (-3.5, 3.5):
            painter.drawLine(cross + QPointF(-3.5, dy), cross + QPointF(3.5, -dy))

    def _arrow(self, painter: QPainter, start: QPointF, end: QPointF) -> None:
        """Draw a double arrow from piece to piece."""
        way = complex(end.x() - start.x(), end.y() - start.y())
        length = abs(way)
        if length < self._p:
            return
        unit = way / length
        gap = unit * self._p * 0.62
        first = QPointF(start.x() + gap.real, start.y() + gap.imag)
        last = QPointF(end.x() - gap.real, end.y() - gap.imag)
        for ink, width in ((INK, 6.0), (self._marker, 3.0)):
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(first, last)
            self._head(painter, last, unit)
            self._head(painter, first, -unit)

    def _head(self, painter: QPainter, tip: QPointF, unit: complex) -> None:
        for turn in (0.8 + 0.6j, 0.8 - 0.6j):
            back = unit * turn * self._p * 0.4
            painter.drawLine(tip, QPointF(tip.x() - back.real, tip.y() - back.imag))
