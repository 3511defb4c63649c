"""A seven as a hint means it: each part with its piece, in as few parts as come to the same."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from spielblock.games.tock.moves import Play, play
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.ui.outlook import movable, outlook
from spielblock.games.tock.ui.splits import Rest
from spielblock.rules.contract import Move


@dataclass(frozen=True, slots=True)
class Shared(Move):
    """A seven in several parts. Only the first can be chosen now."""

    parts: tuple[Play, ...]

    def text(self) -> str:
        return " + ".join(part.text() for part in self.parts)

    def picks(self) -> tuple[Hashable, ...]:
        return self.parts[0].picks()


@dataclass(frozen=True, slots=True)
class Part(Rest):
    """How a part looks when its turn comes; `origin` is where its piece stands now."""

    origin: str


def joined(view: Position, moves: Sequence[Move]) -> Move:
    """Return as one what a hint means by all the moves of a turn."""
    parts = [move for move in moves if isinstance(move, Play)]
    if len(parts) < 2:
        return moves[0]
    end = _end(view, parts)
    orders = permutations(_merged(parts))  # another order may be needed, lest a piece steps on its own
    shortest = next((order for order in orders if _end(view, order) == end), tuple(parts))
    return shortest[0] if len(shortest) == 1 else Shared(shortest)


def parts_seen(view: Position, shared: Shared) -> tuple[Part, ...]:
    """Return how each part looks on the table."""
    rules = TockRules(view.options)
    state = rules.from_position(view)
    seat, origins = state.turn, dict[tuple[str, str], str]()
    found: list[Part] = []
    for part in shared.parts:
        now = rules.view(state, seat)
        sight, colour = outlook(now, part), movable(now)
        origin = origins.pop((colour, sight.source), sight.source)
        origins[colour, sight.target] = origin
        found.append(Part(sight, colour, origin))
        state = rules.apply(state, part).state
    return tuple(found)


def _merged(parts: Sequence[Play]) -> tuple[Play, ...]:
    """Return one part for each piece, in the order in which they begin."""
    ways: list[list[int]] = []
    for part in parts:
        before = next((way for way in ways if way[1] == part.source), None)
        if before is None:
            ways.append([part.source, part.target])
        else:
            before[1] = part.target
    return tuple(play(parts[0].card, source, target) for source, target in ways)


def _end(view: Position, parts: Sequence[Play]) -> Any:
    """Return where all pieces stand after these parts, None if they cannot be played like that."""
    rules = TockRules(view.options)
    state = rules.from_position(view)
    seat = state.turn
    for part in parts:
        if part not in rules.moves(state, seat):
            return None
        state = rules.apply(state, part).state
    return rules.view(state, seat).pieces


def first_of(move: Move) -> Move:
    """Return the move that can be chosen now: of a shared seven its first part."""
    return move.parts[0] if isinstance(move, Shared) else move
