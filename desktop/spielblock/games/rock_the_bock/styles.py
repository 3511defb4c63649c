"""How bots of Rock the Bock can lean: to bucks, to goats, or to spoiling the sheets of others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from spielblock.games.rock_the_bock.evaluation import sheets_after
from spielblock.games.rock_the_bock.moves import BUCK_FACE, FIRST_GOAT, WOLF_FACE, Take
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.state import MOST_BUCKS, MOST_GOATS, State
from spielblock.rules.contract import Decision, Move
from spielblock.rules.entry import Leaning, Style

#: In liking for easy, in points for medium, and for the others on their scale from -1 to 1.
SLACK: Final = {"easy": 1.0, "medium": 0.3, "hard": 0.05, "master": 0.03}


def _leaning(liking: Callable[[State, Take], float]) -> Leaning:
    """Return a leaning that likes moves by what they do to the sheets."""

    def of_moves(rules: RockTheBockRules, decision: Decision[Position], moves: Sequence[Move]) -> list[float]:
        state = rules.from_position(decision.view)
        return [liking(state, cast(Take, move)) for move in moves]

    return of_moves


def _bucks(state: State, move: Take) -> float:
    """Return how many bucks come onto the own sheet: they make sure that its goats count for it."""
    room = MOST_BUCKS - state.bucks[state.turn]
    return float(min(state.thrown[BUCK_FACE], room)) if move.face == BUCK_FACE else 0.0


def _goats(state: State, move: Take) -> float:
    """Return how many goats come onto the own sheet: for better, or for worse."""
    own = move.face not in (BUCK_FACE, WOLF_FACE) and state.owners[move.face - FIRST_GOAT] == state.turn
    return float(min(state.thrown[move.face], MOST_GOATS - state.goats[state.turn])) if own else 0.0


def _harm(state: State, move: Take) -> float:
    """Return how little the others may expect."""
    return -sum([points for seat, points in enumerate(sheets_after(state, move)) if seat != state.turn])


STYLES: Final = {
    "careful": Style(_leaning(_bucks), SLACK),
    "bold": Style(_leaning(_goats), SLACK),
    "spiteful": Style(_leaning(_harm), SLACK),
}
