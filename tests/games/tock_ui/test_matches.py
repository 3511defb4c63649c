"""Whole matches on the table: one person by clicks, one by keys, the others bots; always drawn as it is."""

from __future__ import annotations

import os
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock_seen import click_move, differences, table_of
from tests.tables import Opener

from spielblock.rules.contract import Over
from spielblock.shell.table_page import TablePage

#: How many decisions of people are played in the usual run; everything with SPIELBLOCK_WHOLE=1.
MOST = 10_000 if os.environ.get("SPIELBLOCK_WHOLE") == "1" else 12
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
        if table.doubted or getattr(page.frame.moves.marked, "text", str)() == text:
            break
        qtbot.keyClick(page, KEY.Key_Right)
    qtbot.keyClick(page, KEY.Key_Return)


def sensible(page: TablePage, rng: Random) -> str:
    """Return a move of the person who is asked: home and entering first, cards are not thrown away."""
    decision = page.table.decision
    assert decision is not None
    written = [move.text() for move in decision.moves]
    home = [text for text in written if ">g" in text and "g" not in text.split(">")[0]]
    enters = [text for text in written if "yard>" in text]
    plays = [text for text in written if "discard" not in text]
    return rng.choice(home or enters or plays or written)


@pytest.mark.parametrize(("seats", "teams"), SETTINGS, ids=lambda value: str(value))
def test_a_match(qtbot: QtBot, open_table: Opener, seats: int, teams: bool) -> None:
    levels = [None, None, *["easy"] * (seats - 2)] if seats > 2 else [None, None]
    page = open_table(*levels, teams=teams, seed=f"{seats}{teams}")
    rng, wrong = Random(seats), list[str]()
    page.presenter.shown.connect(lambda _: wrong.extend(differences(page)))
    for _ in range(MOST):
        qtbot.waitUntil(lambda: page.table.decision is not None or page.voice.over is not None, timeout=20000)
        if page.table.decision is None:
            break
        move = sensible(page, rng)
        by_clicks = page.table.decision.seat == 0
        (click_move if by_clicks else play_by_keys)(qtbot, page, move)
    assert wrong == []
    if MOST > 1000:
        assert isinstance(page.controller.match.pending, Over)
