"""What a sheet in the middle of a round may become: the quick judgement behind every bot.

The lead of the bucks counts through a hyperbolic tangent, the softer the more dice are still to fall on
the table. The weights are those of the fixed reference player in `tests/reference_bots`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import tanh
from typing import Final

from spielblock.games.rock_the_bock.moves import BUCK_FACE, FIRST_GOAT, WOLF_FACE, Take
from spielblock.games.rock_the_bock.state import DICE, MOST_BUCKS, MOST_GOATS, MOST_WOLVES, State

OPEN_DIE: Final = 0.35
LEAD: Final = 0.7
GOATS_PER_DIE: Final = 0.12
KEPT_DIE: Final = 0.05

#: A lead is stored from -12 to 10 bucks; this makes an index of it.
LEVEL: Final = MOST_WOLVES


@cache
def trust(seats: int) -> list[list[list[float]]]:
    """Return how far goats count, by all open dice, by the seat's own, and by its lead in bucks."""
    return [
        [
            [_trust(lead - LEVEL, own, dice / seats) for lead in range(LEVEL + MOST_BUCKS + 1)]
            for own in range(DICE + 1)
        ]
        for dice in range(seats * DICE + 1)
    ]


def _trust(lead: int, own: int, share: float) -> float:
    # Rounded, so that no platform's tanh can turn a choice.
    return round(tanh(LEAD * (lead + OPEN_DIE * own * 0.5) / (1 + OPEN_DIE * share)), 9)


def sheets_after(state: State, move: Take) -> list[float]:
    """Return what each sheet may become after this move, the kept dice of the seat on turn included."""
    dice = state.thrown[move.face]
    values = _sheets(state, dice)
    target, lead, goats = _effect(state, move, dice)
    values[target] = _sheet(state, target, dice, lead, goats)
    values[state.turn] += KEPT_DIE * (DICE - state.struck[state.turn] - dice)
    return values


def judge(state: State, moves: Sequence[Take]) -> list[float]:
    """Return how good each move looks for the seat on turn: its own sheet less the mean of the others."""
    turn, thrown = state.turn, state.thrown
    others = 1.0 / (len(state.struck) - 1)
    left = DICE - state.struck[turn]
    # Moves that use as many dice differ in one sheet alone.
    before: dict[int, tuple[list[float], float]] = {}
    judged: list[float] = []
    for move in moves:
        dice = thrown[move.face]
        known = before.get(dice)
        if known is None:
            sheets = _sheets(state, dice)
            own = sheets[turn]
            total = own - (sum(sheets) - own) * others + KEPT_DIE * (left - dice)
            known = before[dice] = sheets, total
        sheets, total = known
        target, lead, goats = _effect(state, move, dice)
        change = _sheet(state, target, dice, lead, goats) - sheets[target]
        judged.append(total + (change if target == turn else -change * others))
    return judged


def best(state: State, moves: Sequence[Take]) -> Take:
    """Return the move that looks best, the first of equals."""
    judged = [round(value, 9) for value in judge(state, moves)]
    return moves[judged.index(max(judged))]


def _sheets(state: State, dice: int) -> list[float]:
    """Return what the sheets may become when the seat on turn has used so many dice elsewhere."""
    return [_sheet(state, seat, dice, 0, 0) for seat in range(len(state.struck))]


def _sheet(state: State, seat: int, dice: int, more_lead: int, more_goats: int) -> float:
    struck = state.struck
    own = DICE - struck[seat] - (dice if seat == state.turn else 0)
    open_dice = len(struck) * DICE - sum(struck) - dice
    lead = state.bucks[seat] - state.wolves[seat] + more_lead + LEVEL
    herd = state.goats[seat] + more_goats + GOATS_PER_DIE * own
    return trust(len(struck))[open_dice][own][lead] * herd


def _effect(state: State, move: Take, dice: int) -> tuple[int, int, int]:
    """Return whose sheet changes, by how much its lead grows, and by how many goats."""
    face = move.face
    if face == BUCK_FACE:
        return state.turn, min(dice, MOST_BUCKS - state.bucks[state.turn]), 0
    if face == WOLF_FACE:
        return move.target, -min(dice, MOST_WOLVES - state.wolves[move.target]), 0
    owner = state.owners[face - FIRST_GOAT]
    return owner, 0, min(dice, MOST_GOATS - state.goats[owner])
