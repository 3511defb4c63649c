"""What stands out in the course of a match: on the curve, at the cursor, in the table, in every game."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QLabel
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.rules.event import written
from spielblock.shell.course import PLAIN, Course, Mark, landmarks_of
from spielblock.shell.course_chart import CourseChart
from spielblock.shell.course_signs import SIDE
from spielblock.shell.course_table import course_table
from spielblock.shell.course_view import CourseView
from spielblock.shell.end_page import EndPage
from spielblock.shell.program import Program
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

SITTERS = (Sitter("A", "Anna", "blue", 0), Sitter("B", "Ben", "red", 2))
MARKS = (
    Mark(2, 1, "close", "Anna captures Ben"),
    Mark(3, 0, "home", "Anna is home"),
    Mark(3, None, "1", "Round 1 ends"),
)
SIGNS = (("close", "captured"), ("home", "into the goal"), ("1", "end of a round"))
COURSE = Course(SITTERS, ((0, 0), (3, 4), (3, 0), (9, 0), (9, 2)), MARKS, SIGNS)


@pytest.fixture
def view(qtbot: QtBot) -> CourseView:
    made = CourseView(Theme(), COURSE, "Points")
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    qtbot.waitExposed(made)
    return made


def spot(chart: CourseChart, item: QGraphicsPixmapItem) -> QPoint:
    """Return where the middle of an item is on screen."""
    rect = item.deviceTransform(chart.viewportTransform()).mapRect(item.boundingRect())
    return rect.center().toPoint()


def test_every_game_says_what_stands_out_and_what_its_signs_mean() -> None:
    symbols = {path.stem for path in (Theme().resources / "symbols").glob("*.svg")}
    for game in all_games().values():
        landmarks = landmarks_of(game.texts)
        assert landmarks is not PLAIN
        for sign, name in landmarks.signs():
            assert name
            assert len(sign) <= 2 or sign in symbols


@pytest.mark.parametrize("game", list(all_games()))
def test_all_signs_of_a_match_have_a_meaning_and_words(filled: Program, game: str) -> None:
    filled.routes.open_match(filled.library.folder / f"{game}-over.spielblock")
    page = filled.window.page
    assert isinstance(page, EndPage)
    course = page.course
    assert course is not None
    assert course.marks
    kinds = {sign.split("-")[0] if len(sign) > 2 else "" for sign, _ in course.signs}
    assert {mark.sign.split("-")[0] if len(mark.sign) > 2 else "" for mark in course.marks} == kinds
    assert all(mark.text and 0 <= mark.turn <= course.turns for mark in course.marks)


def test_the_pieces_that_were_captured_are_those_marked(filled: Program) -> None:
    """Every capture of the match is a sign on the line of whom it befell."""
    filled.routes.open_match(filled.library.folder / "tock-over.spielblock")
    page = filled.window.page
    assert isinstance(page, EndPage)
    assert page.course is not None
    captured = [
        written(event)["colour"]
        for events_of in page._save.match.events  # noqa: SLF001 - the match behind the page
        for event in events_of
        if written(event)["event"] == "PieceCaptured"
    ]
    marked = [mark.seat for mark in page.course.marks if mark.sign == "close"]
    assert marked == ["ABCD".index(colour) for colour in captured]


def test_the_sign_stands_on_the_line(view: CourseView) -> None:
    signs = view.chart.signs
    spots = {mark.sign: item.pos() for mark, item in zip(signs.marks, signs.items, strict=True)}
    assert (spots["close"], spots["home"]) == (QPointF(2, 0), QPointF(3, 9))
    assert len(signs.whole) == 3


def test_what_happened_is_said_at_the_cursor_and_the_keys_go_from_sign_to_sign(
    view: CourseView, qtbot: QtBot
) -> None:
    assert view.said == ""
    qtbot.keyClick(view.chart, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert (view.turn, view.said) == (3, "Anna is home · Round 1 ends")
    qtbot.keyClick(view.chart, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert (view.turn, view.said) == (2, "Anna captures Ben")
    qtbot.keyClick(view.chart, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert view.turn == 2
    qtbot.keyClick(view.chart, Qt.Key.Key_N)
    assert view.turn == 3
    assert "Round 1 ends" in view.chart.accessibleDescription()


def test_pointing_at_a_sign_says_its_words(view: CourseView, qtbot: QtBot) -> None:
    chart = view.chart
    item = next(one for mark, one in zip(chart.signs.marks, chart.signs.items, strict=True) if mark.turn == 2)
    # beside its middle, so that it is the sign which is hit
    qtbot.mouseMove(chart.viewport(), spot(chart, item) + QPoint(SIDE // 3, 0))
    qtbot.waitUntil(lambda: view.said == "Anna captures Ben")


def test_the_table_says_it_in_a_column_of_its_own(qtbot: QtBot) -> None:
    table = course_table(Theme(), COURSE)
    qtbot.addWidget(table)
    model = table.model()
    assert model.headerData(2, Qt.Orientation.Horizontal) == "What happened"
    assert [model.index(row, 2).data() for row in range(5)] == [
        *("", "", "Anna captures Ben", "Anna is home · Round 1 ends", "")
    ]


def test_the_meaning_of_the_signs_stands_below(view: CourseView) -> None:
    words = [label.text() for label in view.findChildren(QLabel)]
    assert {name for _, name in SIGNS} <= set(words)


def test_signs_that_would_lie_on_each_other_give_way_to_a_dot_the_own_ones_last(qtbot: QtBot) -> None:
    marks = tuple([Mark(turn, seat, "close", "captured") for turn in range(60) for seat in (1, 0)])
    chart = CourseChart(Theme(), Course(SITTERS, ((5, 5),) * 60, marks))
    qtbot.addWidget(chart)
    chart.resize(600, 400)
    chart.show()
    qtbot.waitExposed(chart)
    qtbot.waitUntil(lambda: 0 < len(chart.signs.whole) < 60)
    assert all(mark.seat == 0 for mark in chart.signs.whole)
    spots = sorted(
        spot(chart, chart.signs.items[chart.signs.marks.index(one)]).x() for one in chart.signs.whole
    )
    assert all(b - a >= SIDE - 3 for a, b in zip(spots, spots[1:], strict=False))
    whole = set(map(id, chart.signs.whole))
    heights = [
        (item.zValue(), id(mark) in whole)
        for mark, item in zip(chart.signs.marks, chart.signs.items, strict=True)
    ]
    dots = max(height for height, sign in heights if not sign)
    assert dots < min(height for height, sign in heights if sign), "no dot lies on a sign"


@pytest.mark.parametrize("dark", [False, True])
def test_no_two_kinds_of_sign_look_alike(dark: bool, qapp: object) -> None:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from spielblock.shell.course_signs import paint_sign

    for game in all_games().values():
        drawn: list[QImage] = []
        for sign, _ in landmarks_of(game.texts).signs():
            image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
            image.fill(0)
            painter = QPainter(image)
            theme = Theme(dark)
            paint_sign(painter, QRectF(0, 0, SIDE, SIDE), theme, sign, theme.colour("text3"))
            painter.end()
            drawn.append(image)
        assert all(one != other for one, other in combinations(drawn, 2))
