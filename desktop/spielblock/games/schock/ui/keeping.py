"""Which dice are kept and whether sixes are turned: the way from touches to a move."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from spielblock.games.schock.choices import without
from spielblock.games.schock.moves import RETHROW, SIX, STAND, TURN_ONE, TURN_TWO, Again
from spielblock.games.schock.state import Dice
from spielblock.rules.contract import Move
from spielblock.rules.draft import Draft

TURNING: Final = ("turn", 0)
KEEP: Final = [("keep", place) for place in range(3)]
BY_BACK: Final[dict[Dice, Move]] = {move.back: move for move in TURN_ONE.values()}


class Keeping:
    """The own dice and the moves with them. A draft's picks are kept dice by their place, and turning."""

    def __init__(self, dice: Dice, moves: Sequence[Move], locked: Dice = ()) -> None:
        self.dice = dice
        self.moves = tuple(moves)
        self.locked = _places(dice, locked)
        self.turn_moves = [move for move in self.moves if isinstance(move, Again) and move.ones]

    def begun(self, laid: Dice) -> Draft:
        """Return the draft to begin with: what lies outside is kept; every move is left."""
        outside = _places(self.dice, laid) - self.locked
        return Draft(self.moves, frozenset([KEEP[place] for place in outside]))

    def toggled(self, draft: Draft, thing: Hashable) -> Draft | None:
        """Return the draft with a die kept or released, or turning chosen or not; None if it cannot be."""
        if not self._may(draft, thing):
            return None
        picked = draft.picked ^ {thing}
        if thing == TURNING:
            picked -= {KEEP[place] for place, face in enumerate(self.dice) if face == SIX}
        return self._draft(picked)

    def towards(self, move: Move) -> Draft | None:
        """Return the draft in which what this move keeps and turns is picked; None if it cannot be."""
        kept, turned = self.of(move)
        picked = frozenset([KEEP[place] for place in kept - self.locked])
        return self._draft(picked | {TURNING} if turned else picked)

    def kept(self, draft: Draft) -> frozenset[int]:
        """Return the places of dice that stay, turned ones not among them."""
        places = {place for place in range(len(self.dice)) if KEEP[place] in draft.picked}
        return frozenset(places | self._held(draft))

    def turned(self, draft: Draft) -> frozenset[int]:
        """Return the places of sixes that become ones."""
        if TURNING not in draft.picked:
            return frozenset()
        sixes = [place for place, face in enumerate(self.dice) if face == SIX]
        return frozenset(sixes[: len(sixes) - 1])

    def throw(self, draft: Draft) -> Move | None:
        """Return the move that throws all that is not kept, or None if there is none."""
        stays = self.kept(draft) | self.turned(draft)
        back = tuple([face for place, face in enumerate(self.dice) if place not in stays])
        if TURNING in draft.picked:
            move: Move | None = TURN_TWO if len(self.turned(draft)) == 2 else BY_BACK.get(back)
        else:
            move = RETHROW.get(back)
        return move if move in self.moves else None

    def leave(self) -> Move | None:
        """Return standing, if it is possible."""
        return STAND if STAND in self.moves else None

    def of(self, move: Move) -> tuple[frozenset[int], frozenset[int]]:
        """Return which places a move keeps and which it turns, for a preview."""
        if not isinstance(move, Again):
            return frozenset(range(len(self.dice))), frozenset()
        left = list(move.back)
        back: set[int] = set()
        for place in range(len(self.dice) - 1, -1, -1):
            if self.dice[place] in left:
                left.remove(self.dice[place])
                back.add(place)
        rest = [place for place in range(len(self.dice)) if place not in back]
        sixes = [place for place in rest if self.dice[place] == SIX][: move.ones]
        return frozenset(rest) - frozenset(sixes), frozenset(sixes)

    def _draft(self, picked: frozenset[Hashable]) -> Draft | None:
        fitting = tuple([move for move in self.moves if self._fits(move, picked)])
        return Draft(fitting, picked) if fitting else None

    def _held(self, draft: Draft) -> frozenset[int]:
        """Locked dice stay, except the six that is thrown after turning."""
        if TURNING not in draft.picked:
            return self.locked
        return frozenset([place for place in self.locked if self.dice[place] != SIX])

    def _may(self, draft: Draft, thing: Hashable) -> bool:
        if thing == TURNING:
            return bool(self.turn_moves)
        if thing not in KEEP[: len(self.dice)]:
            return False
        place = next(place for place, pick in enumerate(KEEP) if pick == thing)
        six = self.dice[place] == SIX and TURNING in draft.picked
        return place not in self.locked and not six

    def _fits(self, move: Move, picked: frozenset[Hashable]) -> bool:
        turning = TURNING in picked
        if not isinstance(move, Again):
            return not turning
        if turning and not move.ones:
            return False
        stays = without(self.dice, move.back)
        if move.ones:
            stays = without(stays, (SIX,) * move.ones)
        kept = [face for place, face in enumerate(self.dice) if KEEP[place] in picked]
        return all(stays.count(face) >= kept.count(face) for face in kept)


def _places(dice: Dice, some: Dice) -> frozenset[int]:
    """Return places of some of the dice, each die once."""
    left, places = list(some), set[int]()
    for place, face in enumerate(dice):
        if face in left:
            left.remove(face)
            places.add(place)
    return frozenset(places)
