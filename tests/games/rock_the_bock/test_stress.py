"""Somebody takes back and hurries at a round's end, as fast as keys go: what was taken back is not shown."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from tests.games.rock_the_bock.pages import LEFT, Opener, table_of

from spielblock.control.pace import Pace
from spielblock.rules.event import Event
from spielblock.shell.table_page import TablePage

KEY, NONE, CTRL = Qt.Key, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
KEYS: Final = (
    *[(KEY.Key_1, NONE), (KEY.Key_2, NONE), (KEY.Key_Return, NONE), (KEY.Key_Space, NONE)] * 2,
    *[(KEY.Key_Z, CTRL)] * 3,
    *[(KEY.Key_Y, CTRL), (KEY.Key_Escape, NONE), (KEY.Key_Left, NONE)],
)
THINGS: Final = 150
#: The round ends soon, whatever is chosen.
NEAR_THE_END: dict[str, Any] = {
    "game": "rock_the_bock",
    "round": 1,
    "to_move": "A",
    "throw": {"wolf": 2, "yellow": 1},
    "players": {
        "A": {"struck": 7, "bucks": 6, "goats": 1},
        "B": {"struck": 9, "bucks": 2, "wolves": 1, "goats": 6},
        "C": {"struck": 7, "bucks": 3, "wolves": 1, "goats": 3},
        "D": {"struck": 10, "bucks": 7, "goats": 3},
    },
}


def act(page: TablePage, rng: Random) -> None:
    """Press a key or the table, or agree to go on as practice."""
    buttons = [one for one in page.frame.prompt.findChildren(QPushButton) if one.isVisible()]
    if page.voice.questioning and buttons:
        QTest.mouseClick(buttons[-1], LEFT)
    elif rng.random() < 0.2:
        QTest.mouseClick(table_of(page).pad.viewport(), LEFT, pos=QPoint(20, 20))
    else:
        QTest.keyClick(page, *rng.choice(KEYS))


@pytest.mark.parametrize("seed", range(4))
def test_only_what_has_happened_is_told(open_page: Opener, seed: int) -> None:
    levels = (None, "easy", "easy", "easy")
    page = open_page(position=NEAR_THE_END, levels=levels, pace=Pace(0.02, 0.02), seed=str(seed))
    match, back, wrong, rng = page.controller.match, list[int](), list[Event](), Random(seed)

    def check(event: Event) -> None:
        if not any(event is one for events in match.events for one in events):
            wrong.append(event)

    page.presenter.told.connect(check)
    page.controller.went_back.connect(back.append)
    for _ in range(THINGS):
        act(page, rng)
        for _ in range(rng.choice((0, 1, 1, 3))):
            QApplication.processEvents()
    assert back
    assert wrong == []
