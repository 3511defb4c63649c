"""Where the cards of a fan lie. Numbers only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

TILT: Final = 2.2
SPREAD: Final = 26.0
SINK: Final = 1.0
#: How far the outer cards hang, at most, by the width of a card.
MOST_SINK: Final = 0.18
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
