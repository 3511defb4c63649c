"""The course of a match: one number a seat after every turn, and what stood out on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

from spielblock.match.match import Match
from spielblock.rules.event import Event
from spielblock.rules.seats import CHANCE, letter
from spielblock.rules.wording import Landmark
from spielblock.shell import texts
from spielblock.shell.beside import beside
from spielblock.widgets.stage import Sitter

Name = Callable[[str], str]

#: A sign of more characters is the name of a symbol, unless it is a number with its sign.
WRITTEN: Final = 2


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that stands out: in which turn, whom it befell (None: everybody), its sign and its words.

    What has no sign is only told.
    """

    turn: int
    seat: int | None
    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class Course:
    """`values[turn][seat]`, turn 0 being the start. `own` is the seat of the first person, or none.

    `marks` are in the order of the match; `signs` says what each kind of sign means. Where a game counts
    throws, in which everybody moves, `thrown` says that the turns are these.
    """

    sitters: tuple[Sitter, ...]
    values: tuple[tuple[int, ...], ...]
    marks: tuple[Mark, ...] = ()
    signs: tuple[tuple[str, str], ...] = ()
    thrown: bool = False

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


def kind_of(sign: str) -> str:
    """Return what a sign has in common with others of its kind: "" if it is written, as "H" or "+10" is.

    >>> kind_of("+10"), kind_of("glyph-green"), kind_of("lid")
    ('', 'glyph', 'lid')
    """
    return "" if is_written(sign) else sign.split("-")[0]


def is_written(sign: str) -> bool:
    """Return whether a sign is characters, and not the name of a symbol."""
    return len(sign) <= WRITTEN or sign.startswith("+")


class Landmarks(Protocol):
    """What a game's module beside its texts says of the course of a match."""

    #: Whether what the game counts is not the moves but the throws.
    thrown: bool

    def landmark(self, event: Event, who: Name) -> Landmark | None: ...
    def signs(self) -> tuple[tuple[str, str], ...]: ...
    def played(self, chosen: int, drawn: int) -> str: ...


class _Plain:
    """A game in which nothing stands out."""

    thrown = False

    def landmark(self, event: Event, who: Name) -> Landmark | None:
        return None

    def signs(self) -> tuple[tuple[str, str], ...]:
        return ()

    def played(self, chosen: int, drawn: int) -> str:
        return texts.steps_played(chosen + drawn)


PLAIN: Final = _Plain()


def landmarks_of(texts: str) -> Landmarks:
    """Return what stands out in a game: its module beside `texts`, or nothing."""
    found = beside(texts, "course")
    return PLAIN if found is None else cast(Landmarks, found)


def course_of(
    match: Match[Any, Any], sitters: tuple[Sitter, ...], landmarks: Landmarks = PLAIN
) -> Course | None:
    """Return how everyone stood after each turn, or None where the game has no such number.

    What chance does belongs to the turn before it: somebody's throw, the cards that were dealt. Where the
    throws are what counts, what is chosen belongs to the throw. After a round that is cleared away when it
    ends, the turn that ended it keeps what was there; the new deal is seen with the next turn.
    """
    standing = match.rules.standing
    values = [standing(match.states[0])]
    if not values[0]:
        return None
    seen: dict[int, list[Event]] = {}
    own = next((seat for seat, sitter in enumerate(sitters) if sitter.human), 0)
    ended = False
    for number, entry in enumerate(match.log, start=1):
        now = standing(match.states[number])
        left = _left(landmarks, values[-1], now, match.events[number - 1])
        if (entry.by == CHANCE) == landmarks.thrown:
            values.append(left or now)
            ended = False
        elif not ended:
            values[-1] = left or now
        ended = ended or left is not None
        witnessed = [match.rules.witness(event, own) for event in match.events[number - 1]]
        seen.setdefault(len(values) - 1, []).extend([event for event in witnessed if event is not None])
    marks = _marks(seen, sitters, landmarks)
    return Course(sitters, tuple(values), tuple(marks), _used(landmarks.signs(), marks), landmarks.thrown)


def _left(
    landmarks: Landmarks, before: Sequence[int], now: Sequence[int], events: Sequence[Event]
) -> tuple[int, ...] | None:
    """Return how all stood when a round ended, in a game that clears that away with the same step."""
    told = getattr(landmarks, "at_round_end", None)
    return None if told is None else told(before, now, events)


def _marks(
    seen: Mapping[int, Sequence[Event]], sitters: tuple[Sitter, ...], landmarks: Landmarks
) -> list[Mark]:
    """Return what stands out in these turns; a game may say which events of one turn are one."""
    names = {sitter.letter: sitter.name for sitter in sitters}
    seats = {letter(seat): seat for seat in range(len(sitters))}
    joined: Callable[[Sequence[Event]], Sequence[Event]] = getattr(landmarks, "in_one_turn", list)
    found = [
        (turn, landmarks.landmark(event, names.__getitem__))
        for turn, events in seen.items()
        for event in joined(events)
    ]
    return [Mark(turn, seats.get(one.seat), one.sign, one.text) for turn, one in found if one is not None]


def _used(signs: Sequence[tuple[str, str]], marks: Sequence[Mark]) -> tuple[tuple[str, str], ...]:
    """Return those kinds of sign that occur; what is written is shown by the first that was."""
    first: dict[str, str] = {}
    for mark in [mark for mark in marks if mark.sign]:
        first.setdefault(kind_of(mark.sign), mark.sign)
    kinds = [(kind_of(sign), sign, name) for sign, name in signs]
    return tuple([(sign if kind else first[kind], name) for kind, sign, name in kinds if kind in first])
