"""One turn after another: throws, what is kept, the reveal and the late turn."""

from __future__ import annotations

from typing import Literal

from spielblock.games.schock.choices import Choices, after, without
from spielblock.games.schock.events import (
    DiceThrown,
    Kept,
    LateStood,
    LimitSet,
    Revealed,
    SixesTurned,
    Stood,
)
from spielblock.games.schock.moves import Again
from spielblock.games.schock.scoring import Scale
from spielblock.games.schock.settling import Settling
from spielblock.games.schock.state import LATE, Dice, State
from spielblock.rules.event import Event
from spielblock.rules.seats import letter


class Turns:
    """Carries out what happens between the start of a round and its evaluation."""

    def __init__(self, scale: Scale, choices: Choices, settling: Settling, open_throws: bool) -> None:
        self._scale = scale
        self._choices = choices
        self._settling = settling
        self._shown: Literal["all", "thrower"] = "all" if open_throws else "thrower"

    def throw(self, state: State, faces: Dice, seen: list[Event] | None) -> None:
        """Put the dice down that fell; the last throw of a turn stays covered and ends it."""
        seat = state.turn
        kept = state.open[seat]
        state.dice[seat] = tuple(sorted(kept + faces, reverse=True))
        state.count[seat] += 1
        last = state.count[seat] == state.limit
        if seen is not None:
            shown = "nobody" if last else self._shown
            seen.append(DiceThrown(letter(seat), faces, kept, state.count[seat], state.limit, shown))
        if last:
            self._end_turn(state, seen)

    def stand(self, state: State, seen: list[Event] | None) -> None:
        """Leave the dice: the turn is over, or the chance of a late one given away."""
        late = state.phase == LATE
        if seen is not None:
            seat = letter(state.turn)
            seen.append(LateStood(seat) if late else Stood(seat, state.count[state.turn]))
        if late:
            self._next_late(state, seen)
        else:
            self._end_turn(state, seen)

    def again(self, state: State, move: Again, seen: list[Event] | None) -> None:
        """Lay out what is not thrown again, turned sixes among it; chance throws the rest."""
        seat = state.turn
        before, laid = state.open[seat], after(state.dice[seat], move)
        state.open[seat] = state.dice[seat] = laid
        if seen is None:
            return
        taken = _taken(before, laid, move)
        back = without(move.back, taken)
        shown = "all" if state.phase == LATE else self._shown
        if move.ones:
            seen.append(SixesTurned(letter(seat), move.ones, laid, back, taken, shown))
        else:
            seen.append(Kept(letter(seat), laid, back, taken, shown))

    def throw_late(self, state: State, faces: Dice, seen: list[Event] | None) -> None:
        """Put the dice of a late turn down, openly."""
        seat = state.turn
        kept = state.open[seat]
        state.dice[seat] = tuple(sorted(kept + faces, reverse=True))
        state.count[seat] += 1
        if seen is not None:
            seen.append(DiceThrown(letter(seat), faces, kept, state.count[seat], state.count[seat], "all"))
            seen.append(self._revealed(state, seat, state.order, late=True))
        self._next_late(state, seen)

    def _end_turn(self, state: State, seen: list[Event] | None) -> None:
        if state.at == 0:
            state.limit = state.count[state.turn]
            if seen is not None:
                seen.append(LimitSet(letter(state.turn), state.limit))
        state.at += 1
        if state.at < len(state.order):
            state.turn = state.order[state.at]
        else:
            self._reveal(state, seen)

    def _reveal(self, state: State, seen: list[Event] | None) -> None:
        state.phase = LATE
        state.at = -1
        if seen is not None:
            for place, seat in enumerate(state.order):
                seen.append(self._revealed(state, seat, state.order[: place + 1], late=False))
        self._next_late(state, seen)

    def _next_late(self, state: State, seen: list[Event] | None) -> None:
        """Ask the next who has sixes to turn, or evaluate the round."""
        for at in range(state.at + 1, len(state.order)):
            seat = state.order[at]
            if self._choices.late(state.dice[seat], state.open[seat], state.count[seat]):
                state.at, state.turn = at, seat
                return
        self._settling.evaluate(state, seen)

    def _revealed(self, state: State, seat: int, shown: tuple[int, ...], late: bool) -> Revealed:
        worth = self._scale.worth(state.dice[seat], state.open[seat])
        place = self._settling.ranking(state, shown).index(seat) + 1
        return Revealed(
            letter(seat), state.dice[seat], state.count[seat], worth.kind, worth.lids, place, late
        )


def _taken(before: Dice, laid: Dice, move: Again) -> Dice:
    """Return the dice that lay open before and go back into the cup.

    Of equal dice the one that lies open stays open. A turned six is the covered one, if there is one.
    """
    still = list(laid)
    for _ in range(move.ones):
        still.remove(1)
    taken: list[int] = []
    for face in before:
        if face in still:
            still.remove(face)
        elif move.back.count(face) > taken.count(face):
            taken.append(face)
    return tuple(taken)
