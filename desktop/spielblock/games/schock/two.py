"""A round between two, solved for the half it belongs to; every value is exact against its other side."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from spielblock.bots.bot import Thought
from spielblock.bots.candidate import Candidate
from spielblock.games.schock.chances import FALLS, Plan
from spielblock.games.schock.duel import Duel, Opening, greedy
from spielblock.games.schock.duels import Solved
from spielblock.games.schock.halves import HalfDuel, Lids, worths_of
from spielblock.games.schock.moves import STAND
from spielblock.games.schock.options import Options
from spielblock.games.schock.solving import solve
from spielblock.games.schock.state import MOST_THROWS, TURN, Dice, State
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

Values = dict[Dice | None, float]

#: How often both sides answer each other at the table, for half a second of work: nobody then gains more
#: than a thousandth of a half by knowing how the other plays, whatever the lids and options that are solved.
ANSWERS: Final = 9
#: So many rounds are remembered, all of one half.
KEPT: Final = 128
PERCENT: Final = 100


class Pair:
    """A round between two, its value for who starts, and how to play it."""

    def __init__(self, duel: Duel, answers: int = ANSWERS) -> None:
        self.duel = duel
        found = solve(duel, answers)
        self.value = (found.low + found.high) / 2
        self.solved = Solved(found)
        ends = {signal: self.solved.ends(signal) for signal in self.solved.answers}
        others = {limit: greedy(duel, limit)[1] for limit in range(1, MOST_THROWS + 1)}
        self._opening = Opening(duel, ends, others)

    @staticmethod
    def of(options: Options, state: State, answers: int | None) -> Pair | None:
        """Return the round that is played now, or None if halves are not worked out under these options."""
        first, second = state.order
        lids = Lids(state.stock, state.lids[first], state.lids[second])
        return _pair(options, lids, ANSWERS if answers is None else max(1, answers))

    def think(self, state: State, seat: int, rng: Random) -> Thought:
        """Return what to do."""
        dice, laid, count = state.dice[seat], state.open[seat], state.count[seat]
        if state.phase != TURN:
            return self._thought(self._late(state, seat), self.duel.ways.late(dice, laid, count), None, rng)
        first = state.order[0]
        if seat == first:
            values = self._opening.choices(count, laid if count > 1 else (), dice)
            mixed = self.solved.starter(count, laid, dice)
        else:
            signal = (state.count[first], state.open[first] if state.count[first] > 1 else ())
            values = self._answers(signal, state.limit, dice, count)
            mixed = self.solved.follower(signal, count, dice)
        return self._thought(values, self.duel.ways.of(dice, laid), mixed, rng)

    def _answers(self, signal: tuple[int, Dice], limit: int, dice: Dice, count: int) -> Values:
        """Return the follower's chance for each way to go on, against what may lie under the other cup."""
        under = self.solved.lying(signal)

        def aim(found: Dice, _: Dice, throws: int) -> float:
            lost = [
                much * self.duel.wins(other, limit, found, throws) for other, much in under.items() if much
            ]
            return 1 - sum(lost)

        plan = Plan(self.duel.ways, aim, limit)
        values: Values = {None: aim(dice, (), count)}
        for kept in self.duel.ways.of(dice, ()):
            values[kept] = plan.throwing(kept, count + 1)
        return values

    def _late(self, state: State, seat: int) -> Values:
        """Return the chance of the seat to win if it stands or turns, all dice lying open."""
        first, second = state.order
        used, others = state.count[first], state.count[second]
        duel, mine, yours = self.duel, state.dice[first], state.dice[second]
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
        moves: dict[Dice | None, Move] = {kept: move for kept, move in ways.items()}
        moves[None] = STAND
        ranked = sorted(values, key=lambda kept: -round(values[kept], 9))
        chosen = _drawn(mixed, rng) if mixed else ranked[0]
        seen: list[Candidate] = []
        for kept in ranked:
            seen.append(Candidate(moves[kept].text(), round(values[kept], 9), 0.0, _why(kept, values)))
        return Thought(moves[chosen], tuple(seen))


@lru_cache(maxsize=KEPT)
def _pair(options: Options, lids: Lids, answers: int) -> Pair | None:
    worths = worths_of(options)
    return None if worths is None else Pair(HalfDuel(options, worths, lids), answers)


def _drawn(mixed: Values, rng: Random) -> Dice | None:
    left = rng.random() * sum(mixed.values())
    for kept, chance in mixed.items():
        left -= chance
        if left < 0:
            return kept
    return next(iter(mixed))


def _why(kept: Dice | None, values: Values) -> tuple[Reason, ...]:
    """Return how likely the half is not lost by this, and how much that differs from the best other way."""
    percent = PERCENT * values[kept]
    others = [PERCENT * value for other, value in values.items() if other != kept]
    more = round(percent - max(others, default=percent), 1)
    reasons = [Reason("schock.why.half", {"percent": round(percent)})]
    if more:
        key = "schock.why.half_more" if more > 0 else "schock.why.half_less"
        reasons.append(Reason(key, {"percent": f"{abs(more):.1f}"}))
    return tuple(reasons)
