"""The numbers of the design, read from `resources/tokens.json`.

Five colours of the tables stand in the mock-ups and not among the design's tokens. They are the same by day
and by night: `feltShade` and `pubShade` lie under words on felt and wood, `rockitBack` and `rockitBack2` are
the back of Rockit's cards, `castShadow` is under what lies on a table.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct


class Family(Struct, frozen=True):
    """One hue in all its strengths, and the shape that always goes with it."""

    strong: str
    deep: str
    soft: str
    line: str
    lineDark: str  # noqa: N815 - as in the file
    tint: str
    tintDark: str  # noqa: N815 - as in the file
    on: str
    onSoft: str  # noqa: N815 - as in the file
    shape: str


class Face(Struct, frozen=True):
    """One typeface and what stands in for letters that it lacks."""

    family: str
    fallback: tuple[str, ...]


class Typography(Struct, frozen=True):
    """The typefaces, and for each role size, line height, weight and typeface."""

    display: Face
    ui: Face
    pencil: Face
    scale: dict[str, tuple[int, int, int, str]]


class Motion(Struct, frozen=True):
    """Control points of the easing curves."""

    easing: dict[str, tuple[float, float, float, float]]


class Tokens(Struct, frozen=True):
    """All of it. Sizes are logical pixels at scale 1."""

    color: dict[str, dict[str, str]]
    table: dict[str, dict[str, str]]
    family: dict[str, Family]
    players: tuple[str, ...]
    gameHue: dict[str, str]  # noqa: N815 - as in the file
    chart: dict[str, dict[str, str]]
    radius: dict[str, float]
    stroke: dict[str, float]
    size: dict[str, int]
    type: Typography
    motion: Motion


@cache
def read_tokens(resources: Path) -> Tokens:
    """Return what stands in the file, or raise msgspec.ValidationError."""
    return msgspec.json.decode((resources / "tokens.json").read_bytes(), type=Tokens)
