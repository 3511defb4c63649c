"""Looking back: whose line it is is marked, lines stay below the pointer, reasons can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.shell.test_hint_whys import TalkingBots
from tests.tables import Opener, opener

from spielblock.games import all_games
from spielblock.shell.table_page import TablePage

KEY = Qt.Key
BOCK = all_games()["rock_the_bock"]


@pytest.fixture
def open_bock(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, BOCK) as opened:
        yield opened


def with_reasons(qtbot: QtBot, open_bock: Opener, **more: Any) -> TablePage:
    """Return a table at which a person is asked after several bots have said why they did what they did."""
    page = open_bock(None, "easy", "easy", "easy", thinker=TalkingBots(BOCK), **more)
    for _ in range(4):
        qtbot.waitUntil(lambda: page.table.decision is not None and not page.queue.running)
        decision = page.table.decision
        assert decision is not None
        page.table.choose(decision.moves[0])
        page.table.insist()
    qtbot.waitUntil(lambda: page.table.decision is not None and not page.queue.running)
    frame = page.frame
    qtbot.waitUntil(lambda: frame.moves.y() == frame.later.y())  # the one is in the place of the other
    return page


def spots(page: TablePage) -> list[QPoint]:
    """Return where the lines of the history begin on the page."""
    history = page.frame.history
    tops = [history.visualRect(history.model().index(row, 0)).topLeft() for row in range(6)]
    return [history.viewport().mapTo(page, top) for top in tops]


def click_at(qtbot: QtBot, page: TablePage, row: int) -> None:
    history = page.frame.history
    view = history.viewport()
    spot = history.visualRect(history.model().index(row, 0)).topLeft() + QPoint(60, 8)
    QCursor.setPos(view.mapToGlobal(spot))
    qtbot.mouseMove(view, spot)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot)


def press(qtbot: QtBot, page: TablePage, *keys: Qt.Key) -> None:
    for key in keys:
        target = QApplication.focusWidget()
        qtbot.keyClick(target if isinstance(target, QWidget) else page, key)


def sayings(page: TablePage) -> list[int]:
    """Return the lines of the history that can say why, newest first."""
    return [row for row, entry in enumerate(page.frame.history.entries) if entry.why]


def test_whose_line_is_shown_is_marked_among_the_players(qtbot: QtBot, open_bock: Opener) -> None:
    page = with_reasons(qtbot, open_bock)
    row = sayings(page)[0]
    sitter = page.frame.history.entries[row].sitter
    assert sitter is not None
    click_at(qtbot, page, row)
    assert page.look_back.active
    marked = [letter for letter, one in page.frame.players.rows.items() if one.active]
    assert marked == [sitter.letter] != ["A"]
    press(qtbot, page, KEY.Key_Escape)
    assert [letter for letter, one in page.frame.players.rows.items() if one.active] == ["A"]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_lines_stay_below_the_pointer(qtbot: QtBot, open_bock: Opener, size: tuple[int, int]) -> None:
    page = with_reasons(qtbot, open_bock, size=size)
    assert page.frame.moves.isVisible()
    before = spots(page)
    click_at(qtbot, page, 1)
    assert page.look_back.active
    qtbot.wait(0)
    assert spots(page)[:2] == before[:2]
    opened: list[int] = []
    page.frame.history.opened.connect(opened.append)
    click_at(qtbot, page, 1)
    assert opened == [1]


def test_a_line_goes_on_saying_why_so_that_those_below_it_stay(qtbot: QtBot, open_bock: Opener) -> None:
    page = with_reasons(qtbot, open_bock)
    click_at(qtbot, page, sayings(page)[0])
    now = spots(page)
    click_at(qtbot, page, 3)
    qtbot.wait(0)
    assert page.look_back.active
    assert spots(page)[:4] == now[:4]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_by_keys_the_whole_reason_can_be_read(qtbot: QtBot, open_bock: Opener, size: tuple[int, int]) -> None:
    page = with_reasons(qtbot, open_bock, size=size)
    history = page.frame.history
    row = sayings(page)[0]
    rect = history.visualRect(history.model().index(row, 0))
    press(qtbot, page, KEY.Key_V, *[KEY.Key_Down] * row, KEY.Key_Return)
    assert page.look_back.active
    after = history.visualRect(history.model().index(row, 0))
    assert after.height() > rect.height()
    assert history.viewport().rect().contains(after)
    assert history.entries[row].why not in page.frame.prompt.prompt.more
    press(qtbot, page, KEY.Key_Escape)
    assert history.visualRect(history.model().index(row, 0)).height() == rect.height()


def test_the_row_that_keys_are_at_has_a_ring(qtbot: QtBot, open_bock: Opener) -> None:
    page = with_reasons(qtbot, open_bock)
    history = page.frame.history
    page.setFocus()
    ring = page.stage.theme.colour("focus").rgb()

    def ringed() -> list[int]:
        image = history.viewport().grab().toImage()
        tops = [history.visualRect(history.model().index(row, 0)).top() for row in range(4)]
        scale = image.devicePixelRatio()
        seen = [image.pixel(round(80 * scale), round(top * scale)) for top in tops]
        return [row for row, colour in enumerate(seen) if colour == ring]

    assert ringed() == []
    press(qtbot, page, KEY.Key_V, KEY.Key_Down)
    assert ringed() == [1]


def test_afterwards_the_newest_line_is_in_sight_again(qtbot: QtBot, open_bock: Opener) -> None:
    page = with_reasons(qtbot, open_bock)
    history = page.frame.history
    page.look_back.show(len(history.entries) - 2)
    qtbot.waitUntil(lambda: history.verticalScrollBar().value() > 0)
    qtbot.keyClick(page, KEY.Key_Escape)
    qtbot.waitUntil(lambda: history.verticalScrollBar().value() == 0)
