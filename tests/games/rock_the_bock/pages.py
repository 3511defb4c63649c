"""Tables of Rock the Bock in a window of their own, and how a person touches them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from spielblock.games.rock_the_bock.moves import Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui.table import RockTheBockTable
from spielblock.shell.table_page import TablePage

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Du", "Mara", "Benedikt", "Oma Lisl")
MIDDLE: dict[str, Any] = msgspec.json.decode("""
{"game": "rock_the_bock", "round": 2, "to_move": "A", "throw": {"buck": 1, "wolf": 2, "blue": 2, "red": 1},
 "players": {
  "A": {"struck": 4, "bucks": 2, "wolves": 3, "goats": 3, "subtotals": [4], "goats_before": 4},
  "B": {"struck": 6, "bucks": 4, "wolves": 1, "goats": 2, "subtotals": [-2], "goats_before": 2},
  "C": {"struck": 10, "bucks": 1, "wolves": 11, "goats": 5, "subtotals": [3], "goats_before": 3},
  "D": {"struck": 5, "bucks": 3, "wolves": 3, "goats": 1, "subtotals": [0], "goats_before": 0}}}
""")

Opener = Callable[..., TablePage]


def table_of(page: TablePage) -> RockTheBockTable:
    return cast(RockTheBockTable, page.table)


def moves_of(page: TablePage) -> list[Take]:
    assert page.table.decision is not None
    return [move for move in page.table.decision.moves if isinstance(move, Take)]


def truth(page: TablePage) -> Position:
    return page.controller.match.view(page.presenter.seat)


def card_at(page: TablePage, face: str) -> Any:
    cards = table_of(page).tray.cards
    return next(card for card in cards if not card.isHidden() and card.choice.faces[0] == face)


def click_card(qtbot: QtBot, page: TablePage, face: str) -> None:
    qtbot.mouseClick(card_at(page, face), LEFT, pos=QPoint(20, 20))


def click_row(qtbot: QtBot, page: TablePage, move: Take) -> None:
    moves = page.frame.moves
    row = [line.move for line in moves.lines].index(move)
    index = moves.model().index(row, 0)
    moves.scrollTo(index)
    qtbot.mouseClick(moves.viewport(), LEFT, pos=moves.visualRect(index).center())
