"""The base (issue 1): random matches, kills, failing bots."""

from __future__ import annotations

from random import Random

from spielblock.games import all_games
from tests.accept.failures import application, fail_often
from tests.accept.kills import kill_often
from tests.accept.matches import played_through
from tests.accept.point import Run, point


@point(1, "2,000 random matches of Tock, written down and replayed")
def random_matches(run: Run) -> str:
    return played_through(all_games()["tock"], run.count(2000), run)


@point(1, "200 SIGKILLs lose no acknowledged step")
def kills(run: Run) -> str:
    tally = kill_often(run.folder, run.count(200), Random().randrange(1 << 30), run.note)
    assert not tally.faults, f"{len(tally.faults)} faults: {tally.faults[0]}"
    return f"{tally.kills} kills, {tally.safe} safe steps, 0 lost, {tally.torn} torn lines"


@point(1, "50 failures of the bots' process: on in 3.5 s, no orphan")
def worker_failures(run: Run) -> str:
    app = application()
    tally = fail_often(run.folder, run.count(50), note=run.note)
    app.processEvents()
    assert not tally.faults, f"{len(tally.faults)} faults: {tally.faults[0]}"
    return f"{tally.failures} failures, longest {tally.longest:.2f} s, no orphan"
