"""Copies of a match: where they lie is said, why one was not written too, and no match is written over."""

from __future__ import annotations

import errno
from pathlib import Path
from shutil import copy2, rmtree

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from tests.shell.test_home import decide, message
from tests.shell.test_leaving import choose

from spielblock.match import disk
from spielblock.shell import texts_files as texts
from spielblock.shell.file_troubles import unwritten
from spielblock.shell.program import Program
from spielblock.shell.table_page import TablePage
from spielblock.widgets.overlays import Toast


@pytest.fixture
def page(at_table: Program, qtbot: QtBot) -> TablePage:
    page = at_table.window.page
    assert isinstance(page, TablePage)
    decide(page, qtbot)
    return page


def copy_to(program: Program, qtbot: QtBot, path: Path) -> None:
    program.commands.action("copy").trigger()
    choose(program, qtbot, path)
    qtbot.waitUntil(lambda: not program.window.findChildren(QFileDialog))


def test_a_copy_is_whole_and_it_is_said_where_it_lies(
    at_table: Program, page: TablePage, qtbot: QtBot, tmp_path: Path
) -> None:
    target = tmp_path / "copy.spielblock"
    copy_to(at_table, qtbot, target)
    assert target.read_bytes()
    assert page.save.journal.whole().startswith(target.read_bytes())
    assert "“copy.spielblock”" in page.frame.toast.text
    assert tmp_path.name in page.frame.toast.text


def test_what_is_proposed_says_that_it_is_a_copy(at_table: Program, page: TablePage, qtbot: QtBot) -> None:
    at_table.commands.action("copy").trigger()
    qtbot.waitUntil(lambda: bool(at_table.window.findChildren(QFileDialog)))
    (dialog,) = at_table.window.findChildren(QFileDialog)
    assert [Path(name).name for name in dialog.selectedFiles()] == [
        texts.copy_name(page.save.journal.path.stem) + ".spielblock"
    ]
    dialog.reject()


def test_a_copy_of_what_is_not_on_the_disk_is_whole_too(
    at_table: Program, page: TablePage, tmp_path: Path
) -> None:
    rmtree(page.save.journal.path.parent)
    target = tmp_path / "copy.spielblock"
    assert at_table.routes.files.copy_to(page.save, target)
    assert target.read_bytes() == page.save.journal.whole()


def test_a_folder_that_is_missing_is_named(at_table: Program, page: TablePage, tmp_path: Path) -> None:
    assert not at_table.routes.files.copy_to(page.save, tmp_path / "nowhere" / "copy.spielblock")
    assert message(at_table).heading == texts.not_copied()
    assert "There is no folder" in message(at_table).why
    assert "nowhere" in message(at_table).why
    assert texts.match_untouched() in message(at_table).why


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.EACCES, texts.forbidden),
        (errno.EROFS, texts.forbidden),
        (errno.ENOSPC, texts.full),
    ],
)
def test_each_cause_has_its_own_sentence(
    at_table: Program,
    page: TablePage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    said: object,
) -> None:
    def fails(*_: object) -> None:
        raise OSError(number, "it does not work")

    with monkeypatch.context() as patched:
        patched.setattr(disk, "write_draft", fails)
        assert not at_table.routes.files.copy_to(page.save, tmp_path / "copy.spielblock")
    assert callable(said)
    why = message(at_table).why.replace("\u200b", "")
    assert why == f"{said(str(tmp_path))} {texts.match_untouched()}"


def test_what_has_no_sentence_is_told_as_the_system_says_it(tmp_path: Path) -> None:
    assert "broken pipe" in unwritten(OSError(errno.EPIPE, "broken pipe"), tmp_path)
    assert unwritten(None, tmp_path).startswith("The disk of")


def test_the_match_itself_is_not_written_over(at_table: Program, page: TablePage, qtbot: QtBot) -> None:
    path = page.save.journal.path
    qtbot.waitUntil(lambda: path.read_bytes() == page.save.journal.whole())
    before = path.stat().st_ino
    assert not at_table.routes.files.copy_to(page.save, path)
    assert path.name in message(at_table).why
    assert path.stat().st_ino == before


def test_another_match_of_the_list_is_not_written_over(
    at_table: Program, page: TablePage, matches: Path
) -> None:
    other = at_table.library.folder / "other.spielblock"
    copy2(matches / "tock-over.spielblock", other)
    assert not at_table.routes.files.copy_to(page.save, other)
    assert "“other.spielblock” is another match" in message(at_table).why
    assert other.read_bytes() == (matches / "tock-over.spielblock").read_bytes()


def test_a_match_that_lies_elsewhere_but_is_in_the_list_is_not_written_over(
    at_table: Program, page: TablePage, matches: Path, tmp_path: Path
) -> None:
    other = Path(copy2(matches / "tock-begun.spielblock", tmp_path))
    at_table.routes.remember(other)
    assert not at_table.routes.files.copy_to(page.save, other)
    assert "another match" in message(at_table).why


def test_at_the_end_of_a_match_it_is_said_too(filled: Program, qtbot: QtBot, tmp_path: Path) -> None:
    filled.receive([filled.library.folder / "tock-over.spielblock"])
    copy_to(filled, qtbot, tmp_path / "copy.spielblock")
    (toast,) = filled.window.findChildren(Toast)
    assert toast.isVisible()
    assert "“copy.spielblock”" in toast.text


def test_a_copy_may_lie_among_the_matches_and_take_the_place_of_files_elsewhere(
    at_table: Program, page: TablePage, tmp_path: Path
) -> None:
    (elsewhere := tmp_path / "old.spielblock").write_text("an older copy", "utf-8")
    for target in (at_table.library.folder / "new.spielblock", elsewhere):
        assert at_table.routes.files.copy_to(page.save, target)
        assert page.save.journal.whole().startswith(target.read_bytes())
