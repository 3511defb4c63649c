"""The other players round the felt: a fan of backs, a plate with name and number of cards."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.rockit.ui import texts_round as texts
from spielblock.games.rockit.ui.cards import BACK, BORDER, RATIO, WIDTH, card_picture
from spielblock.games.rockit.ui.open_hands import paint_open
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

#: No letters on a plate are smaller, in pixels, and how large they begin, as a share of its height.
LEAST: Final = 11
NAME: Final = 0.42
NUMBER: Final = 0.5
USUAL: Final = 13
#: More backs than these would only be a stripe; the number says how many there are.
MOST_BACKS: Final = 14


class SeatItem(QGraphicsItem):
    """One of the others. Its point is the middle of its plate."""

    def __init__(self, theme: Theme, sitter: Sitter) -> None:
        super().__init__()
        self._theme = theme
        self.sitter = sitter
        self._plate = QSizeF(150, 36)
        self._card = 46.0
        self.cards = 0
        #: The cards that lie open at the end of a round, and what they are worth where that counts.
        self.opened: tuple[str, ...] = ()
        self.points: int | None = None
        self.active = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def words(self) -> str:
        """What the plate says after the name: the number of cards, or what the open ones are worth."""
        return str(self.cards) if self.points is None else texts.points_short(self.points)

    def arrange(self, at: QPointF, plate: QSizeF, card: float) -> None:
        """Lie here, in this size."""
        self.prepareGeometryChange()
        self._plate, self._card = plate, card
        self.setPos(at)
        self.setToolTip(self.sitter.name if self.shown_name() != self.sitter.name else "")
        self.update()

    def name_font(self) -> QFont:
        """Return the letters of the name: smaller where it is long, down to what can be read."""
        font = self._theme.scaled_font("bodyStrong", max(USUAL, self._plate.height() * NAME))
        while font.pixelSize() > LEAST and self._wide(font, self.sitter.name) > self.name_room():
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def name_room(self) -> float:
        """Return how wide a name may be: what mark and number leave, at least two figures."""
        font = self._number_font()
        number = max(self._wide(font, "88"), self._wide(font, self.words))
        return self._plate.width() - self._plate.height() * 1.5 - number

    def shown_name(self) -> str:
        """Return the name as it is written; one that is too long ends in dots."""
        metrics = QFontMetricsF(self.name_font())
        return metrics.elidedText(self.sitter.name, Qt.TextElideMode.ElideRight, self.name_room())

    def _number_font(self) -> QFont:
        # Not the pencil's: alone and small, its 5 is taken for an S.
        font = self._theme.scaled_font("number", max(USUAL, self._plate.height() * NUMBER))
        font.setWeight(QFont.Weight.Bold)
        return font

    def _wide(self, font: QFont, text: str) -> float:
        return QFontMetricsF(font).horizontalAdvance(text)

    def show_cards(self, cards: int) -> None:
        """Hold so many cards."""
        if cards != self.cards:
            self.cards = cards
            self.update()

    def lay_open(self, cards: tuple[str, ...], points: int | None) -> None:
        """Lay these cards open instead of the backs; none: hold backs again. `points` are written beside."""
        if (cards, points) != (self.opened, self.points):
            self.opened, self.points = cards, points
            self.update()

    def show_active(self, *, active: bool) -> None:
        """Be the one who acts, or not."""
        self.setScale(1.0)
        if active != self.active:
            self.active = active
            self.update()

    def hand_middle(self) -> QPointF:
        """Return where cards fly to and from, in the scene."""
        return self.pos() - QPointF(0, self._plate.height() / 2 + self._card * 0.4)

    def tip(self) -> QPointF:
        """Return where somebody who speaks has the mouth, in the scene."""
        return self.pos() - QPointF(0, self._plate.height() / 2 + self._card * 0.75)

    def boundingRect(self) -> QRectF:
        wide, high = self._plate.width(), self._plate.height()
        above = self._card * (RATIO + 0.35)
        return QRectF(-wide / 2 - 8, -high / 2 - above, wide + 16, high + above + 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.opened:
            paint_open(painter, self._theme, self.opened, self._plate, self._card)
        else:
            self._paint_backs(painter)
        self._paint_plate(painter)

    def _paint_backs(self, painter: QPainter) -> None:
        count = min(self.cards, MOST_BACKS)
        if not count:
            return
        picture = card_picture(self._theme, BACK, self._card, painter.device().devicePixelRatioF())
        border = BORDER * self._card / WIDTH
        turn = min(6.0, 36.0 / count)
        lean = radians(turn * (count - 1) / 2)
        room = self._plate.width() - self._card * (cos(lean) + 2 * RATIO * sin(lean))
        step = min(self._card * 0.42, max(2.0, room) / max(1, count - 1))
        foot = -self._plate.height() / 2 + self._card * 0.36
        for at in range(count):
            off = at - (count - 1) / 2
            painter.save()
            painter.translate(off * step, foot + abs(off) ** 1.6 * 0.5)
            painter.rotate(off * turn)
            point = QPointF(-self._card / 2 - border, -self._card * RATIO - border)
            painter.drawPixmap(point, picture)
            painter.restore()

    def _paint_plate(self, painter: QPainter) -> None:
        theme = self._theme
        plate = QRectF(QPointF(), self._plate)
        plate.moveCenter(QPointF(0, 0))
        high = plate.height()
        ground = theme.colour("marker" if self.active else "feltShade")
        ground.setAlphaF(1.0 if self.active else 0.86)
        painter.setPen(QPen(theme.colour("markerInk"), 1.5) if self.active else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(plate, high / 2, high / 2)
        mark = QRectF(plate.left() + high * 0.1, plate.top() + high * 0.1, high * 0.8, high * 0.8)
        paint_seat(painter, mark, self.sitter, theme)
        painter.setPen(theme.colour("markerInk") if self.active else theme.colour("feltText"))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._number_font())
        inside = plate.adjusted(0, 0, -high * 0.3, 0)
        painter.drawText(inside, middle | Qt.AlignmentFlag.AlignRight, self.words)
        painter.setFont(self.name_font())
        line = QRectF(mark.right() + high * 0.15, plate.top(), self.name_room() + 1, high)
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, self.shown_name())
