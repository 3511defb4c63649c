"""The match files of the library, as the home page and the list of matches tell of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from spielblock.match import disk
from spielblock.match.header import header_of
from spielblock.match.lines import PRACTICE, SEAT, UNDO, Ended, Played, Said, Undone, said
from spielblock.match.record import unbroken
from spielblock.match.results import Result
from spielblock.match.seating import Chair
from spielblock.match.trouble import BadSaveError, Trouble
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE, letter

ENDING: Final = ".spielblock"
#: So many lines at the end are tried, should the last ones be damaged.
LOOK_BACK: Final = 50
PRACTISED: Final = f'","{PRACTICE}","'.encode()
#: What marks the steps of chance.
DRAWN: Final = b',"chance","'
#: What marks lines that are no steps.
NO_STEPS: Final = (PRACTISED, f'","{UNDO}","'.encode(), f'","{SEAT}",'.encode())


@dataclass(frozen=True, slots=True)
class Kept:
    """One match file, told without playing it again. A file that is no match has a trouble and no game."""

    path: Path
    changed: float
    game: str = ""
    chairs: tuple[Chair, ...] = ()
    steps: int = 0
    #: How many of the steps were chance.
    drawn: int = 0
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    result: Result | None = None
    practice: bool = False
    trouble: Trouble | None = None
    #: What it was begun with: a copy has the same.
    origin: str = ""
    #: The first step that is damaged, if that was looked for; 0 if none is.
    damaged: int = 0
    #: Whether it lies in another place than the library.
    elsewhere: bool = False

    @property
    def winners(self) -> tuple[Chair, ...]:
        """Who came first; nobody before the end."""
        if self.result is None:
            return ()
        first = self.result.ranking[0]
        return tuple(chair for seat, chair in enumerate(self.chairs) if letter(seat) in first)

    @property
    def won(self) -> bool:
        """Whether a person came first in a match that counts: who plays alone beats nobody."""
        alone = len(self.chairs) == 1
        return not (self.practice or alone) and any(chair.level is None for chair in self.winners)


def kept_matches(folder: Path, games: Mapping[str, GameEntry], *, thorough: bool = False) -> list[Kept]:
    """Return all matches of a folder, the one that was played last first; `thorough` looks for damage."""
    try:
        paths = list(folder.glob(f"*{ENDING}"))
    except OSError:
        return []  # a folder that went away holds nothing
    found = sorted([(_changed(path), path) for path in paths], reverse=True)
    return [kept_match(path, games, thorough=thorough) for _, path in found]


def wins(matches: Iterable[Kept]) -> Mapping[str, int]:
    """Return how many matches of each game a person has won at this device."""
    return Counter(kept.game for kept in matches if kept.won)


def _changed(path: Path) -> float:
    """Return when a file was changed; one that leads nowhere comes last, and hides no other."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def kept_match(path: Path, games: Mapping[str, GameEntry], *, thorough: bool = False) -> Kept:
    """Return what can be told of one file."""
    changed = _changed(path)
    try:
        data = disk.read_bytes(path)
        header, game = header_of(data, games)
    except BadSaveError as problem:
        return Kept(path, changed, trouble=problem.trouble)
    good, lost = unbroken(data) if thorough else (0, 0)
    if lost and not good:
        return Kept(path, changed, trouble=Trouble.BROKEN)
    number, last = _last(data)
    result = last.result if isinstance(last, Ended) else None
    if any(mark in data for mark in NO_STEPS):
        steps, drawn = _steps(data)
    else:
        steps, drawn = number - (result is not None), data.count(DRAWN)
    return Kept(
        path,
        changed,
        game.id,
        header.seats,
        steps,
        drawn,
        header.options,
        result,
        practice=PRACTISED in data,
        origin=f"{header.created} {header.seed}",
        damaged=good + 1 if lost else 0,
    )


def _steps(data: bytes) -> tuple[int, int]:
    """Return how many steps there are and how many of them are chance: what was taken back is none of them,
    nor is a change of places."""
    by: list[int] = []
    for line in data.split(b"\n")[1:-1]:
        match _said(line)[1]:
            case Played(seat):
                by.append(seat)
            case Undone(seat) if seat in by:
                del by[len(by) - 1 - by[::-1].index(seat) :]
            case _:
                pass
    return len(by), by.count(CHANCE)


def _last(data: bytes) -> tuple[int, Said | None]:
    """Return the number and meaning of the last whole line; the whole chain is checked on opening."""
    for line in reversed(data.rsplit(b"\n", LOOK_BACK)[1:]):
        number, meaning = _said(line)
        if meaning is not None:
            return number, meaning
    return 0, None


def _said(line: bytes) -> tuple[int, Said | None]:
    """Return the number and meaning of a line; no meaning if it is torn or not the line of a match."""
    try:
        number, *parts, _ = msgspec.json.decode(line, type=list[Any])
        return int(number), said(parts)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError, LookupError, TypeError):
        return 0, None
