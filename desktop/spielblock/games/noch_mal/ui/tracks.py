"""The values on a sheet in pencil: those under the columns and those beside the colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.noch_mal.cells import LETTERS
from spielblock.games.noch_mal.position import GOALS
from spielblock.games.noch_mal.scoring import FIRST, LATER
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.looks import SHOWN_COLOURS, Standing
from spielblock.widgets.pencil import beginning, ring, strike
from spielblock.widgets.printed_sheet import Measure
from spielblock.widgets.theme import Theme

#: How faint a value is that can no longer be had.
FADED: Final = 0.45
#: How large the chip and the values of a colour get: the bar between them is to be long.
MOST_CHIP: Final = 36
MOST_VALUE: Final = 30


class Values(QGraphicsItem):
    """Pairs of values, one for each goal. Rings and strokes can be drawn slowly and read back."""

    def __init__(self, theme: Theme, goals: tuple[str, ...], parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.theme = theme
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
        self._paint_value(painter, str(FIRST[at]), upper, ink, standing in (Standing.GONE, Standing.LATER))
        self._paint_value(painter, str(LATER[at]), lower, quiet, standing is Standing.FIRST)
        done = self._drawing[1] if self._drawing is not None and self._drawing[0] == goal else 1.0
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = max(1.6, upper.height() * 0.09)
        if standing in (Standing.FIRST, Standing.LATER):
            around = _around(upper if standing is Standing.FIRST else lower)
            painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(beginning(ring(around), done))
        if standing in (Standing.GONE, Standing.LATER):
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

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(theme, tuple(LETTERS), parent)
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


class ColourValues(Values):
    """A row for each colour: its shape, how much of it is crossed off, and its values."""

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(theme, SHOWN_COLOURS, parent)
        self._done: dict[str, int] = dict.fromkeys(SHOWN_COLOURS, 0)
        self._row = 30.0
        self._words = True

    @property
    def done(self) -> dict[str, int]:
        """How many cells of each colour are shown as crossed off."""
        return dict(self._done)

    def show_done(self, done: Mapping[str, int]) -> None:
        """Show how many cells of each colour are crossed off."""
        self._done = {colour: done[colour] for colour in SHOWN_COLOURS}
        self.update()

    def fit(self, width: float, row: float) -> None:
        """Be so wide, with rows so high."""
        self.prepareGeometryChange()
        self._row = row
        self._words = row >= self.theme.px(34)
        self.size = QSizeF(width, row * len(SHOWN_COLOURS))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, colour in enumerate(SHOWN_COLOURS):
            self._paint_row(painter, colour, QRectF(0, place * self._row, self.size.width(), self._row))

    def _paint_row(self, painter: QPainter, colour: str, row: QRectF) -> None:
        theme, hue = self.theme, self.theme.hue(colour)
        side = min(row.height() * 0.78, max(theme.px(MOST_CHIP), row.height() * 0.6))
        chip = QRectF(1, row.center().y() - side / 2, side, side)
        painter.setPen(QPen(theme.colour("gridPanel"), 1.6))
        painter.setBrush(hue.soft)
        painter.drawRoundedRect(chip, side * 0.2, side * 0.2)
        glyph = chip.adjusted(side * 0.24, side * 0.24, -side * 0.24, -side * 0.24)
        theme.pictures.paint(painter, hue.glyph, glyph, hue.on_soft)
        value = min(row.height() * 0.72, max(theme.px(MOST_VALUE), row.height() * 0.5))
        lower = QRectF(row.right() - value, row.center().y() - value * 0.52, value, value)
        upper = lower.translated(-value * 1.2, 0)
        bar = QRectF(chip.right() + theme.px(8), 0, 0, theme.px(7))
        bar.setRight(upper.left() - theme.px(6))
        bar.moveTop(row.center().y() - (theme.px(11) if self._words else bar.height() / 2))
        self._paint_bar(painter, bar, self._done[colour] / 21)
        if self._words:
            painter.setPen(theme.colour("text2"))
            painter.setFont(theme.font("caption"))
            words = QRectF(bar.left(), bar.bottom() + 1, bar.width() + value, theme.px(16))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, texts.of_21(self._done[colour]))
        self.paint_pair(painter, colour, upper, lower)

    def _paint_bar(self, painter: QPainter, bar: QRectF, share: float) -> None:
        radius = bar.height() / 2
        painter.setPen(QPen(self.theme.colour("lineStrong"), 1))
        painter.setBrush(self.theme.colour("sunken"))
        painter.drawRoundedRect(bar, radius, radius)
        if share > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("pencil"))
            filled = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * share), bar.height())
            painter.drawRoundedRect(filled, radius, radius)


def _around(rect: QRectF) -> QRectF:
    wide = max(rect.width() * 0.86, rect.height() * 1.1)
    ring_rect = QRectF(0, 0, min(wide, rect.height() * 1.9), rect.height() * 1.04)
    ring_rect.moveCenter(rect.center())
    return ring_rect
