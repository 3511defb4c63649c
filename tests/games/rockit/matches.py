"""Whole matches of Rockit for tests: every pair of settings, played by random legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from random import Random

from msgspec.structs import replace
from tests.cover import Setting, cover

from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import State
from spielblock.rules.contract import Decide, Draw, Move, Over
from spielblock.rules.seats import CHANCE

#: Random players lay 1,300 moves a round on average; the longest of 5,000 matches had 119,032.
LIMIT = 250_000


@cache
def covering() -> tuple[Setting, ...]:
    return tuple(cover(GAME))


def settings(count: int) -> Iterator[Setting]:
    """Yield so many settings; every pair of values comes in the first few hundred."""
    return islice(cycle(covering()), count)


def short(setting: Setting) -> Setting:
    """Return the setting as a single round, which is enough to meet every rule of a round."""
    options = setting.options
    return Setting(setting.start, replace(options, rounds_to_win=1, points_to=0))


def play(rules: RockitRules, setting: Setting, seed: str) -> Iterator[tuple[int, Move, State]]:
    """Play random moves to the end; yield who moved, the move and the state that was changed in place."""
    rng = Random(seed)
    state = rules.setup(setting.start)
    for _ in range(LIMIT):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            return
        by, move = CHANCE, None
        if isinstance(pending, Draw):
            move = pending.chance.draw(rng)
        elif isinstance(pending, Decide):
            by = pending.seats[int(rng.random() * len(pending.seats))]
            moves = rules.moves(state, by)
            move = moves[int(rng.random() * len(moves))]
        assert move is not None
        rules.act(state, by, move, None)
        yield by, move, state
    raise AssertionError(f"no end after {LIMIT} moves: {setting}")


def play_many(count: int) -> int:
    """Play so many random matches to their end; return the moves of the longest."""
    longest = 0
    for number, setting in enumerate(settings(count)):
        moves = sum(1 for _ in play(RockitRules(setting.options), setting, f"many/{number}"))
        longest = max(longest, moves)
    return longest


def positions(count: int, step: int = 7, seed: str = "positions") -> Iterator[tuple[RockitRules, State]]:
    """Yield so many states of short matches, every one a copy, of all phases."""
    found = 0
    for number, setting in enumerate(cycle(map(short, covering()))):
        rules = RockitRules(setting.options)
        for at, (_, _, state) in enumerate(play(rules, setting, f"{seed}/{number}")):
            if at % step == number % step:
                yield rules, state.copy()
                found += 1
                if found == count:
                    return
            if at > 60 * step:
                break
