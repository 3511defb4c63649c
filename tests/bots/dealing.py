"""Decisions in games that hide something, each with all that its seat cannot see dealt anew three ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from tests.games.noch_mal.test_secrets import half_chosen
from tests.games.rockit import test_bots as rockit
from tests.games.rockit.test_secrets import redealt
from tests.games.schock.test_bots import redealt_decisions
from tests.games.tock.fairness import dealt_anew, moments

from spielblock.rules.contract import Decision

ANEW: Final = 3


class Dealt(NamedTuple):
    """What a seat is asked, as it is, and as it would be if what it cannot see were otherwise."""

    rules: Any
    real: Decision[Any]
    others: list[Decision[Any]]


def _tock(count: int) -> Iterator[Dealt]:
    for number, (rules, state, seat, seen) in enumerate(moments(count)):
        anew = [dealt_anew(state, seat, Random(f"deal/{number}/{k}")) for k in range(ANEW)]
        real, *others = [rules.decision(one, seat, seen) for one in (state, *anew)]
        yield Dealt(rules, real, others)


def _schock(count: int) -> Iterator[Dealt]:
    for rules, (real, *others) in redealt_decisions(count):
        yield Dealt(rules, real, others)


def _rockit(count: int) -> Iterator[Dealt]:
    rng = Random(1)
    for rules, state, seat in rockit.asked(count, "fair"):
        anew = [redealt(state, seat, rng) for _ in range(ANEW)]
        real, *others = [rules.decision(one, seat) for one in (state, *anew)]
        yield Dealt(rules, real, others)


def _noch_mal(count: int) -> Iterator[Dealt]:
    """Yield choices in secret; what others have chosen already is replaced by what they might have."""
    rng = Random(4)
    for rules, state, _ in half_chosen(count):
        seat = state.open_seats()[0]
        anew: list[Any] = []
        for _ in range(ANEW):
            other = state.copy()
            for owner in [at for at, move in enumerate(state.chosen) if move is not None]:
                open_again = state.copy()
                open_again.chosen[owner] = None
                other.chosen[owner] = rng.choice(rules.moves(open_again, owner))
            anew.append(other)
        real, *others = [rules.decision(one, seat) for one in (state, *anew)]
        yield Dealt(rules, real, others)


DEALT: Final[Mapping[str, Callable[[int], Iterator[Dealt]]]] = {
    "tock": _tock,
    "schock": _schock,
    "rockit": _rockit,
    "noch_mal": _noch_mal,
}
