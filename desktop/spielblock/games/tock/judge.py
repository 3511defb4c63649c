"""How good pieces and cards are: tables made once for a board, and what a move gains by them.

Everything is counted in fields of the track.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spielblock.games.tock.board import FULL, GOAL, TRACK, YARD, Board
from spielblock.games.tock.cards import KING, SEVEN, cards_in, rank
from spielblock.games.tock.moves import Discard, Play, Swap
from spielblock.games.tock.state import EMPTY, State
from spielblock.rules.contract import Move


class Weights(NamedTuple):
    """What things are worth, in fields."""

    field: float = 0.9
    yard: float = -12.0
    goal: float = 25.0
    deeper: float = 3.0
    near: float = 6.0
    guard: float = 4.0
    rival: float = 0.8
    danger: float = 0.06
    keep: float = 1.0
    skip: float = 3.0
    waste: float = -2.0


WEIGHTS: Final = Weights()

#: What a rank is worth in the hand for later, from the two to the ace.
KEEP: Final = [0.0, 0.0, 3.0, 0.0, 0.0, 4.0, 0.0, 0.0, 2.0, 3.0, 1.0, 6.0, 6.0]

#: How many ranks bring a piece exactly so many fields on, the steps of a seven among them.
HITS: Final = [0, 2, 2, 2, 1, 2, 2, 1, 1, 1, 1, 0, 1, 1]


class Worth:
    """What every place is worth for a piece of every seat: `places[seat][place]`.

    `rival` is how much a field of an opponent counts against one's own.
    """

    __slots__ = ("board", "places", "rival", "weights")

    def __init__(self, board: Board, teams: bool, weights: Weights = WEIGHTS) -> None:
        self.board = board
        self.weights = weights
        self.rival = weights.rival / (board.seats - (2 if teams else 1))
        self.places = [self._of(seat) for seat in range(board.seats)]

    def _of(self, seat: int) -> list[float]:
        weights, lap = self.weights, self.board.fields
        track = [0.0] * TRACK
        for field in range(lap):
            come = lap - 1 - self.board.to_entry[seat][field]
            track[field] = come * weights.field + (weights.near if come >= lap - 13 else 0.0)
        goal = [lap * weights.field + weights.goal + weights.deeper * inside for inside in range(4)]
        return [*track, *goal, weights.yard]

    def pieces(self, state: State, seat: int) -> float:
        """Return the worth of a seat's pieces."""
        places, pieces, first = self.places[seat], state.pieces, seat * 4
        worth = places[pieces[first]] + places[pieces[first + 1]]
        worth += places[pieces[first + 2]] + places[pieces[first + 3]]
        return worth + self.weights.guard * state.guards[seat]

    def loss(self, state: State, mover: int, field: int) -> float:
        """Return what it brings the mover if the piece on this field is captured."""
        piece = state.ring[field]
        if piece == EMPTY:
            return 0.0
        owner = piece >> 2
        lost = self.places[owner][field] - self.weights.yard
        if owner == mover or owner == state.partner(mover):
            return -lost
        return lost * self.rival

    def gain(self, state: State, move: Move) -> float:
        """Return what a move changes for the seat that makes it, the danger apart."""
        if isinstance(move, Play):
            return self.gain_of_play(state, move)
        if isinstance(move, Swap):
            return self._gain_of_swap(state, move)
        return self.weights.waste if isinstance(move, Discard) else 0.0

    def gain_of_play(self, state: State, move: Play) -> float:
        """Return what moving a piece changes."""
        colour, seat = state.colour, state.turn
        places, guard = self.places[colour], self.weights.guard
        gained = places[move.target] - places[move.source]
        if move.source == YARD:
            gained += guard * (1 - state.guards[colour])
        elif move.source < TRACK and state.guards[colour] and move.source == self.board.starts[colour]:
            gained -= guard
        if move.card >> 2 == SEVEN and move.source < TRACK:
            return gained + self._trampled(state, move)
        if move.target < TRACK and state.ring[move.target] != EMPTY:
            gained += self.loss(state, seat, move.target)
        return gained

    def _trampled(self, state: State, move: Play) -> float:
        board, ring, source = self.board, state.ring, move.source
        inside = move.target >= GOAL
        steps = board.to_entry[state.colour][source] if inside else board.distance(source, move.target)
        gained = 0.0
        for step in range(1, steps + 1):
            field = board.onward[source + step]
            if ring[field] != EMPTY:
                gained += self.loss(state, state.turn, field)
        return gained

    def _gain_of_swap(self, state: State, move: Swap) -> float:
        here, there = move.source, move.target
        mine = self.places[state.colour]
        other = state.ring[there] >> 2
        gained = mine[there] - mine[here]
        lost = self.places[other][here] - self.places[other][there]
        together = other == state.turn or other == state.partner(state.turn)
        return gained + (lost if together else -lost * self.rival)

    def kept(self, state: State, seat: int, hand: int) -> float:
        """Return what a hand is worth for later."""
        first = seat * 4
        waiting = YARD in state.pieces[first : first + 4]
        worth = 0.0
        for card in cards_in(hand):
            kind = rank(card)
            worth += KEEP[kind] if waiting or kind < KING else 2.0
        return worth * self.weights.keep

    def danger(self, state: State, seat: int) -> float:
        """Return what opponents may well capture of a seat's pieces before it moves again."""
        board, ring, partner = self.board, state.ring, state.partner(seat)
        places, fear, total = self.places[seat], self.weights.danger, 0.0
        for field in state.pieces[seat * 4 : seat * 4 + 4]:
            if field >= TRACK or (state.guards[seat] and field == board.starts[seat]):
                continue
            threats = 0
            for steps in range(1, 14):
                piece = ring[field - steps]
                if piece != EMPTY and piece >> 2 != seat and piece >> 2 != partner:
                    threats += HITS[steps]
            behind = ring[board.onward[field + 4]]
            if behind != EMPTY and behind >> 2 != seat and behind >> 2 != partner:
                threats += 1
            threats += 2 * self._waits(state, seat, partner, field)
            total += min(1.0, threats * fear) * (places[field] - self.weights.yard)
        return total

    def _waits(self, state: State, seat: int, partner: int, field: int) -> bool:
        """Does an opponent's yard hold a piece that comes in on this field?"""
        if field not in self.board.starts:
            return False
        owner = self.board.starts.index(field)
        return owner not in (seat, partner) and YARD in state.pieces[owner * 4 : owner * 4 + 4]


def won(state: State, seat: int) -> bool:
    """Return whether this seat's side has all its pieces home."""
    return state.goals[seat] == FULL and state.goals[state.partner(seat)] == FULL


def home(state: State, seat: int) -> int:
    """Return how many pieces of a seat are in the goal."""
    return sum([1 for place in state.pieces[seat * 4 : seat * 4 + 4] if GOAL <= place < YARD])
