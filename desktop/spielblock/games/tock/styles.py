"""How bots of Tock can lean: to safety, to their own race, or to sending others home."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spielblock.games.tock.look import Look
from spielblock.games.tock.position import Position
from spielblock.games.tock.rules import TockRules
from spielblock.rules.contract import Decision, Move
from spielblock.rules.entry import Leaning, Style

#: No style throws cards away for its liking, hurts the partner, or lets a win go by.
DEAR: Final = 100.0
#: In fields of the track for medium, in chances to win for the others.
SLACK: Final = {"medium": 5.0, "hard": 0.02, "master": 0.02}

Liking = Callable[[Mapping[str, float]], float]


def _leaning(liking: Liking) -> Leaning:
    """Return a leaning that likes moves by what they change on the table."""

    def of_moves(rules: TockRules, decision: Decision[Position], moves: Sequence[Move]) -> list[float]:
        look = Look(rules, decision)
        found: dict[str, Mapping[str, float]] = {}
        for way, features in zip(look.ways, look.features, strict=True):
            found.setdefault(way.moves[0].text(), features)
        return [_kind(found[move.text()]) + liking(found[move.text()]) for move in moves]

    return of_moves


def _kind(of: Mapping[str, float]) -> float:
    return DEAR * (of["win"] + of["waste"] + min(0.0, of["partner"]))


def _safety(of: Mapping[str, float]) -> float:
    return of["danger"]


def _race(of: Mapping[str, float]) -> float:
    return of["home"] + of["enter"] + of["steps"]


def _harm(of: Mapping[str, float]) -> float:
    return of["rivals"]


STYLES: Final = {
    "careful": Style(_leaning(_safety), SLACK),
    "bold": Style(_leaning(_race), SLACK),
    "spiteful": Style(_leaning(_harm), SLACK),
}
