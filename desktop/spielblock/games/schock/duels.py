"""A round between two, solved: mixed ways of playing for each situation that comes up."""

from __future__ import annotations

from typing import Final

from spielblock.games.schock.chances import FALLS
from spielblock.games.schock.duel import Ends, Flow, Signal
from spielblock.games.schock.solving import Solution
from spielblock.games.schock.state import MOST_THROWS, Dice

#: What is left out: ways that are hardly ever taken.
LEAST: Final = 1e-3
#: Chances are rounded to so many digits, so that no platform draws differently.
DIGITS: Final = 6


class Solved:
    """How to play a round between two so that nobody can make use of it."""

    def __init__(self, found: Solution) -> None:
        self.opening: Flow = chances(found.opening)
        self.answers: dict[Signal, Flow] = {signal: chances(flow) for signal, flow in found.answers.items()}

    def lying(self, signal: Signal) -> dict[Dice, float]:
        """Return how likely each result of the starter is under the cup after this signal."""
        count, laid = signal
        found: dict[Dice, float] = {}
        for dice, chance in FALLS[laid]:
            known = self.starter(count, laid, dice) if count < MOST_THROWS else {None: 1.0}
            found[dice] = chance * (known or {}).get(None, 0.0)
        whole = sum(found.values())
        if not whole:
            return dict(FALLS[laid])
        return {dice: chance / whole for dice, chance in found.items()}

    def ends(self, signal: Signal) -> Ends:
        """Return how the follower ends after this signal."""
        found: Ends = {}
        limit = signal[0]
        now: dict[Dice, float] = dict(FALLS[()])
        for count in range(1, limit + 1):
            then: dict[Dice, float] = {}
            for dice, much in now.items():
                ways = self.follower(signal, count, dice) if count < limit else None
                for kept, part in (ways or {None: 1.0}).items():
                    if kept is None:
                        found[dice, count] = found.get((dice, count), 0.0) + much * part
                        continue
                    for fallen, chance in FALLS[kept]:
                        then[fallen] = then.get(fallen, 0.0) + much * part * chance
            now = then
        return found

    def starter(self, count: int, laid: Dice, dice: Dice) -> dict[Dice | None, float] | None:
        """Return what the starter keeps, with chances; None if this situation never comes up."""
        return self.opening.get((count, laid if count > 1 else (), dice))

    def follower(self, signal: Signal, count: int, dice: Dice) -> dict[Dice | None, float] | None:
        """Return what the follower keeps after this signal, with chances; None if it never comes up."""
        return self.answers.get(signal, {}).get((count, (), dice))


def chances(flow: Flow) -> Flow:
    """Return for each situation the chances of the ways to go on, likely ones first."""
    found: Flow = {}
    for situation, ways in flow.items():
        whole = sum(ways.values())
        kept = {way: much / whole for way, much in ways.items() if whole > 0 and much / whole >= LEAST}
        rest = sum(kept.values())
        if kept:
            found[situation] = {
                way: round(much / rest, DIGITS)
                for way, much in sorted(kept.items(), key=lambda one: -round(one[1], DIGITS))
            }
    return found
