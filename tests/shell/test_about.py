"""What the program is made of is listed where the build has written it down."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from spielblock.headless import paths
from spielblock.shell.about import Licences, parts
from spielblock.shell.message import Message
from spielblock.shell.program import Program
from spielblock.shell.settings import Settings

LISTED = [{"name": f"part {number}", "version": "1.0", "licence": "MIT"} for number in range(70)]


@pytest.fixture
def licences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "parts.json").write_text(json.dumps(LISTED), "utf-8")
    shipped = paths.data
    monkeypatch.setattr(paths, "data", lambda kind: folder if kind == "licences" else shipped(kind))
    return folder


def _message(program: Program) -> Message:
    program.routes.show_about()
    overlay = program.window.overlay
    assert overlay is not None
    assert isinstance(overlay.content, Message)
    return overlay.content


def _list(program: Program) -> Licences:
    _message(program).buttons[0].click()
    overlay = program.window.overlay
    assert overlay is not None
    assert isinstance(overlay.content, Licences)
    return overlay.content


def test_from_source_there_is_no_list(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "data", lambda kind: tmp_path / kind)
    assert len(_message(program).buttons) == 1


def test_every_part_stands_in_the_list(program: Program, licences: Path) -> None:
    shown = [label.text() for label in _list(program).list.findChildren(QLabel)]
    assert shown == [text for number in range(70) for text in (f"part {number} 1.0", "MIT")]
    assert len(parts(licences)) == 70


def test_keys_reach_all_of_it(program: Program, licences: Path) -> None:
    content = _list(program)
    assert program.window.focusWidget() is content.close_it
    content.list.setFocus()
    QTest.keyClick(content.list, Qt.Key.Key_Down)
    assert content.list.verticalScrollBar().value() > 0
    QTest.keyClick(content.list, Qt.Key.Key_Escape)
    assert program.window.overlay is None


def test_the_texts_can_be_opened(program: Program, licences: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    _list(program).folder.click()
    assert [Path(url.toLocalFile()) for url in opened] == [licences]


def test_the_list_speaks_german(make_program: Callable[[Settings], Program], licences: Path) -> None:
    program = make_program(Settings(language="de", brightness="dark", scale=150))
    assert _list(program).folder.text() == "Texte öffnen"
