"""A closed list: what has no room in it ends in dots and is told whole at the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from spielblock.widgets.drop_down import DropDown
from spielblock.widgets.parts import icon
from spielblock.widgets.theme import Theme

LONG = "less throws, then whoever was earlier in the round"


@pytest.fixture
def box(qtbot: QtBot) -> DropDown:
    made = DropDown()
    made.setStyleSheet(Theme().style_sheet())
    made.addItem(LONG)
    made.addItem(icon(Theme(), "level-2", 18), LONG)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("row", [0, 1])
def test_a_text_that_has_no_room_ends_in_dots(box: DropDown, row: int) -> None:
    box.setCurrentIndex(row)
    box.resize(box.sizeHint())
    assert (box.shown(), box.cut()) == (LONG, "")
    box.resize(160, box.height())
    assert box.shown().endswith("…")
    assert LONG.startswith(box.shown()[:-1])
    assert box.cut() == LONG


def test_a_cut_text_is_told_whole_unless_something_else_is(
    box: DropDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _of: told.append(words))
    for width, tip in ((160, ""), (160, "what the levels mean"), (600, "")):
        box.resize(width, box.height())
        box.setToolTip(tip)
        at = QPoint(5, 5)
        QApplication.sendEvent(box, QHelpEvent(QHelpEvent.Type.ToolTip, at, box.mapToGlobal(at)))
    assert told == [LONG, ""]


def test_the_dots_are_drawn(box: DropDown) -> None:
    box.resize(160, box.height())
    before = box.grab().toImage()
    box.setItemText(0, box.shown())
    assert box.grab().toImage() == before
