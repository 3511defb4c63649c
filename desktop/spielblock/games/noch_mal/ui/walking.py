"""Where the cursor of the keyboard goes on the sheet: from one cell that can be chosen to the next."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from spielblock.games.noch_mal.moves import Pick
from spielblock.games.noch_mal.ui.choosing import picks_of
from spielblock.games.noch_mal.ui.looks import neighbour, spot_of
from spielblock.rules.draft import Draft
from spielblock.widgets.printed_sheet import Spot

#: The middle of the sheet, where a match begins.
MIDDLE: Final[Spot] = (7, 3)


def choosable(draft: Draft) -> frozenset[Spot]:
    """Return the cells that can be chosen, or were and can be taken back."""
    offered = {pick.value for pick in draft.choices() if isinstance(pick, Pick) and pick.kind == "cell"}
    return frozenset(map(spot_of, offered.union(picks_of(draft).cells)))


def nearest(draft: Draft, spot: Spot = MIDDLE) -> Spot:
    """Return the cell that can be chosen and lies nearest to a place, or the place if there is none."""
    return min(choosable(draft), key=lambda one: (_apart(one, spot), one), default=spot)


def next_to(cells: AbstractSet[Spot], at: Spot, step: tuple[int, int]) -> Spot:
    """Return the next of these cells in a direction: in a straight line if there is one, else the nearest.

    Without any cells every one can be walked to.

    >>> next_to({(7, 3), (9, 3), (8, 2)}, (7, 3), (1, 0))
    (9, 3)
    >>> next_to({(7, 3), (8, 2)}, (7, 3), (1, 0))
    (8, 2)
    """
    if not cells:
        return neighbour(at, *step)
    ahead = [one for one in cells if (one[0] - at[0]) * step[0] + (one[1] - at[1]) * step[1] > 0]
    across = 1 if step[0] else 0
    return min(ahead, key=lambda one: (one[across] != at[across], _apart(one, at), one), default=at)


def _apart(one: Spot, other: Spot) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
