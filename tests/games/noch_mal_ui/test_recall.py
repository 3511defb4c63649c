"""A line of the history on the table: the dice of its throw, its crosses, and which throw that was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.by_list import play_by_list
from tests.games.noch_mal.playing import good_move, position_after, table_of, wait_for_a_choice
from tests.tables import Opener, QuickBots, opener

from spielblock.bots.messages import Choose
from spielblock.games.noch_mal.events import Crossed, DiceThrown
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.state import PASSIVE
from spielblock.games.noch_mal.ui.looks import spot_of
from spielblock.rules.seats import letter
from spielblock.shell.table_page import TablePage
from spielblock.widgets.score_sheet import Mark


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


def played(qtbot: QtBot, page: TablePage, throws: int) -> TablePage:
    """Let all play some throws, and wait for the next choice."""
    first = page.controller.match.state.throw_no
    while page.controller.match.state.throw_no < first + throws:
        assert wait_for_a_choice(qtbot, page)
        play_by_list(qtbot, page, good_move(page))
    assert wait_for_a_choice(qtbot, page)
    return page


def thrown_before(page: TablePage, step: int) -> DiceThrown:
    """Return the throw to which a step of the match belongs."""
    events = [event for of_step in page.controller.match.events[: step + 1] for event in of_step]
    return next(event for event in reversed(events) if isinstance(event, DiceThrown))


@pytest.mark.parametrize("others", [(), (None,), (None, None)], ids=["alone", "two", "three"])
def test_looking_back_shows_the_dice_the_throw_and_the_crosses_of_the_line(
    qtbot: QtBot, open_table: Opener, others: tuple[None, ...]
) -> None:
    seats = 1 + len(others)
    page = played(qtbot, open_table(None, *others, position=position_after(12, seats)), 2)
    table, seen, now = table_of(page), set[int](), page.frame.top.headline.text()
    for row, entry in enumerate(page.frame.history.entries):
        acts = [event for event in page.news.events(row) if isinstance(event, Crossed)]
        if entry.separator or not acts:
            continue
        page.look_back.show(row)
        thrown = thrown_before(page, entry.step)
        dice = {(kind, face) for kind, face, _ in table.dice.drawn()["dice"]}
        assert {face for kind, face in dice if kind == "colour"} == set(thrown.colours)
        assert {face for kind, face in dice if kind == "number"} == set(thrown.numbers)
        mine = [(kind, face) for kind, face, group in table.dice.drawn()["dice"] if group == "mine"]
        assert mine == [("colour", acts[0].colour), ("number", acts[0].number)]
        assert page.frame.top.headline.text().split(" ")[1] == str(thrown.throw_no)
        if table.sheets.big.owner == acts[0].seat:
            marks = table.sheets.big.grid.marks
            assert {spot for spot, mark in marks.items() if mark is Mark.CHOSEN} == set(
                map(spot_of, acts[0].cells)
            )
        seen.add(thrown.throw_no)
    assert len(seen) > 1
    page.look_back.end()
    assert page.frame.top.headline.text() == now
    assert table.dice.visible_dice
    assert not table.sheets.big.grid.marks


def test_resting_on_a_line_leaves_the_dice_that_are_to_be_picked(qtbot: QtBot, open_table: Opener) -> None:
    page = played(qtbot, open_table(None, None, position=position_after(12, 2)), 2)
    table = table_of(page)
    before = table.dice.drawn()
    rows = [row for row, entry in enumerate(page.frame.history.entries) if not entry.separator]
    for row in rows:
        page.frame.history.pointed.emit(row)
        assert table.dice.drawn() == before
    page.frame.history.pointed.emit(-1)
    assert table.decision is not None
    assert letter(table.decision.seat) == table.sheets.big.owner


def test_resting_on_a_line_frames_its_crosses_and_leaves_the_large_sheet(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = played(qtbot, open_table(None, None, position=position_after(12, 2)), 2)
    table = table_of(page)
    own = table.sheets.big.owner
    table.enlarge("B" if own == "A" else "A")
    before = table.sheets.small[0].newest.spots
    row, act = next(
        (row, event)
        for row in range(len(page.frame.history.entries))
        for event in page.news.events(row)
        if isinstance(event, Crossed) and event.seat == own
    )
    page.frame.history.pointed.emit(row)
    assert table.sheets.big.owner != own
    assert table.sheets.small[0].newest.spots == set(map(spot_of, act.cells))
    page.frame.history.pointed.emit(-1)
    assert table.sheets.small[0].newest.spots == before


class OnceBots(QuickBots):
    """Bots of which only the first answers."""

    def think(self, question: Choose) -> int:
        return super().think(question) if self._count == 0 else 99


def test_while_looking_back_nobody_is_seen_to_think(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=position_after(11, 3), thinker=OnceBots(GAME))
    assert wait_for_a_choice(qtbot, page)
    rows = page.frame.players.rows
    qtbot.waitUntil(lambda: page.controller.match.state.phase == PASSIVE)
    page.look_back.show(0)
    assert page.look_back.active
    assert [seat for seat, row in rows.items() if row.active] == ["B"]
    assert all(row.thinking < 0 for row in rows.values())
