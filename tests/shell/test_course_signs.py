"""What stands out in the course of a match: on the curve, at the cursor, in the table, in every game."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGraphicsPixmapItem, QLabel
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.shell.course import Course, Mark, landmarks_of
from spielblock.shell.course_chart import CourseChart
from spielblock.shell.course_signs import SIDE
from spielblock.shell.course_table import course_table
from spielblock.shell.course_view import CourseView
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
    assert view.turn == 3, "before the first comes the last"
    qtbot.keyClick(view.chart, Qt.Key.Key_N)
    assert view.turn == 2, "after the last comes the first"
    qtbot.keyClick(view.chart, Qt.Key.Key_N)
    assert "Round 1 ends" in view.chart.accessibleDescription()


def drawn(chart: CourseChart, item: QGraphicsPixmapItem) -> QRectF:
    """Return where an item is on screen."""
    return item.deviceTransform(chart.viewportTransform()).mapRect(item.boundingRect())


def shown(qtbot: QtBot, course: Course) -> CourseChart:
    chart = CourseChart(Theme(), course)
    qtbot.addWidget(chart)
    chart.resize(600, 400)
    chart.show()
    qtbot.waitExposed(chart)
    return chart


def apart(rects: list[QRectF]) -> bool:
    """Return whether they lie beside each other, but for a pixel or two."""
    return not any(a.adjusted(2, 2, -2, -2).intersects(b) for a, b in combinations(rects, 2))


@pytest.mark.parametrize("turn", [0, 2, 4])
def test_signs_of_one_turn_lie_side_by_side_and_off_the_marks_at_the_ends(qtbot: QtBot, turn: int) -> None:
    marks = (Mark(turn, 0, "home", "home"), Mark(turn, 0, "flag", "all home"), Mark(turn, 0, "+4", "took 4"))
    chart = shown(qtbot, Course(SITTERS, COURSE.values, marks))
    seen = QRectF(chart.viewport().rect())

    def rects() -> list[QRectF]:
        return [drawn(chart, item) for item in [*chart.signs.items, *chart.marks]]

    qtbot.waitUntil(lambda: all(seen.contains(rect) for rect in rects()))
    assert len(chart.signs.whole) == 3
    assert apart(rects())


def test_what_is_rare_has_its_sign_where_all_is_full(qtbot: QtBot) -> None:
    many = tuple([Mark(turn, 0, "close", "captured") for turn in range(60)])
    chart = shown(
        qtbot, Course(SITTERS, tuple([(turn, 0) for turn in range(60)]), (*many, Mark(59, 0, "flag", "all")))
    )
    qtbot.waitUntil(lambda: 0 < len(chart.signs.whole) < 60)
    assert "flag" in [mark.sign for mark in chart.signs.whole]


def test_how_to_point_is_said_without_a_tip_over_the_curve(view: CourseView) -> None:
    assert view.chart.toolTip() == view.chart.viewport().toolTip() == ""
    assert "arrow keys" in view.chart.accessibleDescription()


def test_the_table_shows_what_stood_out_and_all_of_it(view: CourseView, qtbot: QtBot) -> None:
    qtbot.mouseClick(view.which.button(1), Qt.MouseButton.LeftButton)
    table = view.table

    def rows() -> list[int]:
        return [row for row in range(5) if not table.isRowHidden(row)]

    assert rows() == [0, 2, 3, 4]
    qtbot.mouseClick(view.only, Qt.MouseButton.LeftButton)
    assert rows() == [0, 1, 2, 3, 4]
    view.show_turn(1)
    qtbot.mouseClick(view.only, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(view.which.button(0), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(view.which.button(1), Qt.MouseButton.LeftButton)
    assert table.selectionModel().selectedRows()[0].row() == 0, "a turn that is not shown"


def test_long_words_have_as_many_lines_as_they_need(qtbot: QtBot) -> None:
    words = " · ".join(["Anna captures Ben"] * 8)
    table = course_table(
        Theme(), Course(SITTERS, COURSE.values, (Mark(2, 1, "close", "a"), Mark(3, 0, "home", words)))
    )
    qtbot.addWidget(table)
    table.resize(420, 300)
    table.show()
    qtbot.waitExposed(table)
    line = QFontMetrics(Theme().font("small")).lineSpacing()
    qtbot.waitUntil(lambda: table.rowHeight(3) >= 3 * line)
    assert table.rowHeight(2) < 2 * line
    before = table.rowHeight(3)
    table.resize(900, 300)
    qtbot.waitUntil(lambda: table.rowHeight(3) < before)


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
    marks = tuple([Mark(turn, min(turn % 3, 1), "close", "captured") for turn in range(60)])
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
