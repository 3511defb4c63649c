"""How bots of Noch mal! can lean: to what is sure, to large bonuses, or to what leaves others little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spielblock.games.noch_mal.bot import FeatureBot
from spielblock.games.noch_mal.features import Standing
from spielblock.games.noch_mal.moves import Cross
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.state import ACTIVE, State
from spielblock.games.noch_mal.weights import TUNED
from spielblock.rules.contract import Decide, Decision, Move
from spielblock.rules.entry import Leaning, Style

#: In points.
SLACK: Final = {"easy": 1.0, "medium": 0.5, "hard": 0.5, "master": 0.5}

Gains = dict[str, float]


def _leaning(liking: Callable[[Gains], float]) -> Leaning:
    """Return a leaning that likes moves by what they bring to the own sheet."""

    def of_moves(rules: NochMalRules, decision: Decision[Position], moves: Sequence[Move]) -> list[float]:
        state, seat = rules.from_position(decision.view), decision.seat
        standing = Standing(FeatureBot(rules).features(state, seat), state.crossed[seat])
        return [liking(_gains(standing, move)) for move in moves]

    return of_moves


def _gains(standing: Standing, move: Move) -> Gains:
    if not isinstance(move, Cross):
        return {}
    return {**standing.parts(move.cells), "jokers": -TUNED.joker * move.jokers}


def _sure(gains: Gains) -> float:
    """Like stars, which cost points while they are open, and jokers that stay."""
    return gains.get("stars", 0.0) + gains.get("jokers", 0.0)


def _large(gains: Gains) -> float:
    """Like columns and colours, which bring all or nothing."""
    return gains.get("columns", 0.0) + gains.get("colours", 0.0)


def _left_little(rules: NochMalRules, decision: Decision[Position], moves: Sequence[Move]) -> list[float]:
    """Like what leaves the others dice that help them least; only who chooses first can do that."""
    state = rules.from_position(decision.view)
    if state.phase != ACTIVE:
        return [0.0] * len(moves)
    return [-_helped(rules, rules.apply(state, move, decision.seat).state, decision.seat) for move in moves]


def _helped(rules: NochMalRules, state: State, seat: int) -> float:
    """Return what the best use of the dice that are left brings the others, in points."""
    pending, bot = rules.pending(state), FeatureBot(rules)
    others = [other for other in pending.seats if other != seat] if isinstance(pending, Decide) else []
    return sum([bot.valued(state, other, tuple(rules.moves(state, other)))[0].value for other in others])


STYLES: Final = {
    "careful": Style(_leaning(_sure), SLACK),
    "bold": Style(_leaning(_large), SLACK),
    "spiteful": Style(_left_little, SLACK),
}
