"""The list of possible moves: seen, heard, clicked, typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spielblock.control.framing import Figure
from spielblock.widgets.move_list import MoveList
from spielblock.widgets.move_rows import Line
from spielblock.widgets.theme import Theme

LINES = [Line(f"move {number}", f"Go {number} forward") for number in range(1, 13)]
LONG = Line(
    "long", "A very long way round the whole board with a swap in the middle of it and a capture at its end"
)
BADGED = Line("badged", "Go home", (Figure("capture", "", "captures Mara", "red"), Figure("home", "", "")))

#: Where the pointer is beside the list.
AWAY = QPoint(10, 10)


@pytest.fixture
def rows(qtbot: QtBot) -> MoveList:
    made = MoveList(Theme())
    qtbot.addWidget(made)
    made.setGeometry(300, 200, 260, 300)
    with qtbot.waitExposed(made):
        made.show()
    QCursor.setPos(AWAY)
    return made


def test_digits_choose_the_first_nine(qtbot: QtBot, rows: MoveList) -> None:
    rows.show_lines(LINES, digits=True)
    with qtbot.waitSignal(rows.chosen) as chosen:
        assert rows.type_digit(9)
    assert chosen.args == ["move 9"]
    assert not rows.type_digit(10)


def test_without_digits_none_is_chosen(qtbot: QtBot, rows: MoveList) -> None:
    rows.show_lines(LINES, digits=False)
    with qtbot.assertNotEmitted(rows.chosen):
        assert not rows.type_digit(1)


def test_a_digit_beyond_the_list_does_nothing(rows: MoveList) -> None:
    rows.show_lines(LINES[:2], digits=True)
    assert not rows.type_digit(3)


def test_a_click_chooses(qtbot: QtBot, rows: MoveList) -> None:
    rows.show_lines(LINES, digits=True)
    spot = rows.visualRect(rows.model().index(2, 0)).center()
    with qtbot.waitSignal(rows.chosen) as chosen:
        qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert chosen.args == ["move 3"]


def test_the_pointer_tells_what_it_rests_on_once(qtbot: QtBot, rows: MoveList) -> None:
    told: list[object] = []
    rows.pointed.connect(told.append)
    rows.show_lines(LINES, digits=True)
    spot = rows.visualRect(rows.model().index(1, 0)).center()
    qtbot.mouseMove(rows.viewport(), spot)
    qtbot.mouseMove(rows.viewport(), spot + QPoint(2, 1))
    assert told == ["move 2"]
    rows.show_lines(LINES[:1], digits=True)
    assert told == ["move 2", None]


def test_arrows_and_return(qtbot: QtBot, rows: MoveList) -> None:
    rows.show_lines(LINES, digits=True)
    rows.activateWindow()
    rows.call()
    qtbot.keyClick(rows, Qt.Key.Key_Down)
    with qtbot.waitSignal(rows.chosen) as chosen:
        assert rows.type_return()
    assert chosen.args == ["move 2"]


def test_a_screen_reader_hears_what_the_pictures_say(rows: MoveList) -> None:
    rows.show_lines([BADGED], digits=True)
    heard = rows.model().data(rows.model().index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert heard == "Go home, captures Mara"


def test_a_long_line_is_not_cut(rows: MoveList) -> None:
    rows.show_lines([LINES[0], LONG], digits=True)
    usual, high = rows.sizeHintForRow(0), rows.sizeHintForRow(1)
    assert high > usual


def test_the_list_is_as_high_as_its_lines(rows: MoveList) -> None:
    rows.show_lines(LINES[:3], digits=True)
    assert rows.sizeHint().height() == 3 * rows.sizeHintForRow(0) + 2


def row_at(rows: MoveList, spot: QPoint) -> int:
    return rows.indexAt(spot).row()


def shown(rows: MoveList, place: int) -> bool:
    return rows.viewport().rect().contains(rows.visualRect(rows.model().index(place, 0)))


def test_a_hint_shows_its_row(qtbot: QtBot, rows: MoveList) -> None:
    rows.show_lines(LINES, digits=True)
    assert not shown(rows, 11)
    rows.mark_hint(LINES[11].move)
    qtbot.waitUntil(lambda: shown(rows, 11))


def point(qtbot: QtBot, rows: MoveList, spot: QPoint) -> None:
    """Let the pointer rest here, whatever tests before did with it."""
    view = rows.viewport()
    qtbot.mouseMove(view, spot)
    QCursor.setPos(view.mapToGlobal(spot))
    qtbot.waitUntil(lambda: view.mapFromGlobal(QCursor.pos()) == spot)


def test_below_the_pointer_a_hint_moves_nothing(qtbot: QtBot, rows: MoveList) -> None:
    rows.show_lines(LINES, digits=True)
    spot = rows.visualRect(rows.model().index(2, 0)).center()
    point(qtbot, rows, spot)
    with qtbot.assertNotEmitted(rows.verticalScrollBar().valueChanged, wait=100):
        rows.mark_hint(LINES[11].move)
    assert row_at(rows, spot) == 2
    assert not shown(rows, 11)
    QCursor.setPos(AWAY)
    QApplication.sendEvent(rows, QEvent(QEvent.Type.Leave))  # when the pointer goes, the row comes
    qtbot.waitUntil(lambda: shown(rows, 11))


def test_a_bulb_that_takes_a_line_moves_no_row_below_the_pointer(qtbot: QtBot, rows: MoveList) -> None:
    tight = next(
        line
        for count in range(1, 60)
        if rows_needed(rows, line := Line("tight", "i " * count)) == 1
        and rows_needed(rows, line, hinted=True) > 1
    )
    rows.mark_hint(None)
    rows.show_lines([tight, *LINES], digits=True)
    rows.doItemsLayout()
    rows.verticalScrollBar().setValue(10)
    spot = rows.visualRect(rows.model().index(3, 0)).center()
    point(qtbot, rows, spot)
    before, usual = rows.visualRect(rows.model().index(3, 0)).top(), rows.sizeHintForRow(1)
    rows.mark_hint(tight.move)
    qtbot.waitUntil(lambda: rows.visualRect(rows.model().index(0, 0)).height() > usual)
    qtbot.waitUntil(lambda: rows.visualRect(rows.model().index(3, 0)).top() == before)


def rows_needed(rows: MoveList, line: Line, *, hinted: bool = False) -> int:
    """Return how many rows of text a line takes."""
    rows.show_lines([LINES[0], line], digits=True)
    rows.mark_hint(line.move if hinted else None)
    return 1 if rows.sizeHintForRow(1) == rows.sizeHintForRow(0) else 2


def ground(rows: MoveList, row: int) -> tuple[str, str]:
    """Return the colour in the middle of a row, below its words, and that of its left edge."""
    rect = rows.visualRect(rows.model().index(row, 0))
    image = rows.viewport().grab().toImage()
    inside, edge = QPoint(rect.center().x(), rect.bottom() - 4), QPoint(rect.left() + 1, rect.center().y())
    return image.pixelColor(inside).name(), image.pixelColor(edge).name()


def test_the_row_of_a_hint_and_the_row_below_the_pointer_look_different(qtbot: QtBot, rows: MoveList) -> None:
    theme = Theme()
    rows.show_lines(LINES, digits=True)
    rows.mark_hint(LINES[0].move)
    qtbot.mouseMove(rows.viewport(), rows.visualRect(rows.model().index(2, 0)).center())
    rows.mark(LINES[4].move)
    qtbot.waitUntil(lambda: ground(rows, 2)[0] == theme.colour("surfaceAlt").name())
    hinted, pointed, marked = ground(rows, 0), ground(rows, 2), ground(rows, 4)
    assert hinted[0] == marked[0] == theme.colour("markerSoft").name()
    assert pointed[0] == theme.colour("surfaceAlt").name()
    assert len({hinted, pointed, marked}) == 3
