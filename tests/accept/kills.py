"""Kill a playing process at random moments and see that nothing it had called safe is gone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from spielblock.games import all_games
from spielblock.match.savefile import read
from spielblock.match.trouble import BadSaveError, Trouble
from tests.accept.point import ROOT
from tests.toy.game import TOY

GAMES = {**all_games(), **TOY}
LONGEST = 0.6
WORKER_SECONDS = 2.0


@dataclass
class Tally:
    """What was seen over all kills."""

    kills: int = 0
    safe: int = 0
    torn: int = 0
    finished: int = 0
    faults: list[str] = field(default_factory=list[str])


def kill_often(folder: Path, kills: int, seed: int, note: Callable[[str], None] = lambda _: None) -> Tally:
    """Play match after match, killing so often; every match goes on until it is over."""
    tally, rng, number = Tally(), Random(seed), 0
    names = sorted(GAMES)
    path = folder / "0.spielblock"
    while tally.kills < kills:
        game = names[number % len(names)]
        note(f"kill {tally.kills + 1} of {kills}, {game}")
        over = _killed_once(path, game, f"{seed}/{tally.kills}", number % 2, rng, tally)
        if over:
            number += 1
            path = folder / f"{number}.spielblock"
    return tally


def _killed_once(path: Path, game: str, seed: str, bots: int, rng: Random, tally: Tally) -> bool:
    """Let a process go on with a match and kill it; return whether a new match should begin."""
    before = _lines(path) if path.exists() else []
    command = [sys.executable, "-m", "tests.accept.plays", str(path), game, seed, str(bots)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        said: list[str] = []
        listener = Thread(target=lambda: said.extend(process.stdout or ()))
        listener.start()
        _until_it_plays(process, said)
        time.sleep(rng.random() * LONGEST)
        ended = process.poll()
        process.kill()
        process.wait()
        listener.join()
    if ended is not None:
        tally.finished += ended == 0
        tally.faults += [f"{path}: the process ended with {ended}"] if ended else []
    else:
        tally.kills += 1
    judge(path, before, said, tally)
    # every few kills a match is left alone, so that all games and their beginnings are killed
    return ended is not None or rng.random() < 0.2


def _until_it_plays(process: subprocess.Popen[str], said: list[str]) -> None:
    began = time.monotonic()
    while not any(line.startswith("safe") for line in said) and process.poll() is None:
        time.sleep(0.002)
        if time.monotonic() - began > 60:
            raise AssertionError("a process did not begin to play")


def judge(path: Path, before: list[str], said: list[str], tally: Tally) -> None:
    whole = [line[:-1] for line in said if line.endswith("\n")]
    safe = [line.removeprefix("safe ") for line in whole if line.startswith("safe ")]
    tally.safe += len(safe)
    try:
        loaded = read(path, GAMES)
    except BadSaveError as problem:
        tally.faults.append(f"{path.name}: {problem}")
        return
    if loaded.trouble not in (None, Trouble.TORN):
        tally.faults.append(f"{path.name}: {loaded.trouble}")
    tally.torn += loaded.trouble is Trouble.TORN
    there = _lines(path)
    if there[: len(before)] != before or there[len(before) :][: len(safe)] != safe:
        lost = f"{len(before)} lines and {len(safe)} safe ones, there are {len(there)}"
        tally.faults.append(f"{path.name}: {lost}")
    for line in whole:
        if line.startswith("worker ") and not gone(int(line.split()[1])):
            tally.faults.append(f"{path.name}: the worker {line.split()[1]} is left")


def _lines(path: Path) -> list[str]:
    """Return all lines but results, as a playing process says them."""
    lines: list[tuple[Any, ...]] = [line.parts for line in read(path, GAMES).record.lines]
    return [f"{line[0]} {line[1]}" for line in lines if line[0] != "result"]


def gone(pid: int) -> bool:
    """Return whether a process has ended, soon."""
    for _ in range(int(WORKER_SECONDS / 0.02)):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if _is_zombie(pid):
            return True
        time.sleep(0.02)
    return False


def _is_zombie(pid: int) -> bool:
    """Return whether it has ended and only its name is left, where nobody reaps orphans."""
    try:
        return ") Z" in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return True
