"""Three dice as numbers: what can fall, and the best way to throw for any aim. All of it exact."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement, product
from typing import Final

from spielblock.games.schock.choices import Choices, after
from spielblock.games.schock.moves import STAND, Again
from spielblock.games.schock.scoring import THROWS, Scale
from spielblock.games.schock.state import DICE, Dice
from spielblock.rules.contract import Move

Falls = list[tuple[Dice, float]]

#: What somebody wants: the worth of dice, those that lay open before the last throw, and the throws used.
Aim = Callable[[Dice, Dice, int], float]

KEPT: Final[list[Dice]] = [
    kept for count in range(DICE) for kept in combinations_with_replacement(range(6, 0, -1), count)
]


def _falls(kept: Dice) -> Falls:
    found: dict[Dice, float] = {}
    throws = list(product(range(1, 7), repeat=DICE - len(kept)))
    for faces in throws:
        dice = tuple(sorted(kept + faces, reverse=True))
        found[dice] = found.get(dice, 0.0) + 1 / len(throws)
    return sorted(found.items(), reverse=True)


#: FALLS[kept]: what three dice can become when these are kept, with their chances.
FALLS: Final[dict[Dice, Falls]] = {kept: _falls(kept) for kept in KEPT}


class Ways:
    """The moves under a set of options, by what they leave lying. Of two with one effect the first counts."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self._found: dict[tuple[Dice, Dice], dict[Dice, Move]] = {}
        self._late: dict[tuple[Dice, Dice, int], dict[Dice, Move]] = {}

    def of(self, dice: Dice, laid: Dice) -> dict[Dice, Move]:
        """Return the moves that throw again, by the dice that are kept."""
        found = self._found.get((dice, laid))
        if found is None:
            found = _by_kept(dice, self._choices.in_turn(dice, laid))
            self._found[dice, laid] = found
        return found

    def late(self, dice: Dice, laid: Dice, count: int) -> dict[Dice, Move]:
        """Return the moves after the reveal that turn, by the dice that are kept."""
        found = self._late.get((dice, laid, count))
        if found is None:
            found = _by_kept(dice, self._choices.late(dice, laid, count))
            self._late[dice, laid, count] = found
        return found


def _by_kept(dice: Dice, moves: list[Move]) -> dict[Dice, Move]:
    found: dict[Dice, Move] = {}
    for move in moves:
        if isinstance(move, Again):
            found.setdefault(after(dice, move), move)
    return found


class Plan:
    """The best way to throw up to `limit` times for an aim: dynamic programming, the last throw first."""

    def __init__(self, ways: Ways, aim: Aim, limit: int) -> None:
        self._ways = ways
        self._aim = aim
        self._limit = limit
        self._after: dict[tuple[int, Dice], float] = {}

    def throwing(self, kept: Dice, count: int) -> float:
        """Return what it is worth to keep these dice and to make the throw with this number."""
        value = self._after.get((count, kept))
        if value is None:
            value = 0.0
            for dice, chance in FALLS[kept]:
                value += chance * self.having(dice, kept, count)
            self._after[count, kept] = value
        return value

    def having(self, dice: Dice, laid: Dice, count: int) -> float:
        """Return what dice are worth after this throw, if what comes is best."""
        best = self._aim(dice, laid, count)
        if count < self._limit:
            for kept in self._ways.of(dice, laid):
                best = max(best, self.throwing(kept, count + 1))
        return best

    def choices(self, dice: Dice, laid: Dice, count: int) -> list[tuple[Move, float]]:
        """Return every different move with what it is worth, best first; equal ones as listed."""
        found: list[tuple[Move, float]] = [(STAND, self._aim(dice, laid, count))]
        found += [(move, self.throwing(kept, count + 1)) for kept, move in self._ways.of(dice, laid).items()]
        return sorted(found, key=lambda choice: -round(choice[1], 9))

    def best(self, dice: Dice, laid: Dice, count: int) -> Dice | None:
        """Return which dice the best move keeps, None if it is to stand."""
        value = self._aim(dice, laid, count)
        chosen: Dice | None = None
        if count < self._limit:
            for kept in self._ways.of(dice, laid):
                other = self.throwing(kept, count + 1)
                if other > value + 1e-12:
                    value, chosen = other, kept
        return chosen


def percentiles(scale: Scale) -> dict[Dice, float]:
    """Return for each result how many of all single throws it beats, half of the equal ones counted."""
    by_strength = sorted(THROWS, key=lambda dice: scale.worth(dice, ()).strength)
    chances = dict(FALLS[()])
    found: dict[Dice, float] = {}
    below = 0.0
    for dice in by_strength:
        found[dice] = below + chances[dice] / 2
        below += chances[dice]
    return found
