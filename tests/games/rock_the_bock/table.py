"""Positions of Rock the Bock in the short words the tests use."""

from __future__ import annotations

import re
from typing import Any

from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.position import Position, Sheet
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.state import State
from spielblock.rules.seats import letter

RULES = RockTheBockRules(Options())
KEYS = {"B": "bucks", "W": "wolves", "G": "goats", "S": "struck"}


def throw(text: str) -> dict[str, int] | None:
    """Read `3 buck 2 wolf` as the dice that lie."""
    words = text.split()
    return {face: int(count) for count, face in zip(words[::2], words[1::2], strict=True)} or None


def position(seats: int, to_move: str = "A", lies: str = "", **sheets: str) -> Position:
    """Return a first round; sheets are written `A="G11 S4"`."""
    written = {letter(seat): sheet(sheets.get(letter(seat), "")) for seat in range(seats)}
    return Position(players=written, to_move=to_move, throw=throw(lies))  # pyright: ignore[reportArgumentType]


def sheet(text: str) -> Sheet:
    tracks: dict[str, Any] = {KEYS[key]: int(count) for key, count in re.findall(r"([BWGS])(\d+)", text)}
    return Sheet(**tracks)


def state(seats: int, to_move: str = "A", lies: str = "", **sheets: str) -> State:
    return RULES.from_position(position(seats, to_move, lies, **sheets))


def brief(state: State) -> str:
    """Return the sheets of a state as they are written here, those untouched left out."""
    tracks = ("B", state.bucks), ("W", state.wolves), ("G", state.goats), ("S", state.struck)
    found = [
        letter(seat) + "[" + " ".join([f"{key}{track[seat]}" for key, track in tracks if track[seat]]) + "]"
        for seat in range(state.seats)
    ]
    return " ".join([one for one in found if not one.endswith("[]")])
