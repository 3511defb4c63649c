"""Who gets the room at the side of a table: players first, then moves and history in fair shares."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import position
from tests.games.rockit.test_hints import StrongBots
from tests.tables import opener

from spielblock.games import all_games
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme

GAMES = all_games()


def whole_rows(page: TablePage) -> int:
    """Return how many lines of the history are seen whole."""
    history = page.frame.history
    model = history.model()
    seen = history.viewport().rect()
    return sum(seen.contains(history.visualRect(model.index(row, 0))) for row in range(model.rowCount()))


@pytest.mark.parametrize(("size", "least"), [((1024, 600), 2), ((1280, 800), 4)])
def test_many_moves_leave_the_history_its_share(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], least: int
) -> None:
    with opener(qtbot, tmp_path, GAMES["noch_mal"]) as opened:
        page = opened(None, *["easy"] * 3, size=size)
        for _ in range(40):
            qtbot.waitUntil(lambda: page.table.decision is not None)
            decision = page.table.decision
            assert decision is not None
            if len(page.controller.match.log) > 10 and len(page.frame.moves.lines) > 6:
                break
            steps = len(page.controller.match.log)
            page.table.choose(next(iter(decision.moves)))
            page.table.insist()  # passing is asked for once more
            qtbot.waitUntil(lambda steps=steps: len(page.controller.match.log) > steps)
        assert len(page.frame.moves.lines) > 6
        qtbot.waitUntil(lambda: whole_rows(page) >= least)
        assert page.frame.moves.isVisible()


def test_where_ten_players_need_all_the_room_the_moves_stay_and_the_history_goes(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with opener(qtbot, tmp_path, GAMES["rockit"]) as opened:
        page = opened(None, *["easy"] * 9, size=(1024, 600), theme=Theme(scale=1.3))
        frame = page.frame
        qtbot.waitUntil(lambda: page.table.decision is not None and frame.moves.isVisible())
        last = list(frame.players.rows.values())[-1]
        # the layout follows a change of its parts with the next round of events
        qtbot.waitUntil(lambda: frame.players.rect().contains(last.geometry()))
        qtbot.waitUntil(lambda: not frame.history.isVisible() and frame.moves.height() >= 40)
        page.resize(1280, 1000)
        qtbot.waitUntil(frame.history.isVisible)


def test_where_moves_have_the_room_alone_the_history_has_it_while_there_are_none(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with opener(qtbot, tmp_path, GAMES["rockit"]) as opened:
        page = opened(None, *["easy"] * 9, size=(1024, 600), theme=Theme(scale=1.3))
        frame = page.frame
        qtbot.waitUntil(lambda: page.table.decision is not None and frame.moves.isVisible())
        qtbot.waitUntil(lambda: not frame.history.isVisible())
        page.look_back.show(next(row for row, one in enumerate(frame.history.entries) if not one.separator))
        qtbot.waitUntil(lambda: frame.history.isVisible() and whole_rows(page) > 0)
        assert page.look_back.active
        assert page.size().toTuple() == (1024, 600)
        page.look_back.end()
        qtbot.waitUntil(lambda: frame.moves.isVisible() and not frame.history.isVisible())


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)])
def test_six_seats_in_letters_twice_as_large_do_not_outgrow_the_window(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    with opener(qtbot, tmp_path, GAMES["tock"]) as opened:
        page = opened(None, *["easy"] * 5, size=size, theme=Theme(scale=2))
        qtbot.waitUntil(lambda: page.table.decision is not None)
        moves, players = page.frame.moves, page.frame.players
        qtbot.waitUntil(lambda: moves.height() >= min(2, len(moves.lines)) * moves.sizeHintForRow(0))
        least = page.minimumSizeHint()
        assert (least.width() <= size[0], least.height() <= size[1]) == (True, True)
        assert page.size().toTuple() == size
        last = list(players.rows.values())[-1]
        qtbot.waitUntil(lambda: players.rect().contains(last.geometry()))


def test_whose_turn_it_is_is_in_sight_with_ten_seats_in_letters_twice_as_large(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with opener(qtbot, tmp_path, GAMES["rockit"]) as opened:
        page = opened(*["easy"] * 9, None, size=(1024, 600), theme=Theme(scale=2))
        qtbot.waitUntil(lambda: page.table.decision is not None, timeout=20_000)
        players, moves = page.frame.players, page.frame.moves
        last = players.rows["J"]
        qtbot.waitUntil(lambda: last.active and last.visibleRegion().boundingRect() == last.rect())
        qtbot.waitUntil(lambda: moves.viewport().height() >= moves.sizeHintForRow(0))
        assert players.verticalScrollBar().maximum() > 0
        assert page.size().toTuple() == (1024, 600)


def test_mode_and_round_end_in_dots_where_the_bar_is_too_short(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAMES["tock"]) as opened:
        page = opened(None, *["easy"] * 3, size=(760, 600), theme=Theme(scale=2))
        headline = page.frame.top.headline
        qtbot.waitUntil(lambda: headline.shown().endswith("…"))
        page.resize(1920, 1080)
        qtbot.waitUntil(lambda: headline.shown() == headline.text())


@pytest.mark.parametrize("others", [3, 5, 7, 9])
def test_with_many_seats_a_hint_takes_the_room_of_the_history_and_no_seat_is_cut(
    qtbot: QtBot, tmp_path: Path, others: int
) -> None:
    where = position("R5 B5", {"A": "R3 W Y5 B9 G7 R8"}, counts=dict.fromkeys("BCDEFGHIJ"[:others], 5))
    with opener(qtbot, tmp_path, GAMES["rockit"]) as opened:
        page = opened(None, *["easy"] * others, position=where, size=(1024, 600), thinker=StrongBots())
        frame = page.frame
        rows = list(frame.players.rows.values())
        texts = {""}
        for _ in range(2):  # the best move, then the best ones
            qtbot.keyClick(page, Qt.Key.Key_H)
            qtbot.waitUntil(lambda: frame.hint.text not in texts and "\n" in frame.hint.text)
            texts.add(frame.hint.text)
            qtbot.waitUntil(lambda: frame.hint.height() >= frame.hint.minimumSizeHint().height())
            assert page.size().toTuple() == (1024, 600)
            assert not frame.history.isVisible()
            assert all(frame.players.rect().contains(row.geometry()) for row in rows)
            assert frame.players.height() >= frame.players.minimumSizeHint().height()
        qtbot.keyClick(page, Qt.Key.Key_H)
        qtbot.waitUntil(lambda: not frame.hint.isVisible() and frame.history.isVisible())
        assert page.size().toTuple() == (1024, 600)
