"""A point of acceptance: one promise, one check, one line.

Put checks into a module `tests/accept/points_*.py`; they are found by themselves:

    @point(1, "200 kills lose no step")
    def kills(run: Run) -> str:
        ...
        return "200 kills, 0 lost"

What is returned is the figure of a PASS; a `Look` asks for eyes; an error is a FAIL.
`run.count(200)` is 200, and about a tenth of it in a short run; `run.folder` is a place for files.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Run:
    """One run of all points: how much it does, where it may write, and how it says what it is doing."""

    folder: Path
    out: Path
    short: bool
    note: Callable[[str], None]

    def count(self, full: int) -> int:
        return max(1, full // 10) if self.short else full


@dataclass(frozen=True, slots=True)
class Look:
    """The check cannot judge this: somebody has to look at what it made."""

    at: Path | str
    figure: str = ""


Check = Callable[[Run], "str | Look"]


@dataclass(frozen=True, slots=True)
class Point:
    """A promise of an issue and its check; what it is about, if one game, number of seats, way of playing."""

    issue: int
    title: str
    check: Check
    game: str = ""
    seats: int = 0
    by: str = ""

    def __call__(self, run: Run) -> str | Look:
        return self.check(run)


def point(issue: int, title: str, game: str = "") -> Callable[[Check], Point]:
    """Make a check a point of acceptance."""

    def made(check: Check) -> Point:
        return Point(issue, title, check, game)

    return made


def passes(run: Run, *words: str, most_seconds: int = 3600) -> str:
    """Return how many tests pass in pytest with these words, or raise AssertionError with its last lines."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    run.note("pytest " + " ".join(words))
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=most_seconds, check=False
    )
    last = done.stdout.strip().splitlines()[-1:] or ["nothing was said"]
    assert done.returncode == 0, f"pytest {' '.join(words)}: {last[0]}"
    return last[0].split(" in ")[0]


def figure(run: Run, module: str, *words: str) -> str:
    """Return the last line that a benchmark prints; AssertionError with it where a target is missed."""
    run.note(module)
    command = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1800, check=False)
    said = (done.stdout.strip().splitlines() or [done.stderr.strip()[-200:]])[-1]
    assert done.returncode == 0, said
    return said


def spread(values: list[Any], most: int) -> list[Any]:
    """Return at most so many of the values, evenly spread."""
    if len(values) <= most:
        return values
    return [values[at * len(values) // most] for at in range(most)]


@contextmanager
def environment(name: str, value: str) -> Iterator[None]:
    """Set a variable for what is started within, and put back what it was."""
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
