"""Why a bot took a move: the parts of its value beside those of the best other move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from spielblock.bots.candidate import Candidate
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

#: A smaller difference, in points, is not worth a word.
WORTH_A_WORD: Final = 0.05
MOST_REASONS: Final = 3

#: For each part of a value, the reason to say if it is larger and if it is smaller than the other's.
KEYS: Final[Mapping[str, tuple[str, str]]] = {
    "cells": ("noch_mal.bot.cells", "noch_mal.bot.cells_less"),
    "stars": ("noch_mal.bot.stars", "noch_mal.bot.stars_less"),
    "columns": ("noch_mal.bot.columns", "noch_mal.bot.columns_less"),
    "colours": ("noch_mal.bot.colours", "noch_mal.bot.colours_less"),
    "reach": ("noch_mal.bot.reach", "noch_mal.bot.reach_less"),
    "jokers": ("noch_mal.bot.jokers", "noch_mal.bot.jokers_less"),
    "ahead": ("noch_mal.bot.ahead", "noch_mal.bot.ahead_less"),
    "points": ("noch_mal.bot.points", "noch_mal.bot.points_less"),
}

Parts = Mapping[str, float]


class Valued(NamedTuple):
    """A move with its value, the error of that, and the parts that it is the sum of, but for a constant."""

    move: Move
    value: float
    error: float
    parts: Parts


def candidates(valued: Sequence[Valued]) -> tuple[Candidate, ...]:
    """Return the moves as a bot saw them; they come best first."""
    found: list[Candidate] = []
    for at, one in enumerate(valued):
        other = valued[1 if at == 0 else 0] if len(valued) > 1 else one
        found.append(Candidate(one.move.text(), one.value, one.error, reasons(one.parts, other.parts)))
    return tuple(found)


def reasons(parts: Parts, other: Parts) -> tuple[Reason, ...]:
    """Return the largest differences between two moves, largest first."""
    differences = {part: parts.get(part, 0.0) - other.get(part, 0.0) for part in KEYS}
    order = sorted(KEYS, key=lambda part: -abs(differences[part]))
    worth = [part for part in order if abs(differences[part]) >= WORTH_A_WORD][:MOST_REASONS]
    return tuple([Reason(KEYS[part][0 if differences[part] > 0 else 1]) for part in worth])
