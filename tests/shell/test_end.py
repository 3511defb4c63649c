"""The end of a match and its course."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.match.savefile import resume
from spielblock.rules.contract import Over
from spielblock.rules.reason import Reason
from spielblock.shell.course import Course
from spielblock.shell.course_marks import line_pen
from spielblock.shell.course_table import course_table
from spielblock.shell.course_view import CourseView
from spielblock.shell.end_page import EndPage
from spielblock.shell.home_page import HomePage
from spielblock.shell.new_match import NewMatch
from spielblock.shell.page_parts import Kit
from spielblock.shell.program import Program
from spielblock.shell.settings import Settings
from spielblock.shell.shown import shown_games
from spielblock.shell.table_page import TablePage
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

SITTERS = tuple(Sitter(letter, name, "blue" if letter == "A" else "red", level) for letter, name, level in (
    ("A", "Anna", 0), ("B", "Ben", 2), ("C", "Mara", 2)
))  # fmt: skip
COURSE = Course(SITTERS, ((0, 0, 0), (3, 0, 0), (3, 5, 0), (3, 5, -2), (9, 5, -2)))


def end(program: Program, game: str = "tock") -> EndPage:
    program.routes.open_match(program.library.folder / f"{game}-over.spielblock")
    page = program.window.page
    assert isinstance(page, EndPage)
    return page


def test_the_page_says_how_it_ended(filled: Program) -> None:
    """The last sentences of the history are there, below the places."""
    page = end(filled, "rockit")
    assert 0 < len(page.last_words) <= 4
    shown = [label.text() for label in page.findChildren(QLabel)]
    assert all(sentence in shown for sentence in page.last_words)
    assert "wins the round" in page.last_words[0]


@pytest.mark.parametrize(("points", "head"), [(0, "Rounds won"), (200, "Points")])
def test_the_column_is_headed_by_what_this_match_counts(points: int, head: str) -> None:
    shown = shown_games(all_games())["rockit"]
    assert shown.measures(shown.entry.options(points_to=points))[0] == head
    assert shown_games(all_games())["tock"].measures(None)[0] == "Pieces home"


def test_a_shared_place_says_with_whom(qtbot: QtBot, matches: Path) -> None:
    save, _ = resume(matches / "tock-over.spielblock", all_games())
    kit = Kit(Theme(), shown_games(all_games()), Settings())
    page = EndPage(kit, save, Over((1, 2, 2, 4), (4, 2, 2, 0)))
    qtbot.addWidget(page)
    save.close()
    names = [sitter.name for sitter in page.sitters]
    shown = [label.text() for label in page.findChildren(QLabel)]
    assert sorted(text for text in shown if text.startswith("tied")) == sorted(
        [f"tied with {names[1]}", f"tied with {names[2]}"]
    )


RESULTS = [
    ((1, 2, 3, 4), (), "Anna wins"),
    ((2, 1, 1, 4), (), "Mara and Ben win"),
    ((1, 2, 1, 2), ((0, 2), (1, 3)), "Anna and Ben win"),
    ((1, 1, 1, 1), (), "A draw"),
    ((1, 1, 4, 1), (), "Ben loses"),
]


@pytest.mark.parametrize(("ranks", "teams", "said"), RESULTS)
def test_who_won_is_said_in_words(
    qtbot: QtBot, matches: Path, ranks: tuple[int, ...], teams: tuple[tuple[int, ...], ...], said: str
) -> None:
    save, _ = resume(matches / "tock-over.spielblock", all_games())
    over = Over(ranks, (4, 3, 2, 1), Reason("tock.home_alone"), teams)
    page = EndPage(Kit(Theme(), shown_games(all_games()), Settings()), save, over)
    qtbot.addWidget(page)
    save.close()
    assert page.headline == said
    assert page.reason


@pytest.mark.parametrize(
    ("ranks", "sign"), [((1, 2, 3, 4), "trophy-big"), ((1, 1, 4, 1), "flag"), ((1, 1, 1, 1), "trophy-big")]
)
def test_no_cup_stands_above_who_lost(qtbot: QtBot, matches: Path, ranks: tuple[int, ...], sign: str) -> None:
    save, _ = resume(matches / "tock-over.spielblock", all_games())
    page = EndPage(Kit(Theme(), shown_games(all_games()), Settings()), save, Over(ranks, (4, 3, 2, 1)))
    qtbot.addWidget(page)
    save.close()
    assert page.sign == sign


@pytest.mark.parametrize("dark", [False, True])
def test_the_foot_of_the_cup_is_seen_on_the_card(qapp: object, dark: bool) -> None:
    theme = Theme(dark)
    drawn = theme.pictures.pixmap("trophy-big", 64, 1.0, theme.colour("text")).toImage()
    foot, card = drawn.pixelColor(32, 55), theme.colour("surface")
    assert abs(foot.lightness() - card.lightness()) > 100


def test_the_buttons_lead_on(filled: Program, qtbot: QtBot) -> None:
    page = end(filled)
    qtbot.mouseClick(page.other, Qt.MouseButton.LeftButton)
    overlay = filled.window.overlay
    assert overlay is not None
    assert isinstance(overlay.content, NewMatch)
    overlay.dismiss()
    qtbot.mouseClick(page.home, Qt.MouseButton.LeftButton)
    assert isinstance(filled.window.page, HomePage)


def test_the_last_picture_waits_for_the_button_and_the_table_stays_beneath(
    filled: Program, qtbot: QtBot
) -> None:
    save, _ = resume(filled.library.folder / "rockit-over.spielblock", all_games())
    filled.routes.play(save)
    table = filled.window.page
    assert isinstance(table, TablePage)
    qtbot.waitUntil(lambda: table.voice.over is not None)
    qtbot.wait(50)
    assert filled.window.page is table
    said = table.frame.prompt.more.text()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    page = filled.window.page
    assert isinstance(page, EndPage)
    assert page.reason == said != ""
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert filled.window.page is table
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert isinstance(filled.window.page, EndPage)


def test_the_library_of_the_curve_is_loaded_only_when_it_is_opened() -> None:
    code = "import sys, spielblock.shell.start; print('pyqtgraph' in sys.modules, 'numpy' in sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout == "False False\n"


def test_the_page_is_seen_before_the_curve_is_drawn(filled: Program, qtbot: QtBot) -> None:
    page = end(filled)
    assert page.findChild(CourseView) is None
    qtbot.waitUntil(lambda: page.findChild(CourseView) is not None)


def test_the_axes_say_what_they_count_and_have_a_proper_minus(qtbot: QtBot) -> None:
    from spielblock.shell.course_chart import CourseChart

    chart = CourseChart(Theme(), COURSE, "Lids")
    qtbot.addWidget(chart)
    plot = chart.getPlotItem()
    assert plot is not None
    left, bottom = plot.getAxis("left"), plot.getAxis("bottom")
    assert (left.labelText, bottom.labelText) == ("Lids", "Turn")
    assert left.tickStrings([-2, 0], 1, 2) == ["−2", "0"]


def test_the_own_line_is_strong_and_no_two_others_are_broken_alike(qapp: object) -> None:
    pens = [line_pen(Theme(), COURSE, seat) for seat in range(3)]
    assert pens[0].style() == Qt.PenStyle.SolidLine
    assert pens[0].widthF() > pens[1].widthF()
    assert pens[1].dashPattern() != pens[2].dashPattern()


@pytest.mark.parametrize("many", [False, True])
def test_the_marks_at_the_ends_do_not_lie_on_each_other(qtbot: QtBot, many: bool) -> None:
    from spielblock.shell.course_chart import CourseChart

    level = Course(SITTERS, ((0, 0, 0), (5, 5, 5)) if many else ((0, 0, 0), (500, 500, 500)))
    chart = CourseChart(Theme(), level)
    qtbot.addWidget(chart)
    chart.resize(600, 400)
    chart.show()
    qtbot.waitExposed(chart)
    heights = [
        mark.deviceTransform(chart.viewportTransform()).mapRect(mark.boundingRect()) for mark in chart.marks
    ]
    tops = sorted(rect.top() for rect in heights)
    assert all(below - above >= heights[0].height() - 1 for above, below in zip(tops, tops[1:], strict=False))
    assert tops[0] >= 0


def test_the_table_says_the_same(qtbot: QtBot) -> None:
    table = course_table(Theme(), COURSE)
    qtbot.addWidget(table)
    model = table.model()
    assert model.rowCount() == 5
    names = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(3)]
    assert names == ["Anna", "Ben", "Mara"]
    assert [model.index(3, column).data() for column in range(3)] == ["3", "5", "−2"]


def test_the_points_are_split_for_each_player_where_the_game_says_how(filled: Program) -> None:
    page = end(filled, "noch_mal")
    words = [label.text() for label in page.findChildren(QLabel)]
    assert {"Columns", "Colours", "Jokers", "Stars", "Sum"} <= set(words)
    assert [words.count(sitter.name) for sitter in page.sitters] == [2] * len(page.sitters)
