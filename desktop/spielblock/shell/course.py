"""The course of a match: one number a seat after every turn, and what stood out on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from spielblock.match.match import Match
from spielblock.rules.event import Event
from spielblock.rules.seats import CHANCE, letter
from spielblock.rules.wording import Landmark
from spielblock.shell import texts
from spielblock.widgets.stage import Sitter

Name = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that stands out: in which turn, whom it befell (None: everybody), its sign and its words."""

    turn: int
    seat: int | None
    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class Course:
    """`values[turn][seat]`, turn 0 being the start. `own` is the seat of the first person, or none.

    `marks` are in the order of the match; `signs` says what each kind of sign means.
    """

    sitters: tuple[Sitter, ...]
    values: tuple[tuple[int, ...], ...]
    marks: tuple[Mark, ...] = ()
    signs: tuple[tuple[str, str], ...] = ()

    @property
    def own(self) -> int | None:
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter.human), None)

    @property
    def turns(self) -> int:
        return len(self.values) - 1

    def of(self, seat: int) -> list[int]:
        """Return the numbers of one seat, from the start to the end."""
        return [values[seat] for values in self.values]

    def said(self, turn: int) -> str:
        """Return in words what stood out in a turn."""
        return " · ".join(dict.fromkeys([mark.text for mark in self.marks if mark.turn == turn]))


class Landmarks(Protocol):
    """What a game's module beside its texts says of the course of a match."""

    def landmark(self, event: Event, who: Name) -> Landmark | None: ...
    def signs(self) -> tuple[tuple[str, str], ...]: ...
    def played(self, chosen: int, drawn: int) -> str: ...


class _Plain:
    """A game in which nothing stands out."""

    def landmark(self, event: Event, who: Name) -> Landmark | None:
        return None

    def signs(self) -> tuple[tuple[str, str], ...]:
        return ()

    def played(self, chosen: int, drawn: int) -> str:
        return texts.steps_played(chosen + drawn)


PLAIN: Final = _Plain()


def landmarks_of(texts: str) -> Landmarks:
    """Return what stands out in a game: its module beside `texts`, or nothing."""
    name = f"{texts}_course"
    return cast(Landmarks, import_module(name)) if find_spec(name) is not None else PLAIN


def course_of(
    match: Match[Any, Any], sitters: tuple[Sitter, ...], landmarks: Landmarks = PLAIN
) -> Course | None:
    """Return how everyone stood after each turn, or None where the game has no such number.

    What chance does belongs to the turn before it: somebody's throw, the cards that were dealt.
    """
    standing = match.rules.standing
    values = [standing(match.states[0])]
    if not values[0]:
        return None
    marks: list[Mark] = []
    own = next((seat for seat, sitter in enumerate(sitters) if sitter.human), 0)
    for number, entry in enumerate(match.log, start=1):
        now = standing(match.states[number])
        if entry.by == CHANCE:
            values[-1] = now
        else:
            values.append(now)
        witnessed = [match.rules.witness(event, own) for event in match.events[number - 1]]
        seen = [event for event in witnessed if event is not None]
        marks += _marks(seen, len(values) - 1, sitters, landmarks)
    used = {mark.sign for mark in marks}
    signs = tuple([(sign, name) for sign, name in landmarks.signs() if _used(sign, used)])
    return Course(sitters, tuple(values), tuple(marks), signs)


def _marks(
    events: Sequence[Event], turn: int, sitters: tuple[Sitter, ...], landmarks: Landmarks
) -> list[Mark]:
    names = {sitter.letter: sitter.name for sitter in sitters}
    seats = {letter(seat): seat for seat in range(len(sitters))}
    found = [landmarks.landmark(event, names.__getitem__) for event in events]
    return [Mark(turn, seats.get(one.seat), one.sign, one.text) for one in found if one is not None]


def _used(sign: str, used: set[str]) -> bool:
    """Return whether a sign of this kind occurs; written characters and colours are each of one kind."""
    if len(sign) <= 2:
        return any(len(other) <= 2 for other in used)
    kind = sign.split("-")[0]
    return any(other.split("-")[0] == kind for other in used)
