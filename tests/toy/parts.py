"""The parts of Lots."""

from __future__ import annotations

from random import Random

from spielblock.bots.bot import Thought
from spielblock.bots.candidate import Candidate
from spielblock.bots.chance_bot import ChanceBot
from spielblock.rules.contract import Decision
from spielblock.rules.entry import Parts
from spielblock.rules.reason import Reason
from tests.toy.rules import LotsRules
from tests.toy.written import Options, Position


class LastBot:
    """Takes the last move of the list: the highest card, and never a step."""

    def __init__(self, rules: LotsRules, budget: int | None = None) -> None:
        self._budget = budget or 1

    def think(self, decision: Decision[Position], rng: Random) -> Thought:
        move = decision.moves[-1]
        return Thought(
            move, (Candidate(move.text(), self._budget, 0.0, (Reason("lots.card", {"card": 1}),)),)
        )


PARTS = Parts(
    options=Options,
    position=Position,
    make_rules=LotsRules,
    bots={"easy": ChanceBot, "medium": LastBot},
    stand_in=LastBot,
    presets={"standard": Options(), "short": Options(rounds=1)},
)
