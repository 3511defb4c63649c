"""The history of a match in sentences, through the eyes of one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from spielblock.control.table import Table
from spielblock.match.match import Match
from spielblock.rules.contract import Move, Rules
from spielblock.rules.event import Event, written
from spielblock.rules.seats import seat_of
from spielblock.shell.table_told import Telling, Tellings, told_by
from spielblock.widgets.history_list import MOST, Entry, HistoryList
from spielblock.widgets.move_rows import Line
from spielblock.widgets.stage import Stage


class Words(Protocol):
    """What a game's `texts` module says about events and moves."""

    said: Callable[[Event, Callable[[str], str]], str | None]
    worded: Callable[[Any, Any], str]


class News:
    """Turns events into entries of the history."""

    def __init__(self, texts: str, table: Table, stage: Stage) -> None:
        """Tell what happens at a table in the words of a game, whose module of words this is."""
        self._words = cast(Words, import_module(texts))
        self._told = told_by(texts, self._words.said)
        self._table = table
        self._stage = stage
        self._tellings = self._begin()
        #: Where all look at one screen and each hides the own hand: nothing is told that one seat alone saw.
        self.hiding: Rules[Any, Any] | None = None
        #: Why a seat made its move in a step of the match; "" where that is not known.
        self.why: Callable[[int, str], str] = lambda step, seat: ""

    def tell(self, event: Event, step: int, history: HistoryList) -> None:
        """Tell one event more: a line of the history grows, or there are new ones."""
        seen = event if self.hiding is None else self._by_others(self.hiding, event)
        if seen is None:
            return
        lines, before = self._tellings.lines, len(self._tellings.lines)
        for at in self._tellings.tell(seen, step):
            if at < before:
                history.amend(self._entry(lines[at]), len(lines) - 1 - at)
            else:
                history.add(self._entry(lines[at]))

    def events(self, row: int) -> Sequence[Event]:
        """Return what a line of the history tells, 0 being the newest; nothing for -1."""
        lines = self._tellings.lines
        return lines[-1 - row].events if 0 <= row < len(lines) else ()

    def lines(self, moves: Sequence[Move], view: Any) -> list[Line]:
        """Return the rows of the list of possible moves."""
        table, words = self._table, self._words
        return [
            Line(move, table.worded(move) or words.worded(move, view), table.badges(move), table.key_of(move))
            for move in moves
        ]

    def since(self, match: Match[Any, Any], seat: int) -> list[Entry]:
        """Begin anew with what this seat saw of a match; return the newest lines, newest first."""
        first = max(0, len(match.log) - MOST)
        own = self.hiding is None
        self._tellings = self._retold(
            match,
            first,
            lambda event: match.rules.witness(event, seat) if own else self._by_others(match.rules, event),
        )
        return [self._entry(line) for line in reversed(self._tellings.lines[-MOST:])]

    def missed(self, match: Match[Any, Any], seat: int, most: int) -> list[str]:
        """Return the last sentences since this seat decided, oldest first, with nothing that is secret.

        They stand where the others look, too, so that what only this seat saw is told as they saw it.
        """
        log = match.log
        last = next((at for at in range(len(log) - 1, -1, -1) if log[at].by == seat), -1)
        told = self._retold(match, last + 1, lambda event: self._by_others(match.rules, event))
        return [line.text for line in told.lines if not line.chapter][-most:]

    def _begin(self) -> Tellings:
        return Tellings(self._line, self._stage.name, self._table.chapter)

    def _line(self, events: Sequence[Event], who: Callable[[str], str]) -> str | None:
        """Return what tells these events of one turn: what only the table knows comes first."""
        return self._table.telling(events) or self._told(events, who)

    def _by_others(self, rules: Rules[Any, Any], event: Event) -> Event | None:
        """Return an event as those see it whom it does not name; if it names all, what all see."""
        named = [name for name in written(event).values() if isinstance(name, str)]
        seats = [sitter.letter for sitter in self._stage.sitters]
        asked = [seat for seat in seats if seat not in named] or seats
        seen = [rules.witness(event, seat_of(seat)) for seat in asked]
        return seen[0] if all(one == seen[0] for one in seen) else None

    def _retold(
        self, match: Match[Any, Any], first: int, seen_as: Callable[[Event], Event | None]
    ) -> Tellings:
        """Tell all from this step on, as it was seen."""
        tellings = self._begin()
        for step in range(first, len(match.events)):
            for event in match.events[step]:
                seen = seen_as(event)
                if seen is not None:
                    tellings.tell(seen, step)
        return tellings

    def _entry(self, line: Telling) -> Entry:
        if line.chapter:
            return Entry(line.text, separator=True, step=line.steps[-1])
        sitter = self._stage.sitter(line.seat) if line.seat else None
        whys = [why for step in line.steps if line.seat and (why := self.why(step, line.seat))]
        return Entry(line.text, sitter, step=line.steps[-1], why=whys[0] if whys else "")
