"""Ask bots as soon as it is known what they will be asked, and keep their answers until it is their turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, NamedTuple

from spielblock.bots.messages import Choose, Chosen
from spielblock.control.thinker import Thinker
from spielblock.match.match import Match
from spielblock.match.seating import Chair
from spielblock.rules.contract import Decide, Draw, Pending
from spielblock.rules.event import Event
from spielblock.rules.seats import CHANCE

#: What a bot said: its choice, or in words why there is none.
Answer = Chosen | str
#: After so many failures in a row nobody asks any more: a middling player stands in for all.
MOST_FAILURES: Final = 3


class Upcoming(NamedTuple):
    """A decision that comes, perhaps after a throw: at which entry of the log, and what each seat sees."""

    at: int
    views: dict[int, Any]


class _Asked(NamedTuple):
    """A question: at which entry of the log it will be decided, and the ticket of its answer."""

    at: int
    ticket: int


class Asking:
    """The questions to bots in one match. What is asked of several seats at once is asked with what was known
    when it was asked first: nobody may know what the others choose.
    """

    def __init__(self, match: Match[Any, Any], thinker: Thinker, chairs: Sequence[Chair]) -> None:
        self._match = match
        self._thinker = thinker
        self._chairs = chairs
        #: How many questions in a row have failed.
        self.failures = 0
        self._asked: dict[int, _Asked] = {}
        self._answers: dict[int, Answer] = {}

    def ahead(self) -> None:
        """Ask all bots whose next decision is known already."""
        found = upcoming(self._match)
        for seat, view in found.views.items():
            level = self._level(seat)
            if level is not None and seat not in self._asked:
                self._ask(seat, found.at, view, level)

    def ask(self, seat: int) -> None:
        """Ask the bot on this seat now, unless it was asked before."""
        level = self._level(seat)
        if level is not None and seat not in self._asked:
            self._ask(seat, len(self._match.log), self._match.view(seat), level)

    def next(self, waited: AbstractSet[int]) -> int:
        """Return who is to say something now: where all must, persons do while the bots think."""
        seats = self._match.asked_now(waited)
        must = _must_act(self._match, seats)
        return min(seats, key=lambda seat: (self._chairs[seat].level is not None) is must)

    def hear(self, ticket: int, answer: Answer) -> bool:
        """Keep an answer; return whether it was waited for."""
        waited = any(asked.ticket == ticket for asked in self._asked.values())
        if waited:
            self._answers[ticket] = answer
        return waited

    def take(self, seat: int) -> Answer | None:
        """Return the answer of this seat if it is there; it is given once."""
        asked = self._asked.get(seat)
        if asked is None or asked.ticket not in self._answers:
            return None
        del self._asked[seat]
        return self._answers.pop(asked.ticket)

    def stepped(self, by: int, before: Pending, events: Sequence[Event]) -> None:
        """Let go of what a step has overtaken; `before` is what was waited for until then."""
        match = self._match
        others = set(before.seats) - {by} if isinstance(before, Decide) else set[int]()
        pending = match.pending
        same = isinstance(pending, Decide) and set(pending.seats) == others and _must_act(match, others)
        for seat, asked in list(self._asked.items()):
            shown = any(match.rules.reveals(event, seat) for event in events)
            if asked.at != len(match.log) and (seat not in others or not same or shown):
                self._forget(seat)

    def forget(self) -> None:
        """Let go of all questions and answers, as after undo."""
        for seat in list(self._asked):
            self._forget(seat)

    def _level(self, seat: int) -> str | None:
        """Return the level of the bot to be asked; none for a person, or where nobody is asked any more."""
        return self._chairs[seat].level if self.failures < MOST_FAILURES else None

    def _ask(self, seat: int, at: int, view: Any, level: str) -> None:
        question = Choose(view, level, self._match.seed_for(seat))
        self._asked[seat] = _Asked(at, self._thinker.think(question))

    def _forget(self, seat: int) -> None:
        ticket = self._asked.pop(seat).ticket
        if self._answers.pop(ticket, None) is None:
            self._thinker.forget(ticket)


def upcoming(match: Match[Any, Any]) -> Upcoming:
    """Return what is decided next, if nothing but one throw lies before it; else nobody is asked.

    Nor is anybody where it is free to act: whether it comes to that hangs on the others.
    """
    rules, state, at = match.rules, match.state, len(match.log)
    events: Sequence[Event] = ()
    pending = match.pending
    if isinstance(pending, Draw):
        state, events = rules.apply(state, match.fate(), CHANCE)
        pending, at = rules.pending(state), at + 1
    if not isinstance(pending, Decide) or any(rules.optional(state, seat) for seat in pending.seats):
        return Upcoming(at, {})
    return Upcoming(
        at, {seat: rules.view(state, seat, _witnessed(match, seat, events)) for seat in pending.seats}
    )


def _must_act(match: Match[Any, Any], seats: Iterable[int]) -> bool:
    """Return whether each of these seats must act."""
    return not any(match.rules.optional(match.state, seat) for seat in seats)


def _witnessed(match: Match[Any, Any], seat: int, events: Sequence[Event]) -> tuple[Event, ...]:
    """Return what this seat will have seen when these events have come to what happened before."""
    newest: list[Event] = []
    for event in reversed(events):
        known = match.rules.witness(event, seat)
        if known is not None:
            newest.append(known)
        if match.rules.renews(event):
            return tuple(reversed(newest))
    return (*match.seen(seat), *reversed(newest))
