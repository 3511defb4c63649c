"""Matches played on quickly, to see where they lead."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from spielblock.games.tock.board import TRACK, YARD
from spielblock.games.tock.cards import KING, NONE, SEVEN, TEN, rank
from spielblock.games.tock.carry import steps_of
from spielblock.games.tock.judge import KEEP, Worth, won
from spielblock.games.tock.moves import Discard, Exchange, Play, Swap
from spielblock.games.tock.rules import SHUFFLE, TockRules
from spielblock.games.tock.state import DEAL, EXCHANGE, OVER, State
from spielblock.rules.contract import Move

#: How many fields ahead make a side e times as likely to win.
SCALE: Final = 120.0


class Playout:
    """Plays on by quick judgement; says how likely each side is to win where it stops."""

    def __init__(self, rules: TockRules, worth: Worth) -> None:
        self._rules = rules
        self._worth = worth

    def play(self, state: State, turns: int, rng: Random) -> None:
        """Play on in place, so many turns or to the end."""
        while turns > 0 and state.phase != OVER:
            if state.phase == DEAL:
                self._rules.advance(state, SHUFFLE.draw(rng), None)
            elif state.phase == EXCHANGE:
                for seat in range(state.seats):
                    if state.given[seat] == NONE:
                        self._rules.advance(state, self.gift(state, seat), None)
            else:
                self.turn(state)
                turns -= 1

    def turn(self, state: State) -> None:
        """Play one turn, a seven to its end."""
        self._rules.advance(state, self.choice(state), None)
        while state.seven != NONE:
            self._rules.advance(state, self.choice(state), None)

    def choice(self, state: State) -> Move:
        """Return the move that gains most at once."""
        moves = self._rules.moves(state, state.turn)
        if len(moves) == 1:
            return moves[0]
        costs, worth = self._costs(state), self._worth
        best, chosen = -1e9, moves[0]
        for move in moves:
            if isinstance(move, Play):
                gained = worth.gain_of_play(state, move) - costs[move.card >> 2]
                if move.card >> 2 == SEVEN:
                    steps = steps_of(worth.board, state.colour, move.source, move.target)
                    gained += worth.weights.field * ((state.left or 7) - steps)
            else:
                gained = worth.gain(state, move)
                if isinstance(move, Swap | Discard):
                    gained -= costs[move.card >> 2]
            if gained > best:
                best, chosen = gained, move
        return chosen

    def _costs(self, state: State) -> list[float]:
        """What it costs to give a rank out of the hand now."""
        first = state.turn * 4
        costs = KEEP[:]
        if YARD not in state.pieces[first : first + 4]:
            costs[KING] = costs[KING + 1] = 2.0
        costs[TEN] -= self._worth.weights.skip
        return costs

    def gift(self, state: State, seat: int) -> Move:
        """Return the card to give to the partner."""
        return max(self._rules.moves(state, seat), key=lambda move: self.gift_value(state, seat, move))

    def gift_value(self, state: State, seat: int, move: Move) -> float:
        """A card the partner needs more than oneself: above all one to come in with."""
        assert isinstance(move, Exchange)
        kind, partner = rank(move.card), state.partner(seat)
        return _need(state, partner, kind) - _need(state, seat, kind)

    def chances(self, state: State) -> list[float]:
        """Return for each seat how likely its side is to win."""
        seats = range(state.seats)
        if state.phase == OVER:
            return [1.0 if won(state, seat) else 0.0 for seat in seats]
        own = [self._worth.pieces(state, seat) - 0.5 * self._worth.danger(state, seat) for seat in seats]
        sides = [own[seat] + (own[state.partner(seat)] if state.teams else 0.0) for seat in seats]
        top = max(sides)
        odds = [exp((side - top) / SCALE) for side in sides]
        whole = sum(odds) / (2 if state.teams else 1)
        return [one / whole for one in odds]


def _need(state: State, seat: int, kind: int) -> float:
    """How much a seat wants a rank: a way in counts most while nothing is out."""
    pieces = state.pieces[seat * 4 : seat * 4 + 4]
    if kind >= KING:
        return 2.0 + 3.0 * pieces.count(YARD) + (8.0 if all([place >= TRACK for place in pieces]) else 0.0)
    return KEEP[kind] if any([place < TRACK for place in pieces]) else 0.5 * KEEP[kind]
