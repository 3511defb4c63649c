"""What a round brings: said while it is dealt out, and read until cups are lifted again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from spielblock.games.schock import texts as words
from spielblock.games.schock.events import AllLidsTaken, HalfLost, LidsMoved, RoundEnded, RoundStarted
from spielblock.games.schock.position import Position
from spielblock.games.schock.scoring import AUS, FIXED_LIDS, SCHOCK
from spielblock.games.schock.state import LIDS
from spielblock.games.schock.ui import texts
from spielblock.rules.event import Event

Before = Callable[[Event], Iterable[Event]]
Dealt = LidsMoved | AllLidsTaken


class Brought(NamedTuple):
    """How a round ended, what was dealt out for it, and whether that lost the half."""

    ended: RoundEnded
    dealt: Dealt | None
    lost: bool = False

    @property
    def lids(self) -> int:
        """How many lids the lowest got."""
        return self.dealt.count if isinstance(self.dealt, LidsMoved) else LIDS if self.dealt else 0

    @property
    def short(self) -> bool:
        """Whether there were fewer lids than the best result deals out."""
        kind, high = self.ended.kind, max(self.ended.best_dice, default=0)
        worth = high if kind == SCHOCK else FIXED_LIDS[kind]
        return isinstance(self.dealt, LidsMoved) and self.dealt.count < worth


class LastRound:
    """What is said meanwhile is heard as it is shown; the line on the round before follows from the match."""

    def __init__(self, name: Callable[[str], str]) -> None:
        self._name = name
        self._ended: RoundEnded | None = None
        self._coming: Dealt | None = None
        self._dealt: Dealt | None = None
        self._said = ""

    def expect(self, event: Dealt) -> None:
        """Know what is dealt out before it is shown, so that it can be said while the ranking is read."""
        self._coming = event

    def hear(self, event: Event) -> None:
        """Take in an event in its turn."""
        match event:
            case RoundEnded():
                self.forget()
                self._ended, self._dealt, self._coming = event, self._coming, None
            case LidsMoved() | AllLidsTaken():
                self._dealt = event
            case RoundStarted():
                self.forget()
            case _:
                return

    def say(self, text: str) -> None:
        """Say this of what came of the round, until the next one begins."""
        self._said = text

    def forget(self) -> None:
        """All was shown: say nothing of it meanwhile."""
        self._ended, self._dealt, self._said = None, None, ""

    def result(self) -> str:
        """Return who gets how many lids, or what came of it, until the next round begins."""
        return self._said or next(iter(self.results()[-1:]), "")

    def results(self) -> tuple[str, ...]:
        """Return who gets how many lids, with the reason for so few and without, as long as that is said."""
        if self._ended is None or self._dealt is None:
            return ()
        brought = Brought(self._ended, self._dealt)
        head = f"{words.schock_aus()}! " if self._ended.kind == AUS else ""
        said = head + texts.gets(self._name(self._ended.worst), brought.lids)
        return (*([texts.but(said, self._no_more(self._dealt))] if brought.short else []), said)

    def line(self, view: Position, before: Before) -> tuple[str, ...]:
        """Return lines on the round before this view, from what was seen then, the fullest first."""
        brought = self._before(view, before)
        if brought is None:
            return ("",)
        ended = brought.ended
        who, dice = self._name(ended.worst), words.result(ended.worst_dice)
        best, result = self._name(ended.best), words.result(ended.best_dice, ended.kind)
        if brought.lost:
            return texts.half_before(who, dice, best, result), texts.half_before_short(who, dice)
        whole = texts.round_before(who, dice, brought.lids, best, result)
        why = [texts.but(whole, self._no_more(brought.dealt))] if brought.short else []
        return (*why, whole, texts.round_before_short(who, dice, brought.lids))

    def _before(self, view: Position, before: Before) -> Brought | None:
        """Return what the round before brought, None if there was none or cups are lifted again."""
        started = view.seen[0] if view.seen else None
        if view.phase != "turn" or not isinstance(started, RoundStarted):
            return None
        dealt, lost = None, False
        for event in before(started):
            match event:
                case RoundEnded():
                    return Brought(event, dealt, lost)
                case LidsMoved() | AllLidsTaken():
                    dealt = event
                case HalfLost():
                    lost = True
                case _:
                    pass
        return None

    def _no_more(self, dealt: Dealt | None) -> str:
        giver = dealt.giver if isinstance(dealt, LidsMoved) else None
        return texts.no_more_in_pool() if giver is None else texts.no_more(self._name(giver))
