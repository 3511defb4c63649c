"""What the others may have, and what a result is worth against them: exact for given ways of playing."""

from __future__ import annotations

from itertools import accumulate
from math import prod
from typing import Final, NamedTuple

from spielblock.games.schock.chances import FALLS, Plan, Ways, percentiles
from spielblock.games.schock.options import Options
from spielblock.games.schock.scoring import Scale
from spielblock.games.schock.state import DICE, LIDS, MOST_THROWS, TURN, UNKNOWN, Dice, State

#: A greedy starter stops from these places among single throws on, by the throws used.
STOPS: Final = {1: 0.55, 2: 0.68}
#: How likely somebody stands although the model would not.
ODD: Final = 0.05


class End(NamedTuple):
    """A result somebody may end with: how strong, how many lids it deals, throws, and how likely."""

    strength: int
    lids: int
    throws: int
    chance: float


class Field:
    """The others of a round as one seat sees them: lists of ends, in round order."""

    def __init__(self, options: Options, scale: Scale, ways: Ways) -> None:
        self._scale = scale
        self._ways = ways
        self._places = percentiles(scale)
        self._throws_count = options.ties != "earlier_only"
        self._later: dict[int, list[End]] = {}
        self._plans: dict[int, Plan] = {}

    def stands(self, dice: Dice, laid: Dice, count: int, limit: int, *, starts: bool) -> bool:
        """Return whether the model of an ordinary player stands here."""
        if starts:
            return self._places[dice] >= STOPS.get(count, 0.0)
        return self._plan(limit).best(dice, laid, count) is None

    def of(self, state: State, seat: int, limit: int) -> list[tuple[bool, list[End]]]:
        """Return for each other seat whether it comes before this one, and how it may end.

        `limit` is how often those after this seat may throw.
        """
        found: list[tuple[bool, list[End]]] = []
        at = state.order.index(seat)
        for place, other in enumerate(state.order):
            if other != seat:
                done = place < at or state.phase != TURN
                found.append((place < at, self._done(state, other) if done else self._to_come(limit)))
        return found

    def above(self, mine: End, theirs: End, *, earlier: bool) -> bool:
        """Return whether theirs is better than mine; `earlier` says that they come before me."""
        if mine.strength != theirs.strength:
            return theirs.strength > mine.strength
        if self._throws_count and mine.throws != theirs.throws:
            return theirs.throws < mine.throws
        return earlier

    def end(self, dice: Dice, laid: Dice, throws: int, chance: float = 1.0) -> End:
        """Return these dice as an end."""
        worth = self._scale.worth(dice, laid)
        return End(worth.strength, worth.lids, throws, chance)

    def _done(self, state: State, seat: int) -> list[End]:
        """What lies under a cup fell from what lies open, and pleased if it was looked at."""
        laid, count = state.open[seat], state.count[seat]
        if UNKNOWN not in state.dice[seat] and len(state.dice[seat]) == DICE:
            return [self.end(state.dice[seat], laid, count)]
        starts = seat == state.order[0]
        looked = not state.last_throw(seat)
        limit = MOST_THROWS if starts else state.limit
        ends: list[End] = []
        for dice, chance in FALLS[laid]:
            pleased = not looked or self.stands(dice, laid, count, limit, starts=starts)
            ends.append(self.end(dice, laid, count, chance if pleased else chance * ODD))
        whole = sum([end.chance for end in ends])
        return [end._replace(chance=end.chance / whole) for end in ends]

    def _to_come(self, limit: int) -> list[End]:
        ends = self._later.get(limit)
        if ends is None:
            ends = self._played(limit)
            self._later[limit] = ends
        return ends

    def _played(self, limit: int) -> list[End]:
        """Return how a greedy player with this many throws ends."""
        plan = self._plan(limit)
        ends: dict[tuple[int, int, int], float] = {}
        now: dict[tuple[Dice, Dice], float] = {((), dice): chance for dice, chance in FALLS[()]}
        for count in range(1, limit + 1):
            then: dict[tuple[Dice, Dice], float] = {}
            for (laid, dice), much in now.items():
                kept = plan.best(dice, laid, count)
                if kept is None:
                    key = self.end(dice, laid, count)[:3]
                    ends[key] = ends.get(key, 0.0) + much
                    continue
                for fallen, chance in FALLS[kept]:
                    then[kept, fallen] = then.get((kept, fallen), 0.0) + much * chance
            now = then
        return [End(*key, chance) for key, chance in ends.items()]

    def _plan(self, limit: int) -> Plan:
        plan = self._plans.get(limit)
        if plan is None:
            plan = Plan(self._ways, lambda dice, _laid, _count: self._places[dice], limit)
            self._plans[limit] = plan
        return plan


class Stakes(NamedTuple):
    """What a round is about: lids in the pool, one's own, the most another holds, how many play."""

    stock: int
    own: int
    most: int
    players: int

    def moved(self, lids: int, strength: int, *, mine: bool) -> int:
        """Return how many lids move if such a result is best; `mine` says whether it is this seat's."""
        if strength >= AUS_STRENGTH:
            return LIDS
        return min(lids, self.stock or (self.own if mine else self.most))


AUS_STRENGTH: Final = 5000


class Outlook:
    """What one result leads to: the chance to be lowest, and the lids that are to be expected."""

    def __init__(self, field: Field, others: list[tuple[bool, list[End]]], stakes: Stakes) -> None:
        self._field = field
        self._others = others
        self._stakes = stakes
        self._seen: dict[tuple[int, int, int], tuple[float, float]] = {}
        lids = {end.strength: end.lids for _, ends in others for end in ends}
        self._strengths = sorted(lids.items())
        #: For each other: how likely it is no stronger than each of the strengths.
        self._upto = [self._summed(ends) for _, ends in others]
        self._best = self._products(self._upto)

    def safe(self, mine: End) -> float:
        """Return the chance that somebody else is lowest."""
        return 1 - self._look(mine)[0]

    def gain(self, mine: End) -> float:
        """Return the lids that others are expected to get on average, less one's own."""
        return self._look(mine)[1]

    def _look(self, mine: End) -> tuple[float, float]:
        key = mine[:3]
        found = self._seen.get(key)
        if found is None:
            found = self._work_out(mine)
            self._seen[key] = found
        return found

    def _work_out(self, mine: End) -> tuple[float, float]:
        """Go through all strengths that the best of the others may have, with who is below me."""
        not_above = [self._not_above(mine, earlier, ends) for earlier, ends in self._others]
        lowest = gain = before = worst_before = 0.0
        for place, (strength, lids) in enumerate(self._strengths):
            best = self._best[place]
            worst = 0.0
            if strength >= mine.strength:
                worst = prod(
                    [max(0.0, upto[place] - under) for upto, under in zip(self._upto, not_above, strict=True)]
                )
            best_here, worst_here = best - before, worst - worst_before
            before, worst_before = best, worst
            lowest += worst_here
            gain += self._change(mine, strength, lids, best_here, worst_here)
        return lowest, gain

    def _not_above(self, mine: End, earlier: bool, ends: list[End]) -> float:
        above = self._field.above
        return sum([end.chance for end in ends if not above(mine, end, earlier=earlier)])

    def _summed(self, ends: list[End]) -> list[float]:
        single: dict[int, float] = {}
        for end in ends:
            single[end.strength] = single.get(end.strength, 0.0) + end.chance
        return list(accumulate([single.get(strength, 0.0) for strength, _ in self._strengths]))

    def _products(self, upto: list[list[float]]) -> list[float]:
        return [prod([one[place] for one in upto]) for place in range(len(self._strengths))]

    def _change(self, mine: End, strength: int, lids: int, best: float, worst: float) -> float:
        """Return the expected change of lids when the best of the others has this strength."""
        stakes = self._stakes
        theirs = stakes.moved(lids, strength, mine=False)
        lost = -theirs if stakes.stock else -theirs * (1 + 1 / (stakes.players - 1))
        change = worst * lost
        if mine.strength > strength:
            moved = stakes.moved(mine.lids, mine.strength, mine=True)
            share = 1 / (stakes.players - 1)
            return change + (best - worst) * moved * (share if stakes.stock else 1 + share)
        return change + (best - worst) * (theirs / (stakes.players - 1) if stakes.stock else 0.0)
