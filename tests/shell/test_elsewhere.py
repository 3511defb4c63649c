"""A match that was opened from another place is played there, and the home page knows it afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copy2

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.shell.test_home import ENTER, home, message, press
from tests.shell.test_leaving import back

from spielblock.shell import texts
from spielblock.shell.continue_card import ContinueCard, WelcomeCard
from spielblock.shell.matches_page import MatchesPage
from spielblock.shell.program import Program
from spielblock.shell.settings import Settings, SettingsFile
from spielblock.shell.table_page import TablePage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def file(tmp_path: Path, matches: Path) -> Path:
    """A match that waits, in a folder that is not the library."""
    (folder := tmp_path / "stick").mkdir()
    return Path(copy2(matches / "tock-begun.spielblock", folder))


def table(program: Program) -> TablePage:
    page = program.window.page
    assert isinstance(page, TablePage)
    return page


def matches_of(program: Program) -> MatchesPage:
    program.routes.show_matches()
    page = program.window.page
    assert isinstance(page, MatchesPage)
    return page


def test_after_leaving_it_is_offered_and_enter_goes_on_with_it(
    program: Program, qtbot: QtBot, file: Path
) -> None:
    program.receive([file])
    back(table(program), qtbot)
    assert isinstance(home(program).card, ContinueCard)
    press(qtbot, program, ENTER)
    assert table(program).save.journal.path == file


def test_the_next_start_knows_it_too(
    make_program: Callable[[Settings], Program], program: Program, qtbot: QtBot, file: Path, tmp_path: Path
) -> None:
    program.receive([file])
    program.window.close()
    again = make_program(SettingsFile(tmp_path / "settings.json").load())
    press(qtbot, again, ENTER)
    assert table(again).save.journal.path == file


def test_one_that_is_gone_is_not_spoken_of(program: Program, qtbot: QtBot, file: Path) -> None:
    program.receive([file])
    back(table(program), qtbot)
    file.unlink()
    program.trail.home()
    assert isinstance(home(program).card, WelcomeCard)
    assert program.window.overlay is None


def test_the_list_says_where_it_lies_and_lets_go_of_it_without_touching_the_file(
    program: Program, qtbot: QtBot, file: Path
) -> None:
    program.receive([file])
    back(table(program), qtbot)
    (row,) = matches_of(program).rows
    assert str(file.parent) in row.facts.text()
    qtbot.mouseClick(row.remove, LEFT)
    assert message(program).heading == texts.forget_really()
    qtbot.mouseClick(message(program).buttons[0], LEFT)
    assert file.exists()
    assert program.library.all() == []
    assert program.preferences.settings.elsewhere == ()


def test_matches_are_told_in_the_order_they_were_played(filled: Program, qtbot: QtBot, file: Path) -> None:
    filled.receive([file])
    back(table(filled), qtbot)
    changed = [kept.changed for kept in filled.library.all()]
    assert changed == sorted(changed, reverse=True)
    assert file in [kept.path for kept in filled.library.all()]


def test_what_is_played_in_the_library_or_is_over_is_told_once_or_not_at_all(
    filled: Program, qtbot: QtBot, file: Path, matches: Path
) -> None:
    before = filled.library.all()
    filled.receive([filled.library.folder / "tock-begun.spielblock"])
    back(table(filled), qtbot)
    filled.receive([Path(copy2(matches / "tock-over.spielblock", file.parent))])
    press(qtbot, filled, Qt.Key.Key_Escape)
    assert filled.library.all() == before
    assert filled.preferences.settings.elsewhere == ()


def test_only_so_many_are_remembered_the_last_ones(program: Program, file: Path) -> None:
    for number in range(10):
        program.routes.remember(file.with_name(f"{number}.spielblock"))
    program.routes.remember(file.with_name("5.spielblock"))
    names = [Path(name).stem for name in program.preferences.settings.elsewhere]
    assert names == ["2", "3", "4", "6", "7", "8", "9", "5"]


@pytest.mark.parametrize("name", ["a\udcff.spielblock"])
def test_a_name_that_is_no_text_is_not_remembered(program: Program, file: Path, name: str) -> None:
    program.routes.remember(file.with_name(name))
    assert program.preferences.settings.elsewhere == ()


def test_one_that_has_ended_stays_in_the_list(filled: Program, file: Path, matches: Path) -> None:
    before = len(filled.library.all())
    ended = Path(copy2(matches / "tock-over.spielblock", file.with_name("ended.spielblock")))
    filled.routes.remember(ended)
    (one,) = [kept for kept in filled.library.all() if kept.path == ended]
    assert one.result is not None
    assert one.elsewhere
    assert len(filled.library.all()) == before + 1
