"""What is complete in this throw but not counted yet, and whether it ends the match."""

from __future__ import annotations

from typing import Final

from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import GOALS
from spielblock.games.noch_mal.refused.texts import colour
from spielblock.games.noch_mal.scoring import COLOUR_GOALS, full_goals
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.ui import texts_due as texts

#: So many complete colours end a match.
ENOUGH: Final = 2


def due(state: State, seat: int) -> tuple[str, ...]:
    """Return the columns and colours that this seat gets when all have chosen."""
    full = full_goals(state.sheet.goals, state.crossed[seat])
    fresh = full & ~(state.firsts[seat] | state.laters[seat])
    return tuple([goal for at, goal in enumerate(GOALS) if fresh >> at & 1])


def due_words(state: State, seat: int) -> str:
    """Return in one sentence what this seat gets when all have chosen; empty for nothing."""
    goals = [colour(goal) if goal in COLOURS else texts.column(goal) for goal in due(state, seat)]
    return texts.counts_soon(", ".join(goals)) if goals else ""


def would_end(state: State, options: Options, seat: int, cells: int = 0) -> bool:
    """Return whether the match ends with this throw once this seat has crossed these cells off as well."""
    if state.seats == 1 and not options.solo_ends_on_two_colours:
        return False
    full = full_goals(state.sheet.goals, state.crossed[seat] | cells) & COLOUR_GOALS
    return full.bit_count() >= ENOUGH
