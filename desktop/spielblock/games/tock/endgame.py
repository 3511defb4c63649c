"""The end of a cycle for two: the pile is empty, so the other hand is known and the deal can be searched.

Exact up to the judgement of the position in which the deal ends.
"""

from __future__ import annotations

from spielblock.games.tock.cards import mask
from spielblock.games.tock.guess import unseen
from spielblock.games.tock.lines import Line, lines
from spielblock.games.tock.look import Look
from spielblock.games.tock.playout import Playout
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import PLAY, State


class TooLargeError(Exception):
    """More positions than may be looked at."""


class Endgame:
    """Looks through the rest of a deal, at most `most` positions."""

    def __init__(self, rules: TockRules, playout: Playout, seat: int, most: int) -> None:
        self._rules = rules
        self._playout = playout
        self._seat = seat
        self._left = most

    def value(self, state: State) -> float:
        """Return how likely the seat is to win from here, or raise TooLargeError."""
        return round(self._value(state, 0.0, 1.0), 9)

    def _value(self, state: State, low: float, high: float) -> float:
        """Alpha-beta: what the seat gets if both play as well as they can until the deal is over."""
        if state.phase != PLAY:
            return self._playout.chances(state)[self._seat]
        ways = lines(self._rules, state, self._rules.moves(state, state.turn))
        self._left -= len(ways)
        if self._left < 0:
            raise TooLargeError
        mine = state.turn == self._seat
        best = 0.0 if mine else 1.0
        for line in ways:
            value = self._value(line.after, low, high)
            best = max(best, value) if mine else min(best, value)
            low, high = (max(low, best), high) if mine else (low, min(high, best))
            if low >= high:
                break
        return best


def solved(look: Look, most: int) -> list[float] | None:
    """Return what each way is worth, None where the other hand is unknown or too much follows."""
    known = opened(look.state, look.seat) if most else None
    if known is None:
        return None
    endgame = Endgame(look.rules, look.playout, look.seat, most)
    try:
        return [endgame.value(_after(look.rules, known, line)) for line in look.ways]
    except TooLargeError:
        return None


def opened(state: State, seat: int) -> State | None:
    """Return the state with the other hand known, None where it is not."""
    if state.seats != 2 or state.draw:
        return None
    known, other = state.copy(), 1 - seat
    known.hands[other] = mask(unseen(state, seat))
    return known if known.hands[other].bit_count() == known.counts[other] else None


def _after(rules: TockRules, known: State, line: Line) -> State:
    after = known.copy()
    for move in line.moves:
        rules.advance(after, move, None)
    return after
