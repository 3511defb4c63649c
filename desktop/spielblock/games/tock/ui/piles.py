"""The pack and the discards in the middle of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from spielblock.control.framing import Room
from spielblock.games.tock.options import Options
from spielblock.games.tock.ui import texts
from spielblock.games.tock.ui.cards import BACK, BORDER, RATIO, WIDTH, card_picture
from spielblock.games.tock.ui.places import Places
from spielblock.widgets.card_item import CardItem
from spielblock.widgets.theme import Theme

WIDTHS: Final = {Room.COMPACT: 48.0, Room.NORMAL: 62.0, Room.LARGE: 84.0}
GROUND: Final = 5.0
FLYING: Final = 850.0


class Piles:
    """Shows how many cards are left to draw, and the top of the discards over the one before."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self._pack: list[CardItem] = []
        self._discards: list[CardItem] = []
        self._label = QGraphicsPixmapItem()
        self._label.setZValue(GROUND + 3)
        self._scene.addItem(self._label)
        self._words = ""
        self._dpr = 1.0
        self.options = Options()
        self.width = 62.0
        self.pack = QPointF()
        self.discards = QPointF()

    def arrange(self, places: Places, room: Room, dpr: float) -> None:
        """Lie in the middle of this board, as large as the free space allows."""
        p, gap = places.pitch, 10.0 if room is Room.COMPACT else 16.0
        scale = self._theme.scale
        self.width = min(WIDTHS[room] * scale, (5.0 * p - gap) / 2, 3.2 * p / RATIO)
        self._dpr = dpr
        middle = places.plate.center()
        apart = (self.width + gap) / 2
        self.pack = QPointF(middle.x() - apart, middle.y())
        self.discards = QPointF(middle.x() + apart, middle.y())
        count, cards = self.left, self.shown
        self._clear()
        self._make()
        self.show_piles(count, cards)

    @property
    def left(self) -> int:
        """How many cards the label says are left."""
        return int("".join(letter for letter in self._words if letter.isdigit()) or 0)

    @property
    def shown(self) -> tuple[str, ...]:
        """The discards one sees, top first, read from the items."""
        return tuple(item.card for item in reversed(self._discards) if item.isVisible())

    def card(self, card: str) -> CardItem:
        """Return a new card lying in the scene, for a flight."""
        item = self._card(card)
        item.setZValue(FLYING)
        self._scene.addItem(item)
        return item

    def remove(self, item: CardItem) -> None:
        """Take a card of a flight away."""
        if item.scene() is self._scene:
            self._scene.removeItem(item)

    def show_piles(self, left: int, discards: Sequence[str]) -> None:
        """Show the piles at once; `discards` has its top first."""
        for item in self._pack:
            item.setVisible(left > 0)
        self._words = texts.cards_left(left) if left else ""
        self._label.setVisible(left > 0)
        if left and self._pack:
            self._label.setPixmap(self._label_picture(self._words))
            size = self._label.pixmap().deviceIndependentSize()
            foot = self.pack.y() + self.width * RATIO / 2
            self._label.setPos(self.pack.x() - size.width() / 2, foot - size.height() * 0.6)
        for place, item in enumerate(reversed(self._discards)):
            item.setVisible(place < len(discards))
            if place < len(discards):
                item.show_card(discards[place])

    def put(self, card: str) -> None:
        """Put a card on the discards at once."""
        self.show_piles(self.left, (card, *self.shown[:1]))

    def _card(self, card: str) -> CardItem:
        width = self.width
        border = 2 * BORDER * width / WIDTH
        size = QSizeF(width + border, width * RATIO + border)

        def picture(name: str) -> QPixmap:
            return card_picture(self._theme, name, width, self._dpr, options=self.options)

        return CardItem(picture, size, card)

    def _clear(self) -> None:
        for item in (*self._pack, *self._discards):
            self._scene.removeItem(item)
        self._pack, self._discards = [], []

    def _make(self) -> None:
        for shift, height in ((QPointF(3, -3), GROUND), (QPointF(0, 0), GROUND + 1)):
            item = self._card(BACK)
            item.lie(self.pack + shift)
            item.setZValue(height)
            self._scene.addItem(item)
            self._pack.append(item)
        for shift, turn, height in ((QPointF(-4, 3), -7.0, GROUND), (QPointF(0, 0), 0.0, GROUND + 1)):
            item = self._card(BACK)
            item.lie(self.discards + shift, turn)
            item.setZValue(height)
            self._scene.addItem(item)
            self._discards.append(item)

    def _label_picture(self, words: str) -> QPixmap:
        theme = self._theme
        font = theme.scaled_font("caption", min(theme.px(12), self.width * 0.21))
        font.setWeight(font.Weight.DemiBold)
        width = QFontMetricsF(font).horizontalAdvance(words) + theme.px(16)
        height = font.pixelSize() * 2
        pixmap = QPixmap(round((width + 2) * self._dpr), round((height + 2) * self._dpr))
        pixmap.setDevicePixelRatio(self._dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1, 1, width, height)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(box, height / 2, height / 2)
        painter.setPen(theme.colour("text2"))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()
        return pixmap
