"""What a seat would have if the match ended now, read from a view, also in the middle of a step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from spielblock.games.noch_mal.cells import LETTERS
from spielblock.games.noch_mal.position import GOALS, Position
from spielblock.games.noch_mal.scoring import FIRST, LATER, Points
from spielblock.games.noch_mal.sheet import COLOURS
from spielblock.games.noch_mal.state import JOKERS


def points_in(view: Position, seat: str) -> Points:
    """Return the points of a seat as they are seen."""
    stars = {
        f"{LETTERS[x]}{y + 1}"
        for y, row in enumerate(view.sheet)
        for x, ink in enumerate(row)
        if ink.isupper()
    }
    colours = {str(colour): places for colour, places in view.colours.items()}
    return Points(
        _sum(view.columns, LETTERS, seat),
        _sum(colours, COLOURS, seat),
        view.jokers.get(seat, JOKERS),
        len(stars.difference(view.crossed.get(seat, ()))),
    )


def _sum(won: Mapping[str, Mapping[str, str]], goals: Iterable[str], seat: str) -> int:
    """Return what this seat has for these columns or colours."""
    values = {"first": FIRST, "later": LATER}
    places = {goal: won.get(goal, {}).get(seat) for goal in goals}
    return sum(values[place][GOALS.index(goal)] for goal, place in places.items() if place is not None)
