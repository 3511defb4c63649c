"""The lines of a history: what a seat does in one turn is one line, which grows while it is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, cast

from spielblock.rules.event import Event
from spielblock.shell.beside import beside

Name = Callable[[str], str]
#: A game's sentence for the events of one turn; None for none, or if they are not one turn.
Told = Callable[[Sequence[Event], Name], str | None]
Said = Callable[[Event, Name], str | None]

#: How many lines back one may still grow: as many as there are seats where all act at once.
NEAR: Final = 8


class _Turns(Protocol):
    told: Told


@dataclass(slots=True)
class Telling:
    """One line: what it tells, and in which steps of the log that happened."""

    text: str
    events: list[Event] = field(default_factory=list[Event])
    steps: list[int] = field(default_factory=list[int])
    chapter: bool = False

    @property
    def seat(self) -> str:
        """Whose turn it is, "" where it is nobody's."""
        return getattr(self.events[0], "seat", None) or "" if self.events else ""


def told_by(texts: str, said: Said) -> Told:
    """Return how a game tells a turn: its module beside `texts`, or else each event for itself."""
    found = beside(texts, "turn")
    if found is not None:
        return cast(_Turns, found).told

    def one_by_one(events: Sequence[Event], who: Name) -> str | None:
        return said(events[0], who) if len(events) == 1 else None

    return one_by_one


class Tellings:
    """Makes lines of events, oldest first."""

    def __init__(self, told: Told, who: Name, chapter: Callable[[Event], str | None]) -> None:
        self.lines: list[Telling] = []
        self._told = told
        self._who = who
        self._chapter = chapter

    def tell(self, event: Event, step: int) -> list[int]:
        """Tell one event more; return which lines are new or say something else now."""
        heading = self._chapter(event)
        if heading is None:
            grown = self._grow(event, step)
            if grown is not None:
                return [grown]
        before = len(self.lines)
        if heading is not None:
            self.lines.append(Telling(heading, steps=[step], chapter=True))
        text = self._told([event], self._who)
        if text:
            self.lines.append(Telling(text, [event], [step]))
        return list(range(before, len(self.lines)))

    def _grow(self, event: Event, step: int) -> int | None:
        """Let the last line tell this too, or one of the same seat shortly before; return which one did."""
        seat, newer = getattr(event, "seat", None), False
        for at in range(len(self.lines) - 1, max(-1, len(self.lines) - 1 - NEAR), -1):
            line = self.lines[at]
            if line.chapter:
                return None
            # With what a line began, another turn begins: that is told after what others did meanwhile.
            anew = line.seat != seat or type(event) is type(line.events[0])
            if at < len(self.lines) - 1 and anew:
                continue
            text = self._told([*line.events, event], self._who)
            # What a seat does later is not told before what it did meanwhile.
            if text is not None and (text == line.text or not newer):
                line.text = text
                line.events.append(event)
                line.steps.append(step)
                return at
            newer = newer or bool(seat and line.seat == seat)
        return None
