"""What a sheet in the middle of a round may become: the quick judgement behind every bot.

The lead of the bucks counts through a hyperbolic tangent, the softer the more dice are still to fall on
the table. The weights are those of the fixed reference player in `tests/reference_bots`.
"""

from __future__ import annotations

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


def worth(state: State, move: Take) -> float:
    """Return how good this move looks for the seat on turn: its own sheet less the mean of the others."""
    turn, face = state.turn, move.face
    dice = state.thrown[face]
    bucks, wolves, goats = state.bucks, state.wolves, state.goats
    target, more_lead, more_goats = _effect(state, move, dice)
    seats = len(bucks)
    left = seats * DICE - sum(state.struck) - dice
    table = trust(seats)[left]
    value = 0.0
    for seat in range(seats):
        own = DICE - state.struck[seat] - (dice if seat == turn else 0)
        lead, herd = bucks[seat] - wolves[seat] + LEVEL, goats[seat] + GOATS_PER_DIE * own
        if seat == target:
            lead, herd = lead + more_lead, herd + more_goats
        sheet = table[own][lead] * herd
        value += sheet + KEPT_DIE * own if seat == turn else -sheet / (seats - 1)
    return round(value, 9)


def _effect(state: State, move: Take, dice: int) -> tuple[int, int, int]:
    """Return whose sheet changes, by how much its lead grows, and by how many goats."""
    face = move.face
    if face == BUCK_FACE:
        return state.turn, min(dice, MOST_BUCKS - state.bucks[state.turn]), 0
    if face == WOLF_FACE:
        return move.target, -min(dice, MOST_WOLVES - state.wolves[move.target]), 0
    owner = state.owners[face - FIRST_GOAT]
    return owner, 0, min(dice, MOST_GOATS - state.goats[owner])
