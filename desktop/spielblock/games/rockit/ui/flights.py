"""How cards move: from hands to the open pile, from the pack to hands, and turned over on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from spielblock.control.pace import Beat, Pace
from spielblock.games.rockit.ui.cards import BACK
from spielblock.games.rockit.ui.dock import Dock
from spielblock.games.rockit.ui.felt_view import FeltView
from spielblock.widgets.card_item import CardItem
from spielblock.widgets.motion import Motion, after, one_after_another, together
from spielblock.widgets.theme import Theme

TILT: Final = 4.0
#: In which part of its way a card is turned over.
TURNS: Final = (0.05, 0.5)
#: A whole deal takes no longer than this many card slides.
DEAL_SLIDES: Final = 4


class Flyer(QWidget):
    """A card over everything while it flies from the dock to the felt."""

    def __init__(self, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self._share = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def fly(self, middle: QPointF, share: float) -> None:
        """Be here, so much of the full size."""
        size = self._picture.deviceIndependentSize() * share
        self._share = share
        left, top = middle.x() - size.width() / 2, middle.y() - size.height() / 2
        self.setGeometry(round(left), round(top), round(size.width()) + 1, round(size.height()) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._share, self._share)
        painter.drawPixmap(QPoint(0, 0), self._picture)


class Flights:
    """Makes the motions of cards, and can drop all that are under way: their motions then move nothing."""

    def __init__(self, felt: FeltView, dock: Dock, theme: Theme) -> None:
        self._felt = felt
        self._dock = dock
        self._theme = theme
        self._aloft: list[CardItem | Flyer] = []

    def forget(self) -> None:
        """Take away what flies."""
        for one in self._aloft:
            self._drop(one)
        self._aloft = []

    def take_away(self, seat: str, card: str) -> None:
        """Take a card out of the hand below the picture, if it is that seat's."""
        place = self._dock.fan.place_of(card) if seat == self._felt.own else -1
        if place >= 0:
            self._dock.fan.take_away(place)

    def lay(self, seat: str, card: str, pace: Pace, landed: Callable[[], None]) -> QAbstractAnimation:
        """Return the way of a card from a hand to the open pile."""
        place = self._dock.fan.place_of(card) if seat == self._felt.own else -1
        if place >= 0:
            return self._from_dock(place, pace, landed)
        return self._turned(card, self._felt.hand_middle(seat), pace, landed, TILT)

    def turn_up(self, card: str, pace: Pace, landed: Callable[[], None]) -> QAbstractAnimation:
        """Return the way of the first card from the pack to the open pile."""
        return self._turned(card, self._felt.places.pack, pace, landed, 0.0)

    def draw(self, seat: str, count: int, pace: Pace, arrived: Callable[[], None]) -> QAbstractAnimation:
        """Return the way of cards from the pack to a hand, one shortly after the other."""
        each = min(pace.ms(Beat.PENALTY_CARD), pace.ms(Beat.PENALTY_MOST) // count)
        flights = [after(each * at, self._send(seat, pace)) for at in range(count)]
        return one_after_another(together(*flights), Motion(0, lambda _: arrived()))

    def deal(
        self, hands: Sequence[tuple[str, int]], pace: Pace, arrived: Callable[[str], None]
    ) -> QAbstractAnimation:
        """Return the deal: one card after another to each seat in turn, each told when it is there."""
        total = sum(count for _, count in hands)
        each = min(pace.ms(Beat.CARD_STAGGER), DEAL_SLIDES * pace.ms(Beat.CARD_SLIDE) // total)
        rounds = max(count for _, count in hands)
        turns = [seat for number in range(rounds) for seat, count in hands if number < count]
        flights = [after(each * at, self._send(seat, pace, arrived)) for at, seat in enumerate(turns)]
        return together(*flights)

    def gather(self, pace: Pace) -> QAbstractAnimation:
        """Return the way of the discards back to the pack."""
        places = self._felt.places
        flights = [
            after(
                pace.ms(Beat.CARD_STAGGER) * at,
                self._slide(self._card(BACK), places.discards, places.pack, pace, 0.0),
            )
            for at in range(4)
        ]
        return together(*flights)

    def _card(self, card: str) -> CardItem:
        item = self._felt.piles.card(card)
        item.setVisible(False)
        self._aloft.append(item)
        return item

    def _drop(self, one: CardItem | Flyer) -> None:
        if isinstance(one, Flyer):
            one.hide()
            one.deleteLater()
        else:
            self._felt.piles.remove(one)

    def _down(self, one: CardItem | Flyer) -> None:
        if one in self._aloft:
            self._aloft.remove(one)
            self._drop(one)

    def _send(
        self, seat: str, pace: Pace, arrived: Callable[[str], None] | None = None
    ) -> QAbstractAnimation:
        item = self._card(BACK)
        end = self._felt.hand_middle(seat)
        flight = self._slide(item, self._felt.places.pack, end, pace, 0.0)

        def there(_: float) -> None:
            if item in self._aloft and arrived is not None:
                arrived(seat)
            self._down(item)

        return one_after_another(flight, Motion(0, there))

    def _from_dock(self, place: int, pace: Pace, landed: Callable[[], None]) -> QAbstractAnimation:
        fan = self._dock.fan
        window = self._felt.window()
        flyer = Flyer(fan.picture(place), window)
        self._aloft.append(flyer)
        start = self._dock.in_window(place)
        end = self._felt.in_window(self._felt.places.discards)
        share = self._felt.places.card / max(1.0, fan.card_width)
        fan.take_away(place)
        flyer.fly(start, 1.0)
        flyer.show()
        flyer.raise_()

        def step(done: float) -> None:
            if flyer not in self._aloft:
                return
            flyer.fly(start + (end - start) * done, 1.0 + (share - 1.0) * done)
            if done == 1.0:
                landed()
                self._down(flyer)

        return Motion(pace.ms(Beat.CARD_SLIDE), step, self._theme.easing("standard"))

    def _slide(
        self, item: CardItem, start: QPointF, end: QPointF, pace: Pace, tilt: float
    ) -> QAbstractAnimation:
        def step(done: float) -> None:
            if item not in self._aloft:
                return
            item.setVisible(True)
            item.setPos(start + (end - start) * done)
            item.setRotation(tilt * (1.0 - done))

        return Motion(pace.ms(Beat.CARD_SLIDE), step, self._theme.easing("standard"))

    def _turned(
        self, card: str, start: QPointF, pace: Pace, landed: Callable[[], None], tilt: float
    ) -> QAbstractAnimation:
        """Return the way of a card to the open pile, turned over early on it, not there."""
        item, end = self._card(BACK), self._felt.places.discards

        def step(done: float) -> None:
            if item not in self._aloft:
                return
            turned = min(1.0, max(0.0, (done - TURNS[0]) / (TURNS[1] - TURNS[0])))
            if turned >= 0.5:
                item.show_card(card)
            item.setVisible(True)
            item.setPos(start + (end - start) * done)
            item.setRotation(tilt * (1.0 - done))
            item.setTransform(QTransform.fromScale(max(0.02, abs(cos(pi * turned))), 1.0))
            if done == 1.0:
                landed()
                self._down(item)

        duration = pace.ms(Beat.CARD_SLIDE) + pace.ms(Beat.CARD_FLIP)
        return Motion(duration, step, self._theme.easing("standard"))
