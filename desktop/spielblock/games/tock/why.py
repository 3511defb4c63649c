"""Why a way to use a turn is better or worse than another: the largest differences, as reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spielblock.rules.reason import Reason

#: Differences below half a field are not worth a word, nor more than three of them.
LEAST: Final = 0.5
MOST: Final = 3
#: Under this name a reason says of which line it speaks; no sentence needs it.
WORTH: Final = "worth"


def differences(mine: Mapping[str, float], other: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return what differs between two sets of features, the largest difference first."""
    found = [(key, mine[key] - other.get(key, 0.0)) for key in mine]
    return sorted([one for one in found if abs(one[1]) >= LEAST], key=lambda one: -abs(one[1]))


def reasons(mine: Mapping[str, float], other: Mapping[str, float]) -> tuple[Reason, ...]:
    """Return in words what speaks for a line and against it, compared with another."""
    named = [f"tock.why.{key}" if by > 0 else f"tock.why.no_{key}" for key, by in differences(mine, other)]
    return _told(named, mine)


def pleas(mine: Mapping[str, float], other: Mapping[str, float]) -> tuple[Reason, ...]:
    """Return what speaks for a line against another, the most first; what it costs is no reason to do it."""
    return _told([f"tock.why.{key}" for key, by in differences(mine, other) if by > 0], mine)


def worth_of(mine: Mapping[str, float]) -> str:
    """Return the value of a line as it is written: it tells lines apart that begin with the same move."""
    return f"{sum(mine.values()):.6f}"


def _told(keys: Sequence[str], mine: Mapping[str, float]) -> tuple[Reason, ...]:
    return tuple([Reason(key, {WORTH: worth_of(mine)}) for key in keys[:MOST]])


def compared(all_of: Sequence[Mapping[str, float]]) -> list[tuple[Reason, ...]]:
    """Return the reasons of every line.

    The first is compared with the next one that differs: the ways to share a seven are often alike; told
    is what speaks for it. The others are compared with the first.
    """
    if len(all_of) < 2:
        return [()] * len(all_of)
    first, *others = all_of
    next_one = next((other for other in others if differences(first, other)), first)
    why = pleas(first, next_one)
    return [why, *[reasons(one, first) for one in others]]
