"""What the page after a match says of Schock."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.match.savefile import start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Over
from spielblock.shell.end_page import EndPage
from spielblock.shell.page_parts import Kit
from spielblock.shell.settings import Settings
from spielblock.shell.shown import shown_games
from spielblock.widgets.theme import Theme


@pytest.mark.parametrize(("game", "known"), [("schock", False), ("rock_the_bock", True)])
def test_who_begins_the_rematch_is_said_only_where_no_throw_decides(
    qtbot: QtBot, tmp_path: Path, game: str, known: bool
) -> None:
    entry = all_games()[game]
    chairs = (Chair("Anna"), Chair("Ben"))
    save = start(tmp_path / "match.spielblock", entry, entry.options(), chairs, "7")
    page = EndPage(Kit(Theme(), shown_games(all_games()), Settings()), save, Over((1, 2), (0, 1)))
    qtbot.addWidget(page)
    save.close()
    shown = [label.text() for label in page.findChildren(QLabel)]
    assert ("In the rematch Ben begins." in shown) is known
