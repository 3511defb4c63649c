"""What a frame of Tock costs when every piece moves: at most 1 ms of CPU at 1280 x 800.

`python -m tests.benchmarks.table_frames [--frames 300]` moves all 24 pieces of six seats, each on its own
way, and takes the CPU time of the process from one painted frame to the next; the best
of five runs, since other processes only add.
"""

from __future__ import annotations

import argparse
import os
import sys
from time import process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from tests.benchmarks.tock_on_screen import Paints, application, opened, settle, table_of

from spielblock.games.tock.ui.board_view import BoardView

MOST_MS = 1.0
RUNS = 5
HOP = 10


def main() -> int:
    """Print the figure; return 1 if it misses the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=300)
    frames: int = parser.parse_args().frames
    app = application()
    page = opened()
    page.table.dismiss()
    settle(app, 50)
    board = table_of(page).board
    costs = [frame_cost(app, board, frames) for _ in range(RUNS)]
    page.close_page()
    cost = min(costs)  # whatever else runs on the machine only adds
    print(f"a frame with {len(board.pieces)} moving pieces: {cost:.2f} ms CPU (at most {MOST_MS:.1f})")
    return 0 if cost <= MOST_MS else 1


def frame_cost(app: QApplication, board: BoardView, frames: int) -> float:
    """Return the CPU milliseconds from frame to frame while every piece hops on."""
    watch = Paints()
    board.viewport().installEventFilter(watch)
    fields = board.places.fields
    began = process_time()
    for frame in range(frames):
        share = frame % HOP / HOP
        for number, piece in enumerate(board.pieces):
            field = number * 4 + frame // HOP
            here, there = board.places.ring(field % fields), board.places.ring((field + 1) % fields)
            piece.move(QPointF(here + (there - here) * share), 30 * share * (1 - share))
        settle(app)
    spent = process_time() - began
    board.viewport().removeEventFilter(watch)
    assert watch.paints >= frames * 0.95, f"{watch.paints} of {frames} frames were painted"
    return spent / frames * 1000


if __name__ == "__main__":
    sys.exit(main())
