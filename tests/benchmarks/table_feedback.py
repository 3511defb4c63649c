"""From the press of a click to the first paint of its feedback: 50 ms at p95 over 200 clicks.

`python -m tests.benchmarks.table_feedback [--clicks 200]` clicks cards and pieces in turn; each click
raises or lowers a card and changes the marks on the board.
"""

from __future__ import annotations

import argparse
import os
import sys
from statistics import median, quantiles
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.benchmarks.tock_on_screen import Paints, application, opened, settle, table_of

from spielblock.shell.table_page import TablePage

MOST_MS = 50.0
#: A click that nobody answers in this time is a fault, not a figure.
LOST_SECONDS = 2.0


def main() -> int:
    """Print the figures; return 1 if they miss the target."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=200)
    clicks: int = parser.parse_args().clicks
    app = application()
    page = opened()
    waits = [click(app, page, number) for number in range(clicks)]
    page.close_page()
    late = quantiles(waits, n=20)[-1]
    print(f"press to feedback over {clicks} clicks: median {median(waits):.1f} ms, p95 {late:.1f} ms")
    return 0 if late <= MOST_MS else 1


def click(app: QApplication, page: TablePage, number: int) -> float:
    """Click a card, or a piece; return the milliseconds until board and hand were painted anew."""
    table = table_of(page)
    board, hand = table.board, table.hand
    watch = Paints()
    board.viewport().installEventFilter(watch)
    began = perf_counter()
    if number % 4 < 2:
        QTest.mouseClick(hand.buttons[number // 4 % 2 + 1], Qt.MouseButton.LeftButton)
    else:
        spot = board.mapFromScene(board.spot("A", "r38"))
        QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    while not watch.paints:
        settle(app, 1)
        assert perf_counter() - began < LOST_SECONDS, "a click was lost"
    waited = (perf_counter() - began) * 1000
    board.viewport().removeEventFilter(watch)
    settle(app, 20)
    if page.table.decision is None or len(page.table.draft.picked) > 1:
        page.table.undraft()
    return waited


if __name__ == "__main__":
    sys.exit(main())
