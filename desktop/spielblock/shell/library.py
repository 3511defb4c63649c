"""The folder of match files: begin a match there, read one, list all, copy, remove."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from spielblock.match import disk
from spielblock.match.savefile import Loaded, SaveGame, read, resume, start
from spielblock.match.seating import Chair
from spielblock.match.trouble import BadSaveError
from spielblock.rules.contract import Decide
from spielblock.rules.entry import GameEntry
from spielblock.shell.kept_matches import ENDING, Kept, kept_matches


class Library:
    """Where matches lie. Every match has a file of its own from its first moment on."""

    def __init__(self, folder: Path, games: Mapping[str, GameEntry]) -> None:
        self.folder = folder
        self._games = games

    def begin(
        self, game: str, chairs: Sequence[Chair], options: Struct, *, teams: bool = False, first: int = 0
    ) -> SaveGame:
        """Begin a match and its file, or raise ValueError with what does not fit."""
        seed = secrets.token_hex(8)
        day = datetime.now().strftime("%Y-%m-%d")
        path = self.folder / f"{game}-{day}-{seed[:6]}{ENDING}"
        return start(path, self._games[game], options, tuple(chairs), seed, first=first, teams=teams)

    def again(self, save: SaveGame) -> SaveGame:
        """Begin the same match once more; the next seat begins."""
        header = save.header
        first = (save.match.start.first + 1) % len(header.seats)
        options: Struct = msgspec.convert(header.options, save.game.options)
        return self.begin(header.game, save.chairs, options, teams=header.teams, first=first)

    def open(self, path: Path) -> tuple[SaveGame, Loaded]:
        """Read a match to go on with it, or raise BadSaveError."""
        return resume(path, self._games)

    def turn(self, path: Path) -> str:
        """Return the name of whose turn it is in a match, or nothing if chance is next or it is over."""
        try:
            loaded = read(path, self._games)
        except BadSaveError:
            return ""
        pending = loaded.match.pending
        return loaded.chairs[pending.seats[0]].name if isinstance(pending, Decide) else ""

    def all(self) -> list[Kept]:
        """Return all matches, the one that was played last first."""
        return kept_matches(self.folder, self._games)

    def copy(self, path: Path, target: Path) -> None:
        """Write a whole copy of a match to another place, or raise OSError."""
        disk.write_whole(target, path.read_bytes())

    def remove(self, path: Path) -> None:
        """Remove a match for good, or raise OSError."""
        path.unlink()
