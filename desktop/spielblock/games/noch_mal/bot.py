"""The bots of Noch mal! Values are points."""

from __future__ import annotations

from random import Random

from spielblock.bots.bot import Thought
from spielblock.bots.candidate import Candidate
from spielblock.games.noch_mal.features import Features, worths
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.state import State
from spielblock.games.noch_mal.weights import TUNED
from spielblock.rules.contract import Decision, Move


class FeatureBot:
    """Looks at its own sheet after each move and takes the best. Quick, and it cannot fail."""

    def __init__(self, rules: NochMalRules, budget: int | None = None) -> None:
        self._rules = rules
        self._features = Features(TUNED, rules.options.column_h_always_open)

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        seat = decision.seat
        worth = worths(state.firsts, state.laters, seat)
        valued = [(self._value(state, seat, move, worth), move) for move in decision.moves]
        valued.sort(key=lambda pair: -pair[0])
        return Thought(valued[0][1], tuple([Candidate(move.text(), value) for value, move in valued[:5]]))

    def _value(self, state: State, seat: int, move: Move, worth: tuple[int, ...]) -> float:
        crossed, jokers = state.crossed[seat], state.jokers[seat]
        if isinstance(move, Cross):
            crossed |= move.cells
            jokers -= move.jokers
        return self._features.value(state.sheet, crossed, jokers, worth)
