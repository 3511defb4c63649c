"""Who is to sit where in a new match. A plan never changes: every change makes another one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from spielblock.bots.style import parted, spelled
from spielblock.match.seating import Chair

#: Bots come with names, so that nobody is "player 2". They are the same in both languages.
BOT_NAMES: Final = ("Mara", "Ben", "Toni", "Ida", "Jakob", "Lene", "Emil", "Ruth", "Karl", "Nora")


@dataclass(frozen=True, slots=True)
class SeatingPlan:
    """Chairs in seat order, and who may sit on them: a game's numbers, levels, colours and team sizes.

    `offers` says, for numbers of seats at which not all levels can be told apart, which there are; `styles`
    which ways to play the bots of a level can have. A chair has both in one word, as in `hard+bold`.
    """

    chairs: tuple[Chair, ...]
    fewest: int
    most: int
    levels: tuple[str, ...]
    colours: tuple[str, ...]
    team_sizes: tuple[int, ...] = ()
    teams_wanted: bool = False
    offers: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    styles: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])

    @property
    def offered(self) -> tuple[str, ...]:
        """The levels that a bot can have with so many seats, weakest first."""
        return self.offers.get(len(self.chairs), self.levels)

    @property
    def withheld(self) -> dict[str, tuple[int, ...]]:
        """The levels that so many seats are not offered, and the numbers of seats that are."""
        counts = range(max(2, self.fewest), self.most + 1)  # who plays alone has no bot
        return {
            level: tuple(count for count in counts if level in self.offers.get(count, self.levels))
            for level in self.levels
            if level not in self.offered
        }

    @property
    def teams(self) -> bool:
        """Whether this will be played in teams: wished for, and possible with so many seats."""
        return self.teams_wanted and len(self.chairs) in self.team_sizes

    @property
    def humans(self) -> int:
        return sum(chair.level is None for chair in self.chairs)

    def team_of(self, seat: int) -> int:
        """Return the team of a seat: partners sit opposite each other, or every third."""
        return seat % (len(self.chairs) // 2)

    def more(self) -> SeatingPlan:
        """Return the plan with a bot on one seat more."""
        if len(self.chairs) >= self.most:
            return self
        taken = {chair.name for chair in self.chairs}
        name = next((name for name in BOT_NAMES if name not in taken), "")
        usual = [chair.level for chair in self.chairs if chair.level is not None]
        level = parted(usual[-1])[0] if usual else middle(self.levels)
        free = [colour for colour in self.colours if colour not in {chair.colour for chair in self.chairs}]
        return self._with((*self.chairs, Chair(name, level, free[0] if free else "")))

    def fewer(self, seat: int) -> SeatingPlan:
        """Return the plan without a seat."""
        if len(self.chairs) <= self.fewest:
            return self
        return self._with(self.chairs[:seat] + self.chairs[seat + 1 :])

    def named(self, seat: int, name: str) -> SeatingPlan:
        """Return the plan with another name on a seat."""
        chair = self.chairs[seat]
        return self._change(seat, Chair(name, chair.level, chair.colour))

    def played_by(self, seat: int, level: str | None) -> SeatingPlan:
        """Return the plan with a human, or a bot of this level, on a seat; it keeps its style if it can."""
        chair = self.chairs[seat]
        style = parted(chair.level or "")[1]
        if level is not None and style in self.styles.get(level, ()):
            level = spelled(level, style)
        return self._change(seat, Chair(chair.name, level, chair.colour))

    def all_bots(self, level: str) -> SeatingPlan:
        """Return the plan with bots of this level on all seats that have one."""
        plan = self
        for seat, chair in enumerate(self.chairs):
            plan = plan if chair.level is None else plan.played_by(seat, level)
        return plan

    def lowered(self, before: SeatingPlan) -> dict[int, tuple[str, str]]:
        """Return the seats whose bots had a level that so many are not offered: which, and what it became."""
        had = {(chair.name, chair.colour): parted(chair.level or "")[0] for chair in before.chairs}
        found: dict[int, tuple[str, str]] = {}
        for seat, chair in enumerate(self.chairs):
            gone = had.get((chair.name, chair.colour), "")
            if chair.level is not None and gone in self.withheld:
                found[seat] = (gone, parted(chair.level)[0])
        return found

    def styled(self, seat: int, style: str) -> SeatingPlan:
        """Return the plan with another style for the bot on a seat; an empty one leaves it even."""
        chair = self.chairs[seat]
        level = parted(chair.level or "")[0]
        if style and style not in self.styles.get(level, ()):
            return self
        return self._change(seat, Chair(chair.name, spelled(level, style), chair.colour))

    def coloured(self, seat: int, colour: str) -> SeatingPlan:
        """Return the plan with another colour on a seat; who had it gets the seat's old one."""
        chairs = list(self.chairs)
        for place, chair in enumerate(chairs):
            if chair.colour == colour:
                chairs[place] = Chair(chair.name, chair.level, chairs[seat].colour)
        chairs[seat] = Chair(chairs[seat].name, chairs[seat].level, colour)
        return self._with(tuple(chairs))

    def shuffled(self, rng: Random) -> SeatingPlan:
        """Return the plan with everybody on another seat, as chance will have it."""
        chairs = list(self.chairs)
        while tuple(chairs) == self.chairs and len(chairs) > 1:
            rng.shuffle(chairs)
        return self._with(tuple(chairs))

    def in_teams(self, size: int) -> SeatingPlan:
        """Return the plan for teams with so many seats in all, or for everybody alone (0)."""
        return replace(self, teams_wanted=size > 0)

    def complete(self) -> SeatingPlan:
        """Return the plan with a name on every seat, and no name twice."""
        chairs: list[Chair] = []
        for chair in self.chairs:
            name = chair.name or _free_name(chairs, self.chairs)
            number, unique = 2, name
            while any(other.name == unique for other in chairs):
                unique, number = f"{name} {number}", number + 1
            chairs.append(Chair(unique, chair.level, chair.colour))
        return self._with(tuple(chairs))

    def _change(self, seat: int, chair: Chair) -> SeatingPlan:
        return self._with((*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def _with(self, chairs: tuple[Chair, ...]) -> SeatingPlan:
        """Return the plan with other chairs; a level that so many are not offered becomes the one below."""
        plan = replace(self, chairs=chairs)
        if all(chair.level is None or parted(chair.level)[0] in plan.offered for chair in chairs):
            return plan
        fitting = [Chair(chair.name, plan.nearest(chair.level), chair.colour) for chair in chairs]
        return replace(self, chairs=tuple(fitting))

    def nearest(self, level: str | None) -> str | None:
        """Return the level itself if it is offered, else the next weaker one that is; with its style."""
        if level is None:
            return None
        strength, style = parted(level)
        if strength not in self.offered:
            weaker = self.levels[: self.levels.index(strength)]
            strength = next((one for one in reversed(weaker) if one in self.offered), self.offered[0])
        return spelled(strength, style if style in self.styles.get(strength, ()) else "")


def middle(levels: Sequence[str]) -> str:
    """Return the level to begin with: medium, or the weakest where there is none.

    >>> middle(("easy", "medium", "hard"))
    'medium'
    """
    return "medium" if "medium" in levels else levels[0]


def first_plan(
    seats: tuple[int, int],
    levels: Sequence[str],
    colours: Sequence[str],
    team_sizes: Sequence[int],
    me: str,
    offers: Mapping[int, tuple[str, ...]] | None = None,
    styles: Mapping[str, tuple[str, ...]] | None = None,
) -> SeatingPlan:
    """Return the plan for a game that was never played: one human, and bots for a good round."""
    fewest, most = seats
    sizes = tuple(team_sizes)
    empty = SeatingPlan(
        (), 0, most, tuple(levels), tuple(colours), sizes, offers=offers or {}, styles=styles or {}
    )
    human = Chair(me, None, colours[0] if colours else "")
    plan = replace(empty, chairs=(human,))
    while len(plan.chairs) < min(4, most):
        plan = plan.more()
    return replace(plan, fewest=fewest)


def remembered_plan(fresh: SeatingPlan, chairs: Sequence[Chair], teams: bool) -> SeatingPlan:
    """Return the plan of the last time, as far as the game still has such seats, levels and colours."""
    if not fresh.fewest <= len(chairs) <= fresh.most:
        return fresh
    known = [_known(chair, fresh) for chair in chairs]
    colours = [chair.colour for chair in known]
    if fresh.colours and (len(set(colours)) < len(colours) or not set(colours) <= set(fresh.colours)):
        known = [Chair(chair.name, chair.level, fresh.colours[seat]) for seat, chair in enumerate(known)]
    plan = replace(fresh, chairs=tuple(known), teams_wanted=teams)
    fitting = [Chair(chair.name, plan.nearest(chair.level), chair.colour) for chair in known]
    return replace(plan, chairs=tuple(fitting))


def _known(chair: Chair, fresh: SeatingPlan) -> Chair:
    level = chair.level
    if level is not None and parted(level)[0] not in fresh.levels:
        level = middle(fresh.levels)
    return Chair(chair.name, level, chair.colour if fresh.colours else "")


def _free_name(done: Sequence[Chair], all_chairs: Sequence[Chair]) -> str:
    taken = {chair.name for chair in (*done, *all_chairs)}
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
