"""The plate of one seat: its mark, its name, what it does, what it holds, and a half it has lost."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.schock.ui.plates import Words, fitting, shade
from spielblock.widgets.chip_stack import ChipStack
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

PLATE: Final = 46.0
#: From this width on a plate has room for mats and a word beside the name.
ROOMY: Final = 180.0
#: How wide the shortest word on a lost half is.
TAG: Final = 24.0
#: A narrower plate has a smaller mark and smaller gaps, for the name to have room.
TIGHT: Final = 100.0


class SeatPlate(QGraphicsItem):
    """Painted around the middle of its upper edge."""

    def __init__(self, theme: Theme, sitter: Sitter) -> None:
        super().__init__()
        self.sitter = sitter
        self._theme = theme
        self._width = 200.0
        self._status = ""
        self._lids = 0
        self._active = False
        self.mats = ChipStack(theme, "beer-mat", 22, 50, self)
        self.loss = Words(theme, "tag", self)
        #: Whether the word on a lost half stands below the mark.
        self._badge = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def fit_plate(self, width: float) -> None:
        """Be so wide."""
        self.prepareGeometryChange()
        self._width = width
        self.mats.fit(22 * self._theme.scale, min(width * 0.28, 58 * self._theme.scale))
        self.mats.setVisible(self._roomy())
        self._lay_out_plate()

    def show_plate(self, status: str, lids: int, *, active: bool, out: bool) -> None:
        """Show what this seat does, what it holds, and whether it acts now."""
        self._status = status
        self._active = active
        self.setOpacity(0.55 if out else 1.0)
        self.show_lids(lids)
        self.update()

    def show_active(self, status: str, *, active: bool) -> None:
        """Change only what the seat does."""
        self._status, self._active = status, active
        self.update()

    def show_lids(self, lids: int) -> None:
        """Change only the number of lids."""
        self._lids = lids
        self.mats.show_count(min(lids, 3))
        self._lay_out_plate()
        self.update()

    def show_loss(self, *texts: str) -> None:
        """Show that this seat has lost a half, in the first of these texts that fits; "" for none."""
        self.loss.show_text(*texts)
        self.loss.setToolTip(texts[0])
        self._lay_out_plate()
        self.update()

    def lids_spot(self) -> QPointF:
        """Return where lids land, in the scene."""
        return self.mapToScene(QPointF(self._width / 2 - 24 * self._theme.scale, 23 * self._theme.scale))

    def boundingRect(self) -> QRectF:
        return QRectF(-self._width / 2 - 2, -2, self._width + 4, PLATE * self._theme.scale + 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, scale = self._theme, self._theme.scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = QRectF(-self._width / 2, 0, self._width, PLATE * scale)
        painter.setPen(QPen(theme.colour("markerInk"), 1.5) if self._active else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("marker") if self._active else shade(theme, 0.5))
        painter.drawRoundedRect(plate, 10, 10)
        mark, gap = self._mark(), self._gap()
        left, top = plate.left() + gap, (PLATE * scale - mark) / 2
        if self._badge and self.loss.text:
            top = max(3 * scale, top - 7 * scale)
        paint_seat(painter, QRectF(left, top, mark, mark), self.sitter, theme)
        ink = theme.colour("markerInk" if self._active else "pubText")
        self._paint_words(painter, plate, left + mark + gap, ink)

    def name_room(self) -> float:
        """Return how wide a name may be."""
        tag = (TAG + 6) * self._theme.scale if self.loss.text and self._roomy() else 0
        return self._line() - tag

    def _line(self) -> float:
        """Return how wide the line of the name is."""
        beside = (
            self._number() + 4 * self._theme.scale + self._mats_width()
            if self._roomy()
            else self._gap() * 0.7
        )
        return self._width - 2 * self._gap() - self._mark() - beside

    def name_font(self) -> QFont:
        """Return the letters of the name: smaller where it is long, down to what can be read."""
        pixels = (15 if self._roomy() else 13) * self._theme.scale
        return fitting(self._theme, "bodyStrong", pixels, self.sitter.name, self.name_room())

    def shown_name(self) -> str:
        """Return the name as it is written; one that is too long ends in dots."""
        metrics = QFontMetricsF(self.name_font())
        return metrics.elidedText(self.sitter.name, Qt.TextElideMode.ElideRight, self.name_room())

    def _mark(self) -> float:
        """Return how wide the mark of the seat is."""
        return (28 if self._roomy() else 20 if self._tight() else 24) * self._theme.scale

    def _gap(self) -> float:
        return (4 if self._tight() else 6) * self._theme.scale

    def _tight(self) -> bool:
        return self._width < TIGHT * self._theme.scale

    def _paint_words(self, painter: QPainter, plate: QRectF, left: float, ink: QColor) -> None:
        theme, scale = self._theme, self._theme.scale
        roomy = self._roomy()
        number = QRectF(plate.right() - self._number(), plate.top(), self._number(), plate.height())
        right = left + self._line()
        painter.setPen(ink)
        painter.setFont(self.name_font())
        line = QRectF(left, 5 * scale, right - left + 1, 19 * scale)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, self.shown_name())
        below = QRectF(left, 24 * scale, right - left, 17 * scale)
        if roomy:
            painter.setFont(fitting(theme, "small", 12.5 * scale, self._status, below.width()))
            painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, self._status)
            painter.setFont(theme.scaled_font("score", 20 * scale))
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._lids))
        else:
            square = QRectF(left, 25 * scale, 15 * scale, 15 * scale)
            theme.pictures.paint(painter, "beer-mat", square)
            painter.setFont(self._lids_font())
            beside = below.translated(20 * scale, 0)
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, str(self._lids))

    def _lids_font(self) -> QFont:
        return self._theme.scaled_font("score", 17 * self._theme.scale)

    def _number(self) -> float:
        """Return how much room the number of lids takes at the end of the plate."""
        return (44 if self._lids > 9 else 34) * self._theme.scale

    def _mats_width(self) -> float:
        count = self.mats.count
        return self.mats.place(count - 1).x() + 11 * self._theme.scale if count else 0.0

    def _roomy(self) -> bool:
        return self._width >= ROOMY * self._theme.scale

    def _lay_out_plate(self) -> None:
        self.setToolTip(self.sitter.name if self.shown_name() != self.sitter.name else "")
        self._lay_out_loss()
        self.mats.setPos(self._width / 2 - self._number() - self._mats_width(), 12 * self._theme.scale)

    def _lay_out_loss(self) -> None:
        """In the line of the name, or of the lids on a narrower plate; below the mark where that is full."""
        scale = self._theme.scale
        first = self._first()
        if self._roomy():
            name = QFontMetricsF(self.name_font()).horizontalAdvance(self.shown_name())
            start, end, middle = first + name + 6 * scale, first + self._line(), 14.5 * scale
        else:
            lids = QFontMetricsF(self._lids_font()).horizontalAdvance(str(self._lids))
            start, end, middle = first + 26 * scale + lids, self._width / 2 - 4 * scale, 32.5 * scale
        self._badge = end - start < TAG * scale
        if self._badge:
            start, middle = self._gap() + (self._mark() - TAG * scale) / 2 - self._width / 2, 36 * scale
            end = start + TAG * scale
        self.loss.fit(end - start, 16 * scale, 11.5 * scale)
        self.loss.setPos((start + end) / 2, middle)

    def _first(self) -> float:
        """Return where words begin, beside the mark."""
        return -self._width / 2 + 2 * self._gap() + self._mark()
