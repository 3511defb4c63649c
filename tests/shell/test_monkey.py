"""Somebody who hammers on keys and clicks everywhere, at every table: nothing breaks and nothing is lost.

`SPIELBLOCK_MONKEY=2000` does so many things at each table; without it there are a few.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.tables import QuickBots, opener

from spielblock.control.pace import SPEEDS, STILL
from spielblock.games import all_games
from spielblock.match.savefile import read
from spielblock.shell.table_page import TablePage

THINGS: Final = int(os.environ.get("SPIELBLOCK_MONKEY", "60"))
SEED: Final = os.environ.get("SPIELBLOCK_MONKEY_SEED", "1")
KEYS: Final = (
    *[Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape] * 4,
    *[getattr(Qt.Key, f"Key_{digit}") for digit in range(10)] * 2,
    *[getattr(Qt.Key, f"Key_{name}") for name in ("Left", "Right", "Up", "Down", "Tab", "Backtab")],
    *[getattr(Qt.Key, f"Key_{name}") for name in ("Home", "End", "PageUp", "PageDown", "Delete")],
    *[getattr(Qt.Key, f"Key_{name}") for name in ("H", "L", "V", "Plus", "Minus", "F1", "F6", "Alt")],
    *[Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)],
)
SIZES: Final = ((1024, 600), (1280, 800), (1600, 1000))
LEFT: Final = Qt.MouseButton.LeftButton
RIGHT: Final = Qt.MouseButton.RightButton


#: A menu would have the keys of the whole screen, which the screen of the tests has not.
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)


@pytest.fixture(autouse=True)
def _no_fault(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever is raised anywhere fails the test, though Qt would go on."""
    faults: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _, fault, __: faults.append(fault))
    yield
    assert faults == []


class Monkey:
    """Does one thing after the other to a page."""

    def __init__(self, page: TablePage, rng: Random) -> None:
        self._page = page
        self._rng = rng
        self.done: list[str] = []

    def act(self) -> None:
        """Do anything."""
        ways = (self._key, self._key, self._key, self._click, self._click, self._click, self._undo, self._odd)
        self._rng.choice(ways)()

    def _key(self) -> None:
        key = self._rng.choice(KEYS)
        self.done.append(key.name)
        shift = self._rng.random() < 0.1
        modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for _ in range(self._rng.choice((1, 1, 1, 2, 5))):
            QTest.keyClick(self._target(), key, modifier)

    def _click(self) -> None:
        at = QPoint(self._rng.randrange(self._page.width()), self._rng.randrange(self._page.height()))
        widget: QWidget = self._page.childAt(at) or self._page
        if widget.window() is not self._page or not widget.isEnabled():
            return
        place = widget.mapFrom(self._page, at)
        button = RIGHT if self._rng.random() < 0.1 else LEFT
        self.done.append(f"{button.name} at {at.x()},{at.y()}")
        QTest.mouseMove(widget, place)
        QTest.mouseClick(widget, button, Qt.KeyboardModifier.NoModifier, place)
        if self._rng.random() < 0.3:
            QTest.mouseDClick(widget, button, Qt.KeyboardModifier.NoModifier, place)

    def _undo(self) -> None:
        self.done.append("undo")
        QTest.keyClick(self._target(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def _odd(self) -> None:
        size = self._rng.choice(SIZES)
        self.done.append(f"size {size}")
        self._page.resize(*size)

    def _target(self) -> QWidget:
        focus = self._page.focusWidget()
        return self._page if focus is None or not focus.isVisible() else focus


@pytest.mark.parametrize("pace", ["still", "fast"])
@pytest.mark.parametrize("name", list(all_games()))
def test_a_monkey_at_the_table(
    name: str, pace: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = all_games()[name]
    rng = Random(f"{name}/{pace}/{SEED}")
    seats = min(4, game.seats[-1])
    levels = [None, *["easy"] * (seats - 1)] if pace == "still" else [None, None, *["easy"] * (seats - 2)]
    for number in range(1 + THINGS // 500):
        with opener(qtbot, tmp_path, game) as opened:
            page = opened(
                *levels,
                pace=STILL if pace == "still" else SPEEDS["fast"],
                thinker=QuickBots(game),
                seed=f"{SEED}/{number}",
            )
            monkey = Monkey(page, rng)
            for _ in range(min(THINGS, 500)):
                monkey.act()
                QApplication.processEvents()
            path, log = page.save.journal.path, len(page.controller.match.log)
            page.close_page()  # in the middle of whatever goes on
            loaded = read(path, {name: game})
            assert loaded.trouble is None, monkey.done[-5:]
            assert len(loaded.match.log) == log
