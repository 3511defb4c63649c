"""The course of a match: one number a seat after every turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spielblock.match.match import Match
from spielblock.rules.seats import CHANCE
from spielblock.widgets.stage import Sitter


@dataclass(frozen=True, slots=True)
class Course:
    """`values[turn][seat]`, turn 0 being the start. `own` is the seat of the first person, or none."""

    sitters: tuple[Sitter, ...]
    values: tuple[tuple[int, ...], ...]

    @property
    def own(self) -> int | None:
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.human), None)

    @property
    def turns(self) -> int:
        return len(self.values) - 1

    def of(self, seat: int) -> list[int]:
        """Return the numbers of one seat, from the start to the end."""
        return [values[seat] for values in self.values]


def course_of(match: Match[Any, Any], sitters: tuple[Sitter, ...]) -> Course | None:
    """Return how everyone stood after each turn, or None where the game has no such number.

    What chance does belongs to the turn before it: somebody's throw, the cards that were dealt.
    """
    standing = match.rules.standing
    values = [standing(match.states[0])]
    if not values[0]:
        return None
    for number, entry in enumerate(match.log, start=1):
        now = standing(match.states[number])
        if entry.by == CHANCE:
            values[-1] = now
        else:
            values.append(now)
    return Course(sitters, tuple(values))
