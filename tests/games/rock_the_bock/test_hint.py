"""A hint at the table of Rock the Bock marks its card in the dock, and who is to get the wolves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot
from tests.tables import Opener, SilentBots, opener

from spielblock.games.rock_the_bock.game import GAME
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui.table import RockTheBockTable

THROWN: dict[str, Any] = {
    "game": "rock_the_bock",
    "to_move": "A",
    "throw": {"buck": 1, "wolf": 2, "blue": 2},
    "players": {
        "A": {"struck": 5, "bucks": 2, "wolves": 1, "goats": 3},
        "B": {"struck": 6, "bucks": 1, "wolves": 1, "goats": 2},
        "C": {"struck": 3, "bucks": 1, "wolves": 2, "goats": 1},
    },
}


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


@pytest.mark.parametrize(("advised", "aim"), [("buck", []), ("wolves C", ["C"])])
def test_a_hint_marks_the_card_and_who_gets_the_wolves(
    open_table: Opener, advised: str, aim: list[str]
) -> None:
    where = msgspec.convert(THROWN, Position)
    page = open_table(None, "medium", "medium", position=where, thinker=SilentBots())
    table = page.table
    assert isinstance(table, RockTheBockTable)
    table.advise(page.controller.match.rules.parse(advised))
    face = "wolf" if aim else "buck"
    lit = [card for card in table.tray.cards if card.choice.advised]
    assert [card.choice.faces[0] for card in lit] == [face]
    assert [seat for seat, button in lit[0].targets.items() if button.advised] == aim
    table.advise(None)
    assert not any(card.choice.advised for card in table.tray.cards)
