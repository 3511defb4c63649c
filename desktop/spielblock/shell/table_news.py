"""The history of a match in sentences, through the eyes of one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from spielblock.control.table import Table
from spielblock.match.match import Match
from spielblock.rules.contract import Move
from spielblock.rules.event import Event
from spielblock.widgets.history_list import MOST, Entry
from spielblock.widgets.move_rows import Line
from spielblock.widgets.stage import Stage


class Words(Protocol):
    """What a game's `texts` module says about events and moves."""

    said: Callable[[Event, Callable[[str], str]], str | None]
    worded: Callable[[Any, Any], str]


class News:
    """Turns events into entries of the history."""

    def __init__(self, words: Words, table: Table, stage: Stage) -> None:
        self._words = words
        self._table = table
        self._stage = stage
        #: Why a seat made its move in a step of the match; "" where that is not known.
        self.why: Callable[[int, str], str] = lambda step, seat: ""

    def entries(self, event: Event, step: int = 0) -> list[Entry]:
        """Return the lines that tell this event, oldest first."""
        told: list[Entry] = []
        chapter = self._table.chapter(event)
        if chapter is not None:
            told.append(Entry(chapter, separator=True, step=step))
        sentence = self._words.said(event, self._stage.name)
        if sentence:
            seat = getattr(event, "seat", None)
            sitter = self._stage.sitter(seat) if seat else None
            why = self.why(step, seat) if seat else ""
            told.append(Entry(sentence, sitter, step=step, why=why))
        return told

    def lines(self, moves: Sequence[Move], view: Any) -> list[Line]:
        """Return the rows of the list of possible moves."""
        table, words = self._table, self._words
        return [
            Line(move, table.worded(move) or words.worded(move, view), table.badges(move)) for move in moves
        ]

    def since(self, match: Match[Any, Any], seat: int) -> list[Entry]:
        """Return the newest lines of a whole match as this seat saw it, newest first."""
        told: list[Entry] = []
        for step in range(len(match.events) - 1, -1, -1):
            told += reversed(self._of_step(match, step, seat))
            if len(told) >= MOST:
                break
        return told

    def missed(self, match: Match[Any, Any], seat: int, most: int) -> list[str]:
        """Return the last sentences since this seat decided, oldest first."""
        log = match.log
        last = next((at for at in range(len(log) - 1, -1, -1) if log[at].by == seat), -1)
        told = [entry for step in range(last + 1, len(log)) for entry in self._of_step(match, step, seat)]
        return [entry.text for entry in told if not entry.separator][-most:]

    def _of_step(self, match: Match[Any, Any], step: int, seat: int) -> list[Entry]:
        told: list[Entry] = []
        for event in match.events[step]:
            seen = match.rules.witness(event, seat)
            if seen is not None:
                told += self.entries(seen, step)
        return told
