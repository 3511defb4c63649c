"""Faults that nobody has caught."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spielblock.shell.crash import MOST_BYTES, CrashHandler, write_down
from spielblock.shell.message import Message
from spielblock.shell.program import Program


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "logs" / "spielblock.log"


def fail(handler: CrashHandler) -> None:
    """Let the handler see a fault, as Python would."""
    try:
        raise ZeroDivisionError("the dice are gone")
    except ZeroDivisionError as fault:
        sys.excepthook(ZeroDivisionError, fault, fault.__traceback__)


def test_a_fault_is_written_down_and_told_once_until_it_was_read(qtbot: QtBot, log: Path) -> None:
    handler = CrashHandler(log)
    told: list[str] = []
    handler.fell.connect(told.append)
    fail(handler)
    fail(handler)
    assert len(told) == 1
    assert log.read_text("utf-8").count("\nZeroDivisionError: the dice are gone") == 2
    handler.told()
    fail(handler)
    assert len(told) == 2
    handler.close()


def test_a_fault_in_another_thread_is_caught_too(qtbot: QtBot, log: Path) -> None:
    handler = CrashHandler(log)

    def work() -> None:
        raise KeyError("lid")

    told: list[str] = []
    handler.fell.connect(told.append)
    with qtbot.waitSignal(handler.fell):
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    assert "KeyError" in told[0]
    handler.close()


def test_details_say_versions_but_not_who_sits_there(qtbot: QtBot, log: Path) -> None:
    handler = CrashHandler(log)
    told: list[str] = []
    handler.fell.connect(told.append)
    fail(handler)
    handler.close()
    assert told[0].startswith("Spielblock ")
    assert str(Path.home()) + "/" not in told[0].replace(str(Path(__file__).parents[2]), "")


def test_a_log_that_has_grown_large_begins_anew(log: Path) -> None:
    log.parent.mkdir()
    log.write_bytes(b"x" * (MOST_BYTES + 1))
    assert write_down(log, "new")
    assert log.stat().st_size < 1000


def test_a_log_that_cannot_be_written_is_no_second_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert not write_down(tmp_path / "file" / "x.log", "text")


def test_what_is_said_of_the_match_is_so(
    program: Program, at_table: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def said() -> str:
        program.show_fault("details", lambda: None)
        overlay = program.window.overlay
        assert overlay is not None
        message = overlay.content
        assert isinstance(message, Message)
        message.main.click()
        return message.accessibleName()

    save = at_table.routes.playing
    assert save is not None
    assert "is saved up to the last step" in said()
    monkeypatch.setattr(save.journal, "settle", lambda: False)
    assert "could not be saved" in said()
    at_table.routes.go_home()
    if program.window.overlay is not None:
        program.window.close_overlays()
    assert "match" not in said()


def test_the_window_says_so_politely_and_gives_the_details(program: Program, qapp: QApplication) -> None:
    read: list[bool] = []
    program.show_fault("what helps to mend it", lambda: read.append(True))
    overlay = program.window.overlay
    assert overlay is not None
    message = overlay.content
    assert isinstance(message, Message)
    message.buttons[0].click()
    assert qapp.clipboard().text() == "what helps to mend it"
    assert program.window.overlay is overlay
    message.main.click()
    assert program.window.overlay is None
    assert read == [True]
