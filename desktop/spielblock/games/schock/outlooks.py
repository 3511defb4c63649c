"""How one seat sees a round: what each way to go on is worth against the field, and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from spielblock.games.schock.chances import FALLS, Plan, Ways
from spielblock.games.schock.field import End, Field, Outlook, Stakes
from spielblock.games.schock.moves import STAND
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.state import MOST_THROWS, TURN, Dice, State
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

#: What is wanted of a result: to be safe, or to gain lids.
Aim = Callable[[Outlook, End], float]
PERCENT: Final = 100


def safe(outlook: Outlook, end: End) -> float:
    """Return the chance that somebody else is lowest."""
    return outlook.safe(end)


def gained(outlook: Outlook, end: End) -> float:
    """Return the lids that others get on average, less one's own."""
    return outlook.gain(end)


class Sight:
    """One decision of one seat."""

    def __init__(self, rules: SchockRules, field: Field, ways: Ways, state: State, seat: int) -> None:
        self._field = field
        self._ways = ways
        self._state = state
        self._seat = seat
        self._starts = seat == state.order[0]
        holders = [state.lids[other] for other in state.order if other != seat]
        self._stakes = Stakes(state.stock, state.lids[seat], max(holders), len(state.order))
        self._outlooks: dict[int, Outlook] = {}
        self._values: dict[tuple[Aim, Dice, Dice, int], float] = {}
        self._safe: dict[Move, float] | None = None

    def choices(self, aim: Aim) -> list[tuple[Move, float]]:
        """Return every way to go on with its worth, best first."""
        state, seat = self._state, self._seat
        dice, laid, count = state.dice[seat], state.open[seat], state.count[seat]
        if state.phase != TURN:
            return self._late(aim, dice, laid, count)
        plan = Plan(self._ways, partial(self._worth, aim), state.limit)
        return plan.choices(dice, laid, count)

    def why(self, move: Move) -> tuple[Reason, ...]:
        """Return in words how likely this way is safe, and by how much that differs from the best other."""
        if self._safe is None:
            self._safe = dict(self.choices(safe))
        chance = self._safe[move]
        others = [value for other, value in self._safe.items() if other is not move]
        more = round(PERCENT * (chance - max(others, default=chance)))
        reasons = [Reason("schock.why.safe", {"percent": round(PERCENT * chance)})]
        if more > 0:
            reasons.append(Reason("schock.why.more", {"percent": more}))
        if more < 0:
            reasons.append(Reason("schock.why.less", {"percent": -more}))
        return tuple(reasons)

    def _late(self, aim: Aim, dice: Dice, laid: Dice, count: int) -> list[tuple[Move, float]]:
        found: list[tuple[Move, float]] = [(STAND, self._lying(aim, dice, laid, count))]
        for kept, move in self._ways.late(dice, laid, count).items():
            found.append((move, self._turned(aim, kept, count)))
        return sorted(found, key=lambda choice: -round(choice[1], 9))

    def _worth(self, aim: Aim, dice: Dice, laid: Dice, count: int) -> float:
        """Return what dice are worth at the end of the turn, the late turn ahead."""
        key = (aim, dice, laid, count)
        value = self._values.get(key)
        if value is None:
            value = self._lying(aim, dice, laid, count)
            for kept in self._ways.late(dice, laid, count):
                value = max(value, self._turned(aim, kept, count))
            self._values[key] = value
        return value

    def _turned(self, aim: Aim, kept: Dice, count: int) -> float:
        return sum([p * self._lying(aim, dice, kept, count + 1, count) for dice, p in FALLS[kept]])

    def _lying(self, aim: Aim, dice: Dice, laid: Dice, throws: int, limit: int = 0) -> float:
        end = self._field.end(dice, laid, throws)
        return aim(self._outlook(limit or throws), end)

    def _outlook(self, count: int) -> Outlook:
        """Return the others, who may throw as often as the starter did."""
        limit = min(count, MOST_THROWS) if self._starts else self._state.limit
        outlook = self._outlooks.get(limit)
        if outlook is None:
            outlook = Outlook(self._field, self._field.of(self._state, self._seat, limit), self._stakes)
            self._outlooks[limit] = outlook
        return outlook
