"""The course of a match as a curve. Imported only when one is shown: pyqtgraph is large."""

# pyright: basic
# The checker knows nothing of pyqtgraph's types; this is the only file that touches it.

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from spielblock.shell import texts_end as texts
from spielblock.shell.course import Course
from spielblock.shell.course_marks import MARK, line_pen, mark_pixmap
from spielblock.shell.course_signs import SIDE, Signs
from spielblock.widgets.theme import Theme


class Axis(pg.AxisItem):
    """An axis with a name and a proper minus."""

    def __init__(self, side: str, theme: Theme, name: str) -> None:
        super().__init__(side)
        font = theme.font("caption")
        self.setPen(QPen(theme.colour("grid")))
        self.setTextPen(QPen(theme.colour("axis")))
        self.setStyle(tickFont=font)
        self.setLabel(name, color=theme.colour("axis").name())
        label: Any = self.label
        label.setFont(font)
        self.enableAutoSIPrefix(False)

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:
        return [text.replace("-", "−") for text in super().tickStrings(values, scale, spacing)]


class CourseChart(pg.PlotWidget):
    """The curve: the own line strong, the others broken, a mark at each end, and signs on the way."""

    pointed = Signal(int)

    def __init__(self, theme: Theme, course: Course, measure: str = "") -> None:
        """`measure` is what the numbers count."""
        unit = texts.throw() if course.thrown else texts.turn()
        axes = {"left": Axis("left", theme, measure), "bottom": Axis("bottom", theme, unit)}
        super().__init__(axisItems=axes)
        self.setBackground(theme.colour("surface"))
        self._theme = theme
        self._course = course
        self.setAccessibleName(texts.course())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", theme.radius("control"))
        plot: Any = self.getPlotItem()
        plot.setMenuEnabled(False)
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        plot.showGrid(x=False, y=True, alpha=0.35)
        self._cursor = pg.InfiniteLine(angle=90, movable=False, pen=pg.mkPen(theme.colour("now"), width=1))
        self._draw(plot)
        plot.addItem(self._cursor)
        self.turn = course.turns
        scene: Any = self.scene()
        scene.sigMouseMoved.connect(self._on_mouse)
        plot.getViewBox().sigResized.connect(self._place_marks)
        plot.getViewBox().sigRangeChanged.connect(self._place_marks)

    def put_cursor(self, turn: int) -> None:
        """Put the cursor on a turn."""
        self.turn = turn
        self._cursor.setPos(turn)

    def keyPressEvent(self, ev: QKeyEvent) -> None:
        if not self.use(ev):
            ev.ignore()

    def use(self, ev: QKeyEvent) -> bool:
        """Move the cursor, if that is what this key does; return whether it is."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._course.turns}
        key = Qt.Key(ev.key())
        if key in steps:
            self.pointed.emit(min(max(0, self.turn + steps[key]), self._course.turns))
        elif key in ends:
            self.pointed.emit(ends[key])
        elif key == Qt.Key.Key_N and self._course.marks:
            self._next_sign(-1 if ev.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            return False
        return True

    def _next_sign(self, by: int) -> None:
        """Go to the next turn in which something stood out, or the one before; round and round."""
        turns = sorted({mark.turn for mark in self._course.marks})
        ahead = [turn for turn in turns if (turn - self.turn) * by > 0] or turns
        if ahead:
            self.pointed.emit(ahead[0] if by > 0 else ahead[-1])

    def _draw(self, plot: Any) -> None:
        course, theme = self._course, self._theme
        turns = list(range(course.turns + 1))
        self.marks: list[QGraphicsPixmapItem] = []
        others = [seat for seat in range(len(course.sitters)) if seat != course.own]
        for seat in (*others, *([] if course.own is None else [course.own])):
            plot.plot(turns, course.of(seat), pen=line_pen(theme, course, seat), antialias=True)
        for seat in range(len(course.sitters)):
            mark = QGraphicsPixmapItem(mark_pixmap(theme, course, seat, self.devicePixelRatioF()))
            mark.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIgnoresTransformations)
            mark.setZValue(20)
            plot.addItem(mark, ignoreBounds=True)
            self.marks.append(mark)
        self._draw_signs(plot)
        low = min(min(values) for values in course.values)
        high = max(max(values) for values in course.values)
        plot.setYRange(min(0, low), max(high, 1), padding=0.08)

    def _draw_signs(self, plot: Any) -> None:
        theme = self._theme
        self.signs = Signs(theme, self._course, self.devicePixelRatioF())
        for item in self.signs.items:
            plot.addItem(item, ignoreBounds=True)
        for mark in self.signs.marks:
            if mark.seat is None:
                pen = pg.mkPen(theme.colour("text3"), width=1, style=Qt.PenStyle.DotLine)
                plot.addItem(pg.InfiniteLine(mark.turn, angle=90, movable=False, pen=pen), ignoreBounds=True)

    def _place_marks(self) -> None:
        """Put each mark beside the end of its line, and push those apart that would lie on each other."""
        plot: Any = self.getPlotItem()
        box = plot.getViewBox()
        aside = self._theme.px(SIDE) / 2 + 2  # a sign on the end of a line stays to be seen
        self._leave_room(box, aside + self._theme.px(MARK) + 2)
        ends = [values for values in self._course.values[-1]]
        height = max(1.0, float(box.height()))
        low, high = box.viewRange()[1]
        unit = (high - low) / height
        side = self._theme.px(MARK)
        for seat, spot in _apart(ends, side * unit, high - side / 2 * unit).items():
            self.marks[seat].setPos(QPointF(self._course.turns, spot))
            self.marks[seat].setOffset(aside, -side / 2)
        left, right = box.viewRange()[0]
        view = QRectF(left, low, right - left, high - low)
        self.signs.place((right - left) / max(1.0, float(box.width())), unit, view)

    def _leave_room(self, box: Any, right: float) -> None:
        """Show all turns, with so many pixels left and right of them for what lies at their ends."""
        turns, wide, left = max(1, self._course.turns), float(box.width()), self._theme.px(SIDE) / 2
        per = turns / max(1.0, wide - left - right)
        wanted = (-left * per, turns + right * per)
        if any(abs(a - b) > per / 100 for a, b in zip(wanted, box.viewRange()[0], strict=True)):
            box.setXRange(*wanted, padding=0)

    def _on_mouse(self, at: QPointF) -> None:
        plot: Any = self.getPlotItem()
        box = plot.getViewBox()
        if not box.sceneBoundingRect().contains(at):
            return
        signs = [self.signs.turn_of(item) for item in self.items(self.mapFromScene(at))]
        found = next((turn for turn in signs if turn is not None), None)
        turn = round(box.mapSceneToView(at).x()) if found is None else found
        self.pointed.emit(min(max(0, turn), self._course.turns))


def _apart(ends: Sequence[float], room: float, top: float) -> dict[int, float]:
    """Return where the mark of each seat stands: so far apart from the others, and none above `top`."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    spots: dict[int, float] = {}
    taken = -inf
    for seat in order:
        taken = spots[seat] = max(float(ends[seat]), taken + room)
    for seat in reversed(order):
        spots[seat] = min(spots[seat], top)
        top = spots[seat] - room
    return spots
