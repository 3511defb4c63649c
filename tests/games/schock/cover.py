"""Sets of options that hold every pair of values, and whole matches by chance under them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any, get_args, get_type_hints

from tests.playing import play_out

from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.state import State
from spielblock.match.match import Match
from spielblock.rules.contract import Over, Start

SEATS = range(2, 9)
LONGEST = 20_000


def values() -> dict[str, tuple[Any, ...]]:
    """Return what each option can be."""
    hints = get_type_hints(Options)
    return {name: get_args(hint) or (False, True) for name, hint in hints.items()}


def pairwise(rng: Random) -> list[Options]:
    """Return few sets of options in which every two values of two options occur together."""
    table = values()
    open_pairs = {
        ((one, a), (two, b))
        for one, two in combinations(table, 2)
        for a, b in product(table[one], table[two])
    }
    every = [dict(zip(table, row, strict=True)) for row in product(*table.values())]
    chosen: list[Options] = []
    while open_pairs:
        some = rng.sample(every, 40)
        best = max(some, key=lambda row: len(open_pairs & set(combinations(row.items(), 2))))
        open_pairs -= set(combinations(best.items(), 2))
        chosen.append(Options(**best))
    return chosen


def matches(count: int, seed: int = 1) -> Iterator[Match[State, Position]]:
    """Yield this many fresh matches over all seats and a pairwise cover of the options."""
    rng = Random(seed)
    cover = pairwise(rng)
    for number in range(count):
        rules = SchockRules(cover[number % len(cover)])
        seats = SEATS[number % len(SEATS)]
        yield Match(rules, Start(seats, first=number % seats), f"cover/{seed}/{number}")


def play_all(count: int, seed: int = 1) -> int:
    """Play this many matches by chance to their ends; return how many steps that took."""
    steps = 0
    for number, match in enumerate(matches(count, seed)):
        steps += sum(1 for _ in play_out(match, Random(number), LONGEST))
        assert isinstance(match.pending, Over)
        assert sorted(match.pending.scores) == [0] * (match.seats - 1) + [1]
    return steps
