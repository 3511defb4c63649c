"""What may be done with three dice: every list is made once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spielblock.games.schock.moves import RETHROW, SIX, STAND, TURN_ONE, TURN_TWO, Again
from spielblock.games.schock.options import Options
from spielblock.games.schock.state import DICE, MOST_THROWS, UNKNOWN, Dice
from spielblock.rules.contract import Move
from spielblock.rules.reason import Reason

NOT_THERE: Final = Reason("schock.dice", clause="SC-5")
LOCKED: Final = Reason("schock.locked", clause="SC-6")
NO_TWO_SIXES: Final = Reason("schock.two_sixes", clause="SC-7")
NO_THREE_SIXES: Final = Reason("schock.three_sixes", clause="SC-13")
TURN_BOTH: Final = Reason("schock.turn_two", clause="SC-13")
TWO_THROWS: Final = Reason("schock.one_throw", clause="SC-8")
ONLY_TURNING: Final = Reason("schock.only_turning", clause="SC-11")


def without(dice: Dice, gone: Sequence[int]) -> Dice:
    """Return the dice that are left, or raise ValueError if some of those gone are not there.

    >>> without((6, 6, 2), (6, 2))
    (6,)
    """
    left = list(dice)
    for face in gone:
        left.remove(face)
    return tuple(left)


def after(dice: Dice, again: Again) -> Dice:
    """Return the dice that lie open after a move, turned ones among them."""
    kept = without(dice, again.back)
    if again.ones:
        kept = without(kept, (SIX,) * again.ones) + (1,) * again.ones
    return tuple(sorted(kept, reverse=True))


class Choices:
    """The legal moves with given dice under a set of options."""

    def __init__(self, options: Options) -> None:
        self._locked: bool = options.kept_dice_locked
        self._one_throw: bool = options.turn_same_throw_only
        self._late: str = options.late_turn
        self._turn: dict[tuple[Dice, Dice], list[Move]] = {}
        self._late_turn: dict[tuple[Dice, Dice], list[Move]] = {}

    def in_turn(self, dice: Dice, laid: Dice) -> list[Move]:
        """Return what can be done while throws are left; `laid` are the dice that lay open before."""
        found = self._turn.get((dice, laid))
        if found is None:
            found = [STAND, *self._rethrows(dice, laid), *self._turns(dice, laid)]
            self._turn[dice, laid] = found
        return found

    def late(self, dice: Dice, laid: Dice, count: int) -> list[Move]:
        """Return what can be done after the reveal: empty if there is nothing to turn."""
        if not self._may_turn_late(laid, count):
            return []
        found = self._late_turn.get((dice, laid))
        if found is None:
            turns = self._turns(dice, laid)
            found = [STAND, *turns] if turns else []
            self._late_turn[dice, laid] = found
        return found

    def why_not(self, move: Move, dice: Dice, laid: Dice) -> Reason:
        """Return which rule a move breaks that is in no list."""
        if not isinstance(move, Again):
            return NOT_THERE
        if not move.ones:
            return NOT_THERE if _missing(dice, move.back) else LOCKED
        sixes = dice.count(SIX)
        if move.ones == 2 and sixes < DICE:
            return NO_THREE_SIXES
        if sixes < 2:
            return NO_TWO_SIXES
        if move.ones == 1 and sixes == DICE:
            return TURN_BOTH
        if _missing(dice, move.back):
            return NOT_THERE
        return TWO_THROWS if self._one_throw and SIX in laid else LOCKED

    def _may_turn_late(self, laid: Dice, count: int) -> bool:
        if self._late == "kept_sixes":
            return laid.count(SIX) >= 2
        if self._late == "only_after_three_throws":
            return count == MOST_THROWS
        return self._late == "always"

    def _rethrows(self, dice: Dice, laid: Dice) -> list[Move]:
        if UNKNOWN in dice:
            return []
        free = without(dice, laid) if self._locked else dice
        return [RETHROW[back] for back in _parts(free)]

    def _turns(self, dice: Dice, laid: Dice) -> list[Move]:
        sixes = dice.count(SIX)
        if sixes < 2 or (self._one_throw and SIX in laid):
            return []
        if sixes == DICE:
            return [TURN_TWO]
        third = without(dice, (SIX, SIX))
        if self._locked and third[0] in laid:
            return [TURN_ONE[(SIX,)]]
        return [TURN_ONE[(SIX,)], TURN_ONE[(SIX, *third)]]


def _missing(dice: Dice, wanted: Dice) -> bool:
    return any(wanted.count(face) > dice.count(face) for face in wanted)


def _parts(dice: Dice) -> list[Dice]:
    chosen = {
        tuple([face for place, face in enumerate(dice) if bits >> place & 1])
        for bits in range(1, 1 << len(dice))
    }
    return sorted(chosen, key=lambda part: (len(part), part))
