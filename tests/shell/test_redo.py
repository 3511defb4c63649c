"""What was taken back can be done again, as long as nothing else was done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.tables import Opener, SilentBots, opener

from spielblock.games import all_games
from spielblock.shell.table_page import TablePage

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
START = position("A: r1 r20", "A: 7s 9c; B: 4c 5c; C: 6c 8s; D: 8c Qc")


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, all_games()["tock"]) as opened:
        yield opened


def play(qtbot: QtBot, page: TablePage, text: str) -> None:
    asked(qtbot, page)
    decision = page.table.decision
    assert decision is not None
    page.table.choose(next(move for move in decision.moves if move.text() == text))


def asked(qtbot: QtBot, page: TablePage) -> None:
    qtbot.waitUntil(lambda: page.table.decision is not None)


def log(page: TablePage) -> list[str]:
    return [entry.move.text() for entry in page.controller.match.log]


def opened(open_table: Opener) -> TablePage:
    return open_table(None, *["easy"] * 3, position=START, thinker=SilentBots())


def test_control_y_does_again_part_by_part(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    play(qtbot, page, "7s r1>r2")
    play(qtbot, page, "7s r20>r22")
    asked(qtbot, page)
    for left in (1, 0):
        qtbot.keyClick(page, Qt.Key.Key_Z, CTRL)
        qtbot.waitUntil(lambda left=left: len(log(page)) == left and page.table.decision is not None)
    assert "Ctrl+Y" in page.frame.toast.text
    qtbot.keyClick(page, Qt.Key.Key_Y, CTRL)
    qtbot.waitUntil(lambda: len(log(page)) == 1 and page.table.decision is not None)
    qtbot.keyClick(page, Qt.Key.Key_Z, CTRL | SHIFT)
    qtbot.waitUntil(lambda: len(log(page)) == 2)
    assert log(page) == ["7s r1>r2", "7s r20>r22"]


def test_a_click_on_the_toast_does_it_again_once(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    play(qtbot, page, "9c r1>r10")
    qtbot.waitUntil(lambda: len(log(page)) == 1)
    page.undo()
    asked(qtbot, page)
    qtbot.mouseClick(page.frame.toast, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: log(page) == ["9c r1>r10"])
    assert page.frame.toast.isHidden()


def test_another_move_ends_it(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table)
    play(qtbot, page, "7s r1>r2")
    asked(qtbot, page)
    page.undo()
    play(qtbot, page, "7s r20>r21")
    asked(qtbot, page)
    page.undo()
    asked(qtbot, page)
    page.steps.redo()
    qtbot.waitUntil(lambda: log(page) == ["7s r20>r21"] and page.table.decision is not None)
    page.steps.redo()
    assert log(page) == ["7s r20>r21"]
