"""How large the pub table is drawn in the room it has."""

from __future__ import annotations

from typing import Final

#: The size of the design; a larger table shows everything larger, up to so much.
DESIGN: Final = (976.0, 520.0)
MOST: Final = 1.7
#: What leaves everything room: how high, how wide for what is on the table, how wide for each seat.
LEAST_HIGH: Final = 300.0
LEAST_WIDE: Final = 560.0
LEAST_SEAT: Final = 94.0


def grown(wide: float, high: float, seats: int, scale: float) -> float:
    """Return how much larger than the theme has it everything is drawn.

    Room is in logical pixels. Where large letters would leave too little of it, all is drawn smaller, but
    never smaller than with letters of the usual size.
    """
    wide, high = wide / scale, high / scale
    least_wide = max(LEAST_WIDE, LEAST_SEAT * seats)
    usual = 1.0 / max(1.0, scale)
    least = min(1.0, max(usual, min(wide / least_wide, high / LEAST_HIGH)))
    return min(MOST, max(least, min(wide / DESIGN[0], high / DESIGN[1])))
