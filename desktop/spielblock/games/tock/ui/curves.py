"""Closed lines: their lengths, even points on them, round corners. Points are complex numbers."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, copysign, cos, exp, pi, sin
from typing import Final

SIGMA: Final = 0.42


class Loop:
    """A closed line that can be asked for the point after any length."""

    def __init__(self, points: Sequence[complex]) -> None:
        self.points = [*points, points[0]]
        self.lengths = [0.0]
        for before, after in pairwise(self.points):
            self.lengths.append(self.lengths[-1] + abs(after - before))

    @property
    def total(self) -> float:
        return self.lengths[-1]

    def at(self, length: float) -> complex:
        """Return the point after this length, any number of times round."""
        length %= self.total
        place = min(bisect_right(self.lengths, length), len(self.lengths) - 1)
        before = self.lengths[place - 1]
        share = (length - before) / ((self.lengths[place] - before) or 1.0)
        return self.points[place - 1] + (self.points[place] - self.points[place - 1]) * share

    def even(self, step: float) -> list[complex]:
        """Return points at equal lengths, about `step` apart."""
        count = max(64, round(self.total / step))
        return [self.at(number * self.total / count) for number in range(count)]


def superellipse(across: float, down: float, exponent: float, count: int = 1600) -> list[complex]:
    """Return the ring from the middle of the bottom clockwise: left, top, right."""
    power = 2 / exponent
    points: list[complex] = []
    for number in range(count):
        turn = 2 * pi * number / count
        x, y = sin(turn), cos(turn)
        points.append(
            complex(
                -across * copysign(abs(x) ** power, x),
                down * copysign(abs(y) ** power, y),
            )
        )
    return points


def smoothed(points: Sequence[complex], gap: float) -> list[complex]:
    """Return the closed line, each point the mean of those around it, the near ones counting more."""
    reach = ceil(3 * SIGMA / gap)
    weights = [exp(-0.5 * (step * gap / SIGMA) ** 2) for step in range(-reach, reach + 1)]
    whole = sum(weights)
    weights = [weight / whole for weight in weights]
    wide = [*points[-reach:], *points, *points[:reach]]
    span = range(len(weights))
    return [sum((wide[at + step] * weights[step] for step in span), 0j) for at in range(len(points))]
