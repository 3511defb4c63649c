"""How strong the players are: all that the plan wants to see, and whether levels rise.

`python3 -m tests.long strength [--seconds 600] [--only WORD …] [--list]` goes on where it stopped. A part of
the matches of every line is played before more of any, and all is kept after every few seeds. A line whose
players have changed since begins anew. `--short` plays a few matches that a broken player would lose.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

from tests.long.report import last
from tests.long.strengths.counts import PREFIX, Counts, figures, kept, play_seed, reached, save
from tests.long.strengths.lines import Line, lines
from tests.long.strengths.short import short
from tests.long.strengths.table import write

#: Parts of the matches wanted, one after the other, each for all lines.
PARTS: Final = (0.05, 0.15, 0.35, 0.6, 1.0)
#: So many seconds are played between two reports of a line.
KEPT_AFTER: Final = 10.0
EXACT: Final = ("schock_rounds", "schock_halves", "rock_the_bock_ends")
LOCKS: Final = Path(__file__).parents[2] / "build"


def main(words: Sequence[str]) -> int:
    given = _parser().parse_args(words)
    if given.table:
        print(write())
        return 0
    if given.short:
        return short()
    chosen = [line for line in lines() if any(word in line.name for word in given.only)]
    exact = [name for name in EXACT if any(word in name for word in given.only)]
    if not given.list and not _measured(chosen, exact, given.seconds):
        print("somebody is measuring one of these games already")
        return 3
    for line in chosen:
        print(told(line, kept(line)), flush=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python3 -m tests.long strength")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--only", nargs="*", default=[""], help="words; lines whose name has one of them")
    parser.add_argument("--list", action="store_true", help="say how far every line is")
    parser.add_argument("--short", action="store_true", help="a few matches, within two minutes")
    parser.add_argument("--table", action="store_true", help="write the table that the program shows")
    return parser


def _measured(chosen: Sequence[Line], exact: Sequence[str], seconds: float) -> bool:
    """Measure so long; False if another run measures one of these games."""
    locks = locked({line.game for line in chosen})
    if locks is None:
        return False
    for name in exact:
        # with modules that are not needed for matches, and may not be compiled
        if import_module("tests.long.strengths.exact").work_out(name):
            print(name, last(f"{PREFIX}{name}"), flush=True)
    go_on(chosen, time.monotonic() + seconds)
    for lock in locks:
        lock.unlock()
    return True


def locked(games: set[str]) -> list[QLockFile] | None:
    """Return locks on the reports of these games, or None if another run holds one."""
    LOCKS.mkdir(exist_ok=True)
    locks = [QLockFile(str(LOCKS / f"strength-{game}.lock")) for game in sorted(games)]
    if all(lock.tryLock(0) for lock in locks):
        return locks
    return None


def go_on(chosen: Sequence[Line], until: float) -> None:
    """Play the lines, each so far as the part asks, until the time is over."""
    counts = {line.name: kept(line) for line in chosen}
    for part in PARTS:
        for line in chosen:
            if not _played(line, counts[line.name], part * line.matches, until):
                return


def _played(line: Line, counts: Counts, wanted: float, until: float) -> bool:
    """Play until so many matches are counted; False if the time is over."""
    saved = began = time.monotonic()
    before = counts.matches
    while counts.matches < wanted and time.monotonic() < until:
        play_seed(line, counts)
        if time.monotonic() > saved + KEPT_AFTER:
            save(line, counts)
            saved = time.monotonic()
    if counts.matches > before:
        save(line, counts)
        print(f"{told(line, counts)}  +{time.monotonic() - began:.0f} s", flush=True)
    return time.monotonic() < until


def told(line: Line, counts: Counts) -> str:
    """Return a line to read: estimate, interval, n, what is wanted, slow decisions."""
    found = figures(line, counts)
    wanted = "" if line.bound == "none" else f"{line.bound} {line.target:g}"
    word = "none yet" if not counts.matches else "ok" if reached(line, found) else "MISSED"
    slow = found["decisions"].get(line.lineup[0], {"p95": 0.0, "p99": 0.0})
    times = f"p95 {slow['p95']:.2f} p99 {slow['p99']:.2f}"
    return (
        f"{line.name:36} {found['mean']:7.3f} [{found['low']:.3f}, {found['high']:.3f}]  "
        f"n {counts.matches} of {line.matches}  {wanted:14} {word:8} {times}"
    )
