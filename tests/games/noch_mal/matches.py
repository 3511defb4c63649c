"""Whole matches of Noch mal! for tests: every number of seats, every pair of options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.parts import settle_sheet
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.state import State
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Draw, Over, Start

#: Six seats that cross at random need some 900 steps; the longest of 5,000 matches had 1,736.
LIMIT = 6_000

VALUES: dict[str, tuple[Any, ...]] = {
    "seats": (1, 2, 3, 4, 5, 6),
    "sheet": ("A", "D", "Z", "random"),
    "first_three_open": (False, True),
    "column_h_always_open": (False, True),
    "solo_ends_on_two_colours": (False, True),
}


def pairwise(rng: Random) -> list[dict[str, Any]]:
    """Return few settings in which every two values of two keys occur together."""
    open_pairs = {
        ((one, a), (two, b))
        for one, two in combinations(VALUES, 2)
        for a, b in product(VALUES[one], VALUES[two])
    }
    every = [dict(zip(VALUES, row, strict=True)) for row in product(*VALUES.values())]
    chosen: list[dict[str, Any]] = []
    while open_pairs:
        best = max(rng.sample(every, 40), key=lambda row: len(open_pairs & set(combinations(row.items(), 2))))
        open_pairs -= set(combinations(best.items(), 2))
        chosen.append(best)
    return chosen


def matches(count: int, seed: int = 1) -> Iterator[Match[State, Position]]:
    """Yield so many fresh matches over the pairwise cover of seats and options."""
    cover = pairwise(Random(seed))
    for number in range(count):
        setting = dict(cover[number % len(cover)])
        seats = setting.pop("seats")
        options = Options(**setting)
        start = settle_sheet(Start(seats, first=number % seats), options, Random(f"{seed}/{number}"))
        yield Match(NochMalRules(options), start, f"cover/{seed}/{number}")


def play(match: Match[State, Position], rng: Random) -> Iterator[State]:
    """Play random moves to the end; yield every state. Passing is as rare as at a table."""
    for _ in range(LIMIT):
        match match.pending:
            case Over():
                return
            case Draw():
                match.play(-1, match.fate())
            case Decide(seats):
                seat = rng.choice(seats)
                moves = match.rules.moves(match.state, seat)
                choice = moves if rng.random() < 0.1 or len(moves) == 1 else moves[:-1]
                match.play(seat, rng.choice(choice))
        yield match.state
    raise AssertionError(f"no end after {LIMIT} steps: {match.rules.to_position(match.state)}")


def play_many(count: int, seed: int = 1) -> int:
    """Play so many random matches to their ends; return the steps of the longest."""
    longest = 0
    for number, match in enumerate(matches(count, seed)):
        steps = sum(1 for _ in play(match, Random(number)))
        assert isinstance(match.pending, Over)
        longest = max(longest, steps)
    return longest
