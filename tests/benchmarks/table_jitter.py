"""How evenly an animation runs while a bot thinks: the p99 of its frame intervals at most 1.15 times.

`python -m tests.benchmarks.table_jitter [--seconds 4] [--rounds 5]` lets a piece walk round the board, in
turn with and without a bot of the strongest level thinking in the worker process, and compares the medians
of the 99th percentiles of the intervals between paint events.
"""

from __future__ import annotations

import argparse
import os
import sys
from statistics import median, quantiles
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from tests.benchmarks.tock_on_screen import application, opened, table_of

from spielblock.bots.messages import Choose
from spielblock.control.thinker import Thinker
from spielblock.games.tock.game import GAME
from spielblock.shell.table_page import TablePage
from spielblock.widgets.motion import Motion

MOST_RATIO = 1.15


class Clock(QObject):
    """Notes when each frame was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.at: list[float] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.at.append(perf_counter())
        return False

    def p99(self) -> float:
        intervals = [(after - before) * 1000 for before, after in zip(self.at, self.at[1:], strict=False)]
        return quantiles(intervals, n=100)[-1]


def main() -> int:
    """Print the ratio; return 1 if it misses the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    application()
    page = opened()
    thinker = Thinker()
    without: list[float] = []
    with_bot: list[float] = []
    for _ in range(arguments.rounds):
        without.append(walked(page, arguments.seconds, None))
        with_bot.append(walked(page, arguments.seconds, thinker))
    thinker.close()
    page.close_page()
    ratio = median(with_bot) / median(without)
    print(
        f"p99 of frame intervals: {median(without):.1f} ms alone, {median(with_bot):.1f} ms with a bot "
        f"thinking, ratio {ratio:.2f} (at most {MOST_RATIO})"
    )
    return 0 if ratio <= MOST_RATIO else 1


def walked(page: TablePage, seconds: float, thinker: Thinker | None) -> float:
    """Let a piece walk so long, with a bot at work or not; return the p99 of the intervals."""
    board = table_of(page).board
    piece, fields, clock = board.pieces[0], board.places.fields, Clock()
    question = Choose(page.controller.match.view(0), list(GAME.bots)[-1], 1)

    def step(done: float) -> None:
        way = done * seconds * 6
        here, there = board.places.ring(int(way) % fields), board.places.ring(int(way + 1) % fields)
        piece.move(here + (there - here) * (way % 1.0), 8.0)

    def again(*_: object) -> None:
        if thinker is not None:
            thinker.think(question)

    if thinker is not None:
        thinker.chosen.connect(again)
        again()
    loop = QEventLoop()
    motion = Motion(round(seconds * 1000), step)
    motion.finished.connect(loop.quit)
    board.viewport().installEventFilter(clock)
    QTimer.singleShot(0, motion.start)
    loop.exec()
    board.viewport().removeEventFilter(clock)
    if thinker is not None:
        thinker.chosen.disconnect(again)
    return clock.p99()


if __name__ == "__main__":
    sys.exit(main())
