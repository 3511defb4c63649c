"""Where everything lies on the felt: seats around, piles in the middle. Numbers only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from spielblock.control.framing import Room

#: How many of the other seats sit on the left, at the top and on the right, clockwise from the own one.
SIDES: Final = {
    1: (0, 1, 0),
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (2, 4, 2),
    9: (2, 5, 2),
}

#: Sizes by room: width of a seat's plate, its height, width of its cards, width of the cards in the middle.
PLATES: Final = {
    Room.COMPACT: (140, 30, 34, 74),
    Room.NORMAL: (168, 36, 46, 100),
    Room.LARGE: (212, 44, 62, 138),
}
#: How much larger pills and bubbles are drawn beside cards of that size.
WORDS: Final = {Room.COMPACT: 1.0, Room.NORMAL: 1.0, Room.LARGE: 1.25}
#: What the sizes are made for; in less room everything is smaller.
LEAST: Final = QSizeF(780, 350)
#: How far above its plate the cards of a seat reach, in widths of a card.
HAND_HIGH: Final = 1.15
GAP: Final = 6.0
#: How wide the small card in front of a seat is, and what it takes below a plate, in widths of a card.
SMALL: Final = 0.74
SMALL_HIGH: Final = 1.2
#: How much larger the own one is, and how high a card is by its width.
OWN_LARGER: Final = 1.3
CARD_HIGH: Final = 1.45


@dataclass(frozen=True, slots=True)
class Places:
    """The felt laid out. `seats` are the middles of the plates, in order after the own seat.

    `words` says how large pills and bubbles are drawn, in parts of what the theme has.
    """

    size: QSizeF
    seats: tuple[QPointF, ...]
    plate: QSizeF
    hand_card: float
    card: float
    middle: QPointF
    ring: QSizeF
    words: float

    @property
    def pack(self) -> QPointF:
        """The middle of the face-down pile."""
        return self.middle - QPointF(self.card * 0.92, 0)

    @property
    def discards(self) -> QPointF:
        """The middle of the open pile."""
        return self.middle + QPointF(self.card * 0.66, 0)

    def box(self, place: int) -> QRectF:
        """Return all that belongs to a seat: its plate and the cards above."""
        at, high = self.seats[place], self.hand_card * HAND_HIGH
        left = at.x() - self.plate.width() / 2
        top = at.y() - self.plate.height() / 2 - high
        return QRectF(left, top, self.plate.width(), self.plate.height() + high)

    @property
    def small(self) -> float:
        """The width of the small card in front of a seat."""
        return self.hand_card * SMALL

    def front(self, place: int) -> QPointF:
        """Return the middle of the small card in front of a seat: beside its plate, at the top below it."""
        at, wide = self.seats[place], self.small
        left, top, _ = SIDES[len(self.seats)]
        inwards = -1 if at.x() > self.size.width() / 2 else 1
        if left <= place < left + top:
            # The bubble of a seat in the right third hangs to the left, all others hang to the right.
            side = 1 if at.x() > self.size.width() * 2 / 3 else -1
            return at + QPointF(
                side * (self.plate.width() / 2 - wide * 0.75), self.plate.height() / 2 + wide * 0.85
            )
        return at + QPointF(inwards * (self.plate.width() / 2 + wide * 0.75), -wide * 0.15)

    @property
    def own_small(self) -> float:
        """The width of the own small card, which nothing lies beside that tells whose it is: it is larger."""
        return self.small * OWN_LARGER

    def own_front(self) -> QPointF:
        """Return the middle of the own small card: at the lower edge, left of where the own bubble hangs."""
        high = self.own_small * CARD_HIGH
        aside = min(self.ring.width() * 0.95, self.size.width() / 2 - self.plate.width() - 4 * self.small)
        return QPointF(self.size.width() / 2 - aside, self.size.height() - GAP - high / 2)

    def low(self) -> tuple[QPointF, float]:
        """Return the middle of the lower edge, and how wide words may be there between the seats."""
        sides = self.plate.width() + 3 * GAP if SIDES[len(self.seats)][0] else GAP
        return QPointF(self.size.width() / 2, self.size.height() - GAP), self.size.width() - 2 * sides

    def own(self) -> QPointF:
        """Return where the own hand is: below the picture."""
        return QPointF(self.size.width() / 2, self.size.height() + self.card)


def lay_out(size: QSizeF, others: int, room: Room, scale: float) -> Places:
    """Return where things lie for so many other seats in a picture of this size."""
    across, theme = min(scale, size.width() / LEAST.width()), scale
    scale = min(across, size.height() / LEAST.height())
    # Large letters are drawn smaller where there is little room, but never smaller than usual ones.
    words = min(1.0, max(1.0, scale) / theme) * WORDS[room]
    high, hand, card = (value * scale for value in PLATES[room][1:])
    wide = PLATES[room][0] * across
    left, top, right = SIDES[others]
    margin = 10 * scale
    # With many seats in a row the plates become narrower rather than touch.
    wide = min(wide, (size.width() - 2 * margin) / max(top, 1) - GAP * scale)
    box = high + hand * HAND_HIGH
    first = margin + box - high / 2
    side_x = margin + wide / 2
    lowest = size.height() - margin - high / 2
    begin = first if top < 3 else first + box + hand * SMALL_HIGH + GAP * scale
    lefts = _column(side_x, lowest, begin, left, box)
    rights = _column(size.width() - side_x, lowest, begin, right, box)[::-1]
    # Where the sides begin beside the top row, that has the room between them.
    between = size.width() - 2 * margin if top > 2 or not left else size.width() - 2 * (margin + wide + GAP)
    tops = _row(size.width(), first, top, wide, between)
    middle_y = (size.height() + (first + high / 2 if top else 0)) / 2
    room_high = size.height() - (first + high / 2 if top else 0)
    card = min(card, room_high / 1.9)
    room_wide = size.width() - 2 * (wide + 3 * margin) if left else size.width()
    ring = QSizeF(min(card * 2.15, room_wide / 2), min(card * 1.3, room_high / 2 - 8 * scale))
    middle = QPointF(size.width() / 2, middle_y)
    seats = (*lefts, *tops, *rights)
    return Places(size, tuple(seats), QSizeF(wide, high), hand, card, middle, ring, words)


def _column(x: float, lowest: float, begin: float, count: int, box: float) -> list[QPointF]:
    """Return places up a side: one in the middle, or two apart, from the bottom up."""
    if count == 1:
        return [QPointF(x, max(begin, (lowest + begin) / 2 + box * 0.12))]
    if count == 2:
        low = lowest - (lowest - begin - box) * 0.22
        return [QPointF(x, low), QPointF(x, max(begin, low - max(box + GAP, (low - begin) * 0.8)))]
    return []


def _row(width: float, y: float, count: int, wide: float, room: float) -> list[QPointF]:
    """Return places along the top, in the middle of so much room, from left to right."""
    if not count:
        return []
    step = min(room / count, wide * 1.7)
    return [QPointF(width / 2 + (at - (count - 1) / 2) * step, y) for at in range(count)]
