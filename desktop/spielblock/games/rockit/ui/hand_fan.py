"""The own hand as a fan of which every card shows its corner: many cards are smaller, not a pile."""

from __future__ import annotations

from typing import Final

from spielblock.widgets.card_fan import CardFan
from spielblock.widgets.theme import Theme

#: So much of a card is seen beside the next one, by its width: the sign in its corner.
CORNER: Final = 0.3
#: How narrow cards become at most, in pixels of the design, before they hide each other's corners.
LEAST: Final = 44
#: What the fan leaves free at its sides.
ASIDE: Final = 40


def card_width(count: int, room: float, wanted: float, least: float) -> float:
    """Return how wide so many cards are in so much room, their corners being seen as long as that goes.

    >>> card_width(7, 600, 90, 44), round(card_width(9, 270, 90, 44)), card_width(40, 270, 90, 44)
    (90, 79, 44)
    """
    return max(min(wanted, least), min(wanted, room / (1 + CORNER * max(0, count - 1))))


class HandFan(CardFan):
    """A fan that makes its cards as large as there is room for."""

    _wanted = 80.0

    def set_card_width(self, width: float) -> None:
        """Show cards so wide, or narrower where they are many."""
        self._wanted = width
        self._lay_out()

    def _lay_out(self) -> None:
        theme: Theme = self._theme
        room = self.width() - theme.px(ASIDE)
        self.card_width = card_width(len(self._cards), room, self._wanted, theme.px(LEAST))
        super()._lay_out()
