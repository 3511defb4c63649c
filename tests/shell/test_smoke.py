"""`--smoke` passes where all is well, and says in both languages what is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spielblock.match.savefile import SaveGame
from spielblock.shell import smoke_matches
from spielblock.shell.program import Program
from spielblock.shell.smoke_matches import matches
from spielblock.shell.smoke_pages import Tour
from spielblock.shell.smoke_waiting import SmokeError, until

SHORT = "rock_the_bock"
CARDS = "rockit"


def test_a_match_is_played_by_bots_left_opened_and_compared(program: Program) -> None:
    stations = dict(matches(program, Tour(program).see))
    assert len(stations) == len(program.preferences.kit.games)
    stations[f"{SHORT}: match"]()
    (kept,) = program.library.all()
    assert kept.game == SHORT
    assert kept.result is not None
    assert all(chair.level for chair in kept.chairs)


def test_a_match_that_is_over_before_it_can_be_left_is_followed_by_another(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(smoke_matches, "HALF_WAY", 10_000)
    monkeypatch.setattr(smoke_matches, "TRIES", 2)
    stations = dict(matches(program, Tour(program).see))
    with pytest.raises(SmokeError, match="2 matches in a row were over"):
        stations[f"{CARDS}: match"]()
    over = program.library.all()
    assert len(over) == 2
    assert all(match.result for match in over)
    monkeypatch.undo()
    stations[f"{CARDS}: match"]()
    assert len(program.library.all()) > 2


def test_a_step_that_is_not_in_the_file_is_noticed(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    write = SaveGame._write  # pyright: ignore[reportPrivateUsage]
    lines = iter(range(10_000))
    monkeypatch.setattr(SaveGame, "_write", lambda save, *done: write(save, *done[: next(lines) != 5]))
    stations = dict(matches(program, Tour(program).see))
    with pytest.raises(SmokeError, match="file"):
        stations[f"{SHORT}: match"]()


def test_every_page_is_shown(filled: Program) -> None:
    tour = Tour(filled)
    for _, visit in tour.pages():
        visit()
    tour.all_seen()


def test_a_page_that_was_not_shown_is_noticed(program: Program) -> None:
    tour = Tour(program)
    tour.see()
    with pytest.raises(SmokeError, match="not shown: .*TablePage"):
        tour.all_seen()


def test_waiting_in_vain_says_for_what() -> None:
    with pytest.raises(SmokeError, match="a miracle"):
        until(lambda: False, "a miracle", patience_ms=30)


BROKEN = """
import sys
from spielblock.shell import smoke
from spielblock.shell.smoke_waiting import until
def stations(program):
    yield "start", program.begin
    yield "a page", {fault}
smoke._stations = stations
sys.exit(smoke.smoke())
"""
IN_QT = "lambda: (program.window.shown.connect(lambda: 1 / 0), program.routes.show_settings())"


@pytest.mark.parametrize("fault", ["lambda: 1 / 0", IN_QT])
def test_a_fault_is_told_in_both_languages_and_in_the_exit_code(tmp_path: Path, fault: str) -> None:
    home = {name: str(tmp_path) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    env = {**os.environ, **home, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", BROKEN.format(fault=fault)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert "The smoke test failed at “a page”: division by zero" in done.stderr
    assert "Der Probelauf ist bei „a page“ gescheitert: division by zero" in done.stderr
    assert any("division by zero" in log.read_text("utf-8") for log in tmp_path.rglob("spielblock.log"))
