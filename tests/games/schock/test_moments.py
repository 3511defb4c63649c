"""Looking back at a round that is over: its dice lie there again, as they were seen when they were."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from tests.games.schock.tables import open_page, table_of, wait_for_a_choice

from spielblock.games.schock.events import DiceThrown, LidsMoved, Revealed, RoundEnded, RoundStarted
from spielblock.rules.contract import Over
from spielblock.rules.event import Event
from spielblock.shell.table_page import TablePage

KEY = Qt.Key
#: What stands there at a moment and no longer when all of a step was shown, and words between two events.
PASSING = ("words", "last")


def lasting(drawn: dict[str, Any]) -> dict[str, Any]:
    """Return what does not depend on whether somebody was asked between two events."""
    dock = {key: drawn["dock"][key] for key in ("dice", "caption", "name")}
    stations = {seat: {**one, "status": ""} for seat, one in drawn["stations"].items()}
    shown = {key: drawn[key] for key in drawn if key not in PASSING}
    return {**shown, "dock": dock, "stations": stations}


def click_row(qtbot: QtBot, page: TablePage, row: int) -> None:
    history = page.frame.history
    index = history.model().index(row, 0)
    history.scrollTo(index)
    middle = history.visualRect(index).center()
    qtbot.mouseClick(history.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle.x(), middle.y()))


def played(qtbot: QtBot, page: TablePage, decisions: int) -> dict[int, dict[str, Any]]:
    """Play at random; return what was drawn when each event had been shown, by its identity."""
    found: dict[int, dict[str, Any]] = {}
    held: list[Event] = []

    def landed(event: Event) -> None:
        held.append(event)
        found[id(event)] = table_of(page).drawn()

    page.presenter.landed.connect(landed)
    rng = Random(5)
    for _ in range(decisions):
        if not wait_for_a_choice(qtbot, page):
            break
        assert page.table.decision is not None
        steps = len(page.controller.match.log)
        page.table.choose(rng.choice(page.table.decision.moves))
        qtbot.waitUntil(lambda steps=steps: len(page.controller.match.log) > steps, timeout=60_000)
    wait_for_a_choice(qtbot, page)
    qtbot.waitUntil(lambda: page.table.decision is not None or page.voice.over is not None)
    page.setProperty("held", held)
    return found


@pytest.mark.parametrize(("seats", "decisions"), [(2, 8), (3, 12), (5, 200)])
def test_a_line_of_a_reveal_shows_what_was_shown_then(
    qtbot: QtBot, tmp_path: Path, seats: int, decisions: int
) -> None:
    page = open_page(qtbot, tmp_path, seats, bots=True)
    live = played(qtbot, page, decisions)
    now = table_of(page).drawn()
    looked: set[type[Event]] = set()
    for row, entry in enumerate(page.frame.history.entries[:40]):
        events = page.news.events(row)
        if entry.separator or not isinstance(events[-1], Revealed | RoundEnded | LidsMoved):
            continue
        click_row(qtbot, page, row)
        assert page.look_back.active
        assert lasting(table_of(page).drawn()) == lasting(live[id(events[-1])]), entry.text
        looked.add(type(events[-1]))
    assert looked == {Revealed, RoundEnded, LidsMoved}
    qtbot.keyClick(page, KEY.Key_Escape)
    assert table_of(page).drawn() == now
    assert table_of(page).meanwhile() == ""
    page.close_page()


def test_a_covered_throw_shows_cups_and_no_dice(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, 3, bots=True)
    played(qtbot, page, 12)
    looked = 0
    for row, entry in enumerate(page.frame.history.entries[:40]):
        events = page.news.events(row)
        if entry.separator or not isinstance(events[-1], DiceThrown) or events[-1].shown != "nobody":
            continue
        click_row(qtbot, page, row)
        drawn = table_of(page).drawn()
        station = drawn["stations"][events[-1].seat]
        assert (station["cup"], station["dice"]) == (True, events[-1].kept)
        assert drawn["ranking"] == ()
        assert drawn["big"] == ()
        assert all(one["cup"] for one in drawn["stations"].values())
        looked += 1
    assert looked > 2
    page.close_page()


def test_rows_count_what_was_counted_then(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, 3, bots=True)
    played(qtbot, page, 12)
    looked = 0
    for row, entry in enumerate(page.frame.history.entries[:40]):
        events = page.news.events(row)
        if entry.separator or not isinstance(events[-1], Revealed | LidsMoved):
            continue
        click_row(qtbot, page, row)
        stations = table_of(page).drawn()["stations"]
        rows = page.frame.players.rows
        assert {seat: one["lids"] for seat, one in stations.items()} == {
            seat: int(rows[seat].figures[0].text) for seat in stations
        }
        looked += 1
    assert looked > 2
    page.close_page()


def test_who_only_rests_on_a_line_sees_the_table_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, 3, bots=True)
    played(qtbot, page, 6)
    now = table_of(page).drawn()
    for row, _ in enumerate(page.frame.history.entries[:20]):
        page.frame.history.pointed.emit(row)
        assert table_of(page).drawn() == now
    page.close_page()


def test_after_the_match_its_last_round_can_be_gone_through(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, 2, bots=True)
    live = played(qtbot, page, 400)
    assert isinstance(page.controller.match.pending, Over)
    now = table_of(page).drawn()
    last = next(row for row in range(20) if isinstance(page.news.events(row)[-1:][0], RoundEnded))
    click_row(qtbot, page, last)
    drawn, then = table_of(page).drawn(), live[id(page.news.events(last)[-1])]
    assert (drawn["ranking"], drawn["plate"], drawn["pool"]) == (then["ranking"], then["plate"], then["pool"])
    begins = next(
        row for row in range(20) if any(isinstance(one, RoundStarted) for one in page.news.events(row))
    )
    click_row(qtbot, page, begins)
    qtbot.keyClick(page, KEY.Key_Escape)
    assert table_of(page).drawn() == now
    page.close_page()
