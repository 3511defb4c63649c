"""The own hand in the dock: cards that can be clicked, typed and tabbed to, and the slot of an exchange."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from spielblock.control.framing import Room
from spielblock.control.pace import Beat, Pace
from spielblock.games.tock.options import Options
from spielblock.games.tock.ui.card_button import CardButton
from spielblock.games.tock.ui.cards import BACK, BORDER, RATIO, WIDTH, card_picture
from spielblock.widgets.motion import Motion
from spielblock.widgets.theme import Theme

RAISE: Final = 12
WIDTHS: Final = {Room.COMPACT: 64, Room.NORMAL: 80, Room.LARGE: 112}
HEIGHTS: Final = {Room.COMPACT: 112, Room.NORMAL: 142, Room.LARGE: 190}
#: In a hand that is narrower for its letters, cards have no more room than this: width, and height of all.
NARROW: Final = 360
SMALL: Final = (46, 88)


class Hand(QWidget):
    """The cards side by side. A chosen card stands higher; a card that can do nothing is veiled."""

    pressed = Signal(str)
    hovered = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._room = Room.NORMAL
        self._narrow = False
        self.buttons: list[CardButton] = []
        self._covered = False
        self._given: str | None = None
        self._slot_words = ""
        self.options = Options()
        self.setFixedHeight(theme.px(HEIGHTS[Room.NORMAL]))

    @property
    def card_width(self) -> float:
        """How wide a card is in pixels; many cards in a narrow window lie closer, not smaller.

        Where letters are so large that a card would hide the words of the next, cards are smaller for them.
        """
        return float(self._theme.px(SMALL[0] if self._narrow else WIDTHS[self._room]))

    @property
    def covered(self) -> bool:
        """Whether the cards lie face down."""
        return self._covered

    @property
    def cards(self) -> tuple[str, ...]:
        """What the visible buttons show."""
        return tuple(button.shown for button in self.buttons if not button.isHidden())

    @property
    def held(self) -> tuple[str, ...]:
        """The cards of the buttons, face down or not."""
        return tuple(button.card for button in self.buttons)

    @property
    def slot(self) -> str:
        """What lies in the slot of the exchange: a card, `?` face down, or nothing."""
        return self._given or ""

    def arrange(self, room: Room) -> None:
        """Fit to the room."""
        self._room = room
        self._size()
        self._place()

    def cover(self, hidden: bool) -> None:
        """Turn all cards face down, or up."""
        self._covered = hidden
        self.offer(None, None, digits=False)

    def show_cards(self, cards: Sequence[str], given: str | None, slot_words: str) -> None:
        """Show this hand at once; `given` lies in the slot if there is one, which says `slot_words`."""
        self._given = given
        self._slot_words = slot_words
        while len(self.buttons) > len(cards):
            old = self.buttons.pop()
            old.hide()
            old.deleteLater()
        for place, card in enumerate(cards):
            if place == len(self.buttons):
                self.buttons.append(self._make(card))
            elif self.buttons[place].card != card:
                self._change(self.buttons[place], card)
            self.buttons[place].show()
        self._place()
        self.update()

    def offer(
        self,
        chosen: str | None,
        usable: frozenset[str] | None,
        *,
        digits: bool,
        words: Mapping[str, str] | None = None,
        tips: Mapping[str, str] | None = None,
    ) -> None:
        """Raise the chosen card and lower those that are not usable; None lowers none.

        `words` say what cards are for now, where that is not what they do by themselves; `tips` say it, or
        why they are for nothing, in a sentence.
        """
        for place, button in enumerate(self.buttons):
            button.options = self.options
            lowered = usable is not None and button.card not in usable
            button.show_state(
                chosen=button.card == chosen,
                lowered=lowered,
                digit=place + 1 if digits and place < 9 and not self._covered else 0,
                face_down=self._covered or button.card == BACK,
                word=(words or {}).get(button.card, ""),
                tip=(tips or {}).get(button.card, ""),
            )
        self._place()

    def advise(self, card: str) -> None:
        """Mark this card as that of a hint, "" for none."""
        for button in self.buttons:
            button.advise(button.card == card)

    def suggest(self, card: str) -> None:
        """Mark this card as that of the button of the question, "" for none."""
        for button in self.buttons:
            button.suggest(button.card == card)

    def button(self, card: str) -> CardButton | None:
        """Return the button of a card."""
        return next((button for button in self.buttons if button.card == card), None)

    def close_gap(self, pace: Pace) -> Motion | None:
        """Return the motion in which the cards that are left move together."""
        visible = [button for button in self.buttons if not button.isHidden()]
        starts = {button: button.pos() for button in visible}
        ends = dict(zip(visible, self._spots(len(visible)), strict=True))

        def step(done: float) -> None:
            for button, start in starts.items():
                end = ends[button]
                button.move(
                    round(start.x() + (end.x() - start.x()) * done),
                    round(start.y() + (end.y() - start.y()) * done),
                )

        duration = pace.ms(Beat.CARD_FAN)
        if not visible or duration <= 0:
            self._place()
            return None
        return Motion(duration, step, self._theme.easing("standard"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self._theme.px(NARROW)
        if narrow is not self._narrow:
            self._narrow = narrow
            self._size()
        self._place()

    def slot_rect(self) -> QRect:
        """Return where the slot of the exchange lies; empty if there is none."""
        if not self._slot_words:
            return QRect()
        width, count = self.card_width, len(self.buttons)
        left = (self.width() + self._step() * (count - 1) + width) / 2 + self._theme.px(36)
        left = min(left, self.width() - width - self._theme.px(16))
        if self._lined():
            left = (self.width() + self._step() * count - width) / 2
        top = (self.height() - width * RATIO) / 2 - self._theme.px(6)
        return QRect(round(left), round(top), round(width), round(width * RATIO))

    def paintEvent(self, event: QPaintEvent) -> None:
        slot = self.slot_rect()
        if slot.isEmpty():
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._given is not None:
            border = BORDER * self.card_width / WIDTH
            picture = card_picture(theme, BACK, self.card_width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(slot.left() - border, slot.top() - border), picture)
        else:
            painter.setPen(QPen(theme.colour("lineStrong"), 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(slot, 10, 10)
            painter.setPen(theme.colour("text2"))
            painter.setFont(theme.font("caption"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(slot.adjusted(6, 6, -6, -6), flags, self._slot_words)

    def _size(self) -> None:
        self.setFixedHeight(self._theme.px(SMALL[1] if self._narrow else HEIGHTS[self._room]))
        for button in self.buttons:
            button.set_width(self.card_width)

    def _make(self, card: str) -> CardButton:
        button = CardButton(self._theme, card, self)
        button.set_width(self.card_width)
        button.clicked.connect(lambda: self.pressed.emit(button.card))
        button.hovered.connect(self.hovered)
        return button

    def _change(self, button: CardButton, card: str) -> None:
        button.card = card
        button.set_width(self.card_width)
        button.update()

    def _step(self) -> float:
        """How far one card lies from the next."""
        count = max(1, len(self.buttons) + self._lined())
        wanted = self.card_width + self._theme.px(14)
        return min(wanted, (self.width() - self.card_width - 40) / max(1, count - 1))

    def _lined(self) -> int:
        """Return 1 if the slot lies in the line of the cards, as one of them: beside it there is no room."""
        return int(self._narrow and bool(self._slot_words))

    def _spots(self, count: int) -> list[QPoint]:
        border = BORDER * self.card_width / WIDTH
        step = self._step()
        left = (self.width() - step * (count + self._lined() - 1) - self.card_width) / 2 - border
        low = (self.height() - self.card_width * RATIO) / 2 - border - self._theme.px(1)
        return [QPoint(round(left + step * place), round(low)) for place in range(count)]

    def _place(self) -> None:
        visible = [button for button in self.buttons if not button.isHidden()]
        for button, spot in zip(visible, self._spots(len(visible)), strict=True):
            up = self._theme.px(RAISE) if button.chosen else 0
            button.move(spot.x(), max(-4, spot.y() - up))
