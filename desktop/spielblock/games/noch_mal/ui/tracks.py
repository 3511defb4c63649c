"""Values on a sheet in pencil, and what is drawn around and through them; those under the columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.noch_mal.cells import LETTERS
from spielblock.games.noch_mal.position import GOALS
from spielblock.games.noch_mal.scoring import FIRST, LATER
from spielblock.games.noch_mal.ui.looks import Standing
from spielblock.widgets.pencil import beginning, ring, strike
from spielblock.widgets.printed_sheet import Measure
from spielblock.widgets.theme import Theme

#: How faint a value is that can no longer be had.
FADED: Final = 0.45
#: How the ring is drawn: dotted while what is complete is not counted yet.
RINGED: Final = {
    Standing.FIRST: Qt.PenStyle.SolidLine,
    Standing.LATER: Qt.PenStyle.SolidLine,
    Standing.SOON: Qt.PenStyle.DotLine,
    Standing.SOON_LATER: Qt.PenStyle.DotLine,
}
STRUCK: Final = (Standing.GONE, Standing.LATER, Standing.SOON_LATER)


class Values(QGraphicsItem):
    """Pairs of values, one for each goal. Rings and strokes can be drawn slowly and read back.

    Who plays alone is always first, so that `alone` shows the upper values only.
    """

    def __init__(
        self, theme: Theme, goals: tuple[str, ...], parent: QGraphicsItem, *, alone: bool = False
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.alone = alone
        self.goals = goals
        self.size = QSizeF()
        self._standings = dict.fromkeys(goals, Standing.OPEN)
        self._drawing: tuple[str, float] | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def standings(self) -> dict[str, Standing]:
        """How each goal is marked."""
        return dict(self._standings)

    def show_standings(self, standings: Mapping[str, Standing]) -> None:
        """Mark all goals at once."""
        self._standings = {goal: standings[goal] for goal in self.goals}
        self._drawing = None
        self.update()

    def draw(self, goal: str, standing: Standing, progress: float) -> None:
        """Draw the ring or stroke of one goal so far."""
        if goal in self._standings:
            self._standings[goal] = standing
            self._drawing = None if progress >= 1.0 else (goal, progress)
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self.size).adjusted(-8, -6, 8, 6)

    def paint_pair(self, painter: QPainter, goal: str, upper: QRectF, lower: QRectF) -> None:
        """Draw the two values of a goal with what is drawn around or through them."""
        standing, at = self._standings[goal], GOALS.index(goal)
        ink, quiet = self.theme.colour("pencil"), self.theme.colour("text2")
        self._paint_value(painter, str(FIRST[at]), upper, ink, standing in STRUCK)
        if not self.alone:
            self._paint_value(painter, str(LATER[at]), lower, quiet, standing is Standing.FIRST)
        done = self._drawing[1] if self._drawing is not None and self._drawing[0] == goal else 1.0
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(1.6, upper.height() * 0.09)
        if standing in RINGED:
            around = _around(upper if standing in (Standing.FIRST, Standing.SOON) else lower)
            painter.setPen(QPen(ink, width, RINGED[standing], Qt.PenCapStyle.RoundCap))
            painter.drawPath(beginning(ring(around), done))
        if standing in STRUCK:
            through = _around(upper).adjusted(2, 0, -2, 0)
            red = self.theme.colour("pencilRed")
            painter.setPen(QPen(red, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(beginning(strike(through), done if standing is Standing.GONE else 1.0))

    def _paint_value(self, painter: QPainter, text: str, rect: QRectF, ink: object, faded: bool) -> None:
        painter.setOpacity(FADED if faded else 1.0)
        painter.setPen(ink)  # type: ignore[arg-type]
        painter.setFont(self.theme.scaled_font("pencil", rect.height() * 0.82))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
        painter.setOpacity(1.0)


class ColumnValues(Values):
    """Two rows of values under the columns, and the letters above them."""

    def __init__(self, theme: Theme, parent: QGraphicsItem, *, alone: bool = False) -> None:
        super().__init__(theme, tuple(LETTERS), parent, alone=alone)
        self._measure = Measure(24, 3, 6)
        self._upper, self._lower = 20.0, 17.0

    def fit(self, measure: Measure, upper: float, lower: float) -> None:
        """Stand under the columns of a sheet of this measure."""
        self.prepareGeometryChange()
        self._measure, self._upper, self._lower = measure, upper, lower
        self.size = QSizeF(measure.panel(len(LETTERS), 1).width(), upper + lower)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for column, letter in enumerate(LETTERS):
            cell = self._measure.rect_of((column, 0))
            upper = QRectF(cell.left(), 0, cell.width(), self._upper)
            self.paint_pair(
                painter, letter, upper, QRectF(cell.left(), self._upper, cell.width(), self._lower)
            )


def _around(rect: QRectF) -> QRectF:
    wide = max(rect.width() * 0.86, rect.height() * 1.1)
    ring_rect = QRectF(0, 0, min(wide, rect.height() * 1.9), rect.height() * 1.04)
    ring_rect.moveCenter(rect.center())
    return ring_rect
