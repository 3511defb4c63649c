"""A small sheet of another seat: whose it is, its crosses and its points."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.noch_mal.refused.texts import colour
from spielblock.games.noch_mal.texts import signed
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.colour_rows import ColourValues
from spielblock.games.noch_mal.ui.fullest import Counted, fullest, paint_fullest
from spielblock.games.noch_mal.ui.looks import SheetLook, cell_of, hues_of, stars_of
from spielblock.games.noch_mal.ui.newest import Newest
from spielblock.games.noch_mal.ui.paper import paint_paper
from spielblock.games.noch_mal.ui.small_head import HEAD, Head, fitted, paint_head
from spielblock.games.noch_mal.ui.standing import told
from spielblock.widgets.printed_sheet import Measure
from spielblock.widgets.score_sheet import CellGrid
from spielblock.widgets.stage import Stage

MOST_CELL: Final = 13
#: How much room the points need beside the grid, and the colours beside the points.
POINTS: Final = 72
LEAST_POINTS: Final = 38
ROOMY: Final = 60
#: So high each row of the colours is at least, and so wide the room for their counts alone.
LEAST_ROW: Final = 13
LEAST_COUNTS: Final = 60
LEAST_COLOURS: Final = 120
MOST_COLOURS: Final = 640


def height_for(width: float, most: float, px: float) -> float:
    """Return how high a small sheet of this width is, at most so high."""
    step = min((width - 12 * px) / 15, MOST_CELL * px * 1.12, (most - (HEAD + 12) * px) / 7)
    return HEAD * px + 7 * step + 12 * px


class SmallSheet(QGraphicsItem):
    """A sheet to look at; a click enlarges it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._theme = stage.theme
        self.owner = ""
        self.note = ""
        #: What a tool tip says, which the view shows where it hides nothing of this sheet.
        self.tip = ""
        self._points = ""
        self._size = QSizeF(200, 120)
        self.grid = CellGrid(stage.theme, hues_of(("r" * 15,) * 7), (), -1, self)
        self.newest = Newest(stage.theme, self.grid)
        self.colours = ColourValues(stage.theme, self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_sheet(self, rows: tuple[str, ...], look: SheetLook, note: str, soon: str = "") -> None:
        """Show the sheet of a seat as it stands; `note` is a word beside its name.

        `soon` says what it gets when all have chosen.
        """
        self.owner = look.owner
        self.note = note
        self.grid.print_rows(hues_of(rows), stars_of(rows))
        self.grid.show_crossed(look.crossed)
        self.newest.show_spots(look.newest)
        self.colours.show_standings(look.goals)
        self.colours.show_done(look.done)
        self._points = signed(look.points.total)
        counts = " · ".join(f"{colour(ink)} {done}" for ink, done in self.colours.done.items())
        lines = texts.enlarge(self._stage.name(look.owner)), told(look.points), texts.cells_told(counts)
        self.tip = "\n".join([*lines, soon] if soon else lines)
        self.update()

    def show_note(self, note: str) -> None:
        """Show a word beside the name."""
        self.note = note
        self.update()

    def head(self) -> tuple[str, str]:
        """Return what stands in the head: the name, and words or an icon for what the seat has done."""
        head = self._head()
        return head.name, head.note

    def counts(self) -> dict[str, str]:
        """Return what is written of how full colours are: of all, or of the fullest two."""
        if self.colours.isVisible():
            return self.colours.counts
        return {colour: words for colour, words, _ in self._fullest()}

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        return {
            "owner": self.owner,
            "crossed": sorted(map(cell_of, self.grid.crossed)),
            "points": self._points,
            "colours": {goal: standing.value for goal, standing in self.colours.standings.items()},
            "done": self.colours.done,
            "note": self.note,
        }

    def fit(self, size: QSizeF) -> None:
        """Fill this room."""
        self.prepareGeometryChange()
        self._size = size
        px = self._theme.scale
        step = min((size.width() - 12 * px) / 15, (size.height() - (HEAD + 12) * px) / 7)
        gap = max(1.0, step * 0.12)
        self.grid.fit(Measure(step - gap, gap, 0))
        self.grid.setPos(6 * px, (HEAD + 5) * px)
        self._fit_colours()
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-2, -2, 2, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hue = self._stage.hue(self.owner) if self.owner else None
        strip = self._theme.colour("ink") if hue is None else hue.strong
        paint_paper(painter, self._theme, self._size, self._theme.px(HEAD), strip)
        if self.owner:
            paint_head(painter, self._theme, self._size.width(), hue, self._head())
            self._paint_points(painter)

    def _head(self) -> Head:
        points = "" if self._roomy() else self._points
        head = Head(self._stage.name(self.owner), self.note, points)
        coloured = self._stage.hue(self.owner) is not None
        return fitted(self._theme, self._size.width(), head, glyph=coloured)

    def _fit_colours(self) -> None:
        """Show the colours of the seat as well where there is room beside its points."""
        room, px = self._beside(), self._theme.px
        width = min(px(MOST_COLOURS), room.width() - px(POINTS))
        row = (room.height() - px(6)) / len(self.colours.goals)
        self.colours.setVisible(width >= px(LEAST_COLOURS) and row >= px(LEAST_ROW))
        if self.colours.isVisible():
            self.colours.fit(width, row)
            self.colours.setPos(room.right() - width, room.top() + px(5))

    def _beside(self) -> QRectF:
        """Return the room beside the grid."""
        grid = self.grid.mapRectToParent(self.grid.boundingRect())
        px = self._theme.px
        return QRectF(
            grid.right() + px(2), px(HEAD), self._size.width() - grid.right() - px(6), grid.height()
        )

    def _fullest(self) -> list[Counted]:
        """Return the counts beside the points or below them, where there is room for no bars."""
        room, px = self._beside(), self._theme.px
        if self.colours.isVisible() or not self._roomy():
            return []
        beside = room.width() >= px(POINTS + LEAST_COUNTS)
        room.adjust(px(POINTS) if beside else 0, px(5 if beside else 53), 0, 0)
        return fullest(self._theme, room, self.colours.done)

    def _roomy(self) -> bool:
        return self._beside().width() >= self._theme.px(LEAST_POINTS)

    def _paint_points(self, painter: QPainter) -> None:
        if not self._roomy():
            return
        theme, room = self._theme, self._beside()
        painter.setPen(theme.colour("pencil"))
        painter.setFont(theme.scaled_font("pencil", theme.px(22 if room.width() >= theme.px(ROOMY) else 16)))
        top = QRectF(room.left(), room.top() + theme.px(8), room.width(), theme.px(26))
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._points)
        painter.setPen(theme.colour("text2"))
        painter.setFont(theme.font("caption"))
        words = QRectF(room.left(), top.bottom(), room.width(), theme.px(16))
        if words.bottom() < self._size.height():
            painter.drawText(
                words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, texts.points_short()
            )
        paint_fullest(painter, theme, self._fullest())
