"""What a seat would have if the match ended now, and what a move costs and completes, in words."""

from __future__ import annotations

from spielblock.control.framing import Figure
from spielblock.games.noch_mal.gaining.gains import gain_of
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.refused.texts import colour
from spielblock.games.noch_mal.scoring import OPEN_STAR, Points
from spielblock.games.noch_mal.standing import points_in
from spielblock.games.noch_mal.state import JOKERS, State
from spielblock.games.noch_mal.texts import signed
from spielblock.games.noch_mal.ui import texts, texts_gain
from spielblock.games.noch_mal.ui.listing import Pair
from spielblock.rules.contract import Move


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


def badges_of(move: Move, state: State, seat: int) -> tuple[Figure, ...]:
    """Return what stands at the end of the row of a move: stars, what it completes, jokers."""
    if isinstance(move, Pair):
        return _joker(move.jokers)
    if not isinstance(move, Cross):
        return ()
    gain, stars = gain_of(state, seat, move), (move.cells & state.sheet.stars).bit_count()
    found = [Figure("star", str(stars), texts_gain.stars_in_move(stars))] if stars else []
    found += [
        Figure("", f"{name} +{points}", texts_gain.goal_help(name, points))
        for name, points in gain.columns.items()
    ]
    for ink, points in gain.colours.items():
        found.append(Figure("", f"{colour(ink)} +{points}", texts_gain.goal_help(colour(ink), points)))
    return (*found, *_joker(move.jokers))


def _joker(count: int) -> tuple[Figure, ...]:
    return (Figure("joker", f"−{count}", texts_gain.jokers_spent(count)),) if count else ()
