"""A table of Tock on screen for the benchmarks: six seats, all pieces about, one person to decide."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from tests.games.tock_positions import position
from tests.tables import SilentBots, match_of

from spielblock.control.pace import NORMAL
from spielblock.control.thinker import Thinker
from spielblock.games.tock.game import GAME
from spielblock.games.tock.ui.table import TockTable
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme

SIX = position(
    {
        "A": "r3 r38 r60 g4",
        "B": "r18* r27 r44 yard",
        "C": "r10 r40 r70 yard",
        "D": "r64 r76 g3 yard",
        "E": "r56 r92 r100 yard",
        "F": "r90* r42 g3 g4",
    },
    {"A": "Jd Kc 5h 9s", "B": "2c 3c", "C": "2d 3d", "D": "2h 3h", "E": "4h 4s", "F": "6h 6s"},
)


class Paints(QObject):
    """Counts paint events and timer events of the whole program, and calls back at each paint."""

    def __init__(self) -> None:
        super().__init__()
        self.paints = 0
        self.timers = 0
        self.last: QObject | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.paints += 1
            self.last = watched
        elif event.type() == QEvent.Type.Timer:
            self.timers += 1
        return False


def application() -> QApplication:
    """Return the application, dressed."""
    app = QApplication.instance()
    made = app if isinstance(app, QApplication) else QApplication([])
    Theme().wear(made)
    return made


def opened(thinker: Thinker | None = None, width: int = 1280, height: int = 800) -> TablePage:
    """Return a page on screen that waits for the person on seat A."""
    folder = Path(tempfile.mkdtemp())
    save = match_of(folder, GAME, None, *["medium"] * 5, position=SIX)
    page = TablePage(save, Theme(), Settings(), thinker or SilentBots(), pace=NORMAL)
    page.resize(width, height)
    page.show()
    QTest.qWaitForWindowExposed(page)
    page.open()
    QTest.qWait(300)
    return page


def table_of(page: TablePage) -> TockTable:
    """Return the table of Tock on a page."""
    assert isinstance(page.table, TockTable)
    return page.table


def settle(app: QApplication, milliseconds: int = 5) -> None:
    """Let the program do what there is to do, at most so long."""
    app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, milliseconds)
