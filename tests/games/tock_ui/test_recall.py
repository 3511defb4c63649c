"""A line of the history that is looked at shows on the board where that happened."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.games.tock_seen import table_of
from tests.tables import Opener, SilentBots

from spielblock.shell.table_page import TablePage

START = position("A: r1 r20; B: r3 r60", "A: 2s 9c; B: 4c 5c; C: 6c 8s; D: 8c Qc")


def played(qtbot: QtBot, open_table: Opener) -> TablePage:
    """Return a table where Ada has captured Mara's piece and nobody is asked."""
    page = open_table(None, *["easy"] * 3, position=START, thinker=SilentBots())
    decision = page.table.decision
    assert decision is not None
    page.table.choose(next(move for move in decision.moves if move.text() == "2s r1>r3"))
    history = page.frame.history
    qtbot.waitUntil(lambda: any("captures" in entry.text for entry in history.entries[:1]))
    return page


def spots(page: TablePage, *places: str) -> list[QPoint]:
    return [table_of(page).board.spot("A", place).toPoint() for place in places]


def test_the_pointer_on_a_line_shows_its_way_and_leaving_ends_it(qtbot: QtBot, open_table: Opener) -> None:
    page = played(qtbot, open_table)
    history, board = page.frame.history, table_of(page).board
    usual = board.marks
    line = history.visualRect(history.model().index(0, 0)).center()
    qtbot.mouseMove(history.viewport(), line)
    qtbot.waitUntil(lambda: history.looked_at == 0)
    (trail,) = board.marks.trails
    assert [point.toPoint() for point in trail.lines[0]] == spots(page, "r1", "r2", "r3")
    assert [point.toPoint() for point in board.marks.captured] == spots(page, "r3")
    qtbot.mouseMove(page.frame.top, QPoint(5, 5))
    history.leaveEvent(QEvent(QEvent.Type.Leave))  # offscreen, nobody else tells it
    assert board.marks == usual


def test_keys_reach_it_too(qtbot: QtBot, open_table: Opener) -> None:
    page = played(qtbot, open_table)
    history, board = page.frame.history, table_of(page).board
    usual = board.marks
    qtbot.keyClick(page, Qt.Key.Key_V)
    assert history.hasFocus()
    assert board.marks.captured
    qtbot.keyClick(history, Qt.Key.Key_Down)
    qtbot.keyClick(history, Qt.Key.Key_Up)
    assert history.looked_at == 0
    assert board.marks.captured
    page.setFocus()
    assert history.looked_at == -1
    assert board.marks == usual


def test_what_comes_new_ends_it(qtbot: QtBot, open_table: Opener) -> None:
    page = played(qtbot, open_table)
    qtbot.keyClick(page, Qt.Key.Key_V)
    page.undo()
    assert page.frame.history.looked_at == -1
    qtbot.waitUntil(lambda: page.table.decision is not None)
    assert not table_of(page).board.marks.captured


def test_a_swap_says_where_both_pieces_stood(qtbot: QtBot, open_table: Opener) -> None:
    where = position("A: r3 r69; B: r30 r17", "A: Js 9c; B: 4c 5c; C: 6c 8s; D: 8c Qc")
    page = open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())
    decision = page.table.decision
    assert decision is not None
    places = ("3 field(s) after Ada's start", "just before Mara's start")
    told = f"Ada: Jack ♠ – swaps own piece {places[0]} with piece of Mara {places[1]}"
    swap = next(move for move in decision.moves if move.text() == "Js r3<>r17")
    listed = next(line.text for line in page.frame.moves.lines if line.move is swap)
    assert "3 field(s) after your start" in listed  # the list speaks to who is asked, the history to all
    assert "of Mara just before Mara's start" in listed
    page.table.choose(swap)
    history = page.frame.history
    qtbot.waitUntil(lambda: any("swaps" in entry.text for entry in history.entries))
    assert next(entry.text for entry in history.entries if "swaps" in entry.text) == told
