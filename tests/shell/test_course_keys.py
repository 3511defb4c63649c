"""The cursor of a course by mouse and keys, and its table."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from spielblock.shell.end_page import EndPage
from spielblock.shell.program import Program


def end(program: Program, game: str = "tock") -> EndPage:
    program.routes.open_match(program.library.folder / f"{game}-over.spielblock")
    page = program.window.page
    assert isinstance(page, EndPage)
    return page


def test_the_row_of_the_cursor_stands_whole_in_the_table(filled: Program, qtbot: QtBot) -> None:
    view = end(filled).course_card.view
    qtbot.mouseClick(view.which.button(1), Qt.MouseButton.LeftButton)
    table = view.table
    assert table.selectionModel().selectedRows()[0].row() == view.turn
    cell = table.visualRect(table.model().index(view.turn, 0))
    assert table.viewport().rect().contains(cell)


def test_the_curve_says_the_values_where_it_is_pointed_at(filled: Program, qtbot: QtBot) -> None:
    page = end(filled)
    view = page.course_card.view
    course = page.course
    assert course is not None
    assert view.values() == [str(value) for value in course.values[-1]]
    qtbot.keyClick(view.chart, Qt.Key.Key_Home)
    assert view.values() == [str(value) for value in course.values[0]]
    qtbot.keyClick(view.chart, Qt.Key.Key_Right)
    assert view.values() == [str(value) for value in course.values[1]]
    qtbot.keyClick(view.chart, Qt.Key.Key_Left)
    qtbot.keyClick(view.chart, Qt.Key.Key_Left)
    assert view.turn == 0
    viewport = view.chart.viewport()
    qtbot.mouseMove(viewport, QPoint(viewport.width() // 2, viewport.height() // 2))
    qtbot.waitUntil(lambda: 0 < view.turn < course.turns)


def test_the_keys_of_the_curve_work_while_a_button_has_the_focus(filled: Program, qtbot: QtBot) -> None:
    page = end(filled, "noch_mal")
    view, course = page.course_card.view, page.course
    assert course is not None
    marked = sorted({mark.turn for mark in course.marks})
    qtbot.waitUntil(view.chart.isVisible)
    qtbot.keyClick(page.again, Qt.Key.Key_N)
    assert view.turn == marked[0], "after the last comes the first"
    qtbot.keyClick(page.again, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert view.turn == marked[-1]
    qtbot.keyClick(page.home, Qt.Key.Key_Home)
    qtbot.keyClick(page.other, Qt.Key.Key_Right)
    assert view.turn == 1
    qtbot.mouseClick(view.which.button(1), Qt.MouseButton.LeftButton)
    page.other.setFocus()
    qtbot.keyClick(page.other, Qt.Key.Key_Right)
    assert page.home.hasFocus(), "where there is no curve, they walk"


def test_tab_leads_out_of_the_table(filled: Program, qtbot: QtBot) -> None:
    view = end(filled).course_card.view
    qtbot.mouseClick(view.which.button(1), Qt.MouseButton.LeftButton)
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_Tab)
    assert not view.table.hasFocus()
