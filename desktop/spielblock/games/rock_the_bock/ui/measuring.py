"""How large the sheets of a scene are: whole in any room, and as large as they can be in it."""

from __future__ import annotations

from typing import Final, NamedTuple

from spielblock.games.rock_the_bock.ui.paper import Measure

#: How large words and strip, and the symbols, can become in a large window.
MOST_GROWN: Final = 1.5
MOST_PITCH: Final = 104
#: How far apart symbols lie in a row, in parts of their distance from row to row.
MOST_APART: Final = 1.45
#: By how much letters can become smaller than at 100 %: the smallest are 10 pixels high then.
LEAST: Final = 0.85
#: Letters keep their 100 % on sheets of this height and width.
ENOUGH: Final = (320.0, 150.0)
#: Where symbols would be smaller than this, the heading of the round leaves them its room.
SMALL: Final = 14.0
HEADING: Final = 22.0
#: The least distance from row to row; what is smaller shows nothing.
LEAST_PITCH: Final = 5.0


class Space(NamedTuple):
    """The room for so many sheets. `scale` is that of the letters; `compact` means that room is scarce."""

    wide: float
    high: float
    sheets: int
    scale: float
    compact: bool

    @property
    def tight(self) -> float:
        """How much of the usual margins there is, 1.0 for letters of 100 %."""
        return min(self.scale, max(1.0, self.high / 440))

    @property
    def margin(self) -> float:
        """The room round all sheets."""
        return (10 if self.compact else 18) * self.tight

    @property
    def gap(self) -> float:
        """The room between two sheets."""
        return (10 if self.compact else 18) * self.tight


def measured(space: Space) -> Measure:
    """Return lengths with which all sheets fit, the symbols as large as they can be."""
    room = (space.wide - 2 * space.margin - (space.sheets - 1) * space.gap) / space.sheets
    high = space.high - 2 * space.margin
    size = _size_of_letters(space.scale, high, room)
    pad, glue = (8 if space.compact else 12) * size, (28 if space.compact else 36) * size
    gap = (4 if space.compact else 9) * min(size, space.scale)
    # Everything but the symbols: strip, rounds, heading, gaps and foot, as SheetItem lays them out.
    fixed = round(glue + (4 + 25 + HEADING + 2 + 30) * size)
    # Six rows of symbols, and dice of 0.72 of a symbol, at most a tenth of the sheet's width.
    by_height = (high - fixed - 3 * gap) / 6.72
    headed = by_height >= SMALL
    if not headed:
        fixed -= round((HEADING - 5) * size)
        by_height = (high - fixed - 3 * gap) / 6.72
    most = MOST_PITCH * space.scale
    pitch = int(max(LEAST_PITCH, min((room - 2 * pad) / 6, by_height, most)))
    # Few sheets are broader than high ones need: the symbols of a row move apart, up to a point.
    across = int(max(pitch, min((room - 2 * pad) / 6, pitch * MOST_APART)))
    width = round(min(room, max(6 * across + 2 * pad, 176 * space.scale)))
    fixed += 6 * pitch + min((width - 2 * pad) / 10, pitch * 0.72)
    # What is left of the height spreads the tracks, up to a point.
    gap = max(gap, min(34 * size, (high - fixed) / 3))
    return Measure(width, round(fixed + 3 * gap), pitch, across, pad, glue, gap, size / space.scale, headed)


def _size_of_letters(scale: float, high: float, room: float) -> float:
    """Return how large letters are, 1.0 at 100 %.

    Larger where there is room; where letters are large and room is scarce, smaller, down to 100 %; where
    not even those fit, a little smaller still.
    """
    size = max(min(1.0, high / ENOUGH[0], room / ENOUGH[1]), LEAST)
    size = max(size, min(scale, high / 440, room / 205))
    return max(size, scale * min(MOST_GROWN, high / (520 * scale), room / (205 * scale)))
