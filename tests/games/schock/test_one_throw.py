"""The one throw after a starter who stood at once: nothing is to be decided, but whose it is makes it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.schock.tables import click_prompt, open_page, table_of, throw, wait_for_a_choice

from spielblock.control.pace import FAST, Beat
from spielblock.shell.table_page import TablePage

COVERED = "Your only throw stays covered until all reveal"
ONCE = {
    "game": "schock",
    "seats": 2,
    "stock": 12,
    "lids": {"A": 1, "B": 0},
    "order": ["B", "A"],
    "limit": 1,
    "to_move": "A",
    "throws": {"B": throw("642", 1)},
}
FIRST = {**ONCE, "order": ["A", "B"], "limit": 3, "throws": {"A": throw("642", 1, done=False)}}


def press(qtbot: QtBot, page: TablePage, way: Qt.Key | str) -> None:
    if isinstance(way, Qt.Key):
        qtbot.keyClick(page, way)
    elif way == "button":
        click_prompt(qtbot, page, 0)
    else:
        qtbot.mouseClick(table_of(page).pub.viewport(), Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("way", [Qt.Key.Key_Space, Qt.Key.Key_Return, "button", "table"])
def test_it_waits_for_the_person_who_makes_forced_steps(
    qtbot: QtBot, tmp_path: Path, way: Qt.Key | str
) -> None:
    page = open_page(qtbot, tmp_path, 2, position=ONCE, bots=True, by_hand=True, pace=FAST)
    qtbot.waitUntil(lambda: page.queue.stop is not None)
    prompt, table = page.frame.prompt, table_of(page)
    assert prompt.prompt.line == "You have one throw: make it"
    assert prompt.urgent
    assert [(button.text, button.key, button.main) for button in prompt.prompt.buttons] == [
        ("Throw", "Space", True)
    ]
    assert table.drawn()["dock"]["caption"] == ""
    assert page.frame.players.rows["A"].active
    assert not any("covered" in entry.text for entry in page.frame.history.entries)
    press(qtbot, page, way)
    qtbot.waitUntil(lambda: table.drawn()["dock"]["caption"] == COVERED)
    assert page.queue.stop is None
    assert page.queue.running
    page.close_page()


def test_who_hurries_stops_there(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, 2, position=FIRST, by_hand=True, pace=FAST)
    wait_for_a_choice(qtbot, page)
    click_prompt(qtbot, page, 1)
    page.queue.skip()
    qtbot.waitUntil(lambda: page.queue.stop is not None)
    assert not page.queue.skipping
    assert page.frame.prompt.prompt.line == "Toni has one throw"
    assert not page.steps.skip()
    assert page.queue.stop is not None
    page.close_page()


@pytest.mark.parametrize("by_hand", [False, True])
def test_nothing_waits_where_forced_steps_go_on_by_themselves_or_a_bot_throws(
    qtbot: QtBot, tmp_path: Path, by_hand: bool
) -> None:
    position = FIRST if by_hand else ONCE
    page = open_page(qtbot, tmp_path, 2, position=position, bots=True, by_hand=by_hand, pace=FAST)
    stops: list[object] = []
    page.queue.busy.connect(lambda _: stops.append(page.queue.stop))
    if by_hand:
        wait_for_a_choice(qtbot, page)
        click_prompt(qtbot, page, 1)
    else:
        qtbot.waitUntil(lambda: table_of(page).drawn()["dock"]["caption"] == COVERED, timeout=10_000)
        assert FAST.ms(Beat.FORCED) == 1200
    qtbot.waitUntil(
        lambda: any("reveals" in entry.text for entry in page.frame.history.entries), timeout=10_000
    )
    assert stops
    assert not any(stops)
    page.close_page()


def test_it_can_be_taken_back_or_left_while_it_waits(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, 2, position=FIRST, by_hand=True)
    wait_for_a_choice(qtbot, page)
    click_prompt(qtbot, page, 1)
    qtbot.waitUntil(lambda: page.queue.stop is not None)
    page.controller.practise()
    wait_for_a_choice(qtbot, page)
    assert page.queue.stop is None
    assert page.frame.prompt.prompt.line.startswith("Throw 1 of 3")
    page.close_page()
