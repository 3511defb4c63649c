"""Who is named at a table: the one whose doing is shown, however far the match has gone on."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot
from tests.tables import opener

from spielblock.control.pace import Pace
from spielblock.games import all_games
from spielblock.games.schock.events import Revealed
from spielblock.rules.event import Event
from spielblock.shell.table_page import TablePage

BRISK = Pace(0.05, 0.05)


def choose_first(page: TablePage) -> None:
    decision = page.table.decision
    assert decision is not None
    page.table.choose(decision.moves[0])


def test_one_step_lifts_all_cups_and_each_is_named_in_its_turn(qtbot: QtBot, tmp_path: Path) -> None:
    named: list[tuple[str, list[str]]] = []
    with opener(qtbot, tmp_path, all_games()["schock"]) as opened:
        page = opened(None, "easy", "easy", pace=BRISK)

        def hear(event: Event) -> None:
            if isinstance(event, Revealed):
                rows = page.frame.players.rows
                named.append((event.seat, [seat for seat, row in rows.items() if row.active]))

        page.presenter.told.connect(hear)
        while len(named) < 3:
            qtbot.waitUntil(lambda: len(named) >= 3 or page.table.decision is not None, timeout=20_000)
            if page.table.decision is not None:
                choose_first(page)
        assert [rows for _, rows in named] == [[seat] for seat, _ in named]
