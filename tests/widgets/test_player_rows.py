"""The rows of the players: what they say, and the one timer they may have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from spielblock.control.framing import Figure
from spielblock.widgets.player_rows import DOT_MS, PlayerRows
from spielblock.widgets.stage import Sitter, Stage
from spielblock.widgets.theme import Theme

STAGE_OF = [
    Sitter("A", "Ada", "blue", team="A"),
    Sitter("B", "Oma Lisl", "red", 2, "medium", team="B"),
]


@pytest.fixture
def rows(qtbot: QtBot) -> PlayerRows:
    made = PlayerRows(Stage(Theme(), tuple(STAGE_OF)))
    qtbot.addWidget(made)
    made.resize(300, 120)
    made.show()
    return made


def timers(rows: PlayerRows) -> list[QTimer]:
    return [timer for timer in rows.findChildren(QTimer) if timer.isActive()]


def test_a_row_says_everything_it_shows(rows: PlayerRows) -> None:
    rows.rows["B"].show_state((Figure("home", "1/4", "1 piece home"),), "sits out", active=False)
    rows.show_acting(("B",))
    assert rows.rows["B"].accessibleName() == (
        "Oma Lisl, bot, medium, Team B, to act, 1 piece home, sits out"
    )
    assert rows.rows["A"].accessibleName() == "Ada, a person, Team A"


def test_only_a_thinking_bot_turns_its_dots(qtbot: QtBot, rows: PlayerRows) -> None:
    assert timers(rows) == []
    rows.show_acting(("B",), thinking="B")
    assert len(timers(rows)) == 1
    qtbot.waitUntil(lambda: rows.rows["B"].thinking == 1, timeout=DOT_MS * 4)
    rows.show_acting(("A",))
    assert timers(rows) == []
    assert rows.rows["B"].thinking == -1


def test_showing_the_same_again_repaints_nothing(qtbot: QtBot, rows: PlayerRows) -> None:
    row = rows.rows["A"]
    row.show_state((Figure("home", "1/4"),), "", active=True)
    qtbot.wait(30)
    painted: list[int] = []
    original = row.paintEvent
    row.paintEvent = lambda event: (painted.append(1), original(event))[1]
    row.show_state((Figure("home", "1/4"),), "", active=True)
    qtbot.wait(30)
    assert painted == []


@pytest.mark.parametrize(("room", "height"), [(600, 52), (110, 47), (60, 26), (84, 34)])
def test_rows_take_the_room_there_is(rows: PlayerRows, room: float, height: int) -> None:
    rows.arrange(room)
    assert [row.height() for row in rows.rows.values()] == [height, height]
