"""Each try of a frozen program finds what it is there to find: a stand-in does one thing wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import bundle_running
import frozen_program
import pytest
from bundle_running import TRIES, Try, console, games, opens_a_file, second_start, smoke
from frozen_program import FrozenProgram, abroad

from spielblock.games import all_games

STAND_IN = Path(__file__).with_name("stand_in.py").read_text("utf-8")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script with a first line")


def _said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fault: str, tries: Sequence[Try]) -> list[str]:
    folder = tmp_path / "bundle"
    folder.mkdir()
    script = folder / "spielblock"
    script.write_text(f"#!{sys.executable}\n{STAND_IN}", "utf-8")
    script.chmod(0o755)
    with abroad(folder, tmp_path / "scratch") as program:
        # a stand-in may write where a program may not: what it wrote is to be noticed
        program.folder.chmod(0o755)
        monkeypatch.setenv("FAULT", fault)
        monkeypatch.setenv("GAMES", " ".join(all_games()))
        return list(bundle_running.running(program, tries))


def test_nothing_is_said_against_a_sound_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert _said(monkeypatch, tmp_path, "", TRIES) == []


@pytest.mark.parametrize(
    ("fault", "tried", "said"),
    [
        ("games", games, "the program lists"),
        ("console", console, "the console gives no answer"),
        ("German", console, "the console speaks no German"),
        ("bots", opens_a_file, "a match opened at the start does not go on"),
        ("worker", opens_a_file, "its worker does not answer"),
        ("ends badly", opens_a_file, "ends with 4 when it is asked to close"),
        ("hangs", opens_a_file, "does not end when it is asked to"),
        ("deaf", second_start, "does not answer"),
        ("second", second_start, "the second start ends with 3"),
        ("loses", second_start, "brought by a second start does not go on"),
        ("gives up", second_start, "the first program ended"),
        ("smoke", smoke, "--smoke ends with 5"),
        ("writes", smoke, "wrote into its own folder: cache"),
    ],
)
def test_a_fault_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fault: str, tried: Try, said: str
) -> None:
    monkeypatch.setattr(bundle_running, "PATIENCE", 1.0)
    monkeypatch.setattr(frozen_program, "END_SECONDS", 1)
    assert any(said in line for line in _said(monkeypatch, tmp_path, fault, [tried])), fault


def test_the_copy_lies_at_a_difficult_place(tmp_path: Path) -> None:
    (tmp_path / "bundle").mkdir()
    (tmp_path / "bundle" / "spielblock").touch()
    with abroad(tmp_path / "bundle", tmp_path / "scratch") as program:
        assert isinstance(program, FrozenProgram)
        assert "Spiele für alle" in str(program.file())
        assert program.file().stat().st_mode & 0o222 == 0
        assert program.folder.stat().st_mode & 0o222 == 0
