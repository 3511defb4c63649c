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
    """Return the moves as a bot saw them; they come best first. Of the best, told is what speaks for it."""
    found: list[Candidate] = []
    for at, one in enumerate(valued):
        other = valued[1 if at == 0 else 0] if len(valued) > 1 else one
        why = reasons(one.parts, other.parts) if at else pleas(one.parts, other.parts)
        found.append(Candidate(one.move.text(), one.value, one.error, why))
    return tuple(found)


def reasons(parts: Parts, other: Parts) -> tuple[Reason, ...]:
    """Return the largest differences between two moves, largest first."""
    found = _differences(parts, other)[:MOST_REASONS]
    return tuple([Reason(KEYS[part][0 if by > 0 else 1]) for part, by in found])


def pleas(parts: Parts, other: Parts) -> tuple[Reason, ...]:
    """Return what speaks for a move against another, the most first; what it costs is no reason for it."""
    found = [part for part, by in _differences(parts, other) if by > 0]
    return tuple([Reason(KEYS[part][0]) for part in found[:MOST_REASONS]])


def _differences(parts: Parts, other: Parts) -> list[tuple[str, float]]:
    found = [(part, parts.get(part, 0.0) - other.get(part, 0.0)) for part in KEYS]
    worth = [(part, by) for part, by in found if abs(by) >= WORTH_A_WORD]
    return sorted(worth, key=lambda one: -abs(one[1]))
