"""Keep the rows of the players and the line beside the title in step with what is shown."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from spielblock.control.framing import Figure
from spielblock.control.table import Table
from spielblock.rules.event import Event
from spielblock.shell.table_frame import TableFrame

NUMBER = re.compile(r"[−-]?\d+")


class Counts:
    """Counts event by event: what leaves a seat when its motion begins, what comes when it has come."""

    def __init__(self, frame: TableFrame, table: Table, headline: Callable[[Any], str]) -> None:
        self._frame = frame
        self._table = table
        self._headline = headline
        self._view: Any = None

    def show(self, view: Any) -> None:
        """Show the truth."""
        self._view = view
        self._frame.top.show_headline(self._headline(view))
        for seat, player in self._frame.players.rows.items():
            figures, note = self._table.figures(view, seat), self._table.note(view, seat)
            player.show_state(figures, note, active=player.active)

    def begin(self, event: Event) -> None:
        """The motion of an event begins: show of it what is less from now on, or all where nothing moves."""
        if self._view is None:
            return
        after = self._table.counted(self._view, event)
        if after is self._view:
            return
        if self._table.counts_at_once(event):
            self.show(after)
            return
        for seat, player in self._frame.players.rows.items():
            figures = self._table.figures(after, seat)
            if figures != player.figures and falls(player.figures, figures):
                player.show_state(figures, self._table.note(after, seat), active=player.active)

    def end(self, event: Event) -> None:
        """The motion of an event has ended: show all of it."""
        if self._view is None or self._table.counts_at_once(event):
            return
        after = self._table.counted(self._view, event)
        if after is not self._view:
            self.show(after)


def falls(old: tuple[Figure, ...], new: tuple[Figure, ...]) -> bool:
    """Return whether no number of these figures has grown.

    >>> falls((Figure("home", "1/4"), Figure("cards", "3")), (Figure("home", "1/4"), Figure("cards", "2")))
    True
    """
    if len(old) != len(new):
        return False
    return all(_first(after.text) <= _first(before.text) for before, after in zip(old, new, strict=True))


def _first(text: str) -> int:
    found = NUMBER.search(text)
    return int(found.group().replace("−", "-")) if found else 0
