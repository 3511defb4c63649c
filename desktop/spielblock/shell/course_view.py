"""The course of a match as a curve and as a table. Imported only when it is opened: pyqtgraph is large."""

# pyright: basic
# The checker knows nothing of pyqtgraph's types; this is the only file that touches it.

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

import pyqtgraph as pg
from PySide6.QtCore import (
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QHBoxLayout, QStackedWidget, QWidget

from spielblock.shell import texts_end as texts
from spielblock.shell.course import Course
from spielblock.shell.course_table import course_table
from spielblock.widgets.choices import Choice, Segmented
from spielblock.widgets.parts import column, row, say
from spielblock.widgets.seat_mark import SeatMark, paint_seat
from spielblock.widgets.stage import Sitter
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


class CourseView(QWidget):
    """Both pictures, a switch between them, and the values at the cursor."""

    def __init__(self, theme: Theme, course: Course) -> None:
        super().__init__()
        self._course = course
        self.chart = CourseChart(theme, course)
        self.table = course_table(theme, course)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.chart)
        self._pages.addWidget(self.table)
        choices: list[Choice[Hashable]] = [Choice(0, texts.as_curve()), Choice(1, texts.as_table())]
        self.which = Segmented(theme, choices, 0, texts.course())
        self.which.chosen.connect(self._on_which)
        self._when = say(theme, "", "small", "2")
        self._values = [say(theme, "", "number") for _ in course.sitters]
        layout = column(theme, 8)
        head = row(theme, 8)
        head.addWidget(self._when, 1)
        head.addWidget(self.which)
        layout.addLayout(head)
        layout.addWidget(self._pages, 1)
        layout.addLayout(self._legend(theme, course))
        self.setLayout(layout)
        self.chart.pointed.connect(self.show_turn)
        self.show_turn(course.turns)

    def welcome(self) -> None:
        """Let the arrow keys move the cursor."""
        self.chart.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def turn(self) -> int:
        """The turn the cursor is on."""
        return self.chart.turn

    def values(self) -> list[str]:
        """Return the values that are said for the cursor."""
        return [label.text() for label in self._values]

    def show_turn(self, turn: int) -> None:
        """Put the cursor on a turn and say the values there."""
        self._when.setText(texts.after_turn(turn) if turn else texts.at_the_start())
        for label, value in zip(self._values, self._course.values[turn], strict=True):
            label.setText(str(value).replace("-", "−"))
        self.chart.put_cursor(turn)

    def _on_which(self, which: object) -> None:
        self._pages.setCurrentIndex(1 if which else 0)

    def _legend(self, theme: Theme, course: Course) -> QHBoxLayout:
        legend = row(theme, 6)
        for sitter, value in zip(course.sitters, self._values, strict=True):
            legend.addWidget(SeatMark(theme, sitter, MARK))
            legend.addWidget(value)
            legend.addStretch(1)
        return legend


class CourseChart(pg.PlotWidget):
    """The curve: the own line strong, the others broken, each with its mark at the end."""

    pointed = Signal(int)

    def __init__(self, theme: Theme, course: Course) -> None:
        super().__init__()
        self.setBackground(theme.colour("surface"))
        self._theme = theme
        self._course = course
        self.setAccessibleName(texts.course())
        self.setToolTip(texts.cursor_help())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        plot: Any = self.getPlotItem()
        plot.setMenuEnabled(False)
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        plot.showGrid(x=False, y=True, alpha=0.35)
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.setPen(QPen(theme.colour("grid")))
            axis.setTextPen(QPen(theme.colour("axis")))
            axis.setStyle(tickFont=theme.font("caption"))
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
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self._course.turns}
        key = Qt.Key(ev.key())
        if key in steps:
            self.pointed.emit(min(max(0, self.turn + steps[key]), self._course.turns))
        elif key in ends:
            self.pointed.emit(ends[key])
        else:
            ev.ignore()

    def _draw(self, plot: Any) -> None:
        course, theme = self._course, self._theme
        turns = list(range(course.turns + 1))
        self.marks: list[QGraphicsPixmapItem] = []
        others = [seat for seat in range(len(course.sitters)) if seat != course.own]
        for seat in (*others, *([] if course.own is None else [course.own])):
            plot.plot(turns, course.of(seat), pen=self.pen(seat), antialias=True)
        for sitter in course.sitters:
            mark = QGraphicsPixmapItem(mark_pixmap(theme, sitter, self.devicePixelRatioF()))
            mark.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIgnoresTransformations)
            mark.setZValue(20)
            plot.addItem(mark, ignoreBounds=True)
            self.marks.append(mark)
        plot.setXRange(0, course.turns * 1.06 + 0.2, padding=0.01)
        low = min(min(values) for values in course.values)
        high = max(max(values) for values in course.values)
        plot.setYRange(min(0, low), max(high, 1), padding=0.08)

    def pen(self, seat: int) -> QPen:
        """Return how the line of a seat is drawn."""
        theme, sitter = self._theme, self._course.sitters[seat]
        colour = theme.hue(sitter.colour).line if sitter.colour else theme.seat_hue(seat).line
        if seat == self._course.own:
            return pg.mkPen(colour, width=3.2)
        pen = pg.mkPen(colour, width=2)
        pen.setDashPattern(list(DASHES[seat % len(DASHES)]))
        return pen

    def _place_marks(self) -> None:
        """Put each mark beside the end of its line, and push those apart that would lie on each other."""
        plot: Any = self.getPlotItem()
        box = plot.getViewBox()
        ends = [values for values in self._course.values[-1]]
        height = max(1.0, float(box.height()))
        low, high = box.viewRange()[1]
        unit = (high - low) / height
        side = self._theme.px(MARK)
        taken = -1e9
        for seat in sorted(range(len(ends)), key=lambda seat: ends[seat]):
            spot = max(float(ends[seat]), taken + side * unit)
            taken = spot
            self.marks[seat].setPos(QPointF(self._course.turns, spot))
            self.marks[seat].setOffset(4, -side / 2)

    def _on_mouse(self, at: QPointF) -> None:
        plot: Any = self.getPlotItem()
        box = plot.getViewBox()
        if not box.sceneBoundingRect().contains(at):
            return
        turn = round(box.mapSceneToView(at).x())
        self.pointed.emit(min(max(0, turn), self._course.turns))


def mark_pixmap(theme: Theme, sitter: Sitter, dpr: float) -> QPixmap:
    """Return the mark of a seat as a picture for the end of its line."""
    side = theme.px(MARK)
    pixmap = QPixmap(QSize(side, side) * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_seat(painter, QRectF(1, 1, side - 2, side - 2), sitter, theme)
    painter.end()
    return pixmap
