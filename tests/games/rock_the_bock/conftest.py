"""A page with a table of Rock the Bock, as many as a test wants."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import NAMES, Opener
from tests.tables import QuickBots

from spielblock.control.pace import STILL, Pace
from spielblock.games.rock_the_bock.game import GAME
from spielblock.match.savefile import SaveGame, start
from spielblock.match.seating import Chair
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> Theme:
    return Theme()


def begun(path: Path, levels: tuple[str | None, ...], position: dict[str, Any] | None, seed: str) -> SaveGame:
    chairs = tuple([Chair(NAMES[at], level, GAME.colours[at]) for at, level in enumerate(levels)])
    written = None if position is None else msgspec.convert(position, GAME.position)
    return start(path, GAME, GAME.options(), chairs, seed, position=written)


@pytest.fixture
def open_page(qtbot: QtBot, tmp_path: Path, theme: Theme) -> Iterator[Opener]:
    pages: list[TablePage] = []

    def opened(
        seats: int = 4,
        *,
        position: dict[str, Any] | None = None,
        levels: tuple[str | None, ...] = (None, None, None, None),
        pace: Pace = STILL,
        size: tuple[int, int] = (1280, 800),
        seed: str = "3",
        theme: Theme = theme,
        by_hand: bool = False,
    ) -> TablePage:
        save = begun(tmp_path / f"match{len(pages)}.spielblock", levels[:seats], position, seed)
        page = TablePage(save, theme, Settings(forced_by_hand=by_hand), QuickBots(GAME), pace=pace)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitExposed(page):
            page.show()
        page.open()
        qtbot.waitUntil(lambda: page.table.decision is not None, timeout=10_000)
        return page

    yield opened
    for page in pages:
        page.close_page()
