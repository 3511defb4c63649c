"""When the history tells what happened, and what a table may know about it beside the event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spielblock.rules.event import Event
from spielblock.rules.seats import seat_of

if TYPE_CHECKING:
    from spielblock.shell.table_page import TablePage


class Teller(QObject):
    """Tells an event as its motion begins, or when that has ended if the table wants to show it first."""

    def __init__(self, page: TablePage) -> None:
        """Made before the page hears its presenter, so that its prompt line finds the newest sentence."""
        super().__init__(page)
        self._page = page
        page.table.had_no_choice = self.had_no_choice
        page.table.before = self.before
        page.presenter.told.connect(self._on_told)
        page.presenter.landed.connect(self._on_landed)

    def had_no_choice(self, event: Event) -> bool:
        """Return whether the seat of an event had one move only in the step in which that happened."""
        match, seat = self._page.controller.match, getattr(event, "seat", None)
        step = next((at for at, events in enumerate(match.events) if any(one is event for one in events)), -1)
        if step < 0 or not isinstance(seat, str):
            return False
        return len(match.rules.moves(match.states[step], seat_of(seat))) == 1

    def before(self, event: Event) -> Iterator[Event]:
        """Yield what the watching seat saw before this event of the match, newest first."""
        match, seat, found = self._page.controller.match, self._page.presenter.seat, False
        for one in (one for events in reversed(match.events) for one in reversed(events)):
            seen = match.rules.witness(one, seat) if found else None
            if seen is not None:
                yield seen
            found = found or one is event

    def _on_told(self, event: Event) -> None:
        if not self._page.table.tells_late(event):
            self._tell(event)

    def _on_landed(self, event: Event) -> None:
        if self._page.table.tells_late(event):
            self._tell(event)
            self._page.voice.speak()

    def _tell(self, event: Event) -> None:
        page = self._page
        page.news.tell(event, len(page.controller.match.log) - 1, page.frame.history)
