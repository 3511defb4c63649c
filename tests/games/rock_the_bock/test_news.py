"""What is new on the sheets is marked until the next own choice; a line of the history shows its turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import LEFT, Opener, table_of, truth

from spielblock.games.rock_the_bock.events import (
    DiceStruck,
    DiceThrown,
    RoundScored,
    SymbolsEntered,
)
from spielblock.games.rock_the_bock.position import Position, Sheet
from spielblock.games.rock_the_bock.ui.dock import die_picture
from spielblock.games.rock_the_bock.ui.recalling import since_own_choice
from spielblock.rules.event import Event
from spielblock.shell.table_page import TablePage

KINDS = ("strike", "buck", "wolf", "goat")
Sheets = dict[str, tuple[int, ...]]


def quiet(page: TablePage) -> bool:
    return not page.queue.running and (page.table.decision is not None or page.voice.over is not None)


def filled(view: Position) -> Sheets:
    return {
        seat: (sheet.struck, sheet.bucks, sheet.wolves, sheet.goats) for seat, sheet in view.players.items()
    }


def grown(old: Sheets, new: Sheets) -> dict[str, dict[str, list[int]]]:
    """Return the places that the sheets have come to be filled further."""
    return {
        seat: {kind: [*range(old[seat][at], new[seat][at])] for at, kind in enumerate(KINDS)} for seat in new
    }


def fresh(page: TablePage) -> dict[str, dict[str, list[int]]]:
    return {seat: sheet["fresh"] for seat, sheet in page.table.drawn()["sheets"].items()}


def choices(qtbot: QtBot, page: TablePage, count: int) -> Iterator[None]:
    """Choose by chance so often, and stop before each choice while nothing moves."""
    rng = Random(5)
    for _ in range(count):
        qtbot.waitUntil(lambda: quiet(page), timeout=20_000)
        if page.table.decision is None:
            return
        yield
        page.table.choose(rng.choice(page.table.decision.moves))
        page.table.insist()


def before_this(page: TablePage) -> Sheets:
    """Return the sheets as they stood after the own last choice, or when the round began."""
    match = page.controller.match
    for step in range(len(match.log), 0, -1):
        kinds = {type(event) for event in match.events[step - 1]}
        own = any(isinstance(event, DiceStruck) and event.seat == "A" for event in match.events[step - 1])
        forced = own and len(match.rules.moves(match.states[step - 1], 0)) == 1
        if RoundScored in kinds or (own and not forced):
            return filled(match.view_at(step, 0))
    return filled(match.view_at(0, 0))


@pytest.mark.parametrize("seats", [2, 4])
def test_marked_is_what_came_since_the_own_last_choice(qtbot: QtBot, open_page: Opener, seats: int) -> None:
    page, seen = open_page(seats, levels=(None, "easy", "easy", "easy")), 0
    for _ in choices(qtbot, page, 12):
        expected = grown(before_this(page), filled(truth(page)))
        assert fresh(page) == expected
        seen += any(places for kinds in expected.values() for places in kinds.values())
    assert seen > 3


def test_the_marks_go_with_the_own_choice(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, levels=(None, "easy"))
    for _ in choices(qtbot, page, 6):
        match = page.controller.match
        steps = [
            at + 1
            for at, events in enumerate(match.events)
            if any(isinstance(event, DiceStruck) and event.seat == "A" for event in events)
            and len(match.rules.moves(match.states[at], 0)) > 1
        ]
        for step in steps:
            table_of(page).show_view(match.view_at(step, 0), 0)
            assert not any(places for kinds in fresh(page).values() for places in kinds.values())
        table_of(page).show_view(truth(page), 0)


def test_a_turn_without_a_choice_takes_no_marks_away() -> None:
    seen = (
        SymbolsEntered("B", "wolf", "A", 2, 2, 2),
        DiceStruck("B", 2, 2),
        SymbolsEntered("A", "buck", "A", 1, 1, 1),
        DiceStruck("A", 1, 1),
    )
    view = Position(players={"A": Sheet(), "B": Sheet()}, seat="A", seen=seen)
    assert since_own_choice(view, lambda event: False) == []
    assert since_own_choice(view, lambda event: True) == [*reversed(seen)]


def row_of(page: TablePage, kind: type[Event], past: int = 0) -> int:
    """Return the line that tells of such an event, of several the one so far back."""
    count = page.frame.history.model().rowCount()
    rows = [row for row in range(count) if any(isinstance(one, kind) for one in page.news.events(row))]
    return rows[past]


def click_row(qtbot: QtBot, page: TablePage, row: int) -> None:
    history = page.frame.history
    index = history.model().index(row, 0)
    history.scrollTo(index)
    qtbot.mouseClick(history.viewport(), LEFT, pos=history.visualRect(index).center())


def told(page: TablePage, row: int) -> tuple[DiceThrown, SymbolsEntered, DiceStruck]:
    events = page.news.events(row)
    thrown = next(event for event in events if isinstance(event, DiceThrown))
    entered = next(event for event in events if isinstance(event, SymbolsEntered))
    return thrown, entered, next(event for event in events if isinstance(event, DiceStruck))


def places(entered: SymbolsEntered, struck: DiceStruck, seats: int) -> dict[str, Any]:
    found: dict[str, Any] = {seat: {kind: [] for kind in KINDS} for seat in "ABCD"[:seats]}
    kind = entered.face if entered.face in KINDS else "goat"
    found[entered.target][kind] = [*range(entered.total - entered.entered, entered.total)]
    found[struck.seat]["strike"] = [*range(struck.total - struck.dice, struck.total)]
    return found


def test_a_line_shows_its_dice_who_threw_them_and_what_they_brought(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(3, levels=(None, "easy", "easy"))
    for _ in choices(qtbot, page, 3):
        pass
    qtbot.waitUntil(lambda: quiet(page))
    now = page.table.drawn()
    for past in range(4):
        row = row_of(page, SymbolsEntered, past)
        click_row(qtbot, page, row)
        thrown, entered, struck = told(page, row)
        drawn = page.table.drawn()
        assert [seat for seat, sheet in drawn["sheets"].items() if sheet["active"]] == [thrown.seat]
        lying = sorted([die for card in drawn["cards"] for die in card["dice"]])
        assert lying == sorted([die_picture(face) for face in thrown.faces])
        taken = [card for card in drawn["cards"] if card["selected"]]
        assert [card["dice"][0] for card in taken] == [die_picture(entered.face)]
        assert fresh(page) == places(entered, struck, 3)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.table.drawn() == now


def test_the_line_that_ended_a_round_shows_the_full_sheets(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, levels=(None, "easy"))
    for _ in choices(qtbot, page, 40):
        if truth(page).round == 2:
            break
    assert truth(page).round == 2
    scored = next(one for one in page.news.events(row_of(page, RoundScored)) if isinstance(one, RoundScored))
    ended = row_of(page, RoundScored) + 1
    click_row(qtbot, page, ended)
    entered, struck = told(page, ended)[1:]
    sheets = page.table.drawn()["sheets"]
    now = {seat: tuple(sheet[kind] for kind in KINDS[1:]) for seat, sheet in sheets.items()}
    assert now == scored.sheets
    assert {sheet["round"] for sheet in sheets.values()} == {"Round 1"}
    assert [sheet["scores"][0] for sheet in sheets.values()] == ["–", "–"]
    assert fresh(page) == places(entered, struck, 2)
    assert page.frame.top.headline.text() == "Round 1 of 3"


def test_resting_on_a_line_marks_what_it_brought_and_leaves_the_choice(
    qtbot: QtBot, open_page: Opener
) -> None:
    page = open_page(3, levels=(None, "easy", "easy"))
    for _ in choices(qtbot, page, 3):
        pass
    qtbot.waitUntil(lambda: quiet(page))
    now, row = page.table.drawn(), row_of(page, SymbolsEntered, 1)
    history = page.frame.history
    index = history.model().index(row, 0)
    qtbot.mouseMove(history.viewport(), history.visualRect(index).center())
    _, entered, struck = told(page, row)
    qtbot.waitUntil(lambda: fresh(page) == places(entered, struck, 3))
    drawn = page.table.drawn()
    assert drawn["cards"] == now["cards"]
    assert [sheet["active"] for sheet in drawn["sheets"].values()] == [True, False, False]
    qtbot.mouseMove(page.frame.prompt, QPoint(5, 5))
    qtbot.waitUntil(lambda: page.table.drawn() == now)
