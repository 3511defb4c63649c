"""What the parts of a seven come to: no two rows for the same, and a row says what the rest has to be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.played import asked
from tests.games.tock.table import position
from tests.games.tock_seen import click_move
from tests.games.tock_ui.test_move_words import words
from tests.games.tock_ui.test_picking import last_move, rows
from tests.tables import Opener, SilentBots

from spielblock.games.tock.game import GAME
from spielblock.games.tock.moves import Discard, Exchange
from spielblock.games.tock.ui.endings import Endings
from spielblock.games.tock.ui.listing import listed, stand_ins
from spielblock.shell.table_page import TablePage


def opened(open_table: Opener, pieces: str, hand: str = "7s") -> TablePage:
    where = position(pieces, f"A: {hand}; B: 2c; C: 3c; D: 4c")
    return open_table(None, *["easy"] * 3, position=where, thinker=SilentBots())


def told(pieces: str) -> list[str]:
    """Return the rows of a seven in words."""
    view = position(pieces, "A: 7s; B: 2c; C: 3c; D: 4c")
    rules = GAME.make_rules(view.options)
    moves = rules.moves(rules.from_position(view), 0)
    ends = Endings().of(view, moves)
    return [words(4).worded(view, move, card=False, ends=ends) for move in listed(view, moves, moves, ends)]


def test_parts_that_come_to_the_same_have_one_row() -> None:
    assert told("A: r0* g3") == [
        "Piece at your start: 7 forward",
        "Piece on goal field 3: 1 of 7 into the goal (4), rest only: piece at your start: 6 forward",
    ]


def test_a_part_says_what_is_left_and_whether_protection_ends() -> None:
    lines = told("A: r0* r13; B: r18*")
    assert [row.split(": ", 1)[1] for row in lines if row.startswith("Piece before Ben's goal")] == [
        "1 of 7, 6 left over, protection ends",
        "2 of 7, 5 left over, protection ends",
        "3 of 7, 4 left over, protection ends",
        "4 of 7, rest only: piece at your start: 3 forward",
    ]
    assert not [row for row in lines if row.startswith("Piece at your start") and "protection" in row]


def test_two_free_pieces_keep_all_their_parts(open_table: Opener) -> None:
    page = opened(open_table, "A: r20 r40", "7s 9c")
    assert [row for row in rows(page) if row[0] == "7"] == [
        "7s r20>r27",
        "7s r40>r47",
        "7s r20>…",
        "7s r40>…",
    ]


def test_a_part_without_a_row_is_marked_where_the_same_is_told(open_table: Opener) -> None:
    page = opened(open_table, "A: r0* g3")
    assert rows(page) == ["7s r0>r7", "7s g3>g4"]
    decision = page.table.decision
    assert decision is not None
    part = next(move for move in decision.moves if move.text() == "7s r0>r6")
    assert page.table.row_of(part).text() in rows(page)


def test_what_has_no_row_comes_to_what_the_rows_come_to() -> None:
    checked = 0
    for one in asked(GAME, 150):
        moves = [move for move in one.moves if not isinstance(move, Discard | Exchange)]
        ends = Endings().of(one.view, moves)
        left_out = {move: row for move, row in stand_ins(one.view, moves, ends).items() if move is not row}
        shown = [move for move in ends if move not in left_out]
        for move, row in left_out.items():
            checked += 1
            assert row not in left_out
            assert ends[move] <= frozenset().union(*[ends[other] for other in shown])
    assert checked


REST = "Rest of the seven: only one move is possible"


def test_of_a_rest_that_comes_to_the_same_it_is_said(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, "A: r0* g3", "7s 9c")
    click_move(qtbot, page, "7s g3>g4")
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.line == REST)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: last_move(page) == "7s r0>r6")


def test_a_rest_that_goes_by_itself_is_said_while_it_is_shown(qtbot: QtBot, open_table: Opener) -> None:
    page = opened(open_table, "A: r10 r17; B: r18*", "7s 9c")
    said: list[str] = []
    page.presenter.told.connect(lambda _: said.append(page.frame.prompt.prompt.line))
    click_move(qtbot, page, "7s r10>r16")
    qtbot.waitUntil(lambda: REST in said)
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.line == "Mara is to play")
