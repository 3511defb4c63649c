"""How strong the players of Rockit are: `python -m tests.games.rockit.strength [ROUNDS]`.

Each line is the share of rounds that the first player wins against the others, with half the width of its
95 % interval; seats are rotated, and each deal is played from every seat.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.games.rockit.test_bots import winner
from tests.reference_bots.rockit import AnyBot, SimpleBot

from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.rules import RockitRules

Make = Callable[[RockitRules, int | None], Any]


def share(first: Make, others: Make, seats: int, rounds: int) -> tuple[float, float]:
    """Return how many of the rounds the first player wins, and half the width of the interval."""
    rules = RockitRules(GAME.options())
    wins = 0
    for number in range(rounds):
        own = number % seats
        bots = [(first if seat == own else others)(rules, None) for seat in range(seats)]
        wins += winner(rules, bots, number // seats) == own
    found = wins / rounds
    return found, 1.96 * (found * (1 - found) / rounds) ** 0.5


def with_deals(deals: int) -> Make:
    return partial(_budgeted, deals)


def _budgeted(deals: int, rules: RockitRules, _: int | None) -> Any:
    return GAME.bots["master"](rules, deals)


def main(rounds: int) -> None:
    levels: dict[str, Make] = dict(GAME.bots)
    players: dict[str, Make] = {"any": AnyBot, "rule": SimpleBot, **levels}
    pairs = [
        ("rule", "any", 4, rounds),
        ("easy", "any", 4, rounds),
        ("medium", "any", 4, rounds),
        ("hard", "any", 4, rounds),
        ("hard", "rule", 4, rounds),
        ("medium", "easy", 4, rounds),
        ("hard", "medium", 4, rounds),
        ("medium", "easy", 10, rounds),
        ("hard", "medium", 10, rounds),
        ("medium", "easy", 2, rounds),
        ("hard", "medium", 2, rounds),
        ("hard", "rule", 2, rounds),
        ("master", "rule", 2, rounds // 10),
        ("master", "hard", 2, rounds // 10),
    ]
    for first, others, seats, count in pairs:
        began = time.perf_counter()
        found, half = share(players[first], players[others], seats, count)
        print(
            f"{first:7} against {others:7} {seats:2} seats  {found:.3f} ± {half:.3f}  n={count}"
            f"  {time.perf_counter() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
