"""The rows of the players count what the picture shows: event by event, nothing ahead, nothing behind."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from tests.games.played import matches
from tests.games.tock.table import position
from tests.tables import SilentBots, opener

from spielblock.control.framing import Figure
from spielblock.control.pace import SLOW
from spielblock.games import all_games
from spielblock.match.seating import Chair
from spielblock.rules.seats import letter
from spielblock.shell.table_counts import falls
from spielblock.shell.table_page import TablePage
from spielblock.shell.table_people import stage_of
from spielblock.widgets.theme import Theme

GAMES = all_games()
STEPS = 250


def rows(table: Any, view: Any, seats: int) -> list[tuple[Any, ...]]:
    """Return what stands in all rows."""
    letters = [letter(seat) for seat in range(seats)]
    return [(table.figures(view, seat), table.note(view, seat)) for seat in letters]


@pytest.mark.parametrize("name", GAMES)
def test_the_events_of_a_step_lead_to_what_is_counted_after_it(name: str, qtbot: QtBot) -> None:
    game = GAMES[name]
    changes = 0
    for match in matches(name):
        seats = match.seats
        chairs = [Chair(f"seat {seat}", None) for seat in range(seats)]
        table = import_module(game.ui).Table(stage_of(game, chairs, teams=match.start.teams, theme=Theme()))
        for at, events in enumerate(match.events[:STEPS]):
            view = match.view_at(at, 0)
            before = rows(table, view, seats)
            for event in events:
                seen = match.rules.witness(event, 0)
                view = view if seen is None else table.counted(view, seen)
            after = rows(table, match.view_at(at + 1, 0), seats)
            changes += before != after
            assert rows(table, view, seats) == after, (at, [type(event).__name__ for event in events])
    assert changes > 50


def said(page: TablePage, seat: str) -> list[str]:
    return [figure.text for figure in page.frame.players.rows[seat].figures]


def test_a_card_counts_no_longer_when_it_leaves_and_a_piece_when_it_is_home(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with opener(qtbot, tmp_path, GAMES["tock"]) as opened:
        start = position("A: r68", "A: 3s 9c; B: 4c 5c; C: 6c 7c; D: 8c Qc")
        page = opened(None, *["easy"] * 3, pace=SLOW, position=start, thinker=SilentBots())
        assert said(page, "A") == ["0/4", "2"]
        at_start: list[list[str]] = []
        page.presenter.told.connect(lambda _: at_start.append(said(page, "A")))
        decision = page.table.decision
        assert decision is not None
        into_goal = next(move for move in decision.moves if move.text().endswith(">g1"))
        page.table.choose(into_goal)
        qtbot.waitUntil(lambda: len(at_start) == 2, timeout=4000)
        assert page.queue.running
        assert said(page, "A") == ["0/4", "1"]  # the card is on its way or there, the piece is not
        page.queue.skip()
        qtbot.waitUntil(lambda: not page.queue.running)
        assert said(page, "A") == ["1/4", "1"]


def test_figures_that_are_not_numbers_of_the_same_kind_do_not_fall() -> None:
    one, two = Figure("cards", "2"), Figure("cards", "1")
    assert falls((one,), (two,))
    assert not falls((two,), (one,))
    assert not falls((one,), (two, two))
    assert falls((Figure("", "Total −2"),), (Figure("", "Total −3"),))
