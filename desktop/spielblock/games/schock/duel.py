"""A round between two, exactly: whoever starts hides the last throw, the other answers.

The value is the chance that the starter does not lose the round; `halves.py` counts what it costs. What
the follower knows is the signal: how often the starter threw and which dice lay open before the last
throw. Mixed ways of playing are flows: how much of the game goes through a situation and out by a move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spielblock.games.schock.chances import FALLS, Plan, Ways, percentiles
from spielblock.games.schock.choices import Choices
from spielblock.games.schock.options import Options
from spielblock.games.schock.scoring import THROWS, Scale
from spielblock.games.schock.state import MOST_THROWS, Dice

Signal = tuple[int, Dice]
#: Final dice with the number of throws, and how much of the game ends there.
Ends = dict[tuple[Dice, int], float]
#: A situation (throws used, what lay open if it matters, dice) and how much leaves it by keeping these dice.
Flow = dict[tuple[int, Dice, Dice], dict[Dice | None, float]]

#: Which dice are kept with these dice, of which some lay open, after so many throws; None to stand.
Best = Callable[[Dice, Dice, int], Dice | None]

ANY: Final[Dice] = ()


class Duel:
    """The rules of the round, as far as they matter between two: turning, ties and the late turn.

    It is exact for options under which dice are worth the same whether or not some lay open before.
    """

    def __init__(self, options: Options, ways: Ways | None = None) -> None:
        self.ways = ways or Ways(Choices(options))
        scale = Scale(options)
        self.places = percentiles(scale)
        self._strength = {dice: scale.worth(dice, ()).strength for dice in THROWS}
        self._throws_count = options.ties != "earlier_only"
        self._wins: dict[tuple[Dice, int, Dice, int], float] = {}

    def wins(self, first: Dice, used: int, second: Dice, others: int) -> float:
        """Return the chance that the starter wins with these results, late turns played best."""
        key = (first, used, second, others)
        value = self._wins.get(key)
        if value is None:
            value = self.second_turns(*key)
            for kept in self.ways.late(first, ANY, used):
                turned = sum([p * self.second_turns(d, used + 1, second, others) for d, p in FALLS[kept]])
                value = max(value, turned)
            self._wins[key] = value
        return value

    def second_turns(self, first: Dice, used: int, second: Dice, others: int) -> float:
        """Return the same after the starter has had its choice of a late turn."""
        value = self.beats(first, used, second, others)
        for kept in self.ways.late(second, ANY, others):
            turned = sum([p * self.beats(first, used, d, others + 1) for d, p in FALLS[kept]])
            value = min(value, turned)
        return value

    def beats(self, first: Dice, used: int, second: Dice, others: int) -> float:
        """Return 1 if the starter's result is the better one as it lies, else 0."""
        mine, yours = self._strength[first], self._strength[second]
        if mine != yours:
            return float(mine > yours)
        return float(used <= others) if self._throws_count else 1.0


def answer(duel: Duel, limit: int, lying: dict[Dice, float]) -> tuple[float, Flow, Ends]:
    """Return how much the follower wins at best against these results of the starter, and how."""
    some = [(dice, weight) for dice, weight in lying.items() if weight > 0]
    known: dict[tuple[Dice, int], float] = {}

    def aim(dice: Dice, laid: Dice, count: int) -> float:
        value = known.get((dice, count))
        if value is None:
            value = sum([weight * (1 - duel.wins(other, limit, dice, count)) for other, weight in some])
            known[dice, count] = value
        return value

    plan = Plan(duel.ways, aim, limit)
    flow, ends = played(plan.best, limit)
    return plan.throwing((), 1), flow, ends


def greedy(duel: Duel, limit: int) -> tuple[Flow, Ends]:
    """Return how somebody plays who only looks at the place among single throws."""
    plan = Plan(duel.ways, lambda dice, laid, count: duel.places[dice], limit)
    return played(plan.best, limit)


def played(best: Best, limit: int) -> tuple[Flow, Ends]:
    """Return the flow and the ends of a pure way of playing: `best` says which dice are kept."""
    flow: Flow = {}
    ends: Ends = {}
    now: dict[Dice, float] = dict(FALLS[()])
    for count in range(1, limit + 1):
        then: dict[Dice, float] = {}
        for dice, much in now.items():
            kept = best(dice, ANY, count) if count < limit else None
            if count < limit:
                flow[count, ANY, dice] = {kept: much}
            if kept is None:
                ends[dice, count] = ends.get((dice, count), 0.0) + much
                continue
            for fallen, chance in FALLS[kept]:
                then[fallen] = then.get(fallen, 0.0) + much * chance
        now = then
    return flow, ends


class Opening:
    """The starter's best way against a follower whose answers to each signal are known as ends."""

    def __init__(self, duel: Duel, answers: dict[Signal, Ends], others: dict[int, Ends]) -> None:
        self._duel = duel
        self._answers = answers
        self._others = others
        self._stands: dict[tuple[Signal, Dice], float] = {}
        self._thirds: dict[Dice, float] = {}
        self._seconds: dict[Dice, float] = {}

    def choices(self, count: int, laid: Dice, dice: Dice) -> dict[Dice | None, float]:
        """Return the chance to win for every way to go on, None for standing."""
        found: dict[Dice | None, float] = {None: self._stand((count, laid), dice)}
        for kept in self._duel.ways.of(dice, ANY):
            found[kept] = self._second(kept) if count == 1 else self._third(kept)
        return found

    def value(self) -> float:
        """Return the chance to win from the first throw on."""
        return sum([chance * self.choose(1, ANY, dice)[0] for dice, chance in FALLS[()]])

    def choose(self, count: int, laid: Dice, dice: Dice) -> tuple[float, Dice | None]:
        """Return the chance to win and which dice are kept, None to stand."""
        value, chosen = self._stand((count, laid), dice), None
        for kept in self._duel.ways.of(dice, ANY) if count < MOST_THROWS else ():
            other = self._second(kept) if count == 1 else self._third(kept)
            if other > value + 1e-12:
                value, chosen = other, kept
        return value, chosen

    def flow(self) -> tuple[Flow, dict[Signal, dict[Dice, float]]]:
        """Return the best way as a flow, and what lies under the cup for each signal."""
        flow: Flow = {}
        lying: dict[Signal, dict[Dice, float]] = {}
        now: dict[tuple[Dice, Dice], float] = {((), dice): chance for dice, chance in FALLS[()]}
        for count in range(1, MOST_THROWS + 1):
            then: dict[tuple[Dice, Dice], float] = {}
            for (laid, dice), much in now.items():
                kept = self.choose(count, laid, dice)[1]
                if count < MOST_THROWS:
                    flow[count, laid, dice] = {kept: much}
                if kept is None:
                    under = lying.setdefault((count, laid), {})
                    under[dice] = under.get(dice, 0.0) + much
                    continue
                for fallen, chance in FALLS[kept]:
                    then[kept, fallen] = then.get((kept, fallen), 0.0) + much * chance
            now = then
        return flow, lying

    def _stand(self, signal: Signal, dice: Dice) -> float:
        value = self._stands.get((signal, dice))
        if value is None:
            used = signal[0]
            ends = self._answers.get(signal) or self._others[used]
            value = sum([much * self._duel.wins(dice, used, *end) for end, much in ends.items()])
            self._stands[signal, dice] = value
        return value

    def _third(self, kept: Dice) -> float:
        value = self._thirds.get(kept)
        if value is None:
            value = sum([p * self._stand((3, kept), dice) for dice, p in FALLS[kept]])
            self._thirds[kept] = value
        return value

    def _second(self, kept: Dice) -> float:
        value = self._seconds.get(kept)
        if value is None:
            value = sum([p * self.choose(2, kept, dice)[0] for dice, p in FALLS[kept]])
            self._seconds[kept] = value
        return value
