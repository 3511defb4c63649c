"""Who is best and worst of a round, and who throws off."""

from __future__ import annotations

from spielblock.games.schock.events import (
    By,
    OpeningLost,
    OpeningThrown,
    OpeningTied,
    RoundEnded,
    ThrownOff,
    ThrowOffStarted,
)
from spielblock.games.schock.lids import deal_out, start_round
from spielblock.games.schock.options import Options
from spielblock.games.schock.scoring import Scale
from spielblock.games.schock.state import THROW_OFF, Dice, State
from spielblock.rules.event import Event
from spielblock.rules.seats import letter


class Settling:
    """Compares what lies on the table."""

    def __init__(self, options: Options, scale: Scale) -> None:
        self._scale = scale
        self._throws_count: bool = options.ties != "earlier_only"
        self._throw_off: bool = options.ties == "rethrow"

    def opening(self, state: State, faces: Dice, seen: list[Event] | None) -> None:
        """Take one opening throw; after the last of a go the lowest begins, or those tied throw again."""
        seat = state.turn
        state.dice[seat] = faces
        state.count[seat] = 1
        if seen is not None:
            seen.append(OpeningThrown(letter(seat), faces, sum(faces)))
        state.at += 1
        if state.at < len(state.order):
            state.turn = state.order[state.at]
        else:
            self._close_opening(state, seen)

    def throw_off(self, state: State, faces: Dice, seen: list[Event] | None) -> None:
        """Take one throw of those who are equal at the bottom; after the last the lowest is the worst."""
        state.off[state.turn] = faces
        if seen is not None:
            seen.append(ThrownOff(letter(state.turn), faces, self._scale.worth(faces, ()).kind))
        waiting = [seat for seat in state.tied if seat not in state.off]
        if waiting:
            state.turn = waiting[0]
            return
        strengths = [self._scale.worth(state.off[seat], ()).strength for seat in state.tied]
        lowest = min(strengths)
        tied = [seat for seat, strength in zip(state.tied, strengths, strict=True) if strength == lowest]
        if len(tied) > 1:
            self._start_throw_off(state, tied, seen)
        else:
            self._close(state, tied[0], "throw_off", seen)

    def evaluate(self, state: State, seen: list[Event] | None) -> None:
        """Find the worst of a round in which nothing is covered any more."""
        ranking = self.ranking(state, state.order)
        worst = ranking[-1]
        lowest = self._strength(state, worst)
        tied = [seat for seat in state.order if self._strength(state, seat) == lowest]
        if self._throw_off and len(tied) > 1:
            self._start_throw_off(state, tied, seen)
        else:
            self._close(state, worst, self._set_apart(state, ranking[-2], worst), seen)

    def ranking(self, state: State, seats: tuple[int, ...]) -> list[int]:
        """Return some seats of the round, best first; equal results by the tie rule."""
        return sorted(seats, key=lambda seat: self._key(state, seat))

    def _key(self, state: State, seat: int) -> tuple[int, int, int]:
        throws = state.count[seat] if self._throws_count else 0
        return (-self._strength(state, seat), throws, state.order.index(seat))

    def _strength(self, state: State, seat: int) -> int:
        return self._scale.worth(state.dice[seat], state.open[seat]).strength

    def _set_apart(self, state: State, better: int, worse: int) -> By:
        if self._strength(state, better) != self._strength(state, worse):
            return "result"
        throws_differ = state.count[better] != state.count[worse]
        return "throws" if self._throws_count and throws_differ else "order"

    def _close_opening(self, state: State, seen: list[Event] | None) -> None:
        totals = [sum(state.dice[seat]) for seat in state.order]
        lowest = min(totals)
        tied = tuple([seat for seat in state.order if sum(state.dice[seat]) == lowest])
        if len(tied) == 1:
            state.stock -= 1
            state.lids[tied[0]] += 1
            if seen is not None:
                seen.append(OpeningLost(letter(tied[0]), lowest, state.stock))
            start_round(state, tied[0], seen)
            return
        if seen is not None:
            seen.append(OpeningTied(tuple([letter(seat) for seat in tied]), lowest))
        state.sweep()
        state.order = tied
        state.at = 0
        state.turn = tied[0]

    def _start_throw_off(self, state: State, tied: list[int], seen: list[Event] | None) -> None:
        state.phase = THROW_OFF
        state.tied = tuple(tied)
        state.off = {}
        state.turn = tied[0]
        if seen is not None:
            seen.append(ThrowOffStarted(tuple([letter(seat) for seat in tied])))

    def _close(self, state: State, worst: int, worst_by: By, seen: list[Event] | None) -> None:
        # Who loses a throw-off may be equal to the best: then the best is the best of the others.
        others = self.ranking(state, tuple([seat for seat in state.order if seat != worst]))
        best = others[0]
        worth = self._scale.worth(state.dice[best], state.open[best])
        if seen is not None:
            best_by = self._set_apart(state, best, others[1]) if len(others) > 1 else worst_by
            ends = RoundEnded(
                best=letter(best),
                worst=letter(worst),
                best_dice=state.dice[best],
                worst_dice=state.dice[worst],
                kind=worth.kind,
                best_by=best_by,
                worst_by=worst_by,
            )
            seen.append(ends)
        deal_out(state, worth, best, worst, seen)
