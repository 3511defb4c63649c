"""The players of Rockit that are not people.

The value of a move is, for easy, medium and hard, the sum of its features by their weights. For master with
two players it is the share of rounds that are won after it. With more players nothing that was tried plays
better than the weights: there master is as strong as hard, and says so by playing the same.
"""

from __future__ import annotations

from random import Random
from typing import Final

from spielblock.bots.bot import Thought
from spielblock.games.rockit.explaining import candidates
from spielblock.games.rockit.inference import shown
from spielblock.games.rockit.memory import lacking
from spielblock.games.rockit.moves import CALL_LATE, CATCH, DRAW, KEEP, SILENT, TAKE, Name, Play
from spielblock.games.rockit.policy import EASY, PLAIN, WEIGHTS, features, held_of, worth
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rollouts import tallies
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import State
from spielblock.rules.chance import below
from spielblock.rules.contract import WAIT, Decision, Move

#: Possible deals for every move, unless the caller says another number.
MASTER_DEALS: Final = 240


class RuleBot:
    """Lays what its weights like best. Quick, and cannot fail."""

    #: What the features of a play count, how much whim is added, how often a card is noticed, a call made,
    #: and a silence caught.
    weights: tuple[float, ...] = PLAIN
    whim = 0.2
    notices = 1.0
    calls = 0.95
    catches = 0.6

    def __init__(self, rules: RockitRules, budget: int | None = None) -> None:
        self._rules = rules
        self._budget = budget

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        moves = decision.moves
        if CALL_LATE in moves:
            return Thought(CALL_LATE if rng.random() < self.calls else SILENT)
        if CATCH in moves:
            return Thought(CATCH if rng.random() < self.catches or WAIT not in moves else WAIT)
        state = self._rules.from_position(decision.view)
        names = [move for move in moves if isinstance(move, Name)]
        if names:
            return Thought(max(names, key=lambda move: held_of(state, decision.seat, move.colour)))
        calling = rng.random() < self.calls
        plays = [move for move in moves if isinstance(move, Play) and move.called is calling] or [
            move for move in moves if isinstance(move, Play)
        ]
        if not plays:
            return Thought(next(move for move in (TAKE, DRAW, KEEP) if move in moves))
        return self._choose(decision, state, self._noticed(plays, rng), rng)

    def _noticed(self, plays: list[Play], rng: Random) -> list[Play]:
        """Return the plays it sees: of a card that is overlooked, none."""
        if self.notices >= 1.0:
            return plays
        cards = {move.card for move in plays}
        seen = {card for card in sorted(cards) if rng.random() < self.notices}
        return [move for move in plays if move.card in seen] or plays

    def _choose(self, decision: Decision[Position], state: State, plays: list[Play], rng: Random) -> Thought:
        found = self._features(decision, state, plays)
        values = [round(worth(self.weights, one) + self.whim * rng.random(), 9) for one in found]
        told = candidates(plays, values, [0.0] * len(plays), found, self.weights)
        return Thought(plays[values.index(max(values))], told)

    def _features(self, decision: Decision[Position], state: State, plays: list[Play]) -> list[list[float]]:
        knows = lacking(decision.view)
        return [features(state, decision.seat, move, knows) for move in plays]


class EasyBot(RuleBot):
    """Overlooks cards, likes its jokers no less than others, and forgets every fourth call."""

    weights = EASY
    whim = 1.0
    notices = 0.6
    calls = 0.75
    catches = 0.3


class HardBot(RuleBot):
    """Plays by weights that were tuned, and remembers who had nothing of which colour."""

    weights = WEIGHTS
    whim = 1e-6
    calls = 1.0
    catches = 0.9


class MasterBot(HardBot):
    """With two players, plays each move to the end of the round on many deals that fit what was seen."""

    catches = 1.0

    def _choose(self, decision: Decision[Position], state: State, plays: list[Play], rng: Random) -> Thought:
        if state.seats > 2:
            return super()._choose(decision, state, plays, rng)
        others: list[Move] = [move for move in (KEEP, TAKE) if move in decision.moves]
        moves: list[Move] = [*plays, *others]
        if len(moves) == 1:
            return Thought(moves[0])
        deals = MASTER_DEALS if self._budget is None else max(1, self._budget)
        hands = shown(decision.view, state.sizes)
        found = tallies(self._rules, state, decision.seat, moves, deals, rng, hands)
        best = max([tally.mean for tally in found])
        equal = [at for at, tally in enumerate(found) if tally.mean == best]
        chosen = equal[below(rng, len(equal))]
        seen = self._features(decision, state, plays) + [[0.0] * len(WEIGHTS) for _ in others]
        values = [tally.mean + (1e-9 if at == chosen else 0.0) for at, tally in enumerate(found)]
        errors = [tally.error for tally in found]
        return Thought(moves[chosen], candidates(moves, values, errors, seen, WEIGHTS, deals))
