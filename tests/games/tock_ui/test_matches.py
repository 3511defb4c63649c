"""Whole matches on the table: one person by clicks, one by keys, the others bots; always drawn as it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_seen import click_move, differences, table_of
from tests.tables import Opener
from tests.whole import WHOLE, decisions

from spielblock.rules.contract import Over
from spielblock.shell.table_page import TablePage

MOST = decisions(usual=12)
KEY = Qt.Key
SETTINGS = [(2, False), (3, False), (4, False), (4, True), (5, False), (6, False), (6, True)]


def play_by_keys(qtbot: QtBot, page: TablePage, text: str) -> None:
    """Make a move of the person who is asked with keys alone: digit of the card, arrows, Return."""
    table = table_of(page)
    word, _, way = text.partition(" ")
    card = way if word == "exchange" else word
    if ("card", card) not in table.draft.picked:
        cards = [button.card for button in table.hand.buttons]
        qtbot.keyClick(page, str(cards.index(card) + 1))
    for _ in range(400):
        if table.decision is None:
            return
        marked = getattr(page.frame.moves.marked, "text", str)()
        if table.doubted or marked == text:
            break
        folded = marked.endswith("…") and text.startswith(marked[:-1])
        qtbot.keyClick(page, KEY.Key_Return if folded else KEY.Key_Right)
    qtbot.keyClick(page, KEY.Key_Return)


def sensible(page: TablePage, rng: Random) -> str:
    """Return a move of the person who is asked: home and entering first, cards are not thrown away."""
    decision = page.table.decision
    assert decision is not None
    rows = set(page.table.listed())
    written = [move.text() for move in decision.moves if page.table.row_of(move) in rows]
    home = [text for text in written if ">g" in text and "g" not in text.split(">")[0]]
    enters = [text for text in written if "yard>" in text]
    plays = [text for text in written if "discard" not in text]
    return rng.choice(home or enters or plays or written)


def play_by_list(qtbot: QtBot, page: TablePage, text: str) -> None:
    """Make a move of the person who is asked in the list of possible moves alone, with the mouse.

    Where another row comes to the same, or holds the parts of a piece, that is clicked.
    """
    decision = page.table.decision
    assert decision is not None
    (move,) = [one for one in decision.moves if one.text() == text]
    for _ in range(3):  # a row that opens, a row, and once more where it is asked about
        rows = [line.move for line in page.frame.moves.lines]
        click_row(qtbot, page, rows.index(page.table.row_of(move)))
        if page.table.decision is not decision:
            return
    raise AssertionError(f"the list did not play {text}")


def click_row(qtbot: QtBot, page: TablePage, row: int) -> None:
    """Click a row of the list of possible moves."""
    moves = page.frame.moves
    index = moves.model().index(row, 0)
    moves.scrollTo(index)
    qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=moves.visualRect(index).center())


Playing = Callable[[QtBot, TablePage, str], None]
WAYS: dict[str, Playing] = {"clicks": click_move, "keys": play_by_keys, "list": play_by_list}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_match(qtbot: QtBot, open_table: Opener, seats: int, way: str) -> None:
    page = open_table(None, *["easy"] * (seats - 1), seed=f"{seats}{way}", size=(1024, 600))
    play_on(qtbot, page, (WAYS[way],))


@pytest.mark.parametrize(("seats", "teams"), SETTINGS, ids=lambda value: str(value))
def test_two_people_and_bots(qtbot: QtBot, open_table: Opener, seats: int, teams: bool) -> None:
    levels = [None, None, *["easy"] * (seats - 2)]
    page = open_table(*levels, teams=teams, seed=f"{seats}{teams}")
    play_on(qtbot, page, (click_move, play_by_keys))


def play_on(qtbot: QtBot, page: TablePage, ways: tuple[Playing, ...]) -> None:
    """Play with a way for each person; after every step what is drawn must be what is."""
    rng, wrong = Random(len(page.stage.sitters)), list[str]()
    page.presenter.shown.connect(lambda _: wrong.extend(differences(page)))
    for _ in range(MOST):
        qtbot.waitUntil(lambda: page.table.decision is not None or page.voice.over is not None, timeout=20000)
        if page.table.decision is None:
            break
        ways[page.table.decision.seat](qtbot, page, sensible(page, rng))
    assert wrong == []
    if WHOLE:
        assert isinstance(page.controller.match.pending, Over)
