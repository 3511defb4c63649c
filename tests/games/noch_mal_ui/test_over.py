"""After the end the sheets can still be looked at, each with the name of its owner."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.by_list import play_by_list
from tests.games.noch_mal.playing import (
    click_cell,
    click_small,
    good_move,
    position_after,
    table_of,
    wait_for_a_choice,
)
from tests.tables import NAMES, match_of

from spielblock.games.noch_mal.game import GAME
from spielblock.rules.contract import Over
from spielblock.shell.end_page import EndPage
from spielblock.shell.program import Program
from spielblock.shell.table_page import TablePage


def play_on(qtbot: QtBot, program: Program, tmp_path: Path) -> TablePage:
    """Return the table of three people after its match has ended."""
    program.routes.play(match_of(tmp_path, GAME, None, None, None, position=position_after(38, 3)))
    page = program.window.page
    assert isinstance(page, TablePage)
    while wait_for_a_choice(qtbot, page):
        play_by_list(qtbot, page, good_move(page))
    assert isinstance(page.controller.match.pending, Over)
    qtbot.waitUntil(lambda: page.voice.over is not None and not page.queue.running)
    return page


def large(page: TablePage) -> tuple[str, str]:
    """Return whose sheet is large, and what name stands on it."""
    drawn = table_of(page).drawn()["large"]
    return drawn["owner"], drawn["name"]


def test_sheets_are_enlarged_after_the_end(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    page = play_on(qtbot, program, tmp_path)
    own = large(page)
    assert own == ("A", "Ada")
    click_small(qtbot, page, "B")
    assert large(page) == ("B", "Mara")
    click_cell(qtbot, page, "H4")
    assert large(page) == own


def test_so_they_are_when_one_comes_back_from_the_result(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    page = play_on(qtbot, program, tmp_path)
    own = large(page)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(program.window.page, EndPage))
    end = program.window.page
    assert end is not None
    qtbot.keyClick(end, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: program.window.page is page)
    names = dict(zip("ABC", NAMES, strict=False))
    seen = [own[0]]
    for _ in range(3):
        qtbot.keyClick(page, Qt.Key.Key_PageDown)
        owner, name = large(page)
        assert name == names[owner]
        seen.append(owner)
    assert seen[-1] == own[0]
    assert set(seen) == set(names)
    click_small(qtbot, page, "B" if own[0] != "B" else "C")
    assert large(page) != own
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert large(page) == own


@pytest.mark.parametrize(("level", "named"), [("medium", False), (None, True)])
def test_names_are_needed_where_several_people_look_at_one_screen(
    qtbot: QtBot, program: Program, tmp_path: Path, level: str | None, named: bool
) -> None:
    program.routes.play(match_of(tmp_path, GAME, None, level, position=position_after(9, 2)))
    page = program.window.page
    assert isinstance(page, TablePage)
    assert wait_for_a_choice(qtbot, page)
    names, own = dict(zip("AB", NAMES, strict=False)), "AB"[page.presenter.seat]
    assert large(page) == (own, names[own] if named else "")
    assert page.frame.prompt.prompt.line.startswith(f"{names[own]}, you") == named
    qtbot.keyClick(page, Qt.Key.Key_PageDown)
    other = "B" if own == "A" else "A"
    assert large(page) == (other, names[other])
