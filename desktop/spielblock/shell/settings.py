"""What a player has settled, in one JSON file that is there whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from spielblock.match import disk
from spielblock.match.seating import Chair

FORMAT: Final = 1
SCALES: Final = (100, 115, 130, 150, 200)

Language = Literal["system", "de", "en"]
Brightness = Literal["system", "light", "dark"]
Speed = Literal["off", "fast", "normal", "slow"]
Humans = Literal["curtain", "hold", "open"]
Motion = Literal["system", "reduced", "full"]


#: No desktop reaches further, and Qt cannot count much further.
Length = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Place(Struct, frozen=True):
    """Where the window was, in logical pixels of the whole desktop."""

    x: Length
    y: Length
    width: Length
    height: Length
    maximised: bool = False


class Table(Struct, frozen=True, omit_defaults=True):
    """How a game was set up the last time."""

    chairs: tuple[Chair, ...] = ()
    options: dict[str, Any] = {}
    teams: bool = False


class Settings(Struct, frozen=True, omit_defaults=True):
    """All of it. A change makes a new one: `msgspec.structs.replace`."""

    format: int = FORMAT
    language: Language = "system"
    brightness: Brightness = "system"
    speed: Speed = "normal"
    motion: Motion = "system"
    scale: Literal[100, 115, 130, 150, 200] = 100
    humans: Humans = "curtain"
    #: Whether a step without a choice waits for the player too.
    forced_by_hand: bool = False
    #: Whether the list of possible moves is unfolded.
    moves_shown: bool = True
    #: The games whose first meeting the player has had.
    met: tuple[str, ...] = ()
    #: How each game was set up the last time.
    tables: dict[str, Table] = {}
    place: Place | None = None
    #: Files of matches that do not lie in the library and were played last, the newest last.
    elsewhere: tuple[str, ...] = ()


class SettingsFile:
    """The file of the settings. Damaged or newer: defaults, and the old one is kept aside."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> Settings:
        """Return what is in the file, or defaults if there is none or it cannot be understood."""
        try:
            data = self.path.read_bytes()
        except OSError:
            return Settings()
        try:
            settings = msgspec.json.decode(data, type=Settings)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            return self._put_aside(data)
        return settings if settings.format <= FORMAT else self._put_aside(data)

    def save(self, settings: Settings) -> bool:
        """Write the settings; return whether that worked. Without them one can play all the same."""
        data = msgspec.json.format(msgspec.json.encode(settings), indent=2)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            disk.write_whole(self.path, data + b"\n")
        except OSError:
            return False
        return True

    def _put_aside(self, data: bytes) -> Settings:
        try:
            disk.keep_aside(self.path, data, "old")
            self.path.unlink()
        except OSError:
            return Settings()  # a folder that cannot be written to: the file stays as it is
        return Settings()
