"""What a seat would have if the match ended now: one figure, and what it is made of, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spielblock.games.noch_mal.position import GOALS, Position
from spielblock.games.noch_mal.scoring import FIRST, LATER, OPEN_STAR, Points
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.games.noch_mal.state import JOKERS
from spielblock.games.noch_mal.texts import signed
from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.looks import spot_of, stars_of


def points_in(view: Position, seat: str) -> Points:
    """Return the points of a seat as they are seen, also while a step is shown."""
    crossed = map(spot_of, view.crossed.get(seat, ()))
    colours = {str(colour): places for colour, places in view.colours.items()}
    return Points(
        _sum(view.columns, [goal for goal in GOALS if goal not in COLOURS], seat),
        _sum(colours, COLOURS, seat),
        view.jokers.get(seat, JOKERS),
        len(stars_of(view.sheet) - frozenset(crossed)),
    )


def split(points: Points) -> tuple[str, str]:
    """Return what the points are made of, in two lines."""
    return (
        texts.split_goals(points.columns, points.colours),
        texts.split_rest(points.jokers, signed(-OPEN_STAR * points.stars)),
    )


def told(points: Points) -> str:
    """Return the points and what they are made of, in one sentence."""
    return texts.points_told(signed(points.total), " · ".join(split(points)))


def _sum(won: Mapping[str, Mapping[str, str]], goals: Iterable[str], seat: str) -> int:
    """Return what this seat has for these columns or colours."""
    values = {"first": FIRST, "later": LATER}
    places = {goal: won.get(goal, {}).get(seat) for goal in goals}
    return sum(values[place][GOALS.index(goal)] for goal, place in places.items() if place is not None)
