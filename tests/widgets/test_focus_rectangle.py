"""Whatever has the keyboard has the one ring round it, and no rectangle of the style's own inside."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from spielblock.widgets.parts import Button, IconButton
from spielblock.widgets.theme import Theme

MADE: dict[str, Callable[[Theme], QWidget]] = {
    "plain": lambda theme: Button(theme, "New match"),
    "do": lambda theme: Button(theme, "Once more", "do", key="Return"),
    "ghost": lambda theme: Button(theme, "Hint", "ghost", size="small"),
    "link": lambda theme: Button(theme, "More", "link"),
    "icon": lambda theme: IconButton(theme, "menu", "Menu"),
    "segment": lambda theme: _segment(),
    "drop-down": lambda theme: _drop_down(),
}


def _segment() -> QWidget:
    made = QPushButton("Table")
    made.setProperty("segment", "only")
    return made


def _drop_down() -> QWidget:
    made = QComboBox()
    made.addItems(["easy", "hard"])
    return made


@pytest.mark.parametrize("kind", MADE)
@pytest.mark.parametrize("dark", [False, True])
def test_focus_by_keys_draws_nothing_inside(qtbot: QtBot, kind: str, dark: bool) -> None:
    theme = Theme(dark)
    host = QWidget()
    qtbot.addWidget(host)
    host.setStyleSheet(theme.style_sheet())
    layout = QVBoxLayout(host)
    other, one = Button(theme, "Other"), MADE[kind](theme)
    for widget in (other, one):
        layout.addWidget(widget)
    with qtbot.waitExposed(host):
        host.show()
    host.activateWindow()
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    before = one.grab().toImage()
    qtbot.keyClick(other, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is one
    assert one.grab().toImage() == before
