"""The players of Rock the Bock that are not people.

Values are points: those of the own sheet less the mean of the others.
"""

from __future__ import annotations

from random import Random

from spielblock.bots.bot import Thought
from spielblock.bots.candidate import Candidate
from spielblock.games.rock_the_bock.evaluation import worth
from spielblock.games.rock_the_bock.moves import Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.rules.contract import Decision


class MediumBot:
    """Takes what leaves the best sheets, looking no further than this throw."""

    def __init__(self, rules: RockTheBockRules, budget: int | None = None) -> None:
        self._rules = rules

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        state = self._rules.from_position(decision.view)
        takes = [move for move in decision.moves if isinstance(move, Take)]
        judged = sorted([(-worth(state, move), at) for at, move in enumerate(takes)])
        candidates = [Candidate(takes[at].text(), -value) for value, at in judged]
        return Thought(takes[judged[0][1]], tuple(candidates))
