"""States of random matches in which a seat is to choose, made once for all tests."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.games.noch_mal.matches import matches, play

from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.state import ACTIVE, PASSIVE, State
from spielblock.rules.contract import Decide

Case = tuple[NochMalRules, State, int]
#: So many are made for a seed; who needs fewer takes the first ones.
MADE = 60


def deciding(count: int, seed: int = 1) -> tuple[Case, ...]:
    """Return so many states over the pairwise cover, each with a seat that may choose."""
    return _made(max(count, MADE), seed)[:count]


@cache
def _made(count: int, seed: int) -> tuple[Case, ...]:
    rng = Random(seed)
    found: list[Case] = []
    while True:
        for match in matches(30, seed):
            states = [state for state in play(match, rng) if state.phase in (ACTIVE, PASSIVE)]
            rules = match.rules
            assert isinstance(rules, NochMalRules)
            for state in rng.sample(states, 2):
                pending = rules.pending(state)
                assert isinstance(pending, Decide)
                found.append((rules, state, rng.choice(pending.seats)))
            if len(found) >= count:
                return tuple(found[:count])
