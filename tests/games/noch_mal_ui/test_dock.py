"""Dice of the dock never lie below the button for other dice, however large the letters are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spielblock.control.framing import Room
from spielblock.games.noch_mal.ui.dice import DieLook
from spielblock.games.noch_mal.ui.dock import DiceDock, Label
from spielblock.headless.languages import catalogue
from spielblock.widgets.theme import Theme

LOOKS = [
    DieLook("colour", "orange", "mine"),
    DieLook("colour", "orange", "pool"),
    DieLook("colour", "joker", "pool"),
    DieLook("number", "3", "mine"),
    DieLook("number", "1", "pool"),
    DieLook("number", "1", "pool"),
]


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    translator = catalogue("de")
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("room", "width", "scale"),
    [(Room.COMPACT, 788, 1.0), (Room.COMPACT, 716, 1.3), (Room.NORMAL, 911, 1.5), (Room.LARGE, 1180, 2.0)],
)
def test_no_die_lies_below_the_button(qtbot: QtBot, room: Room, width: int, scale: float) -> None:
    dock = DiceDock(Theme(scale=scale))
    qtbot.addWidget(dock)
    dock.arrange(room)
    dock.resize(width, dock.height())
    dock.show()
    labels = {"mine": Label("Deine Wahl", "Orange · 3"), "pool": Label("Für die anderen")}
    dock.show_dice(LOOKS, labels, own=True, other=True)
    assert dock.other.isVisible()
    assert dock.cut() == []
