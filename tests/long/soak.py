"""`python3 -m tests.long soak [--matches 2000] [--seed 1]`: play on and on, and see whether memory grows.

Every match is begun in a file, played by chance with undo and views, closed, and read again.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median

from spielblock.games import all_games
from spielblock.match.savefile import read, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Decide, Over
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE
from tests.cover import Setting, cover
from tests.long.report import keep

WARM_UP = 100
STEPS = 150
SAMPLES = 40
MOST_SLOPE = 0.5
MOST_KB = 5_000
PAGE = 4.0


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tests.long soak")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    figures: dict[str, dict[str, float]] = {}
    for game in all_games().values():
        began = time.monotonic()
        figures[game.id] = soaked(game, given.matches, Random(given.seed))
        print(f"{game.id}: {figures[game.id]}, {time.monotonic() - began:.0f} s", flush=True)
    keep("soak", {"matches": given.matches, "seed": given.seed, "games": figures})
    grows = [
        name for name, one in figures.items() if one["kb a match"] >= MOST_SLOPE and one["kb"] >= MOST_KB
    ]
    print(f"memory grows: {', '.join(grows)}" if grows else "memory does not grow")
    return 1 if grows else 0


def soaked(game: GameEntry, matches: int, rng: Random) -> dict[str, float]:
    """Return how much memory and how many objects so many matches leave behind."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(WARM_UP):
            _one(game, Path(folder) / f"warm {number}", rng)
        every, found = max(1, matches // SAMPLES), [(0, *_memory())]
        for number in range(1, matches + 1):
            _one(game, Path(folder) / f"{number}", rng)
            if number % every == 0:
                found.append((number, *_memory()))
                print(f"{game.id}: {number} of {matches}", end="\r", file=sys.stderr)
    slope = median([(b[1] - a[1]) / (b[0] - a[0]) for a, b in combinations(found, 2)])
    return {
        "kb a match": round(slope, 3),
        "kb": round(found[-1][1] - found[0][1]),
        "objects": found[-1][2] - found[0][2],
    }


def _one(game: GameEntry, path: Path, rng: Random) -> None:
    settings = _settings(game.id)
    setting = settings[rng.randrange(len(settings))]
    seats, first, teams, *_ = setting.start
    chairs = (Chair("Ada"),) * seats
    save = start(path, game, setting.options, chairs, str(rng.random()), first=first, teams=teams)
    for _ in range(STEPS):
        pending = save.match.pending
        if isinstance(pending, Over):
            break
        seat = pending.seats[0] if isinstance(pending, Decide) else CHANCE
        if seat == CHANCE:
            save.play(CHANCE, save.match.fate())
        elif rng.random() < 0.05 and save.match.undo_kind(seat) is not None:
            save.undo(seat)
        else:
            save.match.view(seat)
            save.play(seat, rng.choice(save.match.rules.moves(save.match.state, seat)))
    save.close()
    read(path, all_games())
    path.unlink()


@cache
def _settings(name: str) -> list[Setting]:
    return cover(all_games()[name])


def _memory() -> tuple[float, int]:
    """Return the resident memory in KB and the number of objects that the collector knows."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * PAGE, len(gc.get_objects())
