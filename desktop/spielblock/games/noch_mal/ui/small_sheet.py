"""A small sheet of another seat: whose it is, its crosses and its points."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.noch_mal.scoring import OPEN_STAR
from spielblock.games.noch_mal.texts import signed
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.looks import SheetLook, cell_of, hues_of, stars_of
from spielblock.widgets.printed_sheet import Measure
from spielblock.widgets.score_sheet import CellGrid
from spielblock.widgets.stage import Stage

HEAD: Final = 22
MOST_CELL: Final = 13


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
        self._points = ("", "")
        self._size = QSizeF(200, 120)
        self.grid = CellGrid(stage.theme, hues_of(("r" * 15,) * 7), (), -1, self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_sheet(self, rows: tuple[str, ...], look: SheetLook, note: str) -> None:
        """Show the sheet of a seat as it stands; `note` is a word beside its name."""
        self.owner = look.owner
        self.note = note
        self.grid.print_rows(hues_of(rows), stars_of(rows))
        self.grid.show_crossed(look.crossed)
        self._points = (signed(look.points.so_far), signed(-OPEN_STAR * look.points.stars))
        self.setToolTip(texts.enlarge(self._stage.name(look.owner)))
        self.update()

    def show_note(self, note: str) -> None:
        """Show a word beside the name."""
        self.note = note
        self.update()

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        return {
            "owner": self.owner,
            "crossed": sorted(map(cell_of, self.grid.crossed)),
            "points": self._points,
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
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._size).adjusted(-2, -2, 2, 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_paper(painter)
        if self.owner:
            self._paint_head(painter)
            self._paint_points(painter)

    def _paint_paper(self, painter: QPainter) -> None:
        theme, hue = self._theme, self._stage.hue(self.owner) if self.owner else None
        paper = QRectF(QPointF(0, 0), self._size)
        painter.setPen(QPen(theme.colour("paperLine"), 1))
        painter.setBrush(theme.colour("paper"))
        painter.drawRoundedRect(paper, theme.px(5), theme.px(5))
        shape = QPainterPath()
        shape.addRoundedRect(paper, theme.px(5), theme.px(5))
        painter.save()
        painter.setClipRect(QRectF(0, 0, self._size.width(), theme.px(HEAD)))
        painter.fillPath(shape, hue.strong if hue is not None else theme.colour("ink"))
        painter.restore()

    def _paint_head(self, painter: QPainter) -> None:
        theme, hue = self._theme, self._stage.hue(self.owner)
        ink = QColor(hue.on) if hue is not None else theme.colour("textOnInk")
        head = QRectF(0, 0, self._size.width(), theme.px(HEAD))
        left = theme.px(7)
        if hue is not None:
            glyph = QRectF(left, (head.height() - theme.px(13)) / 2, theme.px(13), theme.px(13))
            theme.pictures.paint(painter, hue.glyph, glyph, ink)
            left += theme.px(18)
        painter.setPen(ink)
        right = head.right() - theme.px(7)
        if not self._roomy():
            painter.setFont(theme.scaled_font("pencil", theme.px(13)))
            right = self._write_right(painter, f"{self._points[0]} ", right, head)
        painter.setFont(theme.font("caption"))
        right = self._write_right(painter, self.note, right, head)
        painter.setFont(theme.scaled_font("bodyStrong", theme.px(13)))
        place = QRectF(left, 0, right - left - theme.px(4), head.height())
        name = QFontMetricsF(painter.font()).elidedText(
            self._stage.name(self.owner), Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)

    def _write_right(self, painter: QPainter, text: str, right: float, head: QRectF) -> float:
        """Write something at the right of the head; return where there is room left of it."""
        if not text:
            return right
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        place = QRectF(right - width - 1, 0, width + 1, head.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
        return place.left() - self._theme.px(4)

    def _beside(self) -> QRectF:
        """Return the room beside the grid."""
        grid = self.grid.mapRectToParent(self.grid.boundingRect())
        px = self._theme.px
        return QRectF(
            grid.right() + px(2), px(HEAD), self._size.width() - grid.right() - px(6), grid.height()
        )

    def _roomy(self) -> bool:
        return self._beside().width() >= self._theme.px(62)

    def _paint_points(self, painter: QPainter) -> None:
        if not self._roomy():
            return
        theme, room = self._theme, self._beside()
        painter.setPen(theme.colour("pencil"))
        painter.setFont(theme.scaled_font("pencil", theme.px(22)))
        top = QRectF(room.left(), room.top() + theme.px(8), room.width(), theme.px(26))
        painter.drawText(top, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._points[0])
        painter.setPen(theme.colour("text2"))
        painter.setFont(theme.font("caption"))
        words = QRectF(room.left(), top.bottom(), room.width(), theme.px(16))
        painter.drawText(
            words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, texts.points_short()
        )
        star = QRectF(room.left(), words.bottom() + theme.px(2), theme.px(13), theme.px(13))
        theme.pictures.paint(painter, "star", star, theme.colour("pencilRed"))
        painter.setPen(theme.colour("pencilRed"))
        cost = QRectF(star.right() + theme.px(3), star.top() - 1, room.width(), theme.px(15))
        painter.drawText(cost, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._points[1])
