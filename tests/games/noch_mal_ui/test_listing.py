"""The list of possible moves is short: dice first, then what they cross off; what a choice brings is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import (
    LETTERS,
    cells_of,
    click_cell,
    click_small,
    position_after,
    table_of,
    wait_for_a_choice,
    walk_to,
)
from tests.tables import opener

from spielblock.games.noch_mal.gaining.gains import gain_of
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import Dice
from spielblock.games.noch_mal.ui.choosing import confirmable
from spielblock.games.noch_mal.ui.listing import MOST_LINES, Pair
from spielblock.games.noch_mal.ui.looks import state_of
from spielblock.games.noch_mal.ui.walking import choosable
from spielblock.rules.contract import Move
from spielblock.rules.draft import Draft
from spielblock.shell.table_page import TablePage

DICE = Dice(("green", "blue", "joker"), ("1", "2", "?"))
AROUND = [(x, y) for x in range(15) for y in range(7)]


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> Iterator[TablePage]:
    """A person is to choose as the active seat, with jokers of both kinds."""
    with opener(qtbot, tmp_path, GAME) as opened:
        position = replace(position_after(16, 3), phase="active", dice=DICE)
        page = opened(None, "medium", "medium", position=position)
        assert wait_for_a_choice(qtbot, page)
        yield page


def rows(page: TablePage) -> list[Move]:
    return [line.move for line in page.frame.moves.lines if isinstance(line.move, Move)]


def pairs(page: TablePage) -> list[Pair]:
    return [row for row in rows(page) if isinstance(row, Pair)]


def behind(page: TablePage) -> list[Move]:
    """Return all moves the rows stand for."""
    found = [row.moves if isinstance(row, Pair) else (row,) for row in rows(page)]
    return [move for moves in found for move in moves]


def test_many_moves_are_listed_by_their_dice(page: TablePage) -> None:
    decision = page.table.decision
    assert decision is not None
    assert len(decision.moves) > MOST_LINES
    assert len(rows(page)) <= 10
    assert set(behind(page)) == set(decision.moves)
    assert len(behind(page)) == len(decision.moves)
    assert "Joker" in " ".join(line.text for line in page.frame.moves.lines)


def test_a_row_of_dice_takes_them_and_esc_puts_them_back(qtbot: QtBot, page: TablePage) -> None:
    before, row = rows(page), pairs(page)[0]
    page.frame.moves.chosen.emit(row)
    assert set(row.picks()) <= set(page.table.draft.picked)
    assert set(behind(page)) == set(row.moves)
    assert page.table.decision is not None
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert rows(page) == before


def test_enter_on_a_row_of_dice_goes_on_among_its_moves(qtbot: QtBot, page: TablePage) -> None:
    moves, key = page.frame.moves, Qt.Key
    qtbot.keyClick(page, key.Key_L)
    qtbot.keyClick(moves, key.Key_Return)
    assert moves.row == 0
    while isinstance(first := rows(page)[0], Pair):
        qtbot.keyClick(moves, key.Key_Return)
        assert moves.row == 0
    assert moves.marked is None
    qtbot.keyClick(moves, key.Key_Return)
    assert confirmable(page.table.draft) is first
    assert first not in [one.move for one in page.controller.match.log]
    held = QKeyEvent(QEvent.Type.KeyPress, key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(moves, held)
    assert confirmable(page.table.draft) is first
    qtbot.keyClick(moves, key.Key_Return)
    qtbot.waitUntil(lambda: first in [one.move for one in page.controller.match.log])


def test_jokers_are_listed_by_what_they_stand_for(page: TablePage) -> None:
    both = max(pairs(page), key=lambda row: row.jokers)
    page.frame.moves.chosen.emit(both)
    meant = pairs(page)
    assert all(row.meant for row in meant)
    assert set(behind(page)) == set(both.moves)
    assert all(len({move.cells.bit_count() for move in row.moves}) == 1 for row in meant)


def test_dice_and_cells_narrow_the_list(qtbot: QtBot, page: TablePage) -> None:
    table = table_of(page)
    move = next(move for move in behind(page) if isinstance(move, Cross) and move.cells.bit_count() == 2)
    click_cell(qtbot, page, cells_of(move)[0])
    assert all(cells_of(move)[0] in cells_of(one) for one in behind(page))
    for die in move.picks()[:2]:
        if die not in table.draft.picked:  # with a cell, a die that all moves need is taken as well
            table.pick_die(*die)
    assert {one.picks()[:2] for one in behind(page)} == {move.picks()[:2]}


def test_the_row_of_a_hint_is_the_one_that_holds_its_move(page: TablePage) -> None:
    row = pairs(page)[0]
    assert page.table.row_of(row.moves[-1]) is row
    page.frame.moves.chosen.emit(row)
    assert page.table.row_of(row.moves[-1]) in rows(page)


def test_a_row_of_dice_shows_the_cells_they_reach(page: TablePage) -> None:
    row = pairs(page)[0]
    page.table.preview(row)
    reached = {cell for move in row.moves for cell in cells_of(move)}
    assert set(table_of(page).drawn()["large"]["marks"]) == reached
    page.table.preview(None)
    assert table_of(page).drawn()["large"]["marks"] == {}


def spot(cell: str) -> tuple[int, int]:
    return LETTERS.index(cell[0]), int(cell[1]) - 1


@pytest.mark.parametrize("by", ["pointer", "cursor"])
def test_a_cell_shows_what_it_would_give(qtbot: QtBot, page: TablePage, by: str) -> None:
    table = table_of(page)
    move = next(move for move in behind(page) if isinstance(move, Cross) and move.cells.bit_count() == 1)
    for die in move.picks()[:2]:
        table.pick_die(*die)
    cell, log = cells_of(move)[0], len(page.controller.match.log)
    if by == "pointer":
        at = table.sheets.mapFromScene(table.sheets.cell_centre(spot(cell)))
        qtbot.mouseMove(table.sheets.viewport(), at)
    else:
        walk_to(qtbot, page, spot(cell))
    qtbot.waitUntil(lambda: table.drawn()["large"]["marks"].get(cell) == "ghost")
    assert page.frame.prompt.prompt.more.startswith(f"{cell}: ")
    assert cell not in {pick[1] for pick in table.draft.picked if isinstance(pick, tuple)}
    assert len(page.controller.match.log) == log
    if by == "pointer":
        qtbot.mouseMove(table.sheets.viewport(), QPoint(1, 1))
        qtbot.waitUntil(lambda: table.drawn()["large"]["marks"].get(cell) != "ghost")


def test_what_a_whole_move_brings_is_said_before_it_is_made(page: TablePage) -> None:
    table, view = table_of(page), page.controller.match.view(0)
    state = state_of(view)
    crosses = [move for move in behind(page) if isinstance(move, Cross)]
    with_star = next(move for move in crosses if gain_of(state, 0, move).stars and not move.jokers)
    page.table.choose(with_star)
    assert confirmable(table.draft) is with_star
    total = gain_of(state, 0, with_star).total
    assert f"+{total} points at once" in page.frame.prompt.prompt.more


def test_what_a_move_brings_is_what_the_rules_count(page: TablePage) -> None:
    rules, match = page.controller.match.rules, page.controller.match
    for move in behind(page):
        if isinstance(move, Cross):
            state = match.state
            before = rules.standing(state)[0]
            after = rules.apply(state, move, 0).state
            for seat in list(after.open_seats()):
                rules.act(after, seat, rules.parse("pass"), None)
            assert rules.standing(after)[0] - before == gain_of(state, 0, move).total


def test_another_sheet_is_looked_at_without_any_decision(qtbot: QtBot, page: TablePage) -> None:
    page.table.dismiss()
    click_small(qtbot, page, "B")
    assert table_of(page).drawn()["large"]["owner"] == "B"
    qtbot.keyClick(page, Qt.Key.Key_PageDown)
    assert table_of(page).drawn()["large"]["owner"] == "C"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert table_of(page).drawn()["large"]["owner"] == "A"


def test_the_cursor_goes_to_where_the_dice_of_a_row_can_be_used(qtbot: QtBot, page: TablePage) -> None:
    table, grid = table_of(page), table_of(page).sheets.big.grid
    for row in pairs(page):
        table.start_again()
        lost = next(
            spot for spot in AROUND if spot not in choosable(Draft(row.moves, frozenset(row.picks())))
        )
        table._walk_to(lost)  # pyright: ignore[reportPrivateUsage]  # where an earlier draft had left it
        line = next(line for line in page.frame.moves.lines if line.move is row)
        page.frame.moves.chosen.emit(line.move)
        assert grid.keyed in choosable(table.draft)
        qtbot.keyClick(page, Qt.Key.Key_Space)
        assert table.why == ""
        assert table.picks().cells
