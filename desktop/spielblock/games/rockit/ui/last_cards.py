"""The small cards in front of the seats: what each did since the own last turn, seen at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from spielblock.games.rockit.ui.cards import BACK, BORDER, HUES, RATIO, WIDTH, card_picture
from spielblock.games.rockit.ui.deeds import Deed, after, since_own_turn
from spielblock.rules.event import Event
from spielblock.widgets.theme import Theme

NOTHING: Final = Deed()


class LastCard(QGraphicsItem):
    """What one seat did. Its point is its middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._card = QSizeF(30, 43)
        self.deed = NOTHING
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def arrange(self, at: QPointF, width: float) -> None:
        """Lie here, so wide."""
        self.prepareGeometryChange()
        self._card = QSizeF(width, width * RATIO)
        self.setPos(at)
        self.update()

    def show_deed(self, deed: Deed) -> None:
        """Show this, or nothing."""
        if deed != self.deed:
            self.deed = deed
            self.update()
        self.setVisible(deed != NOTHING)

    def boundingRect(self) -> QRectF:
        wide, high = self._card.width() / 2 + 5, self._card.height() / 2 + 5
        return QRectF(-wide, -high, 2 * wide, 2 * high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        deed, wide, high = self.deed, self._card.width(), self._card.height()
        if deed.skipped:
            self._paint_skipped(painter)
            return
        picture = card_picture(self._theme, deed.card or BACK, wide, painter.device().devicePixelRatioF())
        border = BORDER * wide / WIDTH
        painter.drawPixmap(QPointF(-wide / 2 - border, -high / 2 - border), picture)
        if deed.card.startswith("W"):
            self._paint_colour(painter, deed.colour, above=deed.card == "W+4" and not deed.drawn)
        if deed.drawn:
            self._paint_count(painter, f"+{deed.drawn}")

    def _paint_skipped(self, painter: QPainter) -> None:
        """Draw the sign of the card that makes one sit out, on the dark ground of all marks on the felt."""
        side = self._card.width()
        box = QRectF(-side / 2, -side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("feltShade"))
        painter.drawEllipse(box)
        inner = box.adjusted(side * 0.18, side * 0.18, -side * 0.18, -side * 0.18)
        self._theme.pictures.paint(painter, "card-skip", inner, self._theme.colour("feltText"))

    def _paint_colour(self, painter: QPainter, colour: str, *, above: bool) -> None:
        """Draw the colour that was named with a joker, and its shape, in a free corner on the right."""
        hue, side = self._theme.hue(HUES[colour]), self._card.width() * 0.56
        right, low = self._card.width() / 2 + 3, self._card.height() / 2 + 3
        disc = QRectF(right - side, -low if above else low - side, side, side)
        painter.setPen(QPen(self._theme.colour("cardFace"), 1.5))
        painter.setBrush(hue.strong)
        painter.drawEllipse(disc)
        inner = disc.adjusted(side * 0.22, side * 0.22, -side * 0.22, -side * 0.22)
        self._theme.pictures.paint(painter, hue.glyph, inner, hue.on)

    def _paint_count(self, painter: QPainter, words: str) -> None:
        """Write how many cards were drawn: on the back, or on the upper edge of the card that was laid."""
        theme, wide = self._theme, self._card.width()
        high = wide * 0.5
        top = -high / 2 if not self.deed.card else -self._card.height() / 2 - 3
        box = QRectF(-wide / 2 - 2, top, wide + 4, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("feltShade"))
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.setPen(theme.colour("feltText"))
        font = theme.scaled_font("number", high * 0.86)
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


class LastCards:
    """The small cards of all seats, seen from the own one."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, letters: Iterable[str]) -> None:
        self.items = {letter: LastCard(theme) for letter in letters}
        for item in self.items.values():
            item.setZValue(2.0)
            scene.addItem(item)

    @property
    def shown(self) -> dict[str, str]:
        """What is shown in front of whom, read from the items."""
        return {letter: item.deed.text() for letter, item in self.items.items() if item.isVisible()}

    def show_all(self, seen: Sequence[Event], own: str, before: Callable[[Event], Iterable[Event]]) -> None:
        """Show what was done since the own last turn; `before` yields what came before an event."""
        self._show(since_own_turn(seen, own, before))

    def hear(self, event: Event, own: str) -> None:
        """Show this, too."""
        now = {letter: item.deed for letter, item in self.items.items() if item.deed != NOTHING}
        self._show(after(now, event, own))

    def _show(self, deeds: dict[str, Deed]) -> None:
        for letter, item in self.items.items():
            item.show_deed(deeds.get(letter, NOTHING))
