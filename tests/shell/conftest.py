"""A program with a folder of its own, in English, light, without animation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.screens.stock import stock

from spielblock.games import all_games
from spielblock.shell.new_match import NewMatch
from spielblock.shell.program import Program
from spielblock.shell.settings import Settings, SettingsFile

MET = tuple(all_games())
PLAIN = Settings(language="en", brightness="light", speed="off", met=MET)


@pytest.fixture
def make_program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[Settings], Program]]:
    made: list[Program] = []

    def make(settings: Settings = PLAIN) -> Program:
        file = SettingsFile(tmp_path / "settings.json")
        file.save(settings)
        program = Program(qapp, all_games(), file, tmp_path / "matches")
        made.append(program)
        program.begin()
        program.window.resize(1280, 800)
        qtbot.waitExposed(program.window)
        return program

    yield make
    for program in made:
        program.close()
        program.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="session")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of matches that were begun, finished or damaged, made once; nobody writes there."""
    folder = tmp_path_factory.mktemp("stock") / "matches"
    stock(folder)
    return folder


@pytest.fixture
def filled(program: Program, matches: Path) -> Program:
    """The program with such matches, its home page shown anew."""
    copytree(matches, program.library.folder, dirs_exist_ok=True)
    program.trail.home()
    return program


@pytest.fixture
def program(make_program: Callable[[Settings], Program]) -> Program:
    return make_program(PLAIN)


@pytest.fixture
def at_table(program: Program) -> Program:
    """The program at the table of Tock, as the dialog proposes a match of it."""
    kit = program.preferences.kit
    dialog = NewMatch(kit, kit.games["tock"], "Anna", Random(1))
    program.routes.begin_match(dialog.wish)
    dialog.deleteLater()
    return program
