"""A person at the table of Noch mal! in tests who has the list of possible moves alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import table_of

from spielblock.games.noch_mal.ui.choosing import confirmable
from spielblock.rules.contract import Move
from spielblock.shell.table_page import TablePage


def play_by_list(qtbot: QtBot, page: TablePage, move: Move) -> None:
    """Go to the line of the move, first to that of its dice; Enter selects it, once more decides."""
    table = table_of(page)
    page.frame.moves.setFocus()
    while table.row_of(move) is not move:
        enter_line(qtbot, page, table.row_of(move))
    enter_line(qtbot, page, move)
    if table.decision is not None and (table.doubted or confirmable(table.draft) is move):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def enter_line(qtbot: QtBot, page: TablePage, wanted: Move) -> None:
    """Go to a line of the list by keys, and press Enter."""
    view = page.frame.moves
    row = [line.move for line in view.lines].index(wanted)
    qtbot.keyClick(view, Qt.Key.Key_Home)
    for _ in range(row - max(0, view.currentIndex().row())):
        qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Return)
