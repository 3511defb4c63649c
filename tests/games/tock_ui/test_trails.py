"""What was played since the own last turn stays marked on the board, swaps too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.tock.table import position
from tests.games.tock_seen import click_card, table_of
from tests.tables import Opener, SilentBots

from spielblock.games.tock.events import CardDiscarded, CardPlayed, PieceEntered, PieceMoved, PiecesSwapped
from spielblock.rules.event import Event
from spielblock.shell.table_page import TablePage

OWN = (CardPlayed("A", "9c"), PieceMoved("A", "A", "9c", "r40", ("r41", "r42")))
MARA = (CardPlayed("B", "5c"), PieceMoved("B", "B", "5c", "r28", ("r29", "r30")))
BEN = (CardPlayed("C", "Jc"), PiecesSwapped("C", "Jc", "C", "r48", "A", "r1"))
LISL = (CardPlayed("D", "As"), PieceEntered("D", "D", "As", "r54"))


def seen_by_ada(open_table: Opener, *seen: Sequence[Event]) -> TablePage:
    """Return the table of Ada after these turns."""
    page = open_table(
        None,
        *["easy"] * 3,
        position=position("A: r48 r20; B: r30; C: r1; D: r54", "A: 2s 9h; B: 4c; C: 6c; D: 8c"),
        thinker=SilentBots(),
    )
    table = table_of(page)
    view = page.controller.match.view(0)
    table.show_view(replace(view, seen=tuple(event for turn in seen for event in turn)), 0)
    return page


def trails(open_table: Opener, *seen: Sequence[Event]) -> list[Any]:
    """Return the trails on the board of Ada after these turns."""
    return list(table_of(seen_by_ada(open_table, *seen)).board.marks.trails)


def test_all_turns_since_the_own_one_keep_their_trails(open_table: Opener) -> None:
    found = trails(open_table, OWN, MARA, BEN, LISL)
    assert [trail.age for trail in found] == [2, 1, 0]
    assert [len(trail.lines[0]) for trail in found] == [3, 2, 2]
    assert len({trail.ink.name() for trail in found}) == 3


def test_while_targets_are_shown_there_are_no_trails(qtbot: QtBot, open_table: Opener) -> None:
    page = seen_by_ada(open_table, OWN, MARA, BEN, LISL)
    board = table_of(page).board
    assert len(board.marks.trails) == 3
    click_card(qtbot, page, "9h")
    assert board.marks.targets
    assert board.marks.trails == ()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert len(board.marks.trails) == 3


def test_both_swapped_pieces_are_marked(open_table: Opener) -> None:
    (swap,) = trails(open_table, OWN, BEN)
    assert len(swap.swapped) == 2
    assert list(swap.swapped) == list(swap.lines[0])


def test_before_anybody_else_has_moved_what_was_there_stays(open_table: Opener) -> None:
    thrown = (CardDiscarded("A", "3c", "skipped"),)
    assert [len(trail.lines[0]) for trail in trails(open_table, MARA, OWN)] == [3]
    assert [len(trail.lines[0]) for trail in trails(open_table, OWN, MARA, thrown)] == [3]
    assert [len(trail.lines[0]) for trail in trails(open_table, OWN, thrown, LISL)] == [2]
