"""A hint at the table of Rock the Bock marks its card in the dock, and who is to get the wolves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot
from tests.tables import Opener, SilentBots, opener

from spielblock.bots.candidate import Candidate
from spielblock.bots.messages import Chosen
from spielblock.games.rock_the_bock.game import GAME
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui.table import RockTheBockTable
from spielblock.rules.reason import Reason
from spielblock.shell import texts_hint

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


@pytest.mark.parametrize(("seat", "said"), [("B", True), ("C", False)])
def test_of_goats_a_hint_names_who_gets_them_alone(
    qtbot: QtBot, open_table: Opener, seat: str, said: bool
) -> None:
    where = msgspec.convert(THROWN, Position)
    page = open_table(None, "medium", "medium", position=where, thinker=SilentBots())
    page.hints.press()
    less = Reason("rock_the_bock.other_less", {"seat": seat, "points": "1.6"})
    seen = Candidate("goats blue", 0.5, 0.0, (less,)), Candidate("buck", 0.1)
    page.controller.hinted.emit(Chosen("goats blue", seen))
    assert ("1.6 points less" in page.frame.hint.text) is said
    assert (texts_hint.no_reason() in page.frame.hint.text) is not said
