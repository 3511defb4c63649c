"""A fixed player to measure others against. Written first and never changed: a new idea is a new player.

`SimpleBot` lays any fitting card with a colour, a joker only if it must, and names a colour of which it holds
most. It never keeps a card it may lay, never draws by choice and never forgets to call. `AnyBot` lays
anything that is legal, but plays rather than draws, and calls too.
"""

from __future__ import annotations

from random import Random

from spielblock.bots.bot import Thought
from spielblock.games.rockit.cards import EACH, JOKER, KINDS
from spielblock.games.rockit.moves import CALL_LATE, Name, Play
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import State
from spielblock.rules.chance import below
from spielblock.rules.contract import Decision, Move


def any_of(moves: list[Move], rng: Random) -> Move:
    return moves[below(rng, len(moves))]


def plays(moves: tuple[Move, ...]) -> list[Play]:
    """Return the cards that may be laid, each with its call where there is one."""
    found = [move for move in moves if isinstance(move, Play)]
    return [move for move in found if move.called] or found


def colours_held(state: State, seat: int) -> list[int]:
    """Return how many cards of each colour the seat holds."""
    first = seat * KINDS
    return [sum(state.hands[first + colour * EACH : first + (colour + 1) * EACH]) for colour in range(4)]


class SimpleBot:
    """Colours first, jokers last, the colour held most."""

    def __init__(self, rules: RockitRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        moves = plays(decision.moves)
        coloured: list[Move] = [move for move in moves if move.card < JOKER]
        if coloured:
            return Thought(any_of(coloured, rng))
        naming = [move for move in decision.moves if isinstance(move, Name)] or moves
        if naming:
            held = colours_held(self._rules.from_position(decision.view), decision.seat)
            best = max(held)
            card = moves[below(rng, len(moves))].card if moves else -1
            return Thought(any_of([m for m in naming if held[m.colour] == best and _card(m) == card], rng))
        return Thought(CALL_LATE if CALL_LATE in decision.moves else decision.moves[0])


def _card(move: Move) -> int:
    return move.card if isinstance(move, Play) else -1


class AnyBot:
    """Any fitting card."""

    def __init__(self, rules: RockitRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        moves: list[Move] = [*plays(decision.moves)]
        if moves or len(decision.moves) == 4:
            return Thought(any_of(moves or list(decision.moves), rng))
        return Thought(CALL_LATE if CALL_LATE in decision.moves else decision.moves[0])
