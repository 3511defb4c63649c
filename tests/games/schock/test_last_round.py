"""What the round before brought stands on the table, whoever opens it and however often it is made anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.schock.tables import click_prompt, open_page, table_of, throw, wait_for_a_choice
from tests.tables import QuickBots

from spielblock.control.pace import STILL
from spielblock.games import all_games
from spielblock.games.schock.game import GAME
from spielblock.match.savefile import resume
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme

LATE: dict[str, Any] = {
    "game": "schock",
    "seats": 3,
    "stock": 12,
    "lids": {"A": 1, "B": 0, "C": 0},
    "order": ["A", "B", "C"],
    "phase": "late_turn",
    "to_move": "A",
    "throws": {"A": throw("664", 3, "66"), "B": throw("652", 3), "C": throw("611", 3)},
}
LOST = {**LATE, "stock": 0, "lids": {"A": 0, "B": 8, "C": 5}, "order": ["B", "C"], "to_move": "B"}
LOST["throws"] = {"B": throw("662", 3), "C": throw("511", 3)}
LINES = [
    (LATE, "Last round: Toni lowest with 652, 6 lid(s)"),
    (
        LATE | {"throws": LATE["throws"] | {"C": throw("111", 3)}},
        "Last round: Toni lowest with 652, half lost",
    ),
    (LOST, "Last round: Toni lowest with 662, half lost"),
]


def settings() -> Settings:
    return Settings(humans="open", speed="off")


@pytest.mark.parametrize(("position", "line"), LINES)
def test_the_line_is_there_after_the_round_and_on_every_table_made_anew(
    qtbot: QtBot, tmp_path: Path, position: dict[str, Any], line: str
) -> None:
    page = open_page(qtbot, tmp_path, position=position)
    wait_for_a_choice(qtbot, page)
    assert table_of(page).drawn()["last"] == ""
    click_prompt(qtbot, page, 1)
    wait_for_a_choice(qtbot, page)
    assert table_of(page).drawn()["last"] == line
    dark = TablePage(page.save, Theme(dark=True), settings(), None, page.let_go(), STILL)
    qtbot.addWidget(dark)
    dark.open()
    wait_for_a_choice(qtbot, dark)
    assert table_of(dark).drawn()["last"] == line
    dark.close_page()
    dark.save.close()
    save, _ = resume(tmp_path / "match.spielblock", all_games())
    again = TablePage(save, Theme(), settings(), QuickBots(GAME), pace=STILL)
    qtbot.addWidget(again)
    again.open()
    wait_for_a_choice(qtbot, again)
    assert table_of(again).drawn()["last"] == line
    again.close_page()
    save.close()


def test_it_goes_when_cups_are_lifted_and_when_the_round_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LATE)
    wait_for_a_choice(qtbot, page)
    table, before = table_of(page), page.controller.match.view(0)
    click_prompt(qtbot, page, 1)
    wait_for_a_choice(qtbot, page)
    assert table.drawn()["last"]
    after = page.controller.match.view(0)
    table.show_view(before, 0)
    assert table.drawn()["last"] == ""
    table.show_view(after, 0)
    qtbot.keyClick(page, Qt.Key.Key_E)
    wait_for_a_choice(qtbot, page)
    assert table.drawn()["last"]
    page.close_page()
