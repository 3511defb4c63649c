"""How large sheets and dice are drawn where large letters leave them little room."""

from __future__ import annotations

from typing import Final

#: What leaves everything room at scale 1, in pixels: how wide and how high.
SHEETS: Final = (640.0, 330.0)
DICE_WIDE: Final = 560.0
#: Of the window's height, the dice take at most so much in large letters: the sheet has to be seen too.
MOST_OF_WINDOW: Final = 0.18


def scale_in(wide: float, high: float, least: tuple[float, float], scale: float) -> float:
    """Return the scale at which all has room in so many pixels: that of the letters, or less down to 1.

    >>> scale_in(552, 307, SHEETS, 2.0), scale_in(1448, 700, SHEETS, 2.0), scale_in(552, 307, SHEETS, 1.0)
    (1.0, 2.0, 1.0)
    """
    return min(scale, max(1.0, min(wide / least[0], high / least[1])))
