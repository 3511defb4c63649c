"""The rows of the players: what they say, and the one timer they may have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from pytestqt.qtbot import QtBot

from spielblock.control.framing import Figure
from spielblock.widgets import player_row
from spielblock.widgets.player_row import PlayerRow
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


FIGURES = (Figure("", "Dice 10", "ten dice left"), Figure("", "Total −12", "12 points lost"))


def drawn(row: PlayerRow, monkeypatch: pytest.MonkeyPatch) -> dict[str, QPointF]:
    """Return what a row writes, and where."""
    written: dict[str, QPointF] = {}

    def text(painter: QPainter, left: float, middle: float, words: str, font: QFont, ink: QColor) -> float:
        written[words] = QPointF(left, middle)
        return left + QFontMetricsF(font).horizontalAdvance(words)

    with monkeypatch.context() as patch:
        patch.setattr(player_row, "_text", text)
        row.grab()
    return written


@pytest.mark.parametrize(
    ("wide", "room", "lines", "figures"), [(330, 90, 1, 2), (250, 90, 2, 2), (250, 60, 1, 1), (150, 90, 2, 1)]
)
def test_the_name_stays_whole_and_the_figures_give_way(  # noqa: PLR0913 - four cases and two fixtures
    rows: PlayerRows, monkeypatch: pytest.MonkeyPatch, wide: int, room: float, lines: int, figures: int
) -> None:
    for row in rows.rows.values():
        row.show_state(FIGURES, "", active=False)
    rows.arrange(room)
    rows.resize(wide, rows.sizeHint().height())
    shown = drawn(rows.rows["B"], monkeypatch)
    assert "Oma Lisl" in shown
    places = [shown[figure.text] for figure in FIGURES if figure.text in shown]
    assert len(places) == figures
    below = {place.y() > shown["Oma Lisl"].y() for place in places}
    assert below == {lines == 2}


def test_all_rows_stand_in_as_many_lines(rows: PlayerRows, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada alone would have room beside her figures; Oma Lisl has none."""
    for row in rows.rows.values():
        row.show_state(FIGURES, "", active=False)
    rows.arrange(90)
    rows.resize(250, rows.sizeHint().height())
    shown = drawn(rows.rows["A"], monkeypatch)
    assert shown["Total −12"].y() > shown["Ada"].y()


@pytest.mark.parametrize(("room", "height"), [(600, 52), (110, 47), (60, 26), (84, 34)])
def test_rows_take_the_room_there_is(rows: PlayerRows, room: float, height: int) -> None:
    rows.arrange(room)
    assert [row.height() for row in rows.rows.values()] == [height, height]
