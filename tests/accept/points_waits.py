"""How long a person waits for bots (issue 4): what is planned, summed up by a clock that is set forward."""

from __future__ import annotations

from spielblock.games import all_games
from tests.accept.point import Point, Run, figure

WAITS = 400


def _wait(game: str) -> Point:
    """Make the point that a person of a game waits no longer than promised."""

    def check(run: Run) -> str:
        return figure(run, "tests.benchmarks.waits", game, "--waits", str(run.count(WAITS)))

    return Point(
        4, f"{game}: from one own decision to the next with three bots at most 6 s (mean)", check, game
    )


POINTS = tuple([_wait(game) for game in all_games()])
