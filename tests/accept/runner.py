"""Find the points of an issue, try them one after the other, and say how it went."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple

import tests.accept
from tests.accept.point import ROOT, Look, Point, Run

WIDTH = 58


class Verdict(NamedTuple):
    """PASS, FAIL or LOOK, what was measured or what is to be looked at, and the seconds it took."""

    word: str
    figure: str
    seconds: float


def points(issue: int) -> Iterator[Point]:
    """Yield the points of an issue from every module `points_*`, in the order they stand there."""
    for found in sorted(module.name for module in iter_modules(tests.accept.__path__)):
        if found.startswith("points_"):
            module = import_module(f"tests.accept.{found}")
            for value in vars(module).values():
                # a module that makes many points at once keeps them in a tuple
                for one in value if isinstance(value, tuple) else (value,):
                    if isinstance(one, Point) and one.issue == issue:
                        yield one


def tried(point: Point, run: Run) -> Verdict:
    """Return how a point went; whatever goes wrong in it is its failure and stops nothing else."""
    began = time.monotonic()
    try:
        found = point(run)
    except Exception as problem:  # the next point must be tried whatever this one does
        if not isinstance(problem, AssertionError):
            traceback.print_exc(limit=-3)
        line = (str(problem) or type(problem).__name__).splitlines()[0]
        return Verdict("FAIL", line[:200], time.monotonic() - began)
    seconds = time.monotonic() - began
    if isinstance(found, Look):
        return Verdict("LOOK", f"{found.figure}{' ' if found.figure else ''}{found.at}", seconds)
    return Verdict("PASS", found, seconds)


def main(words: Sequence[str] | None = None) -> int:
    """Print a line for each point of an issue; 1 if one failed."""
    parser = argparse.ArgumentParser("python3 -m tests.accept", description=tests.accept.__doc__)
    parser.add_argument("issue", type=int, help="1 base, 2 rules, 3 tables, 4 bots, 5 installers")
    parser.add_argument("only", nargs="*", help="words; only points whose title has all of them are tried")
    parser.add_argument("--game", help="only points about this game")
    parser.add_argument("--seats", type=int, help="only points about so many seats")
    parser.add_argument("--by", choices=("clicks", "keys", "list"), help="only matches played this way")
    parser.add_argument("--short", action="store_true", help="about a tenth of all counts")
    parser.add_argument("--list", action="store_true", help="say what would be tried")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "accept", help="for what is to be seen")
    given = parser.parse_intermixed_args(words)
    wanted = [point for point in points(given.issue) if _is_wanted(point, given)]
    if not wanted:
        print("there is no such point")
        return 1
    if given.list:
        print(*[point.title for point in wanted], sep="\n")
        return 0
    return _try_all(wanted, given.out, short=given.short)


def _is_wanted(point: Point, given: argparse.Namespace) -> bool:
    """Return whether a point's title has all the words, and whether it is about what was asked for."""
    about = ((given.game, point.game), (given.seats, point.seats), (given.by, point.by))
    told = all(asked in (None, found) for asked, found in about)
    return told and all(word.lower() in point.title.lower() for word in given.only)


def _try_all(wanted: Sequence[Point], out: Path, *, short: bool) -> int:
    out.mkdir(parents=True, exist_ok=True)
    began, words = time.monotonic(), list[str]()
    for point in wanted:
        with tempfile.TemporaryDirectory(prefix="accept-") as folder:
            verdict = tried(point, Run(Path(folder), out, short, _note))
        _note("")
        print(
            f"{verdict.word}  {point.title:<{WIDTH}}  {verdict.figure}  ({verdict.seconds:.1f} s)", flush=True
        )
        words.append(verdict.word)
    counted = ", ".join([f"{words.count(word)} {word}" for word in ("PASS", "LOOK", "FAIL")])
    print(f"{counted} in {time.monotonic() - began:.0f} s")
    return 1 if "FAIL" in words else 0


def _note(text: str) -> None:
    """Say on a terminal what is being done; in a file nothing of that is kept."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text[:100]}", end="", file=sys.stderr, flush=True)
