"""Reduced motion, as the settings or the system ask for it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.screens.drawing import Look, dressed, put_away
from tests.screens_moments import show

from spielblock.control.pace import OFF, chosen
from spielblock.shell.looks import calm
from spielblock.shell.settings import Motion, Settings
from spielblock.widgets.curtain import Curtain
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme


@pytest.mark.parametrize(("motion", "calmly"), [("reduced", True), ("full", False)])
def test_the_settings_say_whether_things_move(qapp: QApplication, motion: Motion, calmly: bool) -> None:
    assert calm(qapp, Settings(motion=motion)) is calmly


@pytest.mark.parametrize(("wish", "calmly"), [("ReducedMotion", True), ("NoPreference", False)])
def test_the_system_is_asked_where_qt_knows_it(wish: str, calmly: bool) -> None:
    hints = SimpleNamespace(motionPreference=lambda: wish)
    app = SimpleNamespace(styleHints=lambda: SimpleNamespace(accessibility=lambda: hints))
    assert calm(app, Settings()) is calmly  # type: ignore[arg-type]


def test_nothing_is_shown_of_changes_where_animation_is_off() -> None:
    assert chosen("off", reduced=True) == OFF


def test_the_curtain_cuts(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    curtain = Curtain(Theme(), page, QWidget(page))
    curtain.close_for(Sitter("A", "Anna", "blue"), ())
    assert not curtain.isHidden()
    curtain.lift(chosen("slow", reduced=True))
    assert curtain.isHidden()


def test_a_match_that_is_open_obeys_at_once(qapp: QApplication, tmp_path: Path) -> None:
    program = dressed(qapp, Look("en", "light", 1280, 800), tmp_path, "home")
    try:
        assert show("tock-play", program).presenter.changes is None
        program.preferences.set(motion="reduced", speed="normal")
        page = program.window.page
        assert page is not None
        assert page.queue.pace == chosen("normal", reduced=True)  # type: ignore[attr-defined]
        assert page.presenter.changes is not None  # type: ignore[attr-defined]
    finally:
        put_away(program)
