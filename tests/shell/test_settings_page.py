"""The page of the settings: with any letters all of it can be reached."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.shell.page_parts import Kit
from spielblock.shell.settings import Settings
from spielblock.shell.settings_page import SECTIONS, SettingsPage
from spielblock.shell.shown import shown_games
from spielblock.widgets.choices import Segmented
from spielblock.widgets.theme import Theme


def opened(qtbot: QtBot, scale: float, size: tuple[int, int], section: int = 0) -> SettingsPage:
    page = SettingsPage(Kit(Theme(scale=scale), shown_games(all_games()), Settings()), section)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    return page


@pytest.mark.parametrize("section", range(len(SECTIONS)))
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_choice_lies_outside_the_page(qtbot: QtBot, scale: float, section: int) -> None:
    page = opened(qtbot, scale, (1024, 600), section)
    choices = [one for one in page.findChildren(Segmented) if one.isVisible()]
    assert choices
    buttons = [button for choice in choices for button in choice.buttons()]

    def inside(button: QWidget) -> bool:
        place = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
        return 0 <= place.left() < place.right() < page.width()

    qtbot.waitUntil(lambda: all(map(inside, buttons)))


def test_the_sections_lie_above_the_settings_only_where_there_is_no_room_beside(qtbot: QtBot) -> None:
    wide = opened(qtbot, 1.0, (1024, 600))
    assert wide.buttons[0].x() == wide.buttons[1].x()
    narrow = opened(qtbot, 2.0, (1024, 600))
    qtbot.waitUntil(lambda: narrow.buttons[0].y() == narrow.buttons[1].y())
    assert narrow.buttons[0].x() < narrow.buttons[1].x()
