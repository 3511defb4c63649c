"""The list of possible moves by keys: Return plays what is marked, and nothing that nobody looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from tests.games.tock_positions import position
from tests.tables import Opener, SilentBots, opener

from spielblock.games import all_games
from spielblock.games.tock.game import GAME
from spielblock.shell.table_page import TablePage

KEY = Qt.Key
#: Both have several moves, and no card that asks more.
TWO = position(
    {"A": "r3 r20 g4 yard", "B": "r36* r50 yard yard"}, {"A": "9c 4c 5h", "B": "2c 3c 5c"}, dealer="B"
)


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


@pytest.fixture
def open_rockit(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, all_games()["rockit"]) as opened:
        yield opened


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What tables were asked to show of moves that somebody looks at."""
    return []


def press(qtbot: QtBot, page: TablePage, *keys: Qt.Key) -> None:
    """Press keys where the focus is, as a keyboard does."""
    for key in keys:
        target = QApplication.focusWidget()
        qtbot.keyClick(target if isinstance(target, QWidget) else page, key)


def two_people(open_table: Opener) -> TablePage:
    page = open_table(None, None, position=TWO)
    QCursor.setPos(page.mapToGlobal(page.rect().topLeft()))
    return page


def rows(page: TablePage) -> list[int]:
    """Return the rows of the list that are drawn as marked."""
    moves = page.frame.moves
    table = [row for row, line in enumerate(moves.lines) if line.move is moves.marked]
    return sorted({*table, moves.row} - {-1})


def marked_in_the_picture(page: TablePage) -> list[int]:
    """Return the rows whose ground has the colour of the mark."""
    moves = page.frame.moves
    image = moves.viewport().grab().toImage()
    colour = page.stage.theme.colour("markerSoft").rgb()
    ratio = image.devicePixelRatio()
    found: list[int] = []
    for row in range(len(moves.lines)):
        rect = moves.visualRect(moves.model().index(row, 0))
        middle = rect.center()
        if image.pixel(round((rect.right() - 12) * ratio), round(middle.y() * ratio)) == colour:
            found.append(row)
    return found


def second_turn(qtbot: QtBot, page: TablePage) -> None:
    """Let the first person play the second row by keys, which leaves the keys in the list."""
    press(qtbot, page, KEY.Key_L, KEY.Key_Down, KEY.Key_Return)
    qtbot.waitUntil(lambda: page.table.decision is not None and page.table.decision.seat == 1)
    assert page.frame.moves.hasFocus()


def test_l_marks_the_first_row_and_return_plays_it(qtbot: QtBot, open_table: Opener) -> None:
    page = two_people(open_table)
    press(qtbot, page, KEY.Key_L)
    assert rows(page) == marked_in_the_picture(page) == [0]
    move = page.frame.moves.lines[0].move
    press(qtbot, page, KEY.Key_Return)
    qtbot.waitUntil(lambda: bool(page.controller.match.log))
    assert page.controller.match.log[-1].move == move


def test_after_l_down_marks_the_second_row(qtbot: QtBot, open_table: Opener) -> None:
    page = two_people(open_table)
    press(qtbot, page, KEY.Key_L, KEY.Key_Down)
    assert rows(page) == marked_in_the_picture(page) == [1]


def test_a_new_question_finds_no_row_taken(qtbot: QtBot, open_table: Opener) -> None:
    page = two_people(open_table)
    seen: list[object] = []
    second_turn(qtbot, page)
    page.frame.moves.pointed.connect(seen.append)
    assert rows(page) == marked_in_the_picture(page) == []
    before = len(page.controller.match.log)
    press(qtbot, page, KEY.Key_Return)
    assert len(page.controller.match.log) == before
    assert not page.table.half_made
    assert [move for move in seen if move is not None] == []
    press(qtbot, page, KEY.Key_Down)
    assert rows(page) == [0]
    assert seen[-1] == page.frame.moves.lines[0].move


def test_l_of_a_new_question_goes_to_the_list_and_only_the_second_folds(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = two_people(open_table)
    second_turn(qtbot, page)
    press(qtbot, page, KEY.Key_L)
    assert page.frame.unfolded
    assert rows(page) == [0]
    press(qtbot, page, KEY.Key_L)
    assert not page.frame.unfolded


def test_a_folded_list_unfolds_at_its_first_row(qtbot: QtBot, open_table: Opener) -> None:
    page = two_people(open_table)
    press(qtbot, page, KEY.Key_L, KEY.Key_Down, KEY.Key_L)
    assert not page.frame.unfolded
    press(qtbot, page, KEY.Key_L)
    assert page.frame.unfolded
    assert page.frame.moves.hasFocus()
    assert rows(page) == marked_in_the_picture(page) == [0]


def test_a_folded_list_leaves_no_move_on_the_table(qtbot: QtBot, open_table: Opener) -> None:
    page = two_people(open_table)
    seen: list[object] = []
    page.frame.moves.pointed.connect(seen.append)
    press(qtbot, page, KEY.Key_L)
    assert seen[-1] is not None
    press(qtbot, page, KEY.Key_L)
    assert seen[-1] is None


def test_beyond_the_last_row_nothing_else_is_marked(qtbot: QtBot, open_rockit: Opener) -> None:
    page = open_rockit(None, "medium", thinker=SilentBots())
    table: Any = page.table
    qtbot.waitUntil(lambda: page.table.decision is not None)
    press(qtbot, page, KEY.Key_L, KEY.Key_End, KEY.Key_Down, KEY.Key_Down)
    last = len(page.frame.moves.lines) - 1
    assert rows(page) == [last]
    assert table.hand.fan.focused == -1


def test_who_goes_to_the_hand_by_keys_leaves_the_list(qtbot: QtBot, open_rockit: Opener) -> None:
    page = open_rockit(None, "medium", thinker=SilentBots())
    table: Any = page.table
    qtbot.waitUntil(lambda: page.table.decision is not None)
    press(qtbot, page, KEY.Key_L, KEY.Key_Right)
    assert table.hand.fan.focused >= 0
    assert page.frame.moves.row == -1
    press(qtbot, page, KEY.Key_Down)
    assert page.frame.moves.row >= 0
    assert table.hand.fan.focused == -1


def test_the_row_that_keys_are_at_takes_the_mark_from_the_pointer(qtbot: QtBot, open_table: Opener) -> None:
    page = two_people(open_table)
    moves = page.frame.moves
    page.table.pointed.emit(moves.lines[1].move)
    assert rows(page) == [1]
    press(qtbot, page, KEY.Key_L, KEY.Key_Home)
    assert rows(page) == marked_in_the_picture(page) == [0]
    page.table.pointed.emit(moves.lines[2].move)
    assert rows(page) == marked_in_the_picture(page) == [2]
