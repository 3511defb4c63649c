"""What stands on the sheets is on the screen: nothing of an older text, and in time."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import Opener, table_of

from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui.sheets_view import SheetsView
from spielblock.shell.table_page import TablePage

FINISHED: dict[str, Any] = {"struck": 10, "wolves": 3, "goats": 2, "subtotals": [-3, -4, -2]}
TAKEN_BACK: dict[str, Any] = {"struck": 10, "wolves": 3, "subtotals": [-3, -4]}


def viewed(mara: dict[str, Any]) -> Position:
    players = {"A": {"struck": 9, "subtotals": [-5, -9]}, "B": mara}
    return msgspec.convert({"game": "rock_the_bock", "round": 3, "players": players}, Position)


def reddish(page: TablePage, pad: SheetsView, area: QRect) -> int:
    """Return how many red pixels the screen has there, painted when the program thought it had to."""
    place = area.translated(pad.viewport().mapTo(page, pad.viewport().rect().topLeft()))
    image = page.screen().grabWindow(page.winId()).toImage().copy(place)
    colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(colour.red() > colour.green() + 90 for colour in colours)


def test_of_a_longer_score_nothing_is_left(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2)
    pad = table_of(page).pad
    pad.show_view(viewed(FINISHED), "")
    lines = pad.sheets["B"].lines
    name = pad.mapFromScene(lines.name.sceneBoundingRect()).boundingRect()
    for words in (lines.running, lines.scores[2]):
        pad.show_view(viewed(FINISHED), "")
        area = pad.mapFromScene(words.sceneBoundingRect()).boundingRect()
        qtbot.waitUntil(lambda area=area: reddish(page, pad, area) > 20)
        pad.show_view(viewed(TAKEN_BACK), "")
        pad.viewport().repaint(name)  # as when something else of the sheet is painted first
        qtbot.waitUntil(lambda area=area: reddish(page, pad, area) == 0, timeout=2000)
