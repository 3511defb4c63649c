"""What a frame of each game's busiest animation costs at 2560 x 1440: at most 2 ms of CPU; and idle nothing.

`python -m tests.benchmarks.busy_frames GAME [--steps 12]` lets people at one screen make moves with many
parts at normal speed, and takes the CPU time of the process from one painted frame of the window to the next.
The busiest animation is the one with the highest median among those of at least ten frames. Then it waits
two seconds, in which nothing may be painted. Prints one line and ends with 1 where a target is missed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication
from tests.benchmarks.tock_on_screen import Paints, application
from tests.screens.drawing import Look, dressed
from tests.screens_moments import show

from spielblock.control.pace import NORMAL
from spielblock.shell.table_page import TablePage

MOMENTS = {
    "tock": "tock-play",
    "schock": "schock-turn",
    "rock_the_bock": "rock_the_bock-choose",
    "noch_mal": "noch_mal-active",
    "rockit": "rockit-turn",
}
LOOK = Look("en", "light", 2560, 1440)
AT_MOST_MS = 2.0
FEWEST_FRAMES = 10
IDLE_MS = 2000


class Frames:
    """Takes what each frame costs in which scene, dock or anything else was painted; keeps the medians."""

    def __init__(self, app: QApplication, page: TablePage) -> None:
        self.costs: list[float] = []
        self._watch = Paints()
        app.installEventFilter(self._watch)
        self._ticks = QTimer(page, interval=16, timerType=Qt.TimerType.PreciseTimer)
        self._ticks.timeout.connect(self._on_tick)
        self._before = (0.0, 0)
        self._frames: list[float] = []
        page.queue.busy.connect(self._on_busy)

    def _on_tick(self) -> None:
        spent, painted = process_time(), self._watch.paints
        if painted > self._before[1]:
            self._frames.append(1000 * (spent - self._before[0]))
        self._before = (spent, painted)

    def _on_busy(self, busy: bool) -> None:
        if busy:
            self._before = (process_time(), self._watch.paints)
            self._frames.clear()
            self._ticks.start()
            return
        self._ticks.stop()
        if len(self._frames) >= FEWEST_FRAMES:
            self.costs.append(median(self._frames))


def main() -> int:
    """Print the figures; return 1 if one misses its target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=MOMENTS)
    parser.add_argument("--steps", type=int, default=12)
    given = parser.parse_args()
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        program = dressed(app, LOOK, Path(folder), MOMENTS[given.game])
        page = show(MOMENTS[given.game], program)
        page.queue.pace = NORMAL
        paints = idle(app)  # while somebody has a choice: a step without one goes on by itself
        frames = Frames(app, page)
        for _ in range(given.steps):
            if not step(page):
                break
        program.close()
    if not frames.costs:
        print(f"{given.game}: no animation had {FEWEST_FRAMES} frames; the machine is too busy to measure")
        return 1
    busiest, usual = max(frames.costs), median(frames.costs)
    print(
        f"{given.game} at 2560 x 1440: {busiest:.2f} ms CPU a frame in the busiest of {len(frames.costs)} "
        f"animations, {usual:.2f} usually (at most {AT_MOST_MS}); idle: {paints} paints"
    )
    return 0 if busiest <= AT_MOST_MS and not paints else 1


def step(page: TablePage) -> bool:
    """Make the move with the most parts and wait until somebody is to decide; False when it is over."""
    decision = page.table.decision
    if decision is None:
        return False
    page.table.choose(max(decision.moves, key=lambda move: len(move.picks())))
    page.table.insist()
    for _ in range(600):
        wait(50)
        if page.table.decision is not None or page.voice.over is not None:
            return page.voice.over is None
    raise AssertionError("nobody is asked any more")


def idle(app: QApplication) -> int:
    """Return how often something is painted while nothing happens."""
    wait(400)
    watch = Paints()
    app.installEventFilter(watch)
    wait(IDLE_MS)
    app.removeEventFilter(watch)
    return watch.paints


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    sys.exit(main())
