"""The first meeting: what is different in two sets of rules, and that all can be read in any letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.shell.first_meeting import FirstMeeting
from spielblock.shell.page_parts import Kit
from spielblock.shell.program import Program
from spielblock.shell.settings import Settings
from spielblock.shell.shown import shown_games
from spielblock.widgets.overlay import Overlay
from spielblock.widgets.theme import Theme


@pytest.mark.parametrize("game", ["noch_mal", "tock"])
def test_each_set_of_rules_has_a_line_where_the_game_has_one(program: Program, game: str) -> None:
    kit = program.preferences.kit
    meeting = FirstMeeting(kit, kit.games[game])
    said = [label.text() for label in meeting.findChildren(QLabel)]
    told = [words for words in said if "Column H is" in words]
    assert len(told) == (2 if game == "noch_mal" else 0)
    meeting.deleteLater()


def met(qtbot: QtBot, game: str, scale: float) -> FirstMeeting:
    """Return the dialog over a small window, with the focus on its button."""
    kit = Kit(Theme(scale=scale), shown_games(all_games()), Settings())
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 600)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    meeting = FirstMeeting(kit, kit.games[game])
    Overlay(kit.theme, window, meeting, QSize(860, 0))
    meeting.welcome()
    qtbot.waitUntil(meeting.go.hasFocus)
    return meeting


def whole(widget: QWidget) -> bool:
    """Return whether all of a widget is in sight."""
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("scale", [1.0, 1.3, 1.5, 2.0])
@pytest.mark.parametrize("game", sorted(all_games()))
def test_all_sentences_can_be_read_with_the_keys_and_the_button_stays(
    qtbot: QtBot, game: str, scale: float
) -> None:
    meeting = met(qtbot, game, scale)
    bar = meeting.area.verticalScrollBar()
    words = [label for label in meeting.findChildren(QLabel) if label.wordWrap()]
    assert len(words) >= 3
    qtbot.waitUntil(lambda: all(one.height() >= one.heightForWidth(one.width()) for one in words))
    unread = {one for one in words if not whole(one)}
    assert bool(unread) == (bar.maximum() > 0)
    for _ in range(60):
        if bar.value() == bar.maximum():
            break
        qtbot.keyClick(meeting.go, Qt.Key.Key_Down)
        unread -= {one for one in words if whole(one)}
    assert not unread
    inside = QRect(meeting.go.mapTo(meeting, QPoint()), meeting.go.size())
    assert meeting.rect().contains(inside)
    assert meeting.go.hasFocus()


def test_the_button_for_pages_scrolls_back(qtbot: QtBot) -> None:
    meeting = met(qtbot, "noch_mal", 2.0)
    bar = meeting.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    qtbot.keyClick(meeting.go, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(meeting.go, Qt.Key.Key_PageUp)
    assert bar.value() == 0
