"""While cups are lifted one sees at a glance whose it is, and in the end who is lowest."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot
from tests.games.schock.tables import click_prompt, open_page, table_of, throw, wait_for_a_choice

from spielblock.control.pace import NORMAL
from spielblock.games.schock.events import DiceThrown, Revealed, RoundEnded, RoundStarted
from spielblock.games.schock.position import Throw
from spielblock.games.schock.ui.ranking_row import Result

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
    assert [letter for letter, row in page.frame.players.rows.items() if row.active] == ["B"]
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


def test_a_last_throw_is_over_when_it_lies(qtbot: QtBot, tmp_path: Path) -> None:
    at = {**LAST, "throws": LAST["throws"] | {"A": throw("655", 1, done=False)}}
    page = open_page(qtbot, tmp_path, position=at)
    wait_for_a_choice(qtbot, page)
    page.queue.pace = NORMAL
    station = table_of(page).pub.stations["A"]
    click_prompt(qtbot, page, 0)
    qtbot.waitUntil(lambda: station.drawn()["status"] == "throws")
    qtbot.waitUntil(lambda: station.drawn()["status"] == "2 throw(s)", timeout=10_000)
    assert not station.drawn()["active"]
    assert not any(row.seat == "A" for row in table_of(page).pub.ranking.rows)
    page.close_page()


def test_who_has_left_the_sixes_may_turn_no_more(qtbot: QtBot, tmp_path: Path) -> None:
    at = {
        **LAST,
        "phase": "late_turn",
        "to_move": "B",
        "throws": {"A": throw("664", 2), "B": throw("662", 2), "C": throw("411", 2)},
    }
    page = open_page(qtbot, tmp_path, position=at)
    wait_for_a_choice(qtbot, page)
    assert table_of(page).drawn()["stations"]["B"]["status"] == "may turn"
    click_prompt(qtbot, page, 1)
    wait_for_a_choice(qtbot, page)
    page.queue.pace = NORMAL
    click_prompt(qtbot, page, 1)
    qtbot.waitUntil(lambda: bool(table_of(page).drawn()["note"]), timeout=10_000)
    statuses = {seat: one["status"] for seat, one in table_of(page).drawn()["stations"].items()}
    assert statuses == {"A": "2 throw(s)", "B": "is lowest", "C": "2 throw(s)"}
    page.close_page()


def test_while_lines_pass_each_other_no_words_show_through(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LAST)
    ranking = table_of(page).pub.ranking
    rows = [Result(seat, (6, 4, 2), 2, ("642",)) for seat in "BCA"]
    ranking.show_rows(tuple(rows[:2]))
    before = ranking.places()
    ranking.show_rows((rows[2], *rows[:2]))
    met = 0
    for progress in range(21):
        ranking.sort_to(before, progress / 20)
        lines = [ranking.lines[row.seat] for row in ranking.rows]
        for one, other in pairwise(lines):
            if other.y() - one.y() < 0.8 * one.boundingRect().height():
                met += 1
                assert max((one, other), key=QGraphicsItem.zValue).covers
                assert one.zValue() != other.zValue()
    assert met > 5
    assert not any(line.covers for line in ranking.lines.values())
    page.close_page()


def test_a_round_concerns_who_is_lowest_and_then_who_begins(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LAST)
    wait_for_a_choice(qtbot, page)
    ended = RoundEnded("A", "C", (5, 5, 5), (6, 4, 2), "general", "result", "result")
    assert page.table.concerns(ended) == "C"
    assert page.table.concerns(RoundStarted(1, ("B", "C"), 9)) == "B"
    assert page.table.concerns(DiceThrown("A", (), (), 1, 3, "all")) == "A"
    page.close_page()


def test_the_own_result_is_not_said_before_the_cup_is_lifted(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position={**LAST, "order": ["A", "B", "C"], "throws": {}, "limit": 3})
    wait_for_a_choice(qtbot, page)
    table = table_of(page)
    table.dismiss()
    table.own.show_dice((), offered=False, digits=False)
    table.own.show_words("", "", "")
    event = Revealed("A", (6, 1, 1), 3, "schock", 6, 1, late=False)
    cue = table.cue(event)
    assert cue is not None
    assert table.tells_late(event)
    animation = cue(NORMAL)
    assert animation is not None
    animation.start()
    assert (table.own.drawn()["dice"], table.own.drawn()["name"]) == ((), "")
    animation.setCurrentTime(animation.totalDuration())
    assert (table.own.drawn()["dice"], table.own.drawn()["name"]) == ((6, 1, 1), "Schock of six")
    page.close_page()


def test_in_the_opening_throw_the_sum_counts(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path)
    table = table_of(page)
    view = page.controller.match.view_at(0, 0)
    threes = Throw(dice=(3, 3, 3), count=1)
    table.show_view(replace(view, phase="opening", throws={"A": threes}), 0)
    assert table.own.drawn()["name"] == table.drawn()["stations"]["A"]["pill"] == "total 9"
    page.close_page()
