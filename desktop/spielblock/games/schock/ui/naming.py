"""What results are called where there is more or less room, and what beats them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spielblock.games.schock import texts as words
from spielblock.games.schock.position import Half
from spielblock.games.schock.scoring import GENERAL, SCHOCK, STRAIGHT, THROWS, Scale, Worth, kind_of
from spielblock.games.schock.ui import texts

HALVES: Final[dict[Half, Callable[[], str]]] = {
    1: texts.first_half,
    2: texts.second_half,
    "final": texts.final,
}
KINDS: Final[dict[str, Callable[[], str]]] = {
    SCHOCK: texts.schock,
    GENERAL: texts.general,
    STRAIGHT: texts.straight,
}


def names_of(dice: tuple[int, ...], kind: str = "") -> tuple[str, ...]:
    """Return what a result is called in full, by its kind, and by its digits, the longest first.

    The kind comes before the digits: a General that is called 666 looks like a number.
    """
    kind = kind or kind_of(dice)
    short = KINDS[kind]() if kind in KINDS else ""
    names = (words.result(dice, kind), short, "".join(map(str, dice)))
    return tuple(dict.fromkeys(filter(None, names)))


def in_half(half: Half, line: str) -> tuple[str, ...]:
    """Return a line that says which part of the match it is, and without; the first half needs no word."""
    return (line,) if half == 1 else (texts.part_of(HALVES[half](), line), line)


def beaten_by(scale: Scale, worth: Worth) -> str:
    """Return what a result beats and what beats it, by the lowest result that does; no plain number."""
    higher = [other for dice in THROWS if (other := scale.worth(dice, ())).strength > worth.strength]
    if not higher:
        return texts.beats_all()
    above = min(higher).kind
    return texts.BEATS[worth.kind, above]()
