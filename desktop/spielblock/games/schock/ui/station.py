"""One seat at the far side of the table: its plate, its cup, its dice and what they are."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.schock.ui.dice import TILTS, DieItem
from spielblock.games.schock.ui.plates import Words, fitting, shade
from spielblock.widgets.chip_stack import ChipStack
from spielblock.widgets.cup import CupItem
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

PLATE: Final = 46.0
#: From this width on a plate has room for mats and a word beside the name.
ROOMY: Final = 180.0
#: How large dice beside the cup are, in parts of those that lie alone.
BESIDE: Final = 0.78
#: A narrower plate has a smaller mark and smaller gaps, for the name to have room.
TIGHT: Final = 100.0


class Station(QGraphicsItem):
    """Painted around the middle of the upper edge of its plate."""

    def __init__(self, theme: Theme, sitter: Sitter) -> None:
        super().__init__()
        self.sitter = sitter
        self._theme = theme
        self._width = 200.0
        self._status = ""
        self._lids = 0
        self._active = False
        self.mats = ChipStack(theme, "beer-mat", 22, 50, self)
        self.cup = CupItem(theme, 80, self)
        self.dice = [DieItem(theme, 40, self) for _ in TILTS]
        self.pill = Words(theme, "pill", self)
        self.loss = Words(theme, "pill", self)
        self._faces: tuple[int, ...] = ()
        self._die = 40.0
        self._middle = 90.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def fit(self, width: float, height: float) -> None:
        """Take this much room: the plate, and below it cup or dice, and a pill."""
        self.prepareGeometryChange()
        self._width = width
        scale = self._theme.scale
        below = height - PLATE * scale - 28 * scale
        self.cup.set_size(min(below, width * 0.62, 104 * scale))
        self._die = min(42 * scale, (width - 10) / 3.3, below * 0.8)
        self._middle = PLATE * scale + 4 * scale + below / 2
        self.pill.fit(min(width, 150 * scale), 22 * scale, (13 if width >= 110 * scale else 11.5) * scale)
        self.pill.setPos(0, height - 12 * scale)
        self._lay_out_loss()
        self.mats.fit(22 * scale, min(width * 0.28, 58 * scale))
        self.mats.setVisible(width >= ROOMY * scale)
        self._lay_out()

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
        self._lay_out()
        self.update()

    def show_dice(self, faces: tuple[int, ...], *, cup: bool) -> None:
        """Show dice on the table, beside the cup if it stands there."""
        self._faces = faces
        self.cup.setVisible(cup)
        for place, die in enumerate(self.dice):
            die.show_face(faces[place] if place < len(faces) else 0)
        self._lay_out()

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        return {
            "status": self._status,
            "lids": self._lids,
            "mats": self.mats.count,
            "active": self._active,
            "cup": self.cup.isVisible(),
            "dice": tuple([die.face for die in self.dice if die.face]),
            "pill": self.pill.text,
            "loss": self.loss.text,
        }

    def lids_spot(self) -> QPointF:
        """Return where lids land, in the scene."""
        return self.mapToScene(QPointF(self._width / 2 - 24 * self._theme.scale, 23 * self._theme.scale))

    def dice_spot(self) -> QPointF:
        """Return the middle of the dice, in the scene."""
        return self.mapToScene(QPointF(0, self._middle))

    def cup_home(self) -> QPointF:
        """Return where the cup stands, in the item's own coordinates."""
        beside = self._width * 0.17 if self._faces else 0.0
        return QPointF(-beside, self._middle)

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
        left = plate.left() + gap
        paint_seat(painter, QRectF(left, (PLATE * scale - mark) / 2, mark, mark), self.sitter, theme)
        ink = theme.colour("markerInk" if self._active else "pubText")
        self._paint_words(painter, plate, left + mark + gap, ink)

    def name_room(self) -> float:
        """Return how wide a name may be."""
        scale = self._theme.scale
        beside = self._number() + 4 * scale + self._mats_width() if self._roomy() else self._gap() * 0.7
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
        right = left + self.name_room()
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
            painter.setFont(theme.scaled_font("score", 17 * scale))
            beside = below.translated(20 * scale, 0)
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, str(self._lids))

    def _number(self) -> float:
        """Return how much room the number of lids takes at the end of the plate."""
        return (44 if self._lids > 9 else 34) * self._theme.scale

    def _mats_width(self) -> float:
        count = self.mats.count
        return self.mats.place(count - 1).x() + 11 * self._theme.scale if count else 0.0

    def _roomy(self) -> bool:
        return self._width >= ROOMY * self._theme.scale

    def _lay_out(self) -> None:
        scale = self._theme.scale
        self.setToolTip(self.sitter.name if self.shown_name() != self.sitter.name else "")
        self.mats.setPos(self._width / 2 - self._number() - self._mats_width(), 12 * scale)
        self.cup.setPos(self.cup_home())
        beside = self.cup.isVisible()
        for place, die in enumerate(self.dice):
            die.set_size(self._die * (BESIDE if beside else 1))
            die.rest(TILTS[place])
            die.setPos(self._die_home(place, beside=beside))

    def _lay_out_loss(self) -> None:
        """On the upper edge, above the mats; on a narrower plate beside the lids, if a word fits there."""
        scale, beside = self._theme.scale, self._width - 82 * self._theme.scale
        words = beside >= 62 * scale
        wide = 96 * scale if self._roomy() else beside if words else 24 * scale
        self.loss.fit(wide, 16 * scale, 11.5 * scale)
        low = 33 * scale if words and not self._roomy() else 0
        self.loss.setPos((self._width - wide) / 2 - 4 * scale, low)

    def _die_home(self, place: int, *, beside: bool) -> QPointF:
        step = self._die * 1.08
        if not beside:
            return QPointF((place - 1) * step, self._middle)
        far = place - (len(self._faces) - 1) / 2
        if self._broad():
            return QPointF(self._width * 0.27 + far * step * BESIDE, self._middle)
        return QPointF(self._width * 0.30, self._middle + far * step * BESIDE)

    def _broad(self) -> bool:
        """Return whether two dice have room side by side beside the cup."""
        return self._width * 0.42 > self._die * 1.08 * 2 * BESIDE
