"""The large sheet: paper, grid, values, jokers and points, all of one seat."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.noch_mal.cells import LETTERS
from spielblock.games.noch_mal.state import JOKERS
from spielblock.games.noch_mal.texts import signed
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.colour_rows import ColourValues
from spielblock.games.noch_mal.ui.looks import SheetLook, cell_of, hues_of, stars_of
from spielblock.games.noch_mal.ui.paper import paint_paper
from spielblock.games.noch_mal.ui.small_head import HEAD, Head, fitted, paint_head
from spielblock.games.noch_mal.ui.standing import split
from spielblock.games.noch_mal.ui.tracks import ColumnValues
from spielblock.widgets.printed_sheet import Measure
from spielblock.widgets.score_sheet import CellGrid
from spielblock.widgets.stage import Stage
from spielblock.widgets.theme import Hue

MIDDLE_COLUMN: Final = 7
STRIP: Final = 10
EMPTY_ROWS: Final = ("r" * 15,) * 7


class BigSheet(QGraphicsItem):
    """A sheet that can be played on; everything on it can be read back with `drawn`."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._theme = stage.theme
        self.grid = CellGrid(stage.theme, hues_of(EMPTY_ROWS), (), MIDDLE_COLUMN, self)
        #: Who plays alone always gets the upper values: there are no others then.
        self._alone = len(stage.sitters) == 1
        self.columns = ColumnValues(stage.theme, self, alone=self._alone)
        self.colours = ColourValues(stage.theme, self, alone=self._alone)
        self.owner = ""
        self._size = QSizeF(600, 300)
        self._strip = STRIP
        self._jokers = JOKERS
        self._points = ("", "", "")
        self._letters = 20.0
        self._tight = False
        self._side = QRectF()
        self._foot = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def heading(self) -> str:
        """What stands above the values of the colours."""
        return texts.points_short() if self._alone else texts.first_later()

    @property
    def jokers(self) -> int:
        """How many jokers are not struck."""
        return self._jokers

    def show_sheet(self, rows: tuple[str, ...], look: SheetLook, *, named: bool = False) -> None:
        """Show the sheet of a seat as it stands; `named` writes whose it is on its strip."""
        self.owner = look.owner
        self._show_strip(HEAD if named else STRIP)
        self.grid.print_rows(hues_of(rows), stars_of(rows))
        self.grid.show_crossed(look.crossed)
        self.columns.show_standings(look.goals)
        self.colours.show_standings(look.goals)
        self.colours.show_done(look.done)
        self.show_jokers(look.jokers)
        self._points = (signed(look.points.total), *split(look.points))
        self.update()

    def show_jokers(self, left: int) -> None:
        """Strike all jokers but these."""
        self._jokers = left
        self.update()

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        return {
            "owner": self.owner,
            "name": self._stage.name(self.owner) if self._strip == HEAD else "",
            "rows": self.grid.rows,
            "stars": sorted(map(cell_of, self.grid.stars)),
            "crossed": sorted(map(cell_of, self.grid.crossed)),
            "columns": {goal: standing.value for goal, standing in self.columns.standings.items()},
            "colours": {goal: standing.value for goal, standing in self.colours.standings.items()},
            "done": self.colours.done,
            "jokers": self._jokers,
            "points": self._points,
            "marks": {cell_of(spot): mark.value for spot, mark in self.grid.marks.items()},
        }

    def fit(self, size: QSizeF) -> None:
        """Fill this room: the grid as large as it can be, values below it, the rest beside it."""
        self.prepareGeometryChange()
        self._size = size
        px = self._theme.px
        edge = px(10)
        beside = px(176) if size.width() < px(900) else px(240)
        room = QSizeF(size.width() - beside - 3 * edge, size.height() - px(self._strip) - px(8))
        lower = 0.0 if self._alone else 0.5
        step = min((room.width() - px(12)) / 15, (room.height() - px(12)) / (7 + 1.25 + lower))
        gap = max(1.5, round(step * 0.08))
        measure = Measure(step - gap, gap, px(5))
        panel = measure.panel(15, 7)
        self._letters = step * 0.6
        used = self._letters + panel.height() + step * (0.62 + lower)
        top = px(self._strip) + max(0.0, (size.height() - px(self._strip) - used) / 2)
        self.grid.fit(measure)
        self.grid.setPos(edge, top + self._letters)
        self.columns.fit(measure, step * 0.62, step * lower)
        self.columns.setPos(edge, top + self._letters + panel.height())
        self._fit_side(QRectF(edge + panel.width() + 2 * edge, 0, 0, 0))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hue = self._stage.hue(self.owner) if self.owner else None
        strip = self._theme.colour("paperGlue") if hue is None else hue.strong
        paint_paper(painter, self._theme, self._size, self._theme.px(self._strip), strip)
        if self._strip == HEAD:
            self._paint_name(painter, hue)
        self._paint_letters(painter)
        self._paint_headings(painter)
        self._paint_jokers(painter)
        self._paint_points(painter)

    def _show_strip(self, height: int) -> None:
        """Have a strip so high, in logical pixels at scale 1, and the rest below it."""
        if height != self._strip:
            self._strip = height
            self.fit(self._size)

    def _fit_side(self, corner: QRectF) -> None:
        px, top = self._theme.px, self._theme.px(self._strip) + self._theme.px(4)
        side = QRectF(corner.left(), top, self._size.width() - corner.left() - px(14), 0)
        side.setWidth(min(side.width(), px(420)))
        high = self._size.height() - top - px(6)
        foot = px(58) if high < px(300) else px(68)
        row = (high - foot - px(68)) / 5
        self._tight = row < px(20)
        if self._tight:  # one line for the points, and none above the jokers
            foot = px(30)
        row = min(px(72), (high - foot - px(50 if self._tight else 68)) / 5)
        jokers = px(30) if self._tight else px(48)
        self.colours.fit(side.width(), row)
        used = px(20) + 5 * row + jokers + foot
        side.setTop(top + max(0.0, (high - used) / 2))
        side.setHeight(used)
        self._side = side
        self.colours.setPos(side.left(), side.top() + px(20))
        self._foot = QRectF(side.left(), side.bottom() - foot, side.width(), foot)

    def _paint_name(self, painter: QPainter, hue: Hue | None) -> None:
        width, glyph = self._size.width(), hue is not None
        head = fitted(self._theme, width, Head(self._stage.name(self.owner)), glyph=glyph)
        paint_head(painter, self._theme, width, hue, head)

    def _paint_letters(self, painter: QPainter) -> None:
        origin = self.grid.pos()
        painter.setFont(self._theme.scaled_font("bodyStrong", self._letters * 0.62))
        for column, letter in enumerate(LETTERS):
            cell = self.grid.rect_of((column, 0)).translated(origin)
            ink = "text" if column == MIDDLE_COLUMN else "text2"
            painter.setPen(self._theme.colour(ink))
            place = QRectF(cell.left() - 4, origin.y() - self._letters, cell.width() + 8, self._letters)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, letter)

    def _paint_headings(self, painter: QPainter) -> None:
        painter.setPen(self._theme.colour("text2"))
        painter.setFont(self._theme.font("caption"))
        head = QRectF(self._side.left(), self._side.top(), self._side.width(), self._theme.px(18))
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft, texts.colours())
        painter.drawText(head, Qt.AlignmentFlag.AlignRight, self.heading)

    def _paint_jokers(self, painter: QPainter) -> None:
        theme, px = self._theme, self._theme.px
        top = self._foot.top() - px(44)
        if not self._tight:
            painter.setPen(theme.colour("text2"))
            painter.setFont(theme.font("caption"))
            words = QRectF(self._side.left(), top, self._side.width(), px(16))
            painter.drawText(words, Qt.AlignmentFlag.AlignLeft, texts.jokers_left(self._jokers))
        step = min(px(24), self._side.width() / JOKERS)
        for place in range(JOKERS):
            box = QRectF(self._side.left() + place * step + 1, top + px(18), step - px(4), step - px(4))
            self._paint_joker(painter, box, struck=place < JOKERS - self._jokers)

    def _paint_joker(self, painter: QPainter, box: QRectF, *, struck: bool) -> None:
        theme = self._theme
        painter.setPen(QPen(theme.colour("lineStrong"), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        inner = box.adjusted(2, 2, -2, -2)
        theme.pictures.paint(painter, "joker", inner, theme.colour("text3" if struck else "pencil"))
        if struck:
            painter.setPen(
                QPen(theme.colour("pencilRed"), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            painter.drawLine(box.bottomLeft() + QPointF(1, -1), box.topRight() + QPointF(-1, 1))

    def _paint_points(self, painter: QPainter) -> None:
        """Draw the points, and below them what they are made of."""
        theme, foot = self._theme, self._foot
        painter.setPen(QPen(theme.colour("paperLine"), 1))
        painter.drawLine(foot.topLeft(), foot.topRight())
        number = theme.scaled_font("pencil", theme.px(24))
        painter.setFont(number)
        painter.setPen(theme.colour("pencil"))
        upper = QRectF(foot.left(), foot.top() + theme.px(2), foot.width(), theme.px(28))
        painter.drawText(upper, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._points[0])
        painter.setFont(theme.font("caption"))
        at_left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.colour("text2"))
        painter.drawText(upper, at_left, texts.so_far())
        if self._tight:
            return
        for place, words in enumerate(self._points[1:]):
            top = upper.bottom() - theme.px(2) + place * theme.px(16)
            lower = QRectF(foot.left(), top, foot.width(), theme.px(18))
            painter.drawText(lower, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
