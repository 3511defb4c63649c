"""The table of Tock and its frame (issue 1): whole matches on screen, seeded defects, speed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tests.accept.point import ROOT, Run, passes, point

MATCHES = "tests/games/tock_ui/test_matches.py"


@point(
    1, "whole matches of every size and team mode on a screen, by clicks, by keys, and bots: drawn as it is"
)
def matches(run: Run) -> str:
    env = {**os.environ, "SPIELBLOCK_WHOLE": "0" if run.short else "1"}
    screen = ["xvfb-run", "-a"] if shutil.which("xvfb-run") else []
    env["QT_QPA_PLATFORM"] = "xcb" if screen else "offscreen"
    command = [*screen, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", MATCHES]
    run.note("whole matches on a screen")
    done = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=7200, check=False
    )
    said = (done.stdout.strip().splitlines() or [done.stderr.strip()[-200:]])[-1]
    assert done.returncode == 0, said
    return f"{said.split(' in ')[0]}, {'Xvfb' if screen else 'offscreen'}"


@point(1, "a piece drawn a field off is found; positions of all sizes are drawn as they are")
def seeded_defect(run: Run) -> str:
    return passes(run, "tests/games/tock_ui/test_drawn.py")


@point(1, "every event has its duration, at every speed; Space skips; curtain, hold-to-look and open cards")
def frame_and_events(run: Run) -> str:
    return passes(run, "tests/games/tock_ui/test_events.py", "tests/control/test_table.py")


@point(1, "speed: a frame with all pieces moving costs at most 1 ms CPU at 1280 x 800")
def frames(run: Run) -> str:
    return _figure("table_frames")


@point(1, "speed: from a click's press to the first paint of its feedback 50 ms at p95 over 200 clicks")
def feedback(run: Run) -> str:
    return _figure("table_feedback")


@point(1, "speed: no repaint and no running timer in an idle minute")
def idle(run: Run) -> str:
    return _figure("table_idle", "--seconds", str(run.count(60)))


@point(1, "speed: p99 of frame intervals with a bot thinking at most 1.15 times without")
def jitter(run: Run) -> str:
    return _figure("table_jitter")


def _figure(module: str, *words: str) -> str:
    """Return the last line that a benchmark prints; it fails where a target is missed."""
    command = [sys.executable, "-m", f"tests.benchmarks.{module}", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800, check=False)
    said = (done.stdout.strip().splitlines() or [done.stderr.strip()[-200:]])[-1]
    assert done.returncode == 0, said
    return said
