"""A match that cannot be saved is not left without a question, and all is written as soon as it can be."""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot
from tests.shell.test_home import begun_by_two, decide, dialog, message, press

from spielblock.games import all_games
from spielblock.match.savefile import read
from spielblock.shell import texts, texts_files
from spielblock.shell.home_page import HomePage
from spielblock.shell.program import Program
from spielblock.shell.table_page import TablePage
from spielblock.widgets import texts as table_texts

LEFT = Qt.MouseButton.LeftButton


def steps(path: Path) -> int:
    """Return how many steps can be read back from a file; -1 if it is no match now."""
    try:
        return len(read(path, all_games()).match.log)
    except ValueError:
        return -1


def back(page: TablePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.frame.top.back_button, LEFT)


def answer(program: Program, qtbot: QtBot, words: str) -> None:
    (button,) = [button for button in message(program).buttons if button.text() == words]
    qtbot.mouseClick(button, LEFT)


@pytest.fixture
def played(program: Program, qtbot: QtBot) -> TablePage:
    """A table at which persons have decided, so that it would be missed."""
    page = begun_by_two(program)
    for _ in range(3):
        decide(page, qtbot)
    qtbot.waitUntil(lambda: steps(page.save.journal.path) == len(page.save.match.log))
    return page


def block(page: TablePage) -> Path:
    """Let nothing be written: where the folder was there is a file."""
    folder = page.save.journal.path.parent
    rmtree(folder)
    folder.write_text("no folder", "utf-8")
    return folder


def test_a_folder_removed_in_mid_match_comes_back_with_all_steps(played: TablePage, qtbot: QtBot) -> None:
    path = played.save.journal.path
    rmtree(path.parent)
    decide(played, qtbot)
    qtbot.waitUntil(lambda: steps(path) == len(played.save.match.log))


def test_a_folder_that_can_be_made_only_later_comes_back_then(played: TablePage, qtbot: QtBot) -> None:
    path = played.save.journal.path
    folder = block(played)
    decide(played, qtbot)
    qtbot.waitUntil(lambda: played.frame.banner.text == table_texts.not_saved())
    folder.unlink()
    qtbot.waitUntil(lambda: steps(path) == len(played.save.match.log))
    qtbot.waitUntil(lambda: played.frame.banner.text == "")


def test_leaving_brings_a_removed_file_back_though_nothing_was_played_since(
    program: Program, played: TablePage, qtbot: QtBot
) -> None:
    path, count = played.save.journal.path, len(played.save.match.log)
    rmtree(path.parent)
    back(played, qtbot)
    assert isinstance(program.window.page, HomePage)
    assert program.window.overlay is None
    assert steps(path) == count
    assert [kept.path for kept in program.library.all()] == [path]


def test_who_goes_home_is_asked_and_can_stay(program: Program, played: TablePage, qtbot: QtBot) -> None:
    folder = block(played)
    back(played, qtbot)
    assert message(program).heading == texts_files.not_saved()
    assert folder.name in message(program).why
    answer(program, qtbot, texts_files.stay())
    assert program.window.page is played
    back(played, qtbot)
    press(qtbot, program, Qt.Key.Key_Escape)
    assert program.window.page is played
    folder.unlink()
    back(played, qtbot)
    assert isinstance(program.window.page, HomePage)


def test_who_goes_home_can_leave_anyway(program: Program, played: TablePage, qtbot: QtBot) -> None:
    block(played)
    back(played, qtbot)
    answer(program, qtbot, texts_files.leave_anyway())
    assert isinstance(program.window.page, HomePage)
    assert program.window.overlay is None


def test_a_copy_elsewhere_lets_go_of_the_table(
    program: Program, played: TablePage, qtbot: QtBot, tmp_path: Path
) -> None:
    block(played)
    back(played, qtbot)
    answer(program, qtbot, texts.save_copy())
    choose(program, qtbot, target := tmp_path / "rescued.spielblock")
    qtbot.waitUntil(lambda: isinstance(program.window.page, HomePage))
    assert steps(target) == len(played.save.match.log)
    assert [kept.path for kept in program.library.all()] == [target]


def test_a_copy_that_does_not_come_about_keeps_the_table(
    program: Program, played: TablePage, qtbot: QtBot
) -> None:
    block(played)
    back(played, qtbot)
    answer(program, qtbot, texts.save_copy())
    qtbot.keyClick(file_dialog(program, qtbot), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not program.window.findChildren(QFileDialog))
    assert program.window.page is played
    back(played, qtbot)
    assert message(program).heading == texts_files.not_saved()


def file_dialog(program: Program, qtbot: QtBot) -> QFileDialog:
    qtbot.waitUntil(lambda: bool(program.window.findChildren(QFileDialog)))
    (found,) = program.window.findChildren(QFileDialog)
    return found


def choose(program: Program, qtbot: QtBot, path: Path) -> None:
    """Type a name into the dialog for files and confirm it."""
    chooser = file_dialog(program, qtbot)
    edit = chooser.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    edit.setText(str(path))
    qtbot.keyClick(edit, Qt.Key.Key_Return)


def test_another_match_begins_only_when_that_is_wanted(
    program: Program, played: TablePage, qtbot: QtBot
) -> None:
    block(played)
    for words, stays in ((texts_files.stay(), True), (texts_files.leave_anyway(), False)):
        program.routes.new_match("schock")
        qtbot.mouseClick(dialog(program).start, LEFT)
        assert program.window.page is played
        answer(program, qtbot, words)
        assert (program.window.page is played) is stays
    page = program.window.page
    assert isinstance(page, TablePage)
    assert page.save.game.id == "schock"


def test_a_file_that_is_not_opened_after_all_is_free(
    program: Program, played: TablePage, qtbot: QtBot, matches: Path
) -> None:
    block(played)
    other = matches / "tock-begun.spielblock"
    program.receive([other])
    answer(program, qtbot, texts_files.stay())
    assert program.window.page is played
    save, _ = program.library.open(other)
    save.close()


def test_quitting_asks_and_staying_keeps_the_window(
    program: Program, played: TablePage, qtbot: QtBot
) -> None:
    block(played)
    for _ in range(2):  # asked twice, it is still one question
        program.commands.action("quit").trigger()
        assert program.window.isVisible()
    answer(program, qtbot, texts_files.stay())
    assert program.window.overlay is None
    assert program.window.isVisible()
    program.commands.action("quit").trigger()
    answer(program, qtbot, texts_files.leave_anyway())
    assert not program.window.isVisible()


def test_quitting_asks_nothing_where_all_is_saved_after_all(
    program: Program, played: TablePage, qtbot: QtBot
) -> None:
    path, folder = played.save.journal.path, block(played)
    decide(played, qtbot)
    folder.unlink()
    program.commands.action("quit").trigger()
    assert not program.window.isVisible()
    assert steps(path) == len(played.save.match.log)


def test_a_match_that_nobody_would_miss_is_left_without_a_question(program: Program, qtbot: QtBot) -> None:
    page = begun_by_two(program)
    block(page)
    back(page, qtbot)
    assert isinstance(program.window.page, HomePage)
