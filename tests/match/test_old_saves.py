"""Files of every format are read for ever. They are never edited; a new format adds a folder."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest

from spielblock.games import all_games
from spielblock.match.savefile import read

SAVES = sorted((Path(__file__).parent / "saves").rglob("*.spielblock"))
#: Where each match stands at its end: a digest of the position, written down.
ENDS = {
    "format_1/noch_mal": "773be3ad3eeeb338",
    "format_1/rock_the_bock": "c7f0d364561aa305",
    "format_1/rockit": "2cac4b40eb01b96f",
    "format_1/schock": "8353cf9527b03456",
    "format_1/tock": "d136a29bf6286ec3",
}


def stands(path: Path) -> str:
    match = read(path, all_games()).match
    position = msgspec.json.encode(match.rules.to_position(match.state))
    return hashlib.sha256(position).hexdigest()[:16]


def test_every_game_has_a_file_of_every_format() -> None:
    assert {path.stem for path in SAVES} == set(all_games())


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_file_is_read_to_its_end(path: Path) -> None:
    loaded = read(path, all_games())
    assert loaded.trouble is None
    assert loaded.match.practice
    assert any(entry.stopped for entry in loaded.match.log)
    assert stands(path) == ENDS[f"{path.parent.name}/{path.stem}"]
