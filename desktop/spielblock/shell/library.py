"""The folder of match files: begin a match there, read one, list all, copy, remove."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from spielblock.match import disk
from spielblock.match.savefile import Loaded, SaveGame, read, resume, start
from spielblock.match.seating import Chair
from spielblock.match.trouble import BadSaveError
from spielblock.rules.contract import Decide, Over
from spielblock.rules.entry import GameEntry
from spielblock.shell.kept_matches import ENDING, Kept, kept_match, kept_matches

#: More steps than this for each seat, throws too, are more than a match that was begun by mistake.
MUCH: Final = 1


class Turn(NamedTuple):
    """Whose turn it is, and whether that is the only person at the table: you."""

    name: str
    alone: bool


class Library:
    """Where matches lie. Every match has a file of its own from its first moment on."""

    def __init__(self, folder: Path, games: Mapping[str, GameEntry]) -> None:
        self.folder = folder
        #: Files in other places, which are told of too as long as they are there.
        self.elsewhere: Sequence[Path] = ()
        self._games = games
        #: The matches that were begun since the start of the program and in which no person has decided.
        self._idle: list[SaveGame] = []

    def begin(
        self, game: str, chairs: Sequence[Chair], options: Struct, *, teams: bool = False, first: int = 0
    ) -> SaveGame:
        """Begin a match and its file, or raise ValueError with what does not fit."""
        seed = secrets.token_hex(8)
        day = datetime.now().strftime("%Y-%m-%d")
        path = self.folder / f"{game}-{day}-{seed[:6]}{ENDING}"
        save = start(path, self._games[game], options, tuple(chairs), seed, first=first, teams=teams)
        self._idle.append(save)
        return save

    def again(self, save: SaveGame) -> SaveGame:
        """Begin the same match once more; the next seat begins."""
        header = save.header
        first = (save.match.start.first + 1) % len(header.seats)
        options: Struct = msgspec.convert(header.options, save.game.options)
        return self.begin(header.game, save.chairs, options, teams=header.teams, first=first)

    def open(self, path: Path) -> tuple[SaveGame, Loaded]:
        """Read a match to go on with it, or raise BadSaveError."""
        return resume(path, self._games)

    def turn(self, path: Path) -> Turn | None:
        """Return whose turn it is in a match, or None if chance is next or it is over."""
        try:
            loaded = read(path, self._games)
        except BadSaveError:
            return None
        pending = loaded.match.pending
        if not isinstance(pending, Decide):
            return None
        chair = loaded.chairs[pending.seats[0]]
        persons = sum(one.level is None for one in loaded.chairs)
        return Turn(chair.name, alone=chair.level is None and persons == 1)

    def all(self, *, thorough: bool = False) -> list[Kept]:
        """Return all matches, the one that was played last first. One that only just began is none yet.

        `thorough` looks for damage too, which takes longer.
        """
        self._idle = [save for save in self._idle if not _decided(save)]
        idle = {save.journal.path for save in self._idle}
        found = kept_matches(self.folder, self._games, thorough=thorough)
        others = [kept for path in self.elsewhere if (kept := self._other(path, thorough)) is not None]
        both = [*[kept for kept in found if kept.path not in idle], *others]
        return sorted(both, key=lambda kept: -kept.changed) if others else both

    def _other(self, path: Path, thorough: bool) -> Kept | None:
        """Return what can be told of a match elsewhere; nothing if it is gone or lies here by now."""
        kept = kept_match(path, self._games, thorough=thorough)
        return replace(kept, elsewhere=True) if kept.game and not self.has_room_for(path) else None

    def tidy(self, playing: SaveGame | None = None) -> None:
        """Remove matches that were begun and left before a person decided anything; nobody misses them."""
        left = [save for save in self._idle if save is not playing and not _decided(save)]
        self._idle = [save for save in self._idle if save is playing]
        for save in left:
            with suppress(OSError):  # where nothing can be removed it stays, and is a match like others
                save.journal.path.unlink(missing_ok=True)

    def keeps(self, save: SaveGame) -> bool:
        """Return whether a match can be left: it is on the disk, which is tried once more, or no loss."""
        return (save in self._idle and not _decided(save)) or save.journal.settle()

    def copy(self, save: SaveGame, target: Path) -> None:
        """Write a whole copy of a match to another place, or raise OSError."""
        disk.write_whole(target, save.journal.whole())

    def holds(self, path: Path) -> bool:
        """Return whether a file is one of the matches of the library, or of those that lie elsewhere."""
        here = path.suffix == ENDING and path.exists() and self.has_room_for(path)
        return here or any(same(path, other) for other in self.elsewhere)

    def has_room_for(self, path: Path) -> bool:
        """Return whether a file lies in the folder of the library, or would."""
        return path.parent == self.folder or same(path.parent, self.folder)

    def keep_result(self, save: SaveGame) -> None:
        """Keep a finished match as it is before it becomes practice, or raise OSError.

        Only what lies in the library is kept there; a file that was opened elsewhere has its place.
        """
        path = save.journal.path
        over = isinstance(save.match.pending, Over)
        if not over or save.match.practice or not same(path.parent, self.folder):
            return
        times = path.stat()
        kept = next(
            one for number in count(2) if not (one := path.with_stem(f"{path.stem}-{number}")).exists()
        )
        self.copy(save, kept)
        os.utime(kept, ns=(times.st_atime_ns, times.st_mtime_ns))

    def remove(self, path: Path) -> None:
        """Remove a match for good, or raise OSError. One that is gone already is no trouble."""
        path.unlink(missing_ok=True)


def same(one: Path, other: Path) -> bool:
    """Return whether both lead to the same file, also over a link or another way to its folder."""
    try:
        return one.samefile(other)
    except OSError:
        return False  # one of them leads nowhere


def _decided(save: SaveGame) -> bool:
    """Return whether somebody would miss a match: a person has decided, or much has happened without one.

    One without persons counts as it is, and so does practice: there a person has taken something back.
    """
    persons = {seat for seat, chair in enumerate(save.header.seats) if chair.level is None}
    log = save.match.log
    much = len(log) > MUCH * len(save.header.seats)
    return save.match.practice or not persons or much or any(entry.by in persons for entry in log)
