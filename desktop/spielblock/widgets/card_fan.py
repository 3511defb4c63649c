"""A hand of cards held like a fan: any number, by mouse and by keys. It knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMarginsF, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from spielblock.widgets.fan import MOST_SINK, Spot, fan_spots, following
from spielblock.widgets.fan_marks import REACH, hide_behind, key_of, paint_frame, paint_key
from spielblock.widgets.hint_mark import paint_hint
from spielblock.widgets.theme import Theme
from spielblock.widgets.turned import Turned, paint_turned

#: Draws a card so wide, for a screen as sharp as this, veiled or not.
Draw = Callable[[str, float, float, bool], QPixmap]

#: The room that a key cap needs below a card.
CAP: Final = 10


class CardFan(QWidget):
    """Shows cards by name. Cards that can be used stand higher, the others are veiled.

    Signals: `pressed(place)` a card was clicked or confirmed; `pointed(place or -1)` the pointer or the
    focus rests on it.
    """

    pressed = Signal(int)
    pointed = Signal(int)

    def __init__(
        self, theme: Theme, draw: Draw, ratio: float, back: str, parent: QWidget | None = None
    ) -> None:
        """Make a fan; `ratio` is height by width of a card, `back` the name of a card face down."""
        super().__init__(parent)
        self._theme = theme
        self._draw = draw
        self._ratio = ratio
        self._back = back
        self._cards: list[str] = []
        self._usable: frozenset[int] | None = None
        self._marked: frozenset[int] = frozenset()
        self._away: set[int] = set()
        self._digits = False
        self._covered = False
        self._hovered = self.focused = self.advised = -1
        self.card_width = 80.0
        self.raise_by = 14.0
        self._spots: list[Spot] = []
        self._turned = Turned()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    # --- what is shown ---------------------------------------------------------------------------

    @property
    def shown(self) -> tuple[str, ...]:
        """What one sees of each card that is in the hand now: its name, or the back."""
        return tuple(self._face(at) for at in range(len(self._cards)) if at not in self._away)

    @property
    def raised(self) -> tuple[int, ...]:
        """The places of the cards that stand higher."""
        return tuple(at for at in range(len(self._cards)) if self._lift(at) > 0)

    def show_cards(self, cards: Sequence[str]) -> None:
        """Show these cards at once."""
        self._away.clear()
        if list(cards) != self._cards:
            self._cards = list(cards)
            self._usable, self._marked = None, frozenset()
            self._hovered = self.advised = -1
            self.focused = min(self.focused, len(cards) - 1)
            self._lay_out()
        self.update()

    def offer(self, usable: frozenset[int] | None, marked: frozenset[int], *, digits: bool) -> None:
        """Raise what is usable and veil the rest (None: neither), frame what is marked, show digits."""
        self._usable, self._marked, self._digits = usable, marked, digits
        self.update()

    def advise(self, place: int) -> None:
        """Frame a card, with a bulb, as what a hint tells to lay; -1 for none."""
        self.advised = place
        self.update()

    def cover(self, hidden: bool) -> None:
        """Turn all cards face down, or up."""
        self._covered = hidden
        self.update()

    def take_away(self, place: int) -> None:
        """Leave a card out until the next `show_cards`: it is on its way."""
        self._away.add(place)
        self.update()

    def set_card_width(self, width: float) -> None:
        """Show cards so wide."""
        self.card_width = width
        self._lay_out()

    def place_of(self, card: str) -> int:
        """Return the place of a card with this name that is still in the hand, or -1."""
        held = enumerate(self._cards)
        return next((at for at, name in held if name == card and at not in self._away), -1)

    def spot(self, place: int) -> QPointF:
        """Return a point of this card that no other card lies on, where it can be touched."""
        spot = self._spots[place]
        ahead = self._spots[1].middle.x() - self._spots[0].middle.x() if self._spots[1:] else self.card_width
        visible = min(ahead, self.card_width)
        last = place == len(self._cards) - 1
        left = 0.0 if last else (visible - self.card_width) / 2
        return spot.transform().map(QPointF(left, 0.0)) - QPointF(0, self._lift(place))

    def middle(self, place: int) -> QPointF:
        """Return where the middle of a card lies now."""
        return self._spots[place].middle - QPointF(0, self._lift(place))

    def picture(self, place: int) -> QPixmap:
        """Return a card as it looks now."""
        return self._draw(self._face(place), self.card_width, self.devicePixelRatioF(), self._veiled(place))

    def step_focus(self, by: int) -> None:
        """Go to the next card that can be used, round and round."""
        places = [at for at in range(len(self._cards)) if self._usable is None or at in self._usable]
        if places:
            self.focused = following(places, self.focused, by)
            self.pointed.emit(self.focused)
            self.update()

    def look_at(self, place: int) -> None:
        """Bring a card to the front, as if the pointer rested on it; -1 for none."""
        if place != self._hovered:
            self._hovered = place
            self.update()

    def forget_focus(self) -> None:
        """Frame no card as the one the keys are on."""
        self.focused = -1
        self.update()

    def touched(self, point: QPointF) -> int:
        """Return the card at this point, the upper one where two lie; -1 for none."""
        wide, high = self._size.width() / 2, self._size.height() / 2
        for at in range(len(self._cards) - 1, -1, -1):
            inverse, _ = self._spots[at].transform().inverted()
            inside = inverse.map(point + QPointF(0, self._lift(at)))
            if at not in self._away and abs(inside.x()) <= wide and abs(inside.y()) <= high:
                return at
        return -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.touched(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.touched(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place >= 0:
            self.pressed.emit(place)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _hover(self, place: int) -> None:
        if place != self._hovered:
            self._hovered = place
            self.pointed.emit(place)
            self.update()

    # --- drawing ---------------------------------------------------------------------------------

    @property
    def _size(self) -> QSizeF:
        return QSizeF(self.card_width, self.card_width * self._ratio)

    @property
    def _reach(self) -> QSizeF:
        """The size of all that is drawn of a card, its shadow and its frame with it."""
        more = max(2 * self._theme.px(REACH), 0.2 * self.card_width)
        return self._size.grownBy(QMarginsF(more / 2, more / 2, more / 2, more / 2))

    def _face(self, place: int) -> str:
        return self._back if self._covered else self._cards[place]

    def _veiled(self, place: int) -> bool:
        return not self._covered and self._usable is not None and place not in self._usable

    def _lift(self, place: int) -> float:
        usable = not self._covered and self._usable is not None and place in self._usable
        return self._theme.px(self.raise_by) if usable else 0.0

    def _lay_out(self) -> None:
        room = self.width() - self._theme.px(40)
        low = MOST_SINK * self.card_width + self._theme.px(CAP)
        middle = QPointF(self.width() / 2, (self.height() + self._theme.px(self.raise_by) - low) / 2)
        self._turned.forget()
        self._spots = fan_spots(len(self._cards), middle, room, self.card_width)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw only what is seen: cards in the part that is asked for, and of each what no other hides."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = self._hovered if self._hovered >= 0 else self.focused
        asked = QRectF(event.rect())
        spots = [Spot(self.middle(at), spot.turn) for at, spot in enumerate(self._spots)]
        above = [at for at in dict.fromkeys((self.advised, top)) if 0 <= at < len(self._cards)]
        below = [at for at in range(len(self._cards)) if at not in above]
        for at in below + above:
            self._paint_card(painter, at, spots[: at + 1] if at in above else spots, asked)

    def _paint_card(self, painter: QPainter, place: int, spots: Sequence[Spot], asked: QRectF) -> None:
        if place in self._away or not spots[place].box(self._reach).intersects(asked):
            return
        advised = place == self.advised and not self._covered
        marked, focused = place in self._marked or advised, place == self.focused
        if self._hides_behind(painter, place, spots) or marked or focused:
            painter.setTransform(spots[place].transform())
            paint_turned(painter, self.picture(place))
            if marked or focused:
                paint_frame(painter, self._theme, self._size, marked=marked, focused=focused)
            if advised:
                paint_hint(painter, self._theme, QPointF(0, self._theme.px(4) - self._size.height() / 2))
            painter.resetTransform()
            painter.setClipping(False)
        else:
            self._turned.paint(painter, place, self.picture(place), spots[place])
        if self._digits and not self._covered and key_of(place):
            low = self._size.height() / 2 - self._theme.px(4)
            spot = QPointF(self.spot(place).x(), self.middle(place).y() + low)
            paint_key(painter, self._theme, key_of(place), spot)

    def _hides_behind(self, painter: QPainter, place: int, spots: Sequence[Spot]) -> bool:
        """Draw only what is seen of a card from now on, if the next one hides much of it."""
        after = place + 1
        if after >= len(spots) or after in self._away:
            return False
        return hide_behind(painter, spots[place].box(self._reach), spots[after].covered(self._size))
