"""Who can get the wolves is named, on the button or beside it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import Opener, card_at

from spielblock.games.rock_the_bock.ui import texts

#: A throw of all six colours, the first of a match.
THROW = {"buck": 3, "wolf": 1, "red": 2, "blue": 1, "green": 1, "yellow": 2}
ALL: dict[str, Any] = {
    "game": "rock_the_bock",
    "to_move": "A",
    "throw": THROW,
    "players": {"A": {}, "B": {}, "C": {}, "D": {}},
}


def rest_on(button: Any) -> None:
    at = button.rect().center()
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, at, button.mapToGlobal(at)))


def tip_label() -> QLabel:
    return next(one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel"))  # pyright: ignore


@pytest.mark.parametrize("size", [(900, 600), (1024, 600), (1280, 800)])
def test_a_bare_symbol_is_named_beside_the_row(
    qtbot: QtBot, open_page: Opener, size: tuple[int, int]
) -> None:
    page = open_page(position=ALL, size=size)
    targets = card_at(page, "wolf").targets
    shown = [targets[letter] for letter in "BCD"]
    assert [button.accessibleName() for button in shown] == [
        texts.give_to(page.stage.name(letter)) for letter in "BCD"
    ]
    assert not any(button.named for button in shown)
    for down in (0, page.screen().availableGeometry().bottom() - page.height() + 1):
        page.move(0, down)
        for button in shown:
            rest_on(button)
            said = button.accessibleName()
            qtbot.waitUntil(lambda said=said: QToolTip.isVisible() and QToolTip.text() == said)
            row = button.rect().translated(button.mapToGlobal(QPoint(0, 0)))
            assert not tip_label().geometry().intersects(row)


def test_a_name_that_can_be_read_is_not_said_again(open_page: Opener) -> None:
    page = open_page(position={**ALL, "throw": {"wolf": 10}})
    button = card_at(page, "wolf").targets["B"]
    assert button.named
    rest_on(button)
    assert QToolTip.text() == ""
