"""A hint says what its move brings: which column or colour, how many points, first or later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import click_cell, position_after, table_of, wait_for_a_choice
from tests.tables import opener

from spielblock.bots.candidate import Candidate
from spielblock.bots.messages import Choose, Chosen
from spielblock.control.hints import Stage
from spielblock.control.thinker import Thinker
from spielblock.games.noch_mal.cells import COLUMN, LETTERS, named, names
from spielblock.games.noch_mal.gaining.texts import move_facts
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.moves import PASS, Cross, move_named
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import Dice, Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.ui.choosing import confirmable, picks_of
from spielblock.games.noch_mal.ui.looks import cell_of
from spielblock.headless.languages import catalogue
from spielblock.rules.contract import Start
from spielblock.rules.reason import Reason
from spielblock.shell.table_page import TablePage

KEY = Qt.Key
NOBODY = "+1, nobody has it yet"
AHEAD = Reason("noch_mal.bot.ahead")
OPENS = Reason("noch_mal.bot.opens", {"cells": 3})
LEFT = Reason("noch_mal.bot.column_left", {"column": "H", "left": 3})


@pytest.fixture
def plain(qapp: QApplication) -> Iterator[None]:
    """English, with its plurals."""
    translator = catalogue("en")
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def lacking(*free: str, seats: int = 2, other: bool = False) -> Position:
    """Return where the first seat lacks only these cells of a column; `other`: the second has all of it."""
    rules = NochMalRules(Options())
    state = rules.setup(Start(seats))
    at = LETTERS.index(free[0][0])
    way = named(("H4",)) & ~COLUMN[at]
    state.crossed[0] = COLUMN[at] & ~named(free) | way
    if other:
        state.crossed[1] = COLUMN[at] | way
        state.firsts[1] = 1 << at
    return rules.to_position(state)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(
    ("view", "move", "told"),
    [
        (lacking("H1"), "orange/1 H1", f"At once: column H complete {NOBODY}."),
        (lacking("H1", other=True), "orange/1 H1", "At once: column H complete +0, another was first."),
        (lacking("H1", seats=1), "orange/1 H1", "At once: column H complete +1."),
        (lacking("H1"), "joker/1 H1", f"At once: column H complete {NOBODY} · jokers −1."),
        (lacking("H6", "H7"), "yellow/2 H6 H7", f"At once: column H complete {NOBODY} · stars +2."),
        (lacking("H1", "H2"), "orange/1 H1", "Column H then lacks only one cell: +1, nobody has it yet."),
        (lacking("H1", "H2", other=True), "orange/1 H1", "It brings 2 new cells within reach."),
        (
            lacking("G1", "G2", other=True),
            "orange/1 G1",
            "Column G then lacks only one cell: +1, another was first.",
        ),
        (lacking("H1", "H2", seats=1), "orange/1 H1", "Column H then lacks only one cell: +1."),
        (lacking("H6", "H7"), "yellow/1 H6", "At once: stars +2. Column H then lacks only one cell: "),
    ],
)
def test_what_a_move_brings_is_said(view: Position, move: str, told: str) -> None:
    cross = move_named(move)
    assert cross is not None
    facts, left = move_facts(cross, view, (AHEAD,))
    assert facts.startswith(told)
    assert left == ()


@pytest.mark.usefixtures("plain")
def test_where_it_brings_nothing_the_most_exact_reason_comes_first() -> None:
    view, move = lacking("H1", "H2", "H3", "H4"), move_named("orange/1 H1")
    assert move is not None
    assert move_facts(move, view, (AHEAD, LEFT)) == ("", (LEFT, AHEAD))
    assert move_facts(move, view, (AHEAD,)) == ("It brings 3 new cells within reach.", ())
    assert move_facts(PASS, view, (AHEAD,)) == ("", (AHEAD,))


@pytest.mark.usefixtures("plain")
def test_what_reasons_know_beside_it_stays() -> None:
    view, move = lacking("H1", "H2"), move_named("orange/1 H1")
    assert move is not None
    assert move_facts(move, view, (AHEAD, OPENS))[1] == (OPENS,)


class Adviser(Thinker):
    """Advises the first move at once, or to pass, and gives the vaguest reason for it."""

    def __init__(self, *, passing: bool = False) -> None:
        super().__init__()
        self._passing = passing

    def think(self, question: Choose) -> int:
        rules = NochMalRules(question.view.options)
        moves = rules.decision(rules.from_position(question.view), 0, ()).moves
        action = next(move for move in moves if (move == PASS) is self._passing).text()
        answer = Chosen(action, (Candidate(action, 1.0, 0.0, (AHEAD,)),))
        QTimer.singleShot(0, self, lambda: self.chosen.emit(1, answer))
        return 1


def test_the_note_says_it(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        page = opened(None, position=position_after(20, 1), thinker=Adviser())
        qtbot.waitUntil(lambda: page.table.decision is not None)
        qtbot.keyClick(page, Qt.Key.Key_H)
        qtbot.waitUntil(lambda: page.hints.hints.stage is Stage.ONE)
        advice, decision = page.hints.hints.advice, page.table.decision
        assert advice is not None
        assert decision is not None
        facts, _ = move_facts(advice.move, decision.view, (AHEAD,))
        assert facts
        assert facts in page.frame.hint.text
        assert "throws ahead" not in page.frame.hint.text


def hinted(qtbot: QtBot, page: TablePage) -> Cross:
    """Ask for a hint and return its move."""
    assert wait_for_a_choice(qtbot, page)
    qtbot.keyClick(page, KEY.Key_H)
    qtbot.waitUntil(lambda: page.hints.hints.stage is Stage.ONE)
    advice = page.hints.hints.advice
    assert advice is not None
    assert isinstance(advice.move, Cross)
    return advice.move


def confirming(page: TablePage) -> tuple[str, bool]:
    button = page.frame.prompt.prompt.buttons[1]
    return button.text, button.enabled


@pytest.mark.parametrize("walked", [False, True])
def test_enter_puts_the_hint_together_and_enter_again_crosses_it_off(
    qtbot: QtBot, tmp_path: Path, walked: bool
) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        page = opened(None, position=position_after(20, 1), thinker=Adviser())
        assert wait_for_a_choice(qtbot, page)
        if walked:  # the cursor of the keyboard was on the sheet before
            qtbot.keyClick(page, KEY.Key_Left)
        move = hinted(qtbot, page)
        assert confirming(page) == ("Take the hint", True)
        qtbot.keyClick(page, KEY.Key_Return)
        assert confirmable(page.table.draft) is move
        assert confirming(page) == ("Cross off", True)
        qtbot.keyClick(page, KEY.Key_Return)
        qtbot.waitUntil(lambda: any(one.move == move for one in page.controller.match.log))


def test_a_cell_of_the_hint_puts_it_together_and_esc_takes_it_back(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        page = opened(None, position=position_after(20, 1), thinker=Adviser())
        move = hinted(qtbot, page)
        click_cell(qtbot, page, names(move.cells)[-1])
        assert confirmable(page.table.draft) is move
        qtbot.keyClick(page, KEY.Key_Escape)
        assert not page.table.draft.picked
        assert confirming(page) == ("Take the hint", True)


def test_enter_passes_if_the_hint_says_so_and_asks_first(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        page = opened(None, position=position_after(20, 1), thinker=Adviser(passing=True))
        assert wait_for_a_choice(qtbot, page)
        qtbot.keyClick(page, KEY.Key_Return)
        assert not page.table.doubted
        qtbot.keyClick(page, KEY.Key_H)
        qtbot.waitUntil(lambda: page.hints.hints.stage is Stage.ONE)
        qtbot.keyClick(page, KEY.Key_Return)
        assert page.table.doubted
        qtbot.keyClick(page, KEY.Key_Return)
        qtbot.waitUntil(lambda: any(one.move == PASS for one in page.controller.match.log))


def test_while_the_keyboard_is_on_a_cell_enter_is_about_that(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        page = opened(None, position=position_after(20, 1), thinker=Adviser())
        hinted(qtbot, page)
        qtbot.keyClick(page, KEY.Key_Left)
        keyed = table_of(page).sheets.big.grid.keyed
        assert keyed is not None
        assert confirming(page) == ("Cross off", False)
        qtbot.keyClick(page, KEY.Key_Return)
        assert cell_of(keyed) in picks_of(page.table.draft).cells


def test_a_move_that_costs_a_joker_more_for_the_same_cells_is_not_shown(qtbot: QtBot, tmp_path: Path) -> None:
    with opener(qtbot, tmp_path, GAME) as opened:
        position = replace(position_after(20, 1), phase="active", dice=Dice(("blue", "joker"), ("1", "2")))
        page = opened(None, position=position)
        assert wait_for_a_choice(qtbot, page)
        table, decision = table_of(page), page.table.decision
        assert decision is not None
        crosses = [move for move in decision.moves if isinstance(move, Cross)]
        shown = {table.meant(move, Candidate(move.text(), 0.0)) for move in crosses}
        assert 0 < len(shown) < len(crosses)
        least: dict[int, int] = {}
        for move in crosses:
            least[move.cells] = min(move.jokers, least.get(move.cells, move.jokers))
        assert all(isinstance(move, Cross) and move.jokers == least[move.cells] for move in shown)
