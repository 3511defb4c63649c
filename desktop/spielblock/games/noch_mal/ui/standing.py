"""What a seat would have if the match ended now, in words."""

from __future__ import annotations

from spielblock.control.framing import Figure
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.scoring import OPEN_STAR, Points
from spielblock.games.noch_mal.standing import points_in
from spielblock.games.noch_mal.state import JOKERS
from spielblock.games.noch_mal.texts import signed
from spielblock.games.noch_mal.ui import texts


def split(points: Points) -> tuple[str, str]:
    """Return what the points are made of, in two lines."""
    return (
        texts.split_goals(points.columns, points.colours),
        texts.split_rest(points.jokers, signed(-OPEN_STAR * points.stars)),
    )


def told(points: Points) -> str:
    """Return the points and what they are made of, in one sentence."""
    return texts.points_told(signed(points.total), " · ".join(split(points)))


def figures_of(view: Position, seat: str, *, narrow: bool) -> tuple[Figure, ...]:
    """Return what stands in the row of a player: points, stars, jokers."""
    points = points_in(view, seat)
    stars = sum(ink.isupper() for row in view.sheet for ink in row) - points.stars
    jokers = view.jokers.get(seat, JOKERS)
    return (
        Figure("", texts.points_row(signed(points.total)), told(points)),
        Figure("star", str(stars) if narrow else texts.stars(stars), texts.stars_help(stars)),
        Figure("joker", str(jokers), texts.jokers_help(jokers)),
    )
