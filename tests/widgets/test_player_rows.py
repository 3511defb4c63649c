"""The rows of the players: what they say, and the one timer they may have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
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
    ("wide", "room", "lines", "figures"), [(330, 90, 1, 2), (250, 90, 2, 2), (250, 60, 1, 1), (170, 90, 2, 1)]
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


NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gerd", "Hanna", "Ida", "Jan")


@pytest.fixture
def many(qtbot: QtBot) -> PlayerRows:
    """Return ten rows in letters twice as large, with room for some of them."""
    sitters = tuple(Sitter(letter, name) for letter, name in zip("ABCDEFGHIJ", NAMES, strict=True))
    made = PlayerRows(Stage(Theme(scale=2), sitters))
    qtbot.addWidget(made)
    made.arrange(124)
    made.resize(472, made.sizeHint().height())
    made.show()
    return made


def whole(row: PlayerRow) -> bool:
    return row.visibleRegion().boundingRect() == row.rect()


def test_where_rows_are_scrolled_who_is_to_act_is_in_sight(qtbot: QtBot, many: PlayerRows) -> None:
    assert many.height() < 360
    for letter in "ABCDEFGHIJCAJ":
        many.show_acting((letter,))
        qtbot.waitUntil(lambda letter=letter: whole(many.rows[letter]))
    many.show_acting(("A", "H"), thinking="H")
    qtbot.waitUntil(lambda: whole(many.rows["H"]))
    many.resize(472, many.minimumSizeHint().height())  # as beside a long hint
    qtbot.waitUntil(lambda: whole(many.rows["H"]))


def test_rows_that_were_scrolled_stay_until_somebody_else_is_to_act(qtbot: QtBot, many: PlayerRows) -> None:
    many.show_acting(("A",))
    qtbot.waitUntil(lambda: whole(many.rows["A"]))
    assert many.focusPolicy() == Qt.FocusPolicy.TabFocus
    many.setFocus()
    qtbot.keyClick(many, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: whole(many.rows["J"]))
    many.show_acting(("A",))
    assert whole(many.rows["J"])
    many.show_acting(("B",))
    qtbot.waitUntil(lambda: whole(many.rows["B"]))


def test_rows_that_all_have_room_take_no_focus(rows: PlayerRows) -> None:
    assert rows.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert rows.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("scale", "room"), [(1.0, 90), (1.0, 60), (2.0, 60)])
def test_a_long_name_leaves_room_for_how_strong_a_bot_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scale: float, room: float
) -> None:
    theme = Theme(scale=scale)
    long = Sitter("B", "Maximilian-Alexander von Hohen", "red", 2, "medium")
    made = PlayerRows(Stage(theme, (Sitter("A", "Ada", "blue"), long)))
    qtbot.addWidget(made)
    made.arrange(room)
    made.resize(theme.px(236), made.sizeHint().height())
    row = made.rows["B"]
    row.show_state(FIGURES[:1], "", active=False)
    painted: list[str] = []
    monkeypatch.setattr(theme.pictures, "paint", lambda _painter, name, *_: painted.append(name))
    shown = drawn(row, monkeypatch)
    name = next(words for words in shown if words.startswith("Max"))
    assert name.endswith("…")
    assert "level-2" in painted
