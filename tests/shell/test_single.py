"""One program per user: later starts hand their files over."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import PIPE, Popen, run

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from spielblock.shell.entrance import meeting_place
from spielblock.shell.single import Reception, hand_over, is_running

LATER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from spielblock.shell.single import hand_over
app = QCoreApplication([])
print(hand_over(sys.argv[1], [Path(name) for name in sys.argv[2:]]))
"""


@pytest.fixture
def place(tmp_path: Path) -> str:
    return meeting_place(tmp_path)


def test_without_a_first_start_there_is_nobody_to_take_over(qapp: object, place: str) -> None:
    assert not hand_over(place, [])


def test_a_second_start_brings_its_files_and_ends(qtbot: QtBot, place: str, tmp_path: Path) -> None:
    reception = Reception(place)
    brought: list[object] = []
    reception.brought.connect(brought.append)
    with Popen([sys.executable, "-c", LATER, place, "one.spielblock"], stdout=PIPE, cwd=tmp_path) as later:
        qtbot.waitUntil(lambda: later.poll() is not None, timeout=10_000)
        assert later.stdout is not None
        assert later.stdout.read() == b"True\n"
    assert brought == [[tmp_path / "one.spielblock"]]
    reception.close()


@pytest.mark.skipif(os.name != "posix", reason="only there a name may be any bytes")
def test_a_file_whose_name_is_no_text_is_handed_over_too(qtbot: QtBot, place: str, tmp_path: Path) -> None:
    reception = Reception(place)
    brought: list[object] = []
    reception.brought.connect(brought.append)
    file = tmp_path / os.fsdecode(b"gr\xfc\xdfe.spielblock")
    with Popen([sys.executable, "-c", LATER, place, file], stdout=PIPE) as later:
        qtbot.waitUntil(lambda: later.poll() is not None, timeout=10_000)
    assert brought == [[file]]
    reception.close()


@pytest.mark.parametrize("words", [b"nonsense\n", b'{"a": 1}\n', b"[1, 2]\n", b"\xff\xff\n"])
def test_whatever_is_said_there_does_no_harm(qtbot: QtBot, place: str, words: bytes) -> None:
    reception = Reception(place)
    brought: list[object] = []
    reception.brought.connect(brought.append)
    socket = QLocalSocket()
    socket.connectToServer(place)
    assert socket.waitForConnected(1000)
    socket.write(words)
    qtbot.waitUntil(lambda: socket.bytesAvailable() > 0)
    assert brought == []
    assert reception.open
    socket.disconnectFromServer()
    reception.close()


def test_what_a_killed_program_has_left_is_cleared_away(qtbot: QtBot, place: str) -> None:
    code = (
        "import os, sys\nfrom PySide6.QtCore import QCoreApplication\n"
        "from spielblock.shell.single import Reception\napp = QCoreApplication([])\n"
        "Reception(sys.argv[1])\nos._exit(9)\n"
    )
    assert run([sys.executable, "-c", code, place], check=False).returncode == 9
    reception = Reception(place)
    assert reception.open
    reception.close()


ENDING = """
import sys
from PySide6.QtCore import QCoreApplication
from spielblock.shell.single import ask_to_end
app = QCoreApplication([])
print(ask_to_end(sys.argv[1]))
"""


def test_an_installer_may_ask_it_to_close(qtbot: QtBot, place: str) -> None:
    reception = Reception(place)
    reception.dismissed.connect(reception.close)
    assert is_running(place)
    with Popen([sys.executable, "-c", ENDING, place], stdout=PIPE) as asking:
        qtbot.waitUntil(lambda: asking.poll() is not None, timeout=10_000)
        assert asking.stdout is not None
        assert asking.stdout.read() == b"True\n"
    assert not is_running(place)
