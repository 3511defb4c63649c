"""What a seat would have if the match ended now, in words."""

from __future__ import annotations

from spielblock.games.noch_mal.scoring import OPEN_STAR, Points
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
