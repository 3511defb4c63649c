"""Change the rules of a game in one place at a time and see whether its tests notice.

`python3 -m tests.long mutation GAME [--count 150] [--seed 1] [--jobs 1]` samples mutants of the modules that
hold the game's rules, tries each against the game's cases, golden matches, rule tests, second writing and
counts, and reports how many were killed and which survived. A survivor is to be read: it is an untested
rule, or it changes nothing (`reports/mutation_equivalent.md`).

All of it runs on a copy of the tree. The unchanged rules go through the same first and last: if a test fails
with them, the run is worth nothing and ends without a report. A mutant with which the game cannot be
imported says nothing about tests: another one is taken in its place, and the report counts them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.long.mutants import Mutant, mutants_of, rule_modules, unchanged
from tests.long.report import keep

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("desktop", "tests", "resources", "translations", "pyproject.toml")
#: Of computing in one test, for the unchanged rules. Mutants get three times what the longest took.
MOST_SECONDS = 120
DEAD = ("killed", "timeout")


class Verdict(NamedTuple):
    """What became of a mutant (`tests.long.mutation_host` names the fates), and what noticed it."""

    mutant: Mutant
    fate: str
    by: str


class UnchangedFailError(RuntimeError):
    """The tests fail without any change."""


def run(game: str, count: int, seed: int, jobs: int = 1) -> list[Verdict]:
    """Try a sample of mutants of a game, the same for the same seed; broken ones come on top."""
    modules = rule_modules(game)
    every = [mutant for name in modules for mutant in mutants_of(game, name)]
    Random(seed).shuffle(every)
    verdicts: list[Verdict] = []
    with tempfile.TemporaryDirectory() as scratch:
        _copy(Path(scratch))
        host = _Host(game, Path(scratch), jobs)
        host.check_unchanged()
        while every and (missing := count - _tried(verdicts)) > 0:
            batch, every = every[:missing], every[missing:]
            verdicts += host.fates(batch)
        host.check_unchanged()
    return verdicts


def _tried(verdicts: Sequence[Verdict]) -> int:
    return sum(verdict.fate != "broken" for verdict in verdicts)


def _copy(folder: Path) -> None:
    forgotten = shutil.ignore_patterns("__pycache__", "pictures", "reports")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=forgotten)
        else:
            shutil.copy(ROOT / name, folder / name)


class _Host:
    """Asks what becomes of mutants, in a copy of the tree."""

    def __init__(self, game: str, folder: Path, jobs: int) -> None:
        self._game = game
        self._folder = folder
        self._jobs = jobs
        self._seconds = MOST_SECONDS

    def check_unchanged(self) -> None:
        """Raise if a test fails without a change; else the longest test sets the limit for mutants."""
        (verdict,) = self.fates([unchanged(self._game, "rules")])
        if verdict.fate != "survived":
            raise UnchangedFailError(f"{self._game} without a change: {verdict.fate} {verdict.by}")
        self._seconds = int(3 * float(verdict.by)) + 5

    def fates(self, mutants: Sequence[Mutant]) -> list[Verdict]:
        """Return what became of each, in the order in which they ended."""
        return [Verdict(mutants[number], fate, by) for number, fate, by in self._told(mutants)]

    def _told(self, mutants: Sequence[Mutant]) -> Iterator[tuple[int, str, str]]:
        with tempfile.TemporaryDirectory() as scratch:
            file = Path(scratch) / "mutants.json"
            rows = [[number, mutant.module, mutant.source] for number, mutant in enumerate(mutants)]
            file.write_text(json.dumps(rows), "utf-8")
            words = [self._game, str(file), str(self._jobs), str(self._seconds)]
            command = [sys.executable, "-m", "tests.long.mutation_host", *words]
            path = f"{self._folder / 'desktop'}{os.pathsep}{self._folder}"
            env = os.environ | {"PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"}
            told = subprocess.Popen(command, cwd=self._folder, env=env, stdout=subprocess.PIPE, text=True)
            assert told.stdout is not None
            for line in told.stdout:
                yield tuple(json.loads(line))
            assert told.wait() == 0, "the host of the mutants has failed"


def _told(verdict: Verdict) -> str:
    mutant = verdict.mutant
    return f"{mutant.module}.py:{mutant.line}: {mutant.change}"


def _stage(by: str) -> str:
    """Return what kind of test this is: cases, golden, second_rules, perft or rule tests."""
    words = by.removeprefix("tests/").replace(":", "/").split("/")
    return words[0] if words[0] in ("cases", "golden", "second_rules", "perft") else "rule tests"


def figures(verdicts: Sequence[Verdict], seed: int) -> dict[str, object]:
    """Return what the report keeps of a run."""
    whole = [verdict for verdict in verdicts if verdict.fate != "broken"]
    dead = [verdict for verdict in whole if verdict.fate in DEAD]
    by = Counter(_stage(verdict.by) if verdict.fate == "killed" else verdict.fate for verdict in dead)
    return {
        "seed": seed,
        "mutants": len(whole),
        "killed": round(len(dead) / len(whole), 4),
        "killed_by": dict(sorted(by.items())),
        "not_importable": len(verdicts) - len(whole),
        "survivors": sorted(_told(verdict) for verdict in whole if verdict.fate not in DEAD),
    }


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("tests.long mutation")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only-print", action="store_true", help="write no report")
    given = parser.parse_args(words)
    began = time.monotonic()
    verdicts = run(given.game, given.count, given.seed, given.jobs)
    found = figures(verdicts, given.seed)
    for verdict in verdicts:
        if verdict.fate != "killed":
            print(
                f"{verdict.fate}: {verdict.mutant.module}.py:{verdict.mutant.line}: {verdict.mutant.change}"
            )
    print(f"killed by {found['killed_by']}, {found['not_importable']} not importable")
    print(f"{given.game}: {found['killed']:.1%} of {found['mutants']}, {time.monotonic() - began:.0f} s")
    if not given.only_print:
        keep(f"mutation_{given.game}", found)
    return 0 if float(str(found["killed"])) >= 0.9 else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
