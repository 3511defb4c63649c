"""The table of Tock and its frame (issue 1): whole matches on screen, seeded defects, speed."""

from __future__ import annotations

from tests.accept.point import Run, figure, passes, point
from tests.accept.points_matches import on_a_screen

MATCHES = "tests/games/tock_ui/test_matches.py"


@point(
    1, "whole matches of every size and team mode on a screen, by clicks, by keys, and bots: drawn as it is"
)
def matches(run: Run) -> str:
    return on_a_screen(MATCHES, run)


@point(1, "a piece drawn a field off is found; positions of all sizes are drawn as they are")
def seeded_defect(run: Run) -> str:
    return passes(run, "tests/games/tock_ui/test_drawn.py")


@point(1, "every event has its duration, at every speed; Space skips; curtain, hold-to-look and open cards")
def frame_and_events(run: Run) -> str:
    return passes(run, "tests/games/tock_ui/test_events.py", "tests/control/test_table.py")


@point(1, "speed: a frame with all pieces moving costs at most 1 ms CPU at 1280 x 800")
def frames(run: Run) -> str:
    return figure(run, "tests.benchmarks.table_frames")


@point(1, "speed: from a click's press to the first paint of its feedback 50 ms at p95 over 200 clicks")
def feedback(run: Run) -> str:
    return figure(run, "tests.benchmarks.table_feedback")


@point(1, "speed: no repaint and no running timer in an idle minute")
def idle(run: Run) -> str:
    return figure(run, "tests.benchmarks.table_idle", "--seconds", str(run.count(60)))


@point(1, "speed: p99 of frame intervals with a bot thinking at most 1.15 times without")
def jitter(run: Run) -> str:
    return figure(run, "tests.benchmarks.table_jitter")
