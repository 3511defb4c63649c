"""The first line of a match file: all that was settled before the first move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from spielblock.match.migrations import FORMAT, migrate
from spielblock.match.seating import Chair
from spielblock.match.trouble import BadSaveError, Trouble
from spielblock.rules.contract import Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import seat_of


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """`rules` is the version of the rules; `position` a position that was set up, or null."""

    format: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Chair, ...]
    first: str
    teams: bool
    sheet: tuple[str, ...]
    seed: str
    position: dict[str, Any] | None
    created: str


def header_of(data: bytes, games: Mapping[str, GameEntry]) -> tuple[Header, GameEntry]:
    """Return the header of a file and its game, or raise BadSaveError with what kind of file it is."""
    line, end, _ = data.partition(b"\n")
    plain = _plain(line)
    if not end or not _claims(plain):
        raise BadSaveError(Trouble.FOREIGN if not line.startswith(b'{"format":') else Trouble.HEADER)
    if plain["format"] > FORMAT:
        raise BadSaveError(Trouble.NEWER, f"format {plain['format']}")
    if plain["game"] not in games:
        raise BadSaveError(Trouble.NO_GAME, plain["game"])
    game = games[plain["game"]]
    try:
        header = msgspec.convert(migrate(plain), Header)
    except (ValueError, TypeError, KeyError, RecursionError) as problem:
        raise BadSaveError(Trouble.HEADER, str(problem)) from problem
    if header.rules > game.rules_version:
        raise BadSaveError(Trouble.NEWER, f"rules {header.rules}")
    try:
        fitting(game, len(header.seats), teams=header.teams)
    except ValueError as problem:
        raise BadSaveError(Trouble.HEADER, str(problem)) from problem
    return header, game


def fitting(game: GameEntry, seats: int, *, teams: bool) -> None:
    """Raise ValueError if the game is not played by so many, or not in teams."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} has {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    if teams and seats not in game.teams:
        raise ValueError(f"{game.id} has no teams with {seats} seats")


def start_of(header: Header, game: GameEntry) -> Start:
    """Return what the rules are to be set up with, or raise ValueError."""
    seats = len(header.seats)
    first = seat_of(header.first)
    if not 0 <= first < seats:
        raise ValueError(f"{header.first} has no seat")
    return Start(seats, first, header.teams, colours_of(game, header.seats), header.sheet)


def colours_of(game: GameEntry, chairs: Sequence[Chair]) -> tuple[str, ...]:
    """Return the colours of the seats where they matter for the rules; none if somebody has none."""
    colours = tuple([chair.colour for chair in chairs])
    return colours if game.colours and all(colours) else ()


def _plain(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _claims(plain: Any) -> bool:
    """Return whether this says of itself that it is a match: whatever else there is wrong with it."""
    match plain:
        case {"format": int(), "game": str()}:
            return True
        case _:
            return False
