"""What the parts of a seven can come to: how the pieces stand once all its steps are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spielblock.games.tock.cards import NONE, SEVEN, rank
from spielblock.games.tock.carry import steps_of
from spielblock.games.tock.moves import Play
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import State
from spielblock.games.tock.ui.outlook import movable
from spielblock.rules.contract import Move
from spielblock.rules.seats import seat_of

#: Where all pieces stand in the end, and which of them are protected; pieces of a colour are alike.
End = tuple[int, ...]
Ends = Mapping[Move, frozenset[End]]


class Endings:
    """Finds for every move of a seven what it can come to, once for a decision."""

    def __init__(self) -> None:
        self._view: Position | None = None
        self._found: Ends = {}

    def of(self, view: Position, moves: Sequence[Move]) -> Ends:
        """Return the ends of each seven among these, all that is possible; nothing where none is shared."""
        if view is not self._view:
            self._view, self._found = view, _ends(view, moves)
        return self._found


def unprotected(view: Position, ends: frozenset[End]) -> bool:
    """Return whether the colour that moves has a protected piece and has it no more in any of these ends."""
    colour = movable(view)
    guarded = any(place.endswith("*") for place in view.pieces[colour])
    return guarded and not any(end[seat_of(colour) - view.seats] for end in ends)


def rest_of(view: Position, part: Play) -> list[Play]:
    """Return one way to make the steps that a part of a seven leaves, in single steps."""
    rules = TockRules(view.options)
    state = _after(rules, rules.from_position(view), part)
    steps: list[Play] = []
    while state.seven != NONE:
        steps.append(_single_steps(rules, state)[0])
        state = _after(rules, state, steps[-1])
    return steps


def _ends(view: Position, moves: Sequence[Move]) -> Ends:
    if view.phase != "play" or view.options.seven != "split":
        return {}
    rules, known = TockRules(view.options), dict[End, frozenset[End]]()
    state = rules.from_position(view)
    sevens = [move for move in moves if isinstance(move, Play) and rank(move.card) == SEVEN]
    return {move: _reached(rules, _after(rules, state, move), known) for move in sevens}


def _reached(rules: TockRules, state: State, known: dict[End, frozenset[End]]) -> frozenset[End]:
    """Return every end of the steps that are left."""
    if state.seven == NONE:
        return frozenset([_standing(state)])
    key = (state.left, state.colour, *_standing(state))
    if key not in known:
        further = [_after(rules, state, step) for step in _single_steps(rules, state)]
        known[key] = frozenset[End]().union(*[_reached(rules, one, known) for one in further])
    return known[key]


def _single_steps(rules: TockRules, state: State) -> list[Play]:
    """Return the parts of one step; every longer one is made of them."""
    board = rules.board(state.seats)
    plays = [move for move in rules.moves(state, state.turn) if isinstance(move, Play)]
    return [one for one in plays if steps_of(board, state.colour, one.source, one.target) == 1]


def _after(rules: TockRules, state: State, move: Move) -> State:
    after = state.copy()
    rules.advance(after, move, None)
    return after


def _standing(state: State) -> End:
    pieces = state.pieces
    return (
        *[place for first in range(0, len(pieces), 4) for place in sorted(pieces[first : first + 4])],
        *state.guards,
    )
