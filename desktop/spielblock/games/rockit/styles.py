"""How bots of Rockit can lean: to a hand that stays good, or to cards that hit others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spielblock.games.rockit.memory import lacking
from spielblock.games.rockit.moves import Play
from spielblock.games.rockit.policy import FEATURES, features
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.rules.contract import Decision, Move
from spielblock.rules.entry import Leaning, Style

#: By the weights of the level; for master, between two, in the share of rounds won.
SLACK: Final = {"easy": 0.5, "medium": 0.5, "hard": 0.5, "master": 0.02}


def _leaning(counts: Mapping[str, float]) -> Leaning:
    """Return a leaning that likes plays by features; to lay nothing has none of them."""
    by_place = [(FEATURES.index(name), count) for name, count in counts.items()]

    def liking(found: list[float]) -> float:
        return sum([count * found[place] for place, count in by_place])

    def of_moves(rules: RockitRules, decision: Decision[Position], moves: Sequence[Move]) -> list[float]:
        state, knows = rules.from_position(decision.view), lacking(decision.view)
        plays = [move if isinstance(move, Play) else None for move in moves]
        return [
            0.0 if play is None else liking(features(state, decision.seat, play, knows)) for play in plays
        ]

    return of_moves


STYLES: Final = {
    "careful": Style(
        _leaning({"joker": -1.0, "four": -1.0, "last_shield": -1.0, "colours": 0.5, "links": 0.5}), SLACK
    ),
    "spiteful": Style(_leaning({"hits": 1.0, "hits_late": 1.0, "lacking": 0.5}), SLACK),
}
