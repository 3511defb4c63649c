"""Let the bots' process fail in every way: the match goes on in time, and nothing is left over."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from spielblock.control.controller import MatchController
from spielblock.control.thinker import LIMIT_MS, Thinker
from spielblock.match.savefile import start
from spielblock.match.seating import Chair
from tests.accept.bad_bot import WAYS
from tests.accept.kills import GAMES, gone
from tests.cover import cover

#: From the question to the step of the stand-in.
MOST_SECONDS = 3.5
OFTEN = 3
START_SECONDS = 60


@dataclass
class Tally:
    """What was seen over all failures."""

    failures: int = 0
    longest: float = 0.0
    faults: list[str] = field(default_factory=list[str])


def fail_often(
    folder: Path,
    failures: int,
    limit_ms: int = LIMIT_MS,
    note: Callable[[str], None] = lambda _: None,
) -> Tally:
    """Fail so often, in every way in turn, in matches of every game in turn."""
    tally = Tally()
    names = sorted(GAMES)
    ways = list(WAYS)
    for number in count():
        if tally.failures >= failures:
            return tally
        way = ways[number % len(ways)]
        note(f"failure {tally.failures + 1} of {failures}: {way}")
        wanted = min(OFTEN, failures - tally.failures)
        _Match(folder / f"{number}", names[number % len(names)], way, wanted, limit_ms).run(tally)
    raise AssertionError("numbers do not end")


class _Match:
    """A match of bots alone, played until its process has failed so often, or to its end."""

    def __init__(self, folder: Path, game: str, way: str, wanted: int, limit_ms: int) -> None:
        folder.mkdir()
        self._way, self._wanted, self._limit_ms = way, wanted, limit_ms
        self._numbers = folder / "numbers"
        entry = GAMES[game]
        settings = [setting for setting in cover(entry) if setting.start.seats == entry.seats[-1]]
        setting = Random(game).choice(settings)
        seats, first, teams, *_ = setting.start
        chairs = (Chair("Bot", "easy"),) * seats
        save = start(folder / "m.spielblock", entry, setting.options, chairs, game, first=first, teams=teams)
        command = [sys.executable, "-m", "tests.accept.bad_bot", way, str(self._numbers)]
        self._thinker = Thinker(command, limit_ms)
        self._thinker.warm()
        self._controller = MatchController(save, self._thinker)
        self._loop = QEventLoop()
        self._asked_at = 0.0
        self._failed = 0

    def run(self, tally: Tally) -> None:
        controller = self._controller
        controller.stepped.connect(lambda step: self._on_stepped(step, tally))
        controller.fell_back.connect(lambda seat, why: self._on_fell_back(why))
        controller.ended.connect(lambda _: self._loop.quit())
        self._wait_for_the_process()
        QTimer.singleShot(120_000, self._loop, self._loop.quit)
        QTimer.singleShot(0, controller.proceed)
        self._loop.exec()
        controller.close()
        if self._failed < self._wanted:
            tally.faults.append(f"{self._way}: {self._failed} of {self._wanted} failures before the end")
        for number in self._numbers.read_text("utf-8").split():
            if not gone(int(number)):
                tally.faults.append(f"{self._way}: process {number} is left")

    def _wait_for_the_process(self) -> None:
        """Begin with a process that is warm, as a program does that has been open for a moment."""
        began = time.monotonic()
        while not self._numbers.exists() and time.monotonic() - began < START_SECONDS:
            QCoreApplication.processEvents()
            time.sleep(0.01)
        assert self._numbers.exists(), "the bots' process does not start"

    def _on_stepped(self, step: Any, tally: Tally) -> None:
        now = time.monotonic()
        entry = self._controller.match.log[-1]
        if entry.stopped:
            took = now - self._asked_at
            tally.failures += 1
            tally.longest = max(tally.longest, took)
            if took > MOST_SECONDS:
                tally.faults.append(f"{self._way}: {took:.2f} s")
        if self._failed >= self._wanted:
            self._loop.quit()
            return
        self._asked_at = time.monotonic()
        self._controller.proceed()

    def _on_fell_back(self, why: str) -> None:
        self._failed += 1


def application() -> QCoreApplication:
    """Return the application that timers and processes need."""
    return QCoreApplication.instance() or QCoreApplication([])
