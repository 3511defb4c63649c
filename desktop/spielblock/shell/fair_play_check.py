"""The check of a saved match: is every throw what the seed gives, and did bots see only their own?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from spielblock.match.match import Match
from spielblock.match.savefile import Loaded
from spielblock.rules.contract import Draw
from spielblock.rules.seats import CHANCE
from spielblock.shell.fair_play_dealing import Table, dealt_anew

#: So often everything unseen is dealt anew for each decision of a bot.
DEALS: Final = 3


@dataclass(slots=True)
class Finding:
    """What the check has counted so far.

    `throws` are throws and shuffles, `other_throws` those that the seed does not give; `decisions` are
    those of bots, `deals` how often something unseen was dealt anew for them, `leaks` how often that
    changed what they saw. `steps` of `length` have been looked at.
    """

    length: int
    steps: int = 0
    throws: int = 0
    other_throws: int = 0
    decisions: int = 0
    deals: int = 0
    leaks: int = 0

    @property
    def fair(self) -> bool:
        """Whether nothing was found that should not be."""
        return not self.other_throws and not self.leaks


class FairPlayCheck:
    """Goes through a match step by step; `finding` is true of what has been looked at."""

    def __init__(self, loaded: Loaded) -> None:
        self._match: Match[Any, Any] = loaded.match
        self._table = Table(loaded.game, loaded.match.rules, Random(f"fair play/{loaded.header.seed}"))
        seats = zip(loaded.header.seats, loaded.chairs, strict=True)
        self._bots = {at for at, pair in enumerate(seats) if any(chair.level is not None for chair in pair)}
        self._drawn: Counter[str] = Counter()
        self.finding = Finding(len(self._match.log))

    def steps(self) -> Iterator[None]:
        """Look at one step after the other; each is a matter of a few milliseconds."""
        for at, entry in enumerate(self._match.log):
            if entry.by == CHANCE:
                self._look_at_throw(at)
            elif entry.by in self._bots:
                self._look_at_decision(at, entry.by)
            self.finding.steps += 1
            yield

    def _look_at_throw(self, at: int) -> None:
        """Throw again with the seed of the match, as the n-th throw of this seat, or the n-th shuffle."""
        pending = self._match.rules.pending(self._match.states[at])
        assert isinstance(pending, Draw)
        stream = pending.stream()
        self._drawn[stream] += 1
        again = pending.chance.draw(Random(f"{self._match.seed}/{stream}/{self._drawn[stream]}"))
        self.finding.throws += 1
        self.finding.other_throws += again.text() != self._match.log[at].move.text()

    def _look_at_decision(self, at: int, seat: int) -> None:
        """Deal anew what the seat does not see, and compare what it sees byte by byte."""
        rules, state, seen = self._match.rules, self._match.states[at], self._match.seen(seat, at)
        view = msgspec.json.encode(rules.view(state, seat, seen))
        self.finding.decisions += 1
        for _ in range(DEALS):
            other = dealt_anew(state, seat, self._table)
            if other is not None:
                self.finding.deals += 1
                self.finding.leaks += msgspec.json.encode(rules.view(other, seat, seen)) != view
