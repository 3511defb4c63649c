"""What stands in the bar above a table: words that cannot be taken for something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from spielblock.headless.languages import catalogue
from spielblock.shell.program import Program
from spielblock.shell.table_page import TablePage
from spielblock.widgets import texts
from spielblock.widgets.key_cap import key_name
from spielblock.widgets.theme import Theme
from spielblock.widgets.top_bar import TopBar


def opened(qtbot: QtBot) -> TopBar:
    bar = TopBar(Theme(), "Tock", "normal")
    qtbot.addWidget(bar)
    return bar


def test_the_speeds_stand_under_a_heading_that_cannot_be_chosen(qtbot: QtBot) -> None:
    bar = opened(qtbot)
    chosen: list[str] = []
    bar.speed_chosen.connect(chosen.append)
    heading, line, off, *_ = bar._speeds.actions()
    assert heading.text() == texts.speed()
    assert not heading.isEnabled()
    assert line.isSeparator()
    off.trigger()
    assert chosen == ["off"]
    assert "animation" in off.text()


def test_a_button_below_a_closed_menu_is_pointed_at_no_longer(qtbot: QtBot) -> None:
    bar = opened(qtbot)
    bar.show()
    bar.speed_button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    QCursor.setPos(bar.mapToGlobal(QPoint(-50, -50)))
    bar._speeds.aboutToHide.emit()  # a menu cannot be opened without a screen
    assert not bar.speed_button.underMouse()


def test_plus_and_minus_stay_among_the_speeds(qtbot: QtBot) -> None:
    bar = opened(qtbot)
    chosen: list[str] = []
    bar.speed_chosen.connect(chosen.append)
    for _ in range(5):
        bar.step_speed(-1)
    for _ in range(5):
        bar.step_speed(1)
    assert chosen == ["fast", "off", "fast", "normal", "slow"]


def test_taking_back_is_not_called_like_going_back(qapp: QApplication) -> None:
    german = catalogue("de")
    qapp.installTranslator(german)
    try:
        assert texts.undo() == "Rückgängig"
        assert texts.undo() not in texts.back()
    finally:
        qapp.removeTranslator(german)


def test_the_cap_of_the_large_key_is_the_same_everywhere() -> None:
    assert key_name("Return") == "↵"
    assert key_name("Ctrl+Z") == "Ctrl Z"


@pytest.mark.parametrize("width", [1024, 1280])
def test_menus_open_inside_of_the_window(
    at_table: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    opened: list[tuple[int, int]] = []

    def popup(menu: QMenu, at: QPoint) -> None:
        opened.append((at.x(), at.x() + menu.sizeHint().width()))

    monkeypatch.setattr(QMenu, "popup", popup)
    window = at_table.window
    window.resize(width, 600)
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.width() == width)
    top = page.frame.top
    for button in (top.menu_button, top.speed_button):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    edges = window.mapToGlobal(QPoint(0, 0)).x(), window.mapToGlobal(QPoint(width, 0)).x()
    assert len(opened) == 2
    assert all(edges[0] <= left < right <= edges[1] for left, right in opened)
