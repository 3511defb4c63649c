"""Open a table on screen for a test: any game, any position, bots that answer at once without a process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from spielblock.bots.messages import Choose, Chosen
from spielblock.control.pace import STILL, Pace
from spielblock.control.thinker import Thinker
from spielblock.match.savefile import SaveGame, start
from spielblock.match.seating import Chair
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import seat_of
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme

NAMES = ("Ada", "Mara", "Ben", "Lisl", "Toni", "Ida", "Jo", "Kim", "Lou", "Max")


class QuickBots(Thinker):
    """Bots that answer at once by the rule that stands in for them, in this process."""

    def __init__(self, game: GameEntry) -> None:
        super().__init__()
        self._game = game
        self._count = 0
        self._gone: set[int] = set()

    def think(self, question: Choose) -> int:
        self._count += 1
        ticket = self._count
        QTimer.singleShot(0, self, lambda: self._answer(ticket, question))
        return ticket

    def forget(self, ticket: int) -> None:
        self._gone.add(ticket)

    def _answer(self, ticket: int, question: Choose) -> None:
        if ticket in self._gone:
            return
        view = question.view
        rules = self._game.make_rules(view.options)
        decision = rules.decision(rules.from_position(view), seat_of(view.seat), view.seen)
        thought = self._game.stand_in(rules).think(decision, Random(question.seed))
        self.chosen.emit(ticket, Chosen(thought.move.text()))


class SilentBots(Thinker):
    """Bots that never answer."""

    def think(self, question: Choose) -> int:
        return 1


def match_of(
    folder: Path,
    game: GameEntry,
    *levels: str | None,
    options: Struct | None = None,
    position: Struct | None = None,
    teams: bool = False,
    seed: str = "3",
) -> SaveGame:
    """Return a match in a file of its own."""
    chairs = tuple([Chair(NAMES[seat], level) for seat, level in enumerate(levels)])
    number = len(list(folder.glob("*.spielblock")))
    file = folder / f"match{number}.spielblock"
    return start(file, game, options or game.options(), chairs, seed, teams=teams, position=position)


Opener = Callable[..., TablePage]


@contextmanager
def opener(qtbot: QtBot, folder: Path, game: GameEntry) -> Iterator[Opener]:
    """Yield a function that opens tables of this game; they are closed in the end."""
    pages: list[TablePage] = []

    def opened(
        *levels: str | None,
        pace: Pace = STILL,
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 800),
        thinker: Thinker | None = None,
        theme: Theme | None = None,
        **more: Any,
    ) -> TablePage:
        save = match_of(folder, game, *levels, **more)
        page = TablePage(
            save, theme or Theme(), settings or Settings(humans="open"), thinker or QuickBots(game), pace=pace
        )
        pages.append(page)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        with qtbot.waitActive(page):  # without a window manager nobody else gives it the keys
            page.activateWindow()
        page.open()
        return page

    yield opened
    for page in pages:
        page.close_page()
        page.hide()
        page.deleteLater()
