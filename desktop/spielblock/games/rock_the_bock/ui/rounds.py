"""The finished rounds, to be looked at again: by pointing at them, by a click, or by a key."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QToolTip

from spielblock.games.rock_the_bock.counting.texts import results
from spielblock.games.rock_the_bock.events import RoundScored
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.sheets_view import SheetsView
from spielblock.rules.event import Event
from spielblock.widgets.stage import Stage

#: For so long a round that was asked for by key stays to be read.
SHOWN_MS = 12_000


class Rounds:
    """Remembers how each round ended; what is no longer true after a step back is not shown."""

    def __init__(self, sheets: SheetsView, stage: Stage) -> None:
        self._sheets = sheets
        self._stage = stage
        self._ended: dict[int, RoundScored] = {}
        self._finished = 0
        self._looked_at = 0
        sheets.round_told = self.told

    def hear(self, event: Event) -> None:
        """Remember the end of a round."""
        if isinstance(event, RoundScored):
            self._ended[event.round] = event
            self._describe()

    def show(self, view: Position) -> None:
        """Show no other rounds than those that are finished here."""
        self._finished = max([len(sheet.subtotals) for sheet in view.players.values()])
        self._looked_at = 0
        self._describe()

    def _describe(self) -> None:
        ended = [self.told(number) for number in range(1, self._finished + 1)]
        self._sheets.setAccessibleDescription("\n".join([told for told in ended if told]))

    def told(self, number: int) -> str:
        """Return how a round ended, a line a sheet, or nothing if that is not known."""
        event = self._ended.get(number)
        if event is None or number > self._finished:
            return ""
        return "\n".join([texts.round_name(number), *results(event, self._stage.name)])

    def look(self) -> bool:
        """Show the last finished round, when asked again the one before, at last none; return if any is."""
        known = [number for number in range(self._finished, 0, -1) if self.told(number)]
        if not known:
            return False
        at = known.index(self._looked_at) + 1 if self._looked_at in known else 0
        self._looked_at = known[at] if at < len(known) else 0
        if not self._looked_at:
            QToolTip.hideText()
            return True
        told, sheets = self.told(self._looked_at), self._sheets
        where = sheets.mapToGlobal(QPoint(sheets.width() // 3, sheets.height() // 3))
        QToolTip.showText(where, told, sheets, QRect(), SHOWN_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(sheets, told))
        return True
