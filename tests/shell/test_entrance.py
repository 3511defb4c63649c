"""Of several starts one is the first, also when they come at the same moment."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from spielblock.shell.entrance import Entrance, meeting_place


@pytest.fixture
def place(tmp_path: Path) -> str:
    return meeting_place(tmp_path)


def cannot_reach() -> bool:
    return False


def test_the_first_goes_in_and_asks_nobody(place: str) -> None:
    entrance = Entrance(place)
    assert entrance.enter(pytest.fail)
    entrance.leave()


def test_a_later_start_reaches_the_first_and_stays_out(place: str) -> None:
    first, later = Entrance(place), Entrance(place)
    assert first.enter(pytest.fail)
    assert not later.enter(lambda: True)
    first.leave()


def test_a_later_start_waits_until_the_first_can_be_reached(place: str) -> None:
    first, later = Entrance(place), Entrance(place)
    assert first.enter(pytest.fail)
    answers = iter((False, False, True))
    assert not later.enter(lambda: next(answers))
    first.leave()


def test_a_later_start_goes_in_when_the_first_leaves_meanwhile(place: str) -> None:
    first, later = Entrance(place), Entrance(place)
    assert first.enter(pytest.fail)

    def leave() -> bool:
        first.leave()
        return False

    assert later.enter(leave)
    later.leave()


def test_a_first_that_cannot_be_reached_keeps_nobody_out_for_good(place: str) -> None:
    first, later = Entrance(place), Entrance(place)
    assert first.enter(pytest.fail)
    assert later.enter(cannot_reach, patience=0)
    first.leave()


def test_what_a_killed_program_has_left_is_no_obstacle(place: str) -> None:
    code = (
        "import os, sys\nfrom spielblock.shell.entrance import Entrance\n"
        "assert Entrance(sys.argv[1]).enter(lambda: False)\nos._exit(9)\n"
    )
    assert subprocess.run([sys.executable, "-c", code, place], check=False).returncode == 9
    entrance = Entrance(place)
    assert entrance.enter(pytest.fail)
    entrance.leave()


#: A start as it is, but for the page that it would show: it says so, and waits until it is asked to end.
START = """
import sys
from pathlib import Path
from spielblock.shell import start
start.Start._furnish = lambda self: print("in", flush=True)
start.Start.receive = lambda self, files: print(*files, flush=True)
sys.exit(start.play([Path(name) for name in sys.argv[1:]]))
"""


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[Popen[bytes]]]:
    home = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    env = {**os.environ, **home, "QT_QPA_PLATFORM": "offscreen"}
    files = [tmp_path / "one.spielblock", tmp_path / "two.spielblock"]
    starts = [Popen([sys.executable, "-c", START, file], env=env, stdout=PIPE) for file in files]
    yield starts
    for start in starts:
        start.kill()
        start.communicate()


@pytest.mark.skipif(os.name != "posix", reason="Windows has other folders and no such signals")
def test_two_starts_at_once_end_in_one_program_with_both_files(two: list[Popen[bytes]]) -> None:
    said = [start.stdout for start in two]
    first = 0 if said[0] is not None and said[0].readline() == b"in\n" else 1
    out = said[first]
    assert out is not None
    assert two[1 - first].wait(timeout=60) == 0
    two[first].terminate()
    assert two[first].wait(timeout=60) == 0
    words = out.read().decode().splitlines()
    assert words[-1].endswith(("two.spielblock", "one.spielblock")[first])
