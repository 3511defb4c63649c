"""Guess what is hidden: deal the unseen cards anew, so that they fit what was seen.

The unseen cards are sorted before they are shuffled, so a guess hangs on nothing but the view and the
random source.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from spielblock.games.tock.cards import DECK, HIDDEN, NONE, cards_in, mask, rank
from spielblock.games.tock.state import EXCHANGE, State
from spielblock.rules.chance import shuffle

#: How often a guess respects what a seat seems not to hold: people do throw playable cards away.
TRUST = 0.9


def unseen(state: State, seat: int) -> list[int]:
    """Return the cards that lie where this seat cannot look, lowest first."""
    known = set(cards_in(state.hands[seat])) | set(state.discard) | set(passed(state, seat))
    return [card for card in DECK if card not in known]


def passed(state: State, seat: int) -> list[int]:
    """Return the card that the partner got from this seat, if it still holds it."""
    card = state.given[seat]
    held = state.teams and state.phase != EXCHANGE and card not in (NONE, HIDDEN)
    return [card] if held and card not in state.discard else []


def guessed(state: State, seat: int, lacks: Mapping[int, frozenset[int]], rng: Random) -> State:
    """Return a copy on which every hidden card lies somewhere; `lacks` are ranks a seat seems not to hold."""
    after = state.copy()
    pool = unseen(state, seat)
    shuffle(rng, pool)
    partner = state.partner(seat)
    for other in range(state.seats):
        if other != seat:
            fixed = passed(state, seat) if other == partner else []
            doubted = lacks.get(other, frozenset()) if rng.random() < TRUST else frozenset[int]()
            taken = _taken(pool, state.counts[other] - len(fixed), doubted)
            pool = [card for card in pool if card not in taken]
            after.hands[other] = mask([*fixed, *taken])
    after.draw = pool
    if state.phase == EXCHANGE:
        after.given = [card if card != HIDDEN else NONE for card in state.given]
    return after


def _taken(pool: Sequence[int], count: int, doubted: Iterable[int]) -> list[int]:
    """Return the first cards of the pool that are not doubted, then the doubted ones."""
    likely = [card for card in pool if rank(card) not in doubted]
    rest = [card for card in pool if rank(card) in doubted]
    return [*likely, *rest][:count]
