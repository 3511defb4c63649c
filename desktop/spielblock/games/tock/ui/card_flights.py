"""How cards move: from hand to discards, from the pack to the seats, from partner to partner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi
from typing import TypeVar

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from spielblock.control.cues import Cue
from spielblock.control.pace import Beat, Pace
from spielblock.games.tock.events import CardChosen, CardGiven, HandDealt, PileShuffled, SkipCalled
from spielblock.games.tock.ui.board_view import BoardView
from spielblock.games.tock.ui.cards import BACK, RATIO
from spielblock.games.tock.ui.hand import CardButton, Hand
from spielblock.rules.event import Event
from spielblock.rules.seats import seat_of
from spielblock.widgets.card_item import CardItem
from spielblock.widgets.motion import Motion, after, one_after_another, together
from spielblock.widgets.theme import Theme

TILT = 4.0
Flight = TypeVar("Flight", bound="CardItem | Flyer")


class Flyer(QWidget):
    """A card over everything while it flies from the dock to the table."""

    def __init__(self, picture: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self._share = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(picture.deviceIndependentSize().toSize())

    def fly(self, middle: QPointF, share: float) -> None:
        """Be here, so much of the full size."""
        size = self._picture.deviceIndependentSize() * share
        self._share = share
        self.setGeometry(
            round(middle.x() - size.width() / 2),
            round(middle.y() - size.height() / 2),
            round(size.width()) + 1,
            round(size.height()) + 1,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._share, self._share)
        painter.drawPixmap(QPoint(0, 0), self._picture)


class CardFlights:
    """Makes the cues of cards. `seat` is the letter of the seat whose hand lies in the dock."""

    def __init__(self, board: BoardView, hand: Hand, theme: Theme, seats: int) -> None:
        self._board = board
        self._hand = hand
        self._theme = theme
        self._seats = seats
        self.seat = "A"
        self._dealt: list[HandDealt] = []
        self._given: list[CardGiven] = []
        self._aloft: list[CardItem | Flyer] = []

    def cue(self, event: Event) -> Cue | None:
        """Return how an event of cards looks; what all seats get at once is shown at once."""
        match event:
            case HandDealt():
                self._dealt.append(event)
                if len(self._dealt) == self._seats:
                    dealt, self._dealt = self._dealt, []
                    return partial(self._deal, dealt)
            case CardGiven():
                self._given.append(event)
                if len(self._given) == self._seats:
                    given, self._given = self._given, []
                    return partial(self._exchange, given)
            case CardChosen(seat, card) if seat == self.seat:
                return partial(self._choose, card)
            case PileShuffled():
                return self._shuffle
            case SkipCalled():
                return _rest
            case _:
                pass
        return None

    def forget(self) -> None:
        """Drop what was heard and not shown, and what flies."""
        self._dealt, self._given = [], []
        for one in self._aloft:
            self._drop(one)
        self._aloft = []

    def to_discards(self, seat: str, card: str, pace: Pace) -> QAbstractAnimation:
        """Return the way of a card that is played or thrown away."""
        button = self._hand.button(card) if seat == self.seat else None
        if button is not None and button.isVisible():
            return self._from_hand(button, card, pace)
        item = self._take(self._board.piles.card(BACK if seat != self.seat else card))
        start, end = self._seat_spot(seat), self._board.piles.discards
        flight = self._slide(item, start, end, pace.ms(Beat.CARD_SLIDE), tilt=TILT)
        landed = partial(self._land, item, card)
        if item.card == card:
            return one_after_another(flight, Motion(0, lambda _: landed()))
        return one_after_another(flight, self._flip(item, card, pace, landed))

    def _from_hand(self, button: CardButton, card: str, pace: Pace) -> QAbstractAnimation:
        window = self._board.window()
        flyer = self._take(Flyer(button.picture(), window))
        start = QPointF(button.mapTo(window, button.rect().center()))
        pile = self._board.mapFromScene(self._board.piles.discards)
        end = QPointF(self._board.viewport().mapTo(window, pile))
        share = self._board.piles.width / max(1.0, self._hand.card_width)
        button.hide()
        flyer.fly(start, 1.0)
        flyer.show()
        flyer.raise_()

        def step(done: float) -> None:
            flyer.fly(start + (end - start) * done, 1.0 + (share - 1.0) * done)
            if done == 1.0:
                self._land(flyer, card)

        flight = Motion(pace.ms(Beat.CARD_SLIDE), step, self._theme.easing("standard"))
        gap = self._hand.close_gap(pace)
        return flight if gap is None else together(flight, gap)

    def _deal(self, dealt: Sequence[HandDealt], pace: Pace) -> QAbstractAnimation | None:
        if pace.factor <= 0:
            return None
        flights: list[QAbstractAnimation] = []
        rounds = max(len(event.cards) for event in dealt)
        for number in range(rounds):
            for place, event in enumerate(dealt):
                wait = pace.ms(Beat.CARD_STAGGER, number * len(dealt) + place) // 2
                flights.append(after(wait, self._send(self._board.piles.pack, event.seat, pace)))
        return together(*flights)

    def _send(self, start: QPointF, seat: str, pace: Pace) -> QAbstractAnimation:
        """Return the way of a back from somewhere to a seat; it is gone when it has arrived."""
        item = self._take(self._board.piles.card(BACK))
        item.setPos(start)
        item.setVisible(False)
        end = self._seat_spot(seat)

        def step(done: float) -> None:
            item.setVisible(done < 1.0)
            item.setPos(start + (end - start) * done)

        return Motion(pace.ms(Beat.CARD_SLIDE), step, self._theme.easing("enter"))

    def _exchange(self, given: Sequence[CardGiven], pace: Pace) -> QAbstractAnimation | None:
        if pace.factor <= 0:
            return None
        flights = [self._pass_on(event, pace) for event in given]
        return together(*flights)

    def _pass_on(self, event: CardGiven, pace: Pace) -> QAbstractAnimation:
        item = self._take(self._board.piles.card(BACK))
        start, end = self._seat_spot(event.seat), self._seat_spot(event.to)
        flight = self._slide(item, start, end, pace.ms(Beat.EXCHANGE), tilt=0.0)
        if self.seat not in (event.seat, event.to) or event.card == BACK:
            return flight
        return one_after_another(flight, self._flip(item, event.card, pace, lambda: None))

    def _choose(self, card: str, pace: Pace) -> QAbstractAnimation | None:
        """The chosen card goes face down into the slot."""
        button = self._hand.button(card)
        slot = self._hand.slot_rect()
        if button is None or slot.isEmpty() or pace.factor <= 0:
            return None
        start, end = button.pos(), QPoint(slot.left(), slot.top())
        button.show_state(chosen=False, lowered=False, digit=0, face_down=True)
        button.raise_()

        def step(done: float) -> None:
            button.move(start + (end - start) * done)

        return Motion(pace.ms(Beat.CARD_SLIDE), step, self._theme.easing("standard"))

    def _shuffle(self, pace: Pace) -> QAbstractAnimation | None:
        """The discards go back under the pack."""
        if pace.factor <= 0 or not self._board.piles.shown:
            return None
        piles = self._board.piles
        item = self._take(piles.card(piles.shown[0]))
        return self._slide(item, piles.discards, piles.pack, pace.ms(Beat.CARD_SLIDE), tilt=0.0)

    def _slide(
        self, item: CardItem, start: QPointF, end: QPointF, duration: int, *, tilt: float
    ) -> QAbstractAnimation:
        item.setPos(start)

        def step(done: float) -> None:
            item.setPos(start + (end - start) * done)
            item.setRotation(tilt * (1.0 - done))

        return Motion(duration, step, self._theme.easing("standard"))

    def _flip(self, item: CardItem, card: str, pace: Pace, landed: Callable[[], None]) -> QAbstractAnimation:
        """Turn a back over in the middle of the way."""

        def step(done: float) -> None:
            if done >= 0.5:
                item.show_card(card)
            wide = max(0.02, abs(cos(pi * done)))
            item.setTransform(QTransform.fromScale(wide, 1.0))
            if done == 1.0:
                landed()

        return Motion(pace.ms(Beat.CARD_FLIP), step, self._theme.easing("standard"))

    def _land(self, one: CardItem | Flyer, card: str) -> None:
        self._board.piles.put(card)
        self._drop(one)
        if one in self._aloft:
            self._aloft.remove(one)

    def _seat_spot(self, seat: str) -> QPointF:
        """Where the hand of a seat is: the own one below the picture, the others' at their yards."""
        if seat == self.seat:
            places = self._board.places
            return QPointF(places.size.width() / 2, places.size.height() + self._board.piles.width * RATIO)
        return self._board.places.yard(seat_of(seat))

    def _take(self, one: Flight) -> Flight:
        self._aloft.append(one)
        return one

    def _drop(self, one: CardItem | Flyer) -> None:
        if isinstance(one, Flyer):
            one.hide()
            one.deleteLater()
        else:
            self._board.piles.remove(one)


def _rest(pace: Pace) -> QAbstractAnimation:
    return QPauseAnimation(pace.ms(Beat.REST))
