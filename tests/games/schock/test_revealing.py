"""While cups are lifted one sees at a glance whose it is, and in the end who is lowest."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot
from tests.games.schock.tables import click_prompt, open_page, table_of, throw, wait_for_a_choice

from spielblock.control.pace import NORMAL

LAST = {
    "game": "schock",
    "seats": 3,
    "stock": 12,
    "lids": {"A": 1, "B": 0, "C": 0},
    "order": ["B", "C", "A"],
    "limit": 2,
    "to_move": "A",
    "throws": {"A": throw("555", 1, done=False), "B": throw("642", 2), "C": throw("411", 2)},
}


def test_it_says_who_reveals_and_marks_only_that_plate(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LAST)
    wait_for_a_choice(qtbot, page)
    page.queue.pace = NORMAL
    table = table_of(page)
    click_prompt(qtbot, page, 1)
    for seat, name in (("B", "Toni"), ("C", "Ida"), ("A", "Anna")):
        qtbot.waitUntil(lambda name=name: table.meanwhile() == f"{name} reveals", timeout=10_000)
        qtbot.waitUntil(lambda name=name: page.frame.prompt.prompt.line == f"{name} reveals")
        stations = table.drawn()["stations"]
        assert [letter for letter, one in stations.items() if one["active"]] == [seat]
        assert not stations[seat]["cup"]
    qtbot.waitUntil(
        lambda: table.meanwhile() == "Toni gets 6 lid(s)" or bool(table.drawn()["note"]), timeout=10_000
    )
    stations = table.drawn()["stations"]
    assert [letter for letter, one in stations.items() if one["active"]] == ["B"]
    assert stations["B"]["status"] == "is lowest"
    page.queue.skip()
    wait_for_a_choice(qtbot, page)
    assert table.meanwhile() == ""
    page.close_page()


def test_a_pill_does_not_say_covered_while_the_dice_lie_open(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LAST)
    wait_for_a_choice(qtbot, page)
    page.queue.pace = NORMAL
    table = table_of(page)
    assert table.drawn()["stations"]["B"]["pill"] == "covered"
    click_prompt(qtbot, page, 1)
    qtbot.waitUntil(lambda: table.drawn()["big"] == (6, 4, 2), timeout=10_000)
    assert table.drawn()["stations"]["B"]["pill"] in ("", "642")
    page.queue.skip()
    wait_for_a_choice(qtbot, page)
    page.close_page()
