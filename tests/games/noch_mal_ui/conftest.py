"""A program with a folder of its own, in English, light, without animation, in a small window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.shell.program import Program
from spielblock.shell.settings import Settings, SettingsFile

PLAIN = Settings(language="en", brightness="light", speed="off", met=tuple(all_games()), humans="open")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    file = SettingsFile(tmp_path / "settings.json")
    file.save(PLAIN)
    program = Program(qapp, all_games(), file, tmp_path / "matches")
    program.begin()
    program.window.resize(1024, 600)
    qtbot.waitExposed(program.window)
    yield program
    program.close()
    program.window.deleteLater()
