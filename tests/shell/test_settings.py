"""The one file of all settings."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielblock.match.seating import Chair
from spielblock.shell.settings import Place, Settings, SettingsFile, Table

CHOSEN = Settings(
    language="de",
    brightness="dark",
    speed="slow",
    scale=150,
    humans="hold",
    moves_shown=False,
    met=("tock",),
    tables={"tock": Table((Chair("Anna"), Chair("Ben", "easy")), {"fast_start": True}, True)},
    place=Place(10, 20, 1100, 700, maximised=True),
)


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "config" / "settings.json")


def test_what_is_saved_is_loaded_again(file: SettingsFile) -> None:
    assert file.save(CHOSEN)
    assert file.load() == CHOSEN


def test_without_a_file_there_are_defaults(file: SettingsFile) -> None:
    assert file.load() == Settings()


DAMAGED = [
    b"",
    b'{"place":{"x":99999999999,"y":0,"width":5,"height":5}}',
    b'{"place":{"x":0,"y":2147483647,"width":5,"height":5}}',
    b"{",
    b"[]",
    b'{"scale": 117}',
    b'{"speed": 1}',
    b"\xff\xfe",
    b'{"format": 2}',
    b"[" * 100_000,
]


@pytest.mark.parametrize("data", DAMAGED, ids=lambda data: repr(data[:16]))
def test_a_damaged_or_newer_file_is_kept_aside(file: SettingsFile, data: bytes) -> None:
    file.path.parent.mkdir()
    file.path.write_bytes(data)
    assert file.load() == Settings()
    assert not file.path.exists()
    aside = list(file.path.parent.iterdir())
    assert [one.read_bytes() for one in aside] == [data]


def test_what_an_older_program_did_not_know_is_no_damage(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    file.path.write_bytes(b'{"language": "de", "sound": true}')
    assert file.load() == Settings(language="de")


def test_where_nothing_can_be_written_one_can_play_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where a folder should be", "utf-8")
    assert not SettingsFile(tmp_path / "config" / "settings.json").save(CHOSEN)
