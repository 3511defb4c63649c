"""The felt on screen: seats around, piles, direction, wheel, bubbles; and what is touched on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QRadialGradient, QResizeEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from spielblock.control.framing import Room
from spielblock.games.rockit.scoring import points_of
from spielblock.games.rockit.ui import texts
from spielblock.games.rockit.ui.cards import RATIO
from spielblock.games.rockit.ui.last_cards import LastCards
from spielblock.games.rockit.ui.piles import Piles
from spielblock.games.rockit.ui.placing import Places, lay_out
from spielblock.games.rockit.ui.ring import Ring
from spielblock.games.rockit.ui.round_end import RoundEnd
from spielblock.games.rockit.ui.seats import SeatItem
from spielblock.games.rockit.ui.wheel import Wheel
from spielblock.widgets.speech_bubble import SpeechBubble
from spielblock.widgets.stage import Stage

SPECKS: Final = 90
ABOVE: Final = 900.0


class FeltView(QGraphicsView):
    """Shows the table through the eyes of one seat, which sits below the picture.

    Signals: `pack_pressed()`, `colour_pressed(letter)`, `colour_pointed(letter or None)`, `pressed_away()`
    beside the open wheel.
    """

    pack_pressed = Signal()
    colour_pressed = Signal(str)
    colour_pointed = Signal(object)
    pressed_away = Signal()

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._theme = stage.theme
        self._room = Room.NORMAL
        self._picture = QPixmap()
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.own = stage.sitters[0].letter
        self.ring = Ring(self._theme)
        self._scene.addItem(self.ring)
        self.piles = Piles(self._scene, self._theme)
        self.seats: dict[str, SeatItem] = {}
        self.bubbles: dict[str, SpeechBubble] = {}
        for sitter in stage.sitters:
            self._add_seat(SeatItem(self._theme, sitter))
        self.deeds = LastCards(self._scene, self._theme, self.seats)
        self.wheel = Wheel(self._theme)
        self.wheel.setZValue(ABOVE)
        self.round_end = RoundEnd(self._theme)
        self.round_end.setZValue(ABOVE - 5)
        for item in (self.wheel, self.round_end):
            self._scene.addItem(item)
        self._set_up()
        self.places = self._make_places()

    def look_from(self, letter: str) -> None:
        """Let this seat sit below the picture."""
        if letter != self.own:
            self.own = letter
            self._lay_out()

    def arrange(self, room: Room) -> None:
        """Fit to the room."""
        if room is not self._room:
            self._room = room
            self._lay_out()

    def open_wheel(self, *, wide: bool, advised: str = "") -> None:
        """Show the wheel or put it away; what would stick out below it is not seen meanwhile.

        `advised` is the colour that a hint tells to name.
        """
        self.wheel.advise(advised)
        self.wheel.setVisible(wide)
        for words in (self.piles.colour, self.piles.count, self.piles.cap):
            words.setOpacity(0.0 if wide else 1.0)
        if not wide:
            self.wheel.show_pointed(None)

    def lay_open(self, hands: Mapping[str, tuple[str, ...]], *, count: bool) -> None:
        """Lay the cards of the others open, `count` with what they are worth; none: all face down again."""
        for letter, item in self.seats.items():
            cards = hands.get(letter, ())
            item.lay_open(cards, points_of(cards) if count and hands else None)

    def hand_middle(self, letter: str) -> QPointF:
        """Return where the cards of a seat fly to and from."""
        return self.places.own() if letter == self.own else self.seats[letter].hand_middle()

    def name(self, letter: str) -> str:
        """Return what a seat is called."""
        return self._stage.name(letter)

    def in_window(self, point: QPointF) -> QPointF:
        """Return a point of the scene in the coordinates of the window."""
        return QPointF(self.viewport().mapTo(self.window(), self.mapFromScene(point)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        dpr = self._picture.devicePixelRatio()
        source = QRectF(rect.x() * dpr, rect.y() * dpr, rect.width() * dpr, rect.height() * dpr)
        painter.drawPixmap(rect, self._picture, source)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        if self.wheel.isVisible():
            colour = self.wheel.colour_at(point)
            if colour is None:
                self.pressed_away.emit()
            else:
                self.colour_pressed.emit(colour)
        elif self._on_pack(point):
            self.pack_pressed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        self.colour_pointed.emit(self.wheel.colour_at(point))
        hand = self.wheel.colour_at(point) is not None or self._on_pack(point)
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def leaveEvent(self, event: QEvent) -> None:
        self.colour_pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def _on_pack(self, point: QPointF) -> bool:
        card = self.places.card
        pack = QRectF(0, 0, card, card * RATIO)
        pack.moveCenter(self.places.pack)
        return pack.contains(point)

    def _add_seat(self, item: SeatItem) -> None:
        letter = item.sitter.letter
        bubble = SpeechBubble(self._theme)
        bubble.setZValue(ABOVE - 10)
        self.seats[letter], self.bubbles[letter] = item, bubble
        self._scene.addItem(item)
        self._scene.addItem(bubble)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(texts.table())

    def _make_places(self) -> Places:
        size = QSizeF(max(200, self.width()), max(120, self.height()))
        return lay_out(size, len(self._stage.sitters) - 1, self._room, self._theme.scale)

    def _lay_out(self) -> None:
        self.places = places = self._make_places()
        self._scene.setSceneRect(QRectF(QPointF(0, 0), places.size))
        self.ring.arrange(places.middle, places.ring)
        self.piles.arrange(places, self.devicePixelRatioF())
        room = min(places.ring.height() - 4, places.card * 1.15)
        self.wheel.arrange(places.middle, room)
        self.round_end.arrange(*places.low(), places.words)
        self._place_seats()
        self._picture = self._paint_felt(places.size)
        self.viewport().update()

    def _place_seats(self) -> None:
        order = [sitter.letter for sitter in self._stage.sitters]
        own = order.index(self.own)
        for letter in order:
            self.seats[letter].setVisible(letter != self.own)
        for at, place in enumerate(self.places.seats, 1):
            letter = order[(own + at) % len(order)]
            item, bubble = self.seats[letter], self.bubbles[letter]
            item.arrange(place, self.places.plate, self.places.hand_card)
            self.deeds.items[letter].arrange(self.places.front(at - 1), self.places.small)
            bubble.setTransform(QTransform.fromScale(self.places.words, self.places.words))
            bubble.under = place.y() < self.places.size.height() * 0.4
            bubble.lean(self._lean(place))
            bubble.setPos(self._tip(place, under=bubble.under))
        self.deeds.items[self.own].arrange(self.places.own_front(), self.places.own_small)
        mine = self.bubbles[self.own]
        mine.setTransform(QTransform.fromScale(self.places.words, self.places.words))
        mine.under = False
        mine.lean(0.0)
        mine.setPos(QPointF(self.places.size.width() / 2, self.places.size.height() - 2))

    def _tip(self, plate: QPointF, *, under: bool) -> QPointF:
        """Return where the tip of a bubble is: below the plate in the upper half, else above the cards."""
        half = self.places.plate.height() / 2
        high = half + 2 if under else -half - self.places.hand_card * 0.75
        return plate + QPointF(0, high)

    def _lean(self, plate: QPointF) -> float:
        third = self.places.size.width() / 3
        return -1.0 if plate.x() > 2 * third else 1.0

    def _paint_felt(self, size: QSizeF) -> QPixmap:
        dpr = self.devicePixelRatioF()
        picture = QPixmap(round(size.width() * dpr), round(size.height() * dpr))
        picture.setDevicePixelRatio(dpr)
        painter = QPainter(picture)
        middle = QPointF(size.width() / 2, size.height() / 2)
        ground = QRadialGradient(middle, max(size.width(), size.height()) * 0.75)
        ground.setColorAt(0.0, self._theme.colour("felt"))
        ground.setColorAt(1.0, self._theme.colour("feltDark"))
        painter.fillRect(QRectF(QPointF(0, 0), size), ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        speck = self._theme.colour("feltText")
        for at in range(SPECKS):
            speck.setAlphaF(0.05 + 0.016 * (at % 4))
            painter.setBrush(speck)
            spot = QPointF((at * 97) % max(1.0, size.width()), (at * 61) % max(1.0, size.height()))
            painter.drawEllipse(spot, 0.6 + (at % 3) * 0.35, 0.6 + (at % 3) * 0.35)
        painter.end()
        return picture
