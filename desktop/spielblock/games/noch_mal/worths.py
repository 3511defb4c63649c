"""What columns and colours are worth to a seat: what it has, or what it may still get in the race for it."""

from __future__ import annotations

from typing import Final

from spielblock.games.noch_mal.scoring import FIRST, LATER
from spielblock.games.noch_mal.state import State

#: How much likelier a seat is to be first with a column for each cell that it is ahead of a rival.
LEAD: Final = 0.12


def worths(state: State, seat: int, *, racing: bool) -> tuple[float, ...]:
    """Return the worth of every column and colour; `racing` looks at how far the others are."""
    taken = 0
    for mask in state.firsts:
        taken |= mask
    found: list[float] = []
    for at, goal in enumerate(state.sheet.goals):
        if taken >> at & 1:
            found.append(FIRST[at] if state.firsts[seat] >> at & 1 else LATER[at])
        elif racing:
            found.append(LATER[at] + (FIRST[at] - LATER[at]) * _chance(state, seat, goal))
        else:
            found.append(FIRST[at])
    return tuple(found)


def _chance(state: State, seat: int, goal: int) -> float:
    """Return how likely this seat is to complete a goal before all others."""
    own = (goal & ~state.crossed[seat]).bit_count()
    chance = 1.0
    for other, crossed in enumerate(state.crossed):
        if other != seat:
            lead = (goal & ~crossed).bit_count() - own
            chance *= min(1.0, max(0.1, 0.6 + LEAD * lead))
    return chance
