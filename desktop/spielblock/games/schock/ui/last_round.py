"""What the round before brought: kept to be read until cups are lifted again."""

from __future__ import annotations

from collections.abc import Callable

from spielblock.games.schock import texts as words
from spielblock.games.schock.events import AllLidsTaken, HalfLost, LidsMoved, RoundEnded, RoundStarted
from spielblock.games.schock.position import Position
from spielblock.games.schock.scoring import AUS
from spielblock.games.schock.state import LIDS
from spielblock.games.schock.ui import texts
from spielblock.rules.event import Event


class LastRound:
    """Hears what is shown. Of a view that does not follow that round, as after undoing, it says nothing."""

    def __init__(self, name: Callable[[str], str]) -> None:
        self._name = name
        self._ended: RoundEnded | None = None
        self._lids = self._coming = 0
        self._lost = False
        self._started: RoundStarted | None = None

    def expect(self, event: LidsMoved | AllLidsTaken) -> None:
        """Know what is dealt out before it is shown, so that it can be said while the ranking is read."""
        self._coming = event.count if isinstance(event, LidsMoved) else LIDS

    def hear(self, event: Event) -> None:
        """Take in an event in its turn."""
        match event:
            case RoundEnded():
                self._ended, self._started, self._lids, self._lost = event, None, self._coming, False
                self._coming = 0
            case LidsMoved(count=count):
                self._lids = count
            case AllLidsTaken():
                self._lids = LIDS
            case HalfLost():
                self._lost = True
            case RoundStarted():
                self._started = event
            case _:
                return

    def result(self) -> str:
        """Return who gets how many lids, from when they are dealt out until the next round begins."""
        if self._ended is None or self._started is not None or not self._lids:
            return ""
        head = f"{words.schock_aus()}! " if self._ended.kind == AUS else ""
        return head + texts.gets(self._name(self._ended.worst), self._lids)

    def line(self, view: Position) -> str:
        """Return one line on the round before this view; "" if there was none, or it was not seen."""
        ended, started = self._ended, self._started
        if ended is None or started is None or view.phase != "turn":
            return ""
        if (view.half, view.order, view.stock) != (started.half, started.order, started.stock):
            return ""
        who = self._name(ended.worst)
        if self._lost:
            return texts.last_half(who, words.result(ended.worst_dice))
        return texts.last_round(who, words.result(ended.worst_dice), self._lids)
