"""A round between two as part of its half: what it is worth how the lids lie after it.

A half between two is a chain of such rounds, and in each of its states, which are 103, whoever starts has a
fixed chance not to lose the half if both play as well as can be. Those chances are shipped as a table, made
by `solving.py`; with them every round can be solved by itself, when it comes up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from spielblock import shipped
from spielblock.games.schock.chances import Ways
from spielblock.games.schock.duel import Duel
from spielblock.games.schock.options import Options
from spielblock.games.schock.scoring import AUS, THROWS, Scale
from spielblock.games.schock.state import LIDS, Dice

FILE: Final = "games/schock/halves.json"


class Lids(NamedTuple):
    """How the lids lie before a round: on the stock, before who starts it, before the other."""

    stock: int
    starter: int
    other: int

    def after(self, cost: int, *, all_of_them: bool, starter_loses: bool) -> Lids | None:
        """Return how they lie when the loser starts the next round; None if the half is lost with this."""
        loser, winner = (self.starter, self.other) if starter_loses else (self.other, self.starter)
        moved = min(cost, self.stock or winner)
        if all_of_them or loser + moved == LIDS:
            return None
        if self.stock:
            return Lids(self.stock - moved, loser + moved, winner)
        return Lids(0, loser + moved, winner - moved)

    def text(self) -> str:
        """Return the state as it is called in the table."""
        return f"{self.stock}/{self.starter}/{self.other}"


#: The chance of who starts a round not to lose the half, by how the lids lie.
Worths = Mapping[str, float]


def all_lids() -> Iterator[Lids]:
    """Yield every state of a half, those with the fewest lids on the stock first."""
    for stock in range(LIDS + 1):
        for starter in range(LIDS - stock + 1):
            if stock or 0 < starter < LIDS:
                yield Lids(stock, starter, LIDS - stock - starter)


class HalfDuel(Duel):
    """The round in one state of the half; the value is the starter's chance not to lose the half."""

    def __init__(self, options: Options, worths: Worths, lids: Lids, ways: Ways | None = None) -> None:
        super().__init__(options, ways)
        self._won: dict[Dice, float] = {}
        self._lost: dict[Dice, float] = {}
        scale = Scale(options)
        for dice in THROWS:
            worth = scale.worth(dice, ())
            aus = worth.kind == AUS
            won = lids.after(worth.lids, all_of_them=aus, starter_loses=False)
            lost = lids.after(worth.lids, all_of_them=aus, starter_loses=True)
            self._won[dice] = 1.0 if won is None else 1.0 - worths[won.text()]
            self._lost[dice] = 0.0 if lost is None else worths[lost.text()]

    def beats(self, first: Dice, used: int, second: Dice, others: int) -> float:
        """Return what the half is worth for the starter after these results, as they lie."""
        if super().beats(first, used, second, others):
            return self._won[first]
        return self._lost[second]


def worths_of(options: Options) -> Worths | None:
    """Return the table for these options, or None if it was not worked out."""
    return _tables().get(name(options))


def name(options: Options) -> str:
    """Return how the tables call a set of options."""
    return msgspec.json.encode(options).decode()


@lru_cache(maxsize=1)
def _tables() -> dict[str, dict[str, float]]:
    data = (shipped.folder("resources") / FILE).read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, float]])
