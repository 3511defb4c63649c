"""A round between two for lids, by the shipped solution; every value is exact against its other side."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from spielblock.bots.bot import Thought
from spielblock.bots.candidate import Candidate
from spielblock.games.schock.chances import FALLS, Plan
from spielblock.games.schock.duel import RANGE, LidDuel, Opening, greedy
from spielblock.games.schock.duels import Solved, solved_for_lids
from spielblock.games.schock.moves import STAND
from spielblock.games.schock.options import Options
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.state import MOST_THROWS, TURN, Dice, State
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

Values = dict[Dice | None, float]


class Pair:
    """Knows the solution under a set of options; made once for each."""

    def __init__(self, options: Options, found: Solved) -> None:
        self._duel = LidDuel(options)
        self._solved = found
        answers = {signal: found.ends(signal) for signal in found.answers}
        others = {limit: greedy(self._duel, limit)[1] for limit in range(1, MOST_THROWS + 1)}
        self._opening = Opening(self._duel, answers, others)

    @staticmethod
    def of(rules: SchockRules) -> Pair | None:
        """Return the solution for these rules, or None if there is none."""
        return _pair(rules.options)

    def think(self, state: State, seat: int, rng: Random) -> Thought | None:
        """Return what to do, or None where the solution does not say."""
        dice, laid, count = state.dice[seat], state.open[seat], state.count[seat]
        if state.phase != TURN:
            return self._thought(self._late(state, seat), self._duel.ways.late(dice, laid, count), None, rng)
        first = state.order[0]
        if seat == first:
            values = self._opening.choices(count, laid if count > 1 else (), dice)
            mixed = self._solved.starter(count, laid, dice)
        else:
            signal = (state.count[first], state.open[first] if state.count[first] > 1 else ())
            values = self._answers(signal, state.limit, dice, count)
            mixed = self._solved.follower(signal, count, dice)
        return self._thought(values, self._duel.ways.of(dice, laid), mixed, rng)

    def _answers(self, signal: tuple[int, Dice], limit: int, dice: Dice, count: int) -> Values:
        """Return the follower's chance for each way to go on, against what may lie under the other cup."""
        under = self._solved.lying(signal)

        def aim(found: Dice, _: Dice, throws: int) -> float:
            lost = [
                much * self._duel.wins(other, limit, found, throws) for other, much in under.items() if much
            ]
            return 1 - sum(lost)

        plan = Plan(self._duel.ways, aim, limit)
        values: Values = {None: aim(dice, (), count)}
        for kept in self._duel.ways.of(dice, ()):
            values[kept] = plan.throwing(kept, count + 1)
        return values

    def _late(self, state: State, seat: int) -> Values:
        """Return the chance of the seat to win if it stands or turns, all dice lying open."""
        first, second = state.order
        used, others = state.count[first], state.count[second]
        duel, mine, yours = self._duel, state.dice[first], state.dice[second]
        values: Values = {}
        if seat == first:
            values[None] = duel.second_turns(mine, used, yours, others)
            for kept in duel.ways.late(mine, (), used):
                after = [p * duel.second_turns(dice, used + 1, yours, others) for dice, p in FALLS[kept]]
                values[kept] = sum(after)
            return values
        values[None] = 1 - duel.beats(mine, used, yours, others)
        for kept in duel.ways.late(yours, (), others):
            after = [p * (1 - duel.beats(mine, used, dice, others + 1)) for dice, p in FALLS[kept]]
            values[kept] = sum(after)
        return values

    def _thought(self, values: Values, ways: dict[Dice, Move], mixed: Values | None, rng: Random) -> Thought:
        moves: dict[Dice | None, Move] = {None: STAND, **ways}
        ranked = sorted(values, key=lambda kept: -round(values[kept], 9))
        chosen = _drawn(mixed, rng) if mixed else ranked[0]
        seen: list[Candidate] = []
        for kept in ranked:
            lids = round(_lids(values[kept]), 9)
            seen.append(Candidate(moves[kept].text(), lids, 0.0, _why(kept, values)))
        return Thought(moves[chosen], tuple(seen))


@lru_cache(maxsize=4)
def _pair(options: Options) -> Pair | None:
    found = solved_for_lids(options)
    return None if found is None else Pair(options, found)


def _drawn(mixed: Values, rng: Random) -> Dice | None:
    left = rng.random() * sum(mixed.values())
    for kept, chance in mixed.items():
        left -= chance
        if left < 0:
            return kept
    return next(iter(mixed))


def _lids(value: float) -> float:
    """Return a value of the duel in lids, more or less than the other gets."""
    return (value - 0.5) * RANGE


def _why(kept: Dice | None, values: Values) -> tuple[Reason, ...]:
    lids = _lids(values[kept])
    others = [_lids(value) for other, value in values.items() if other != kept]
    more = round(lids - max(others, default=lids), 1)
    reasons = [Reason("schock.why.lids", {"lids": f"{lids:+.1f}"})]
    if more:
        key = "schock.why.lids_more" if more > 0 else "schock.why.lids_less"
        reasons.append(Reason(key, {"lids": f"{abs(more):.1f}"}))
    return tuple(reasons)
