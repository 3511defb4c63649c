"""Whole matches of Rock the Bock for tests: every number of seats, every pair of options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice, product
from random import Random

from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.state import State
from spielblock.rules.contract import Decide, Draw, Move, Over, Start
from spielblock.rules.event import Event

#: More steps than any match has: three rounds of at most ten takes a seat, each after a throw, and throws
#: that fail, of which two players have one in four hundred million in a row with one die.
LIMIT = 400

STARTS = ("continue", "same", "rotate")
TIEBREAKS = ("none", "most_goats")


def settings(count: int) -> Iterator[tuple[RockTheBockRules, Start, int]]:
    """Yield rules, a start and a seed for so many matches; every combination as often as the others."""
    every = cycle(product((2, 3, 4), STARTS, TIEBREAKS))
    for seed, (seats, start, tiebreak) in enumerate(islice(every, count)):
        rules = RockTheBockRules(Options(next_round_start=start, tiebreak=tiebreak))
        yield rules, Start(seats, first=seed % seats), seed


def play(rules: RockTheBockRules, start: Start, seed: int) -> Iterator[tuple[Move, State, tuple[Event, ...]]]:
    """Play random moves to the end; yield each with the state before it and what was seen."""
    rng = Random(seed)
    state = rules.setup(start)
    for _ in range(LIMIT):
        match rules.pending(state):
            case Over():
                return
            case Draw(chance=chance):
                move = chance.draw(rng)
            case Decide(seats=(seat,)):
                moves = rules.moves(state, seat)
                move = moves[int(rng.random() * len(moves))]
            case other:
                raise AssertionError(other)
        step = rules.apply(state, move)
        yield move, state, step.events
        state = step.state
    raise AssertionError(f"no end after {LIMIT} moves: {rules.to_position(state)}")


def play_many(count: int) -> int:
    """Play so many random matches to their end; return the steps of the longest."""
    return max(sum(1 for _ in play(*setting)) for setting in settings(count))
