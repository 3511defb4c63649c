"""What was chosen for a match, and what is proposed to begin with."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec import Struct

from spielblock.match.seating import Chair
from spielblock.shell.page_parts import Kit
from spielblock.shell.seating_plan import SeatingPlan, first_plan, remembered_plan
from spielblock.shell.settings import Table
from spielblock.shell.shown import Shown


@dataclass(frozen=True, slots=True)
class Wish:
    """All that was chosen for a match."""

    game: str
    chairs: tuple[Chair, ...]
    options: Struct
    teams: bool

    def remembered(self) -> Table:
        """Return it as the settings keep it for the next time."""
        return Table(self.chairs, msgspec.to_builtins(self.options), self.teams)


def plan_for(kit: Kit, game: Shown, me: str) -> SeatingPlan:
    """Return how a game is to be set up: as the last time, or with one human for a good round."""
    entry = game.entry
    teams = tuple(size for size in entry.teams if size in entry.seats)
    styles = {level: entry.styles_of(level) for level in entry.bots}
    offers = {seats: entry.levels(seats) for seats in entry.seats}
    fresh = first_plan(game.span, tuple(entry.bots), game.colours(kit.theme), teams, me, offers, styles)
    table = kit.settings.tables.get(game.id)
    return fresh if table is None else remembered_plan(fresh, table.chairs, table.teams)
