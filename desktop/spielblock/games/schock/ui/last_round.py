"""What a round brings: said while it is dealt out, and read until cups are lifted again."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from spielblock.games.schock import texts as words
from spielblock.games.schock.events import AllLidsTaken, HalfLost, LidsMoved, RoundEnded, RoundStarted
from spielblock.games.schock.position import Position
from spielblock.games.schock.scoring import AUS
from spielblock.games.schock.state import LIDS
from spielblock.games.schock.ui import texts
from spielblock.rules.event import Event

Before = Callable[[Event], Iterable[Event]]


class LastRound:
    """What is said meanwhile is heard as it is shown; the line on the round before follows from the match."""

    def __init__(self, name: Callable[[str], str]) -> None:
        self._name = name
        self._ended: RoundEnded | None = None
        self._lids = self._coming = 0
        self._started: RoundStarted | None = None

    def expect(self, event: LidsMoved | AllLidsTaken) -> None:
        """Know what is dealt out before it is shown, so that it can be said while the ranking is read."""
        self._coming = event.count if isinstance(event, LidsMoved) else LIDS

    def hear(self, event: Event) -> None:
        """Take in an event in its turn."""
        match event:
            case RoundEnded():
                self._ended, self._started, self._lids = event, None, self._coming
                self._coming = 0
            case LidsMoved(count=count):
                self._lids = count
            case AllLidsTaken():
                self._lids = LIDS
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

    def line(self, view: Position, before: Before) -> str:
        """Return one line on the round before this view, from what was seen then; "" if there was none."""
        started = view.seen[0] if view.seen else None
        if view.phase != "turn" or not isinstance(started, RoundStarted):
            return ""
        lids, lost = 0, False
        for event in before(started):
            match event:
                case RoundEnded(worst=worst, worst_dice=dice):
                    who, result = self._name(worst), words.result(dice)
                    return texts.last_half(who, result) if lost else texts.last_round(who, result, lids)
                case LidsMoved(count=count):
                    lids = count
                case AllLidsTaken():
                    lids = LIDS
                case HalfLost():
                    lost = True
                case _:
                    pass
        return ""
