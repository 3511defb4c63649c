"""Positions of Rockit that several tests of the table begin from."""

from __future__ import annotations

from tests.games.rockit.seen import position

from spielblock.shell.table_page import TablePage

TWO_LEFT = position("R5 B5", {"A": "R2 R3", "B": "G1 G2 G3"})
JOKERS = position("R5 B5", {"A": "W B9 W+4", "B": "G1 G2 G3"})
PENALTY = position(
    "R+2 B+2 G+2 G5",
    {"A": "R3 R8 Y+2 Y+2 W", "B": "G1 G2"},
    counts={"C": 7},
    pending={"kind": "+2", "cards": 6},
)
NO_ANSWER = position(
    "R+2 B+2 G5",
    {"A": "R3 R8 W", "B": "G1 G2"},
    options={"stack_compulsory": False},
    pending={"kind": "+2", "cards": 4},
)


def log(page: TablePage) -> list[str]:
    return [entry.move.text() for entry in page.controller.match.log]
