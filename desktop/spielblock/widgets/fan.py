"""Where the cards of a fan lie. Numbers only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

TILT: Final = 2.2
SPREAD: Final = 26.0
SINK: Final = 1.0
#: How far the outer cards hang, at most, by the width of a card.
MOST_SINK: Final = 0.18
#: How far within its edges a card with round corners hides everything, by its width.
ROUND: Final = 0.08
#: So many cards lie beside each other, more overlap.
APART: Final = 4


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its middle, and how far it is turned, in degrees."""

    middle: QPointF
    turn: float

    def transform(self) -> QTransform:
        """Return the way from the card, its middle at 0, to the widget."""
        return QTransform().translate(self.middle.x(), self.middle.y()).rotate(self.turn)

    def box(self, size: QSizeF) -> QRectF:
        """Return the upright rectangle around something of this size that lies here."""
        return self.transform().mapRect(_centred(size))

    def covered(self, size: QSizeF) -> QRectF:
        """Return an upright rectangle that a card of this size hides wholly, round corners and all."""
        off = ROUND * size.width()
        inner = _centred(size).adjusted(off, off, -off, -off)
        upright = self.transform()
        left_top, right_top = upright.map(inner.topLeft()), upright.map(inner.topRight())
        left_low, right_low = upright.map(inner.bottomLeft()), upright.map(inner.bottomRight())
        return QRectF(
            QPointF(max(left_top.x(), left_low.x()), max(left_top.y(), right_top.y())),
            QPointF(min(right_top.x(), right_low.x()), min(left_low.y(), right_low.y())),
        )


def following(places: Sequence[int], place: int, by: int) -> int:
    """Return the place that comes after one of these, round and round; from elsewhere, the first or last.

    >>> following((2, 5), 5, 1), following((2, 5), 0, -1)
    (2, 5)
    """
    if place not in places:
        return places[0 if by > 0 else -1]
    return places[(places.index(place) + by) % len(places)]


def _centred(size: QSizeF) -> QRectF:
    return QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)


def fan_spots(count: int, middle: QPointF, wide: float, card: float) -> list[Spot]:
    """Return the spots of a fan of cards so wide around a middle, no wider than there is room.

    >>> [round(spot.middle.x()) for spot in fan_spots(3, QPointF(100, 50), 300, 60)]
    [33, 100, 167]
    """
    if not count:
        return []
    step = min((1.12 if count <= APART else 0.9) * card, (wide - card) / max(1, count - 1))
    turn = min(TILT, SPREAD / count)
    half = (count - 1) / 2
    sink = min(SINK, MOST_SINK * card / max(1.0, half * half))
    return [
        Spot(
            QPointF(middle.x() + (at - half) * step, middle.y() + (at - half) ** 2 * sink), (at - half) * turn
        )
        for at in range(count)
    ]
