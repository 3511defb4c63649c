"""Files that are torn, damaged, foreign or newer: each is named, and what can be read can be played on."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.match.files import GAMES, begin, play, played

from spielblock.match.journal import Journal
from spielblock.match.migrations import Data, migrate
from spielblock.match.savefile import read, resume
from spielblock.match.trouble import BadSaveError, Trouble


def test_a_torn_end_is_cut_when_it_goes_on(rng: Random, tmp_path: Path) -> None:
    save = played(tmp_path, rng, 6)
    path = save.journal.path
    path.write_bytes(path.read_bytes()[:-10])
    torn = path.read_bytes()
    save, loaded = resume(path, GAMES)
    assert (loaded.trouble, loaded.steps) == (Trouble.TORN, 5)
    assert path.read_bytes() == torn
    play(save, rng, 1)
    save.close()
    assert read(path, GAMES).trouble is None
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_damaged_file_stays_as_it_is_and_can_be_played_on(rng: Random, tmp_path: Path) -> None:
    save = played(tmp_path, rng, 6)
    path = save.journal.path
    data = bytearray(path.read_bytes())
    data[data.index(b'[4,"') + 6] ^= 1
    path.write_bytes(data)
    save, loaded = resume(path, GAMES)
    assert loaded.trouble is Trouble.BROKEN
    assert 0 < loaded.steps < 6
    assert loaded.record.lost == 6 - loaded.steps
    assert path.read_bytes() == data
    play(save, rng, 1)
    save.close()
    assert read(path, GAMES).trouble is None
    assert path.with_name(path.name + ".damaged-1").read_bytes() == data


def test_a_line_that_is_not_legal_ends_the_reading(rng: Random, tmp_path: Path) -> None:
    save = played(tmp_path, rng, 2)
    path = save.journal.path
    journal = Journal(path, path.read_bytes(), read(path, GAMES).record)
    journal.append(("A", "fly"), ("A", "step"))
    journal.close()
    loaded = read(path, GAMES)
    assert loaded.report() == "restored up to step 2, 2 lost"
    assert (loaded.trouble, len(loaded.match.log)) == (Trouble.ILLEGAL, 2)


ODD_LINES: list[list[Any]] = [
    [],
    ["A"],
    ["A", 5],
    [None, "step"],
    ["Z", "undo"],
    ["A", "undo"],
    ["chance", "undo"],
    ["Z", "seat", {"kind": "bot", "level": "easy"}],
    ["A", "seat", {"kind": "bot", "level": None}],
    ["A", "seat", {"kind": "ghost", "level": None}],
    ["A", "step", {"stopped": False}],
    ["A", "step", {"stopped": True, "more": 1}],
    ["chance", "throw 1", {"stopped": True}],
    ["result", {}],
    ["result", {"scores": {"A": 1, "B": 1}, "ranking": [["A", "B"]]}],
]


@pytest.mark.parametrize("line", ODD_LINES, ids=str)
def test_odd_lines_end_the_reading(tmp_path: Path, line: list[Any]) -> None:
    save = begin(tmp_path)
    save.journal.append(line)
    save.close()
    assert read(save.journal.path, GAMES).trouble is Trouble.ILLEGAL


CHANGES: list[tuple[dict[str, Any], Trouble]] = [
    ({"game": "chess"}, Trouble.NO_GAME),
    ({"format": 99}, Trouble.NEWER),
    ({"rules": 99}, Trouble.NEWER),
    ({"format": "one"}, Trouble.HEADER),
    ({"format": 0}, Trouble.HEADER),
    ({"seats": []}, Trouble.HEADER),
    ({"seats": [{"level": "easy", "kind": "human"}] * 2}, Trouble.HEADER),
    ({"first": "C"}, Trouble.HEADER),
    ({"first": "chance"}, Trouble.HEADER),
    ({"options": {"rounds": "many"}}, Trouble.HEADER),
    ({"options": {"cheat": 1}}, Trouble.HEADER),
    ({"position": {"game": "lots", "seats": 9}}, Trouble.HEADER),
    ({"position": {"game": "tock"}}, Trouble.HEADER),
    ({"position": {"game": "lots", "seats": 3}}, Trouble.HEADER),
    ({"position": {"game": "lots", "seats": 2, "options": {"rounds": 1}}}, Trouble.HEADER),
    ({"colour": "red"}, Trouble.HEADER),
]


@pytest.mark.parametrize(("change", "trouble"), CHANGES, ids=str)
def test_a_wrong_header_is_named(tmp_path: Path, change: dict[str, Any], trouble: Trouble) -> None:
    save = begin(tmp_path)
    save.close()
    path = save.journal.path
    path.write_bytes(msgspec.json.encode(msgspec.json.decode(path.read_bytes()) | change) + b"\n")
    before = path.read_bytes()
    with pytest.raises(BadSaveError) as refused:
        resume(path, GAMES)
    assert refused.value.trouble is trouble
    assert path.read_bytes() == before


FILES: list[tuple[bytes, Trouble]] = [
    (b"", Trouble.FOREIGN),
    (b"\n", Trouble.FOREIGN),
    (b"Dear diary,\n", Trouble.FOREIGN),
    (b"\x89PNG\r\n\x1a\n\x00\x00", Trouble.FOREIGN),
    (b"[" * 100_000 + b"\n", Trouble.FOREIGN),
    (b'{"a":' * 100_000 + b"\n", Trouble.FOREIGN),
    (b"null\n", Trouble.FOREIGN),
    (b'{"format":1}\n', Trouble.HEADER),
    (b'{"format":1,"game":"lots","rul', Trouble.HEADER),
    (b'{"format":1,"game":"lots"}\n', Trouble.HEADER),
    (b'{"format":1,"game":"\\ud800"}\n', Trouble.HEADER),
    (b"x" * ((4 << 20) + 1), Trouble.TOO_LARGE),
]


@pytest.mark.parametrize(("data", "trouble"), FILES, ids=lambda value: str(value)[:40])
def test_what_is_no_match_is_named(tmp_path: Path, data: bytes, trouble: Trouble) -> None:
    path = tmp_path / "match.spielblock"
    path.write_bytes(data)
    with pytest.raises(BadSaveError) as refused:
        read(path, GAMES)
    assert refused.value.trouble is trouble


def test_no_file_a_folder_and_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, trouble in (
        (tmp_path / "missing", Trouble.MISSING),
        (tmp_path, Trouble.NO_FILE),
        (tmp_path / "pipe", Trouble.NO_FILE),
        (Path("/dev/null"), Trouble.NO_FILE),
    ):
        with pytest.raises(BadSaveError) as refused:
            read(path, GAMES)
        assert refused.value.trouble is trouble


def test_old_headers_are_brought_up_to_date_in_steps() -> None:
    def name_it(data: Data) -> Data:
        return data | {"name": "old"}

    def seat_it(data: Data) -> Data:
        return data | {"seats": [data["name"]]}

    new = migrate({"format": 1}, steps={1: name_it, 2: seat_it}, newest=3)
    assert new == {"format": 3, "name": "old", "seats": ["old"]}
