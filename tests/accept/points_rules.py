"""The rules (issue 2): matches that end, cases, views, the console, files that open in time."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

from spielblock.games import all_games
from spielblock.match.lines import Played, parts
from spielblock.match.savefile import read, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Over
from spielblock.rules.entry import GameEntry
from tests.accept.matches import played_through
from tests.accept.point import Run, passes, point
from tests.cover import begin, cover, must_end, steps
from tests.long.fuzz import fuzz
from tests.long.report import last

#: Opening a match of twice the steps may take this much more than twice the time.
LINEAR = 1.5


@point(2, "all cases pass in the core and through the console, none is missing")
def cases(run: Run) -> str:
    return passes(run, "tests/cases", "-n", "2")


@point(2, "games keep their contract: positions, moves, undo, refusals, words")
def contract(run: Run) -> str:
    files = [f"tests/games/test_{name}.py" for name in ("conformance", "texts", "bots")]
    return passes(run, *files, "-n", "2")


@point(2, "each game's own tests: invariants, state machines, constants")
def own_tests(run: Run) -> str:
    folders = [f"tests/games/{game}" for game in sorted(all_games())]
    return passes(run, *folders, "-n", "2")


@point(2, "golden matches are what they were")
def golden(run: Run) -> str:
    return passes(run, "tests/golden", "-n", "2")


@point(2, "views: all that is hidden dealt anew, not a byte changes")
def views(run: Run) -> str:
    states = str(run.count(2000))
    os.environ["SPIELBLOCK_STATES"] = states
    return f"{states} states a game: {passes(run, 'tests/games/test_views.py', '-n', '2')}"


@point(2, "5,000 random matches a game over pairs of all settings end")
def random_matches(run: Run) -> str:
    played = {
        game.id: played_through(game, run.count(5000), run, look=False) for game in all_games().values()
    }
    return "; ".join(f"{name}: {figure}" for name, figure in played.items())


@point(2, "the console survives 20,000 wrong lines")
def console(run: Run) -> str:
    count = run.count(20_000)
    outcome = fuzz(count, Random().randrange(1 << 30), run.note)
    assert not outcome.faults, f"{len(outcome.faults)} faults, the first {outcome.faults[0][1][:150]}"
    return f"{count:,} lines: {dict(outcome.answers)}, longest {outcome.longest:.2f} s"


@point(2, "the last long run of wrong lines (report)")
def last_fuzz(run: Run) -> str:
    report = last("fuzz")
    assert not report["faults"]
    assert report["lines"] >= 20_000
    return f"{report['lines']:,} lines on {report['commit']}"


@point(2, "opening a match costs time linear in its steps")
def opening(run: Run) -> str:
    figures = {game.id: _growth(game, run) for game in all_games().values()}
    told = ", ".join(f"{name} {growth:.2f}" for name, growth in figures.items())
    assert max(figures.values()) <= LINEAR, f"time for four times the steps, over four: {told}"
    return f"four times the steps take four times the time, times {told}"


def _growth(game: GameEntry, run: Run) -> float:
    """Return how much longer four times as many steps take to open, over four."""
    path, times = run.folder / f"{game.id}.spielblock", list[float]()
    setting = max([one for one in cover(game) if must_end(one)], key=lambda one: one.start.seats)
    lengths = (150, 600)
    match = begin(game, setting, "long")
    for _ in steps(match, Random(1), lengths[-1]):
        pass
    reached = len(match.log) if isinstance(match.pending, Over) else lengths[-1]
    for length in (reached // 4, reached):
        path.unlink(missing_ok=True)
        seats, first, teams, *_ = setting.start
        chairs = (Chair(),) * seats
        save = start(path, game, setting.options, chairs, "long", first=first, teams=teams)
        save.journal.append(*[parts(Played(one.by, one.move.text())) for one in match.log[:length]])
        save.close()
        times.append(min(_seconds_to_open(path, length) for _ in range(7)))
    return times[1] / times[0] / 4


def _seconds_to_open(path: Path, steps: int) -> float:
    began = time.process_time()
    loaded = read(path, all_games())
    assert loaded.steps == steps, f"{loaded.steps} of {steps} steps: {loaded.trouble}"
    return time.process_time() - began
