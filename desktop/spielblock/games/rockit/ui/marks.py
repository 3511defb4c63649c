"""Small marks on the felt: pills with words, and the disc with the sum of a penalty."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.rockit.ui.cards import HUES
from spielblock.widgets.fan_marks import paint_frame
from spielblock.widgets.hint_mark import RADIUS, paint_hint
from spielblock.widgets.key_cap import cap_width, paint_cap
from spielblock.widgets.theme import Theme

#: The key that takes from the pack, on the button and beside the pack.
PACK_KEY: Final = "T"


class Pill(QGraphicsItem):
    """A few words on a dark ground, with the shape of a colour before them if there is one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.words = ""
        self.colour = ""
        self._box = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def say(self, words: str, colour: str = "") -> None:
        """Show these words; "" hides the pill."""
        if (words, colour) != (self.words, self.colour):
            self.prepareGeometryChange()
            self.words, self.colour = words, colour
            self._box = self._measured()
            self.update()
        self.setVisible(bool(words))

    def boundingRect(self) -> QRectF:
        return self._box

    def _measured(self) -> QRectF:
        theme = self._theme
        width = QFontMetricsF(theme.font("bodyStrong")).horizontalAdvance(self.words) + theme.px(24)
        width += theme.px(24) if self.colour else 0
        return QRectF(-width / 2, -theme.px(13), width, theme.px(26))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, box = self._theme, self.boundingRect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.colour("feltShade")
        ground.setAlphaF(0.86)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        text = QRectF(box)
        if self.colour:
            hue, size = theme.hue(HUES[self.colour]), theme.px(20)
            disc = QRectF(box.left() + theme.px(4), box.center().y() - size / 2, size, size)
            painter.setPen(QPen(theme.colour("cardFace"), 1.2))
            painter.setBrush(hue.strong)
            painter.drawEllipse(disc)
            theme.pictures.paint(painter, hue.glyph, disc.adjusted(4, 4, -4, -4), hue.on)
            text.setLeft(disc.right())
        painter.setPen(theme.colour("feltText"))
        painter.setFont(theme.font("bodyStrong"))
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, self.words)


class Badge(QGraphicsItem):
    """The sum of a penalty on a yellow disc."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._radius = 30.0
        self.owed = 0
        self.setVisible(False)

    def arrange(self, at: QPointF, radius: float) -> None:
        """Lie here, in this size."""
        self.prepareGeometryChange()
        self._radius = radius
        self.setPos(at)

    def show_owed(self, owed: int) -> None:
        """Show so many cards; 0 hides the badge."""
        self.owed = owed
        self.setScale(1.0)
        self.setVisible(owed > 0)
        self.update()

    def boundingRect(self) -> QRectF:
        r = self._radius + 3
        return QRectF(-r, -r, 2 * r, 2 * r)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, r = self._theme, self._radius
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("markerInk"), 2.5))
        painter.setBrush(theme.colour("marker"))
        painter.drawEllipse(QPointF(0, 0), r, r)
        painter.setFont(theme.scaled_font("hero", r * 0.9))
        painter.drawText(QRectF(-r, -r, 2 * r, 2 * r), Qt.AlignmentFlag.AlignCenter, f"+{self.owed}")


class Cap(QGraphicsItem):
    """The key that takes cards from the pack, as on a button. Its point is the middle of its left edge."""

    def __init__(self, theme: Theme, key: str) -> None:
        super().__init__()
        self._theme = theme
        self._key = key
        self._box = QRectF(0, -theme.px(10), cap_width(theme, key) + 2, theme.px(20))
        self.setVisible(False)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        paint_cap(painter, QPointF(0, 0), self._key, theme, theme.colour("text2"), theme.colour("surface"))


class Advice(QGraphicsItem):
    """The frame and the bulb on the pack while a hint tells to take from it. Its point is the middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._card = QSizeF(100, 145)
        self.setVisible(False)

    def arrange(self, at: QPointF, card: QSizeF) -> None:
        """Lie here, around a card of this size."""
        self.prepareGeometryChange()
        self._card = card
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        more = self._theme.px(RADIUS) + 2
        wide, high = self._card.width() / 2 + more, self._card.height() / 2 + more
        return QRectF(-wide, -high, 2 * wide, 2 * high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_frame(painter, theme, self._card, marked=True, focused=False)
        paint_hint(painter, theme, QPointF(0, theme.px(2) - self._card.height() / 2))
