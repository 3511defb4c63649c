"""A decision as a player of Tock sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spielblock.bots.bot import Thought
from spielblock.bots.candidate import Candidate
from spielblock.games.tock.features import features, total
from spielblock.games.tock.judge import Worth
from spielblock.games.tock.lines import Line, lines
from spielblock.games.tock.playout import Playout
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import EXCHANGE, State
from spielblock.games.tock.why import compared
from spielblock.rules.contract import Decision

Numbers = Sequence[float] | Mapping[int, float]

#: How many candidates are told.
SHOWN: Final = 5


class Look:
    """The state, and every way to use the turn, the one that looks best first."""

    def __init__(self, rules: TockRules, decision: Decision[Position]) -> None:
        self.rules = rules
        self.seat = decision.seat
        self.state: State = rules.from_position(decision.view)
        self.board = rules.board(self.state.seats)
        self.worth = Worth(self.board, self.state.teams)
        self.playout = Playout(rules, self.worth)
        ways = lines(rules, self.state, decision.moves)
        found = [features(self.worth, self.state, line) for line in ways]
        values = [self._value(line, of) for line, of in zip(ways, found, strict=True)]
        order = sorted(range(len(ways)), key=lambda at: -values[at])
        self.ways = [ways[at] for at in order]
        self.features = [found[at] for at in order]
        self.values = [values[at] for at in order]

    def _value(self, line: Line, of: dict[str, float]) -> float:
        if self.state.phase == EXCHANGE:
            return self.playout.gift_value(self.state, self.seat, line.moves[0])
        return total(of)

    def chance(self) -> float:
        """Return how likely the seat is to win, as the table stands."""
        return round(self.playout.chances(self.state)[self.seat], 9)

    def thought(self, order: Sequence[int], values: Numbers, errors: Numbers) -> Thought:
        """Return the choice of the first, with the best few moves, each once, and why."""
        first: dict[str, int] = {}
        for at in order:
            first.setdefault(self.ways[at].moves[0].text(), at)
        shown = list(first.values())[:SHOWN]
        why = compared([self.features[at] for at in shown])
        found = [
            Candidate(self.ways[at].moves[0].text(), values[at], errors[at], reasons)
            for at, reasons in zip(shown, why, strict=True)
        ]
        return Thought(self.ways[order[0]].moves[0], tuple(found))
