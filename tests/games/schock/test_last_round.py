"""What the round before brought stands on the table, whoever opens it and however often it is made anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.schock.tables import SMALL, click_prompt, open_page, table_of, throw, wait_for_a_choice
from tests.tables import QuickBots

from spielblock.control.pace import FAST, NORMAL, STILL, Beat, Pace
from spielblock.control.reading import time_to_read
from spielblock.games import all_games
from spielblock.games.schock.events import FinalCalled, HalfLost, WentOut
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
FEW = {**LATE, "stock": 4, "lids": {"A": 1, "B": 2, "C": 6}}
GIVES = {**LATE, "stock": 0, "lids": {"A": 4, "B": 5, "C": 4}}
LINES = [
    (LATE, "Round before: Ida best (Schock of six), Toni (652) got 6 lid(s)"),
    (
        LATE | {"throws": LATE["throws"] | {"C": throw("111", 3)}},
        "Round before: Ida best (Schock-Aus), Toni (652) lost the half",
    ),
    (LOST, "Round before: Ida best (Schock of five), Toni (662) lost the half"),
    (
        FEW,
        "Round before: Ida best (Schock of six), Toni (652) got 4 lid(s) – the pool had no more",
    ),
    (
        GIVES,
        "Round before: Ida best (Schock of six), Toni (652) got 4 lid(s) – Ida had no more",
    ),
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
    dark.resize(*SMALL)
    dark.show()
    dark.open()
    wait_for_a_choice(qtbot, dark)
    assert table_of(dark).drawn()["last"] == line
    dark.close_page()
    dark.save.close()
    save, _ = resume(tmp_path / "match.spielblock", all_games())
    again = TablePage(save, Theme(), settings(), QuickBots(GAME), pace=STILL)
    qtbot.addWidget(again)
    again.resize(*SMALL)
    again.show()
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


@pytest.mark.parametrize(
    ("half", "losers", "begins"),
    [
        (1, "", "Toni begins: up to three throws"),
        (2, "C", "Second half · Toni begins: up to three throws"),
        ("final", "CB", "Final · Toni begins: up to three throws"),
    ],
)
def test_the_table_goes_on_saying_which_part_of_the_match_it_is(
    qtbot: QtBot, tmp_path: Path, half: int | str, losers: str, begins: str
) -> None:
    order = losers if half == "final" else "CAB"
    throws = {"A": throw("543", 3), "B": throw("652", 3), "C": throw("664", 3, "66")}
    at = {**LATE, "half": half, "losers": list(losers), "order": list(order), "to_move": "C"}
    at |= {"throws": {seat: throws[seat] for seat in order}, "lids": {"C": 1}}
    page = open_page(qtbot, tmp_path, position=at)
    wait_for_a_choice(qtbot, page)
    click_prompt(qtbot, page, 1)
    wait_for_a_choice(qtbot, page)
    assert table_of(page).drawn()["words"] == begins
    page.close_page()


AUS = {**LATE, "throws": LATE["throws"] | {"C": throw("111", 3)}}
SECOND = {**AUS, "half": 2, "losers": ["A"]}
LAST: dict[str, Any] = {**AUS, "half": "final", "losers": ["A", "B"], "order": ["A", "B"], "to_move": "B"}
LAST["throws"] = {"A": throw("111", 3), "B": throw("664", 3)}


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (AUS, ["Toni loses this half"]),
        (SECOND, ["Toni loses this half", "Final: Anna and Toni"]),
        (LAST, ["Toni loses the final", "Toni pays the round"]),
    ],
)
def test_the_prompt_line_says_what_the_middle_says(
    qtbot: QtBot, tmp_path: Path, position: dict[str, Any], said: list[str]
) -> None:
    """Who stops reading to look down must not find there what was said before."""
    page = open_page(qtbot, tmp_path, position=position)
    wait_for_a_choice(qtbot, page)
    table = table_of(page)
    page.queue.pace = FAST
    found: list[tuple[str, str]] = []
    page.queue.busy.connect(lambda _: found.append((table.drawn()["plate"], table.meanwhile())))
    click_prompt(qtbot, page, 1)
    for text in said:
        qtbot.waitUntil(lambda text=text: (text, text) in found, timeout=10_000)
        page.queue.finish()
    assert all(middle == line for middle, line in found if middle in said)
    page.close_page()


def test_the_end_of_a_half_is_read_for_longer_than_a_round(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=SECOND)
    table = table_of(page)
    lost, final = HalfLost(2, "B"), FinalCalled(("A", "B"))
    lasts = {event: time_to_read(cue(NORMAL)) for event in (lost, final) if (cue := table.cue(event))}  # pyright: ignore
    assert lasts == {lost: 4 * Beat.NOTICE.value, final: 2 * Beat.NOTICE.value}
    skipped = Pace(0.0, 0.0, results=1.0)
    assert time_to_read(table.cue(lost)(skipped)) == Beat.RESULT.value  # pyright: ignore
    page.close_page()


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (LATE, "Toni gets 6 lid(s)"),
        (FEW, "Toni gets 4 lid(s) – the pool had no more"),
        (GIVES, "Toni gets 4 lid(s) – Ida had no more"),
    ],
)
def test_it_says_why_fewer_lids_are_dealt_out_than_the_best_is_worth(
    qtbot: QtBot, tmp_path: Path, position: dict[str, Any], said: str
) -> None:
    page = open_page(qtbot, tmp_path, position=position)
    wait_for_a_choice(qtbot, page)
    page.queue.pace = FAST
    table = table_of(page)
    click_prompt(qtbot, page, 1)
    qtbot.waitUntil(lambda: table.drawn()["plate"] == said, timeout=10_000)
    assert table.pub.cut() == []
    assert table.concerns(WentOut("C")) == ""  # the one who gets the lids goes on being named
    page.queue.skip()
    page.close_page()
