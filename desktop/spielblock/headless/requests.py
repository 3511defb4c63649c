"""What can be asked on the console: the parameters of every method."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Nothing(Struct, forbid_unknown_fields=True):
    """No parameters."""


class Named(Struct, forbid_unknown_fields=True):
    """A game by its id."""

    game: str


class New(Struct, forbid_unknown_fields=True):
    """A match to begin. `first` is the seat that begins, `sheet` a name or rows, `seed` for a random one."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    teams: bool = False
    first: str = "A"
    colours: tuple[str, ...] = ()
    sheet: str | tuple[str, ...] = ()
    seed: int = 0


class At(Struct, forbid_unknown_fields=True):
    """A position, or a view where nothing hidden matters."""

    position: dict[str, Any]


class Draws(At):
    """A position where chance is asked."""

    seed: int


class Seen(At):
    """A position as a seat sees it; `seen` is what it has witnessed."""

    seat: str
    seen: list[Any] = []


class Acts(At):
    """Something done in a position."""

    by: str
    action: str


class Sheet(Struct, forbid_unknown_fields=True):
    """A sheet to be made from a seed, or one to be judged."""

    seed: int | None = None
    rows: tuple[str, ...] | None = None
