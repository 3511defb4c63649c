"""Solve a round between two by fictitious play: each side answers the average of what the other did.

Run `python -m spielblock.games.schock.solving ROUNDS FILE` to make the table that the bots play by.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from spielblock.games.schock.duel import Duel, Ends, Flow, LidDuel, Opening, Signal, answer, greedy
from spielblock.games.schock.duels import LIDS_OF, Book, name, signal_name, write
from spielblock.games.schock.options import Options
from spielblock.games.schock.state import MOST_THROWS, Dice

K = TypeVar("K")

#: What is left out of a table: ways that are hardly ever taken.
LEAST: Final = 1e-3
#: The options under which a table is made. All others leave dice worth what they are by what lay open.
SOLVED: Final = (
    Options(),
    Options(ties="earlier_only", late_turn="off"),
    Options(late_turn="off"),
    Options(ties="earlier_only"),
)


class Solution(NamedTuple):
    """Flows of both sides, and between which values the game lies."""

    opening: Flow
    answers: dict[Signal, Flow]
    low: float
    high: float


def solve(duel: Duel, rounds: int) -> Solution:
    """Return what both sides do after this many rounds of answering each other."""
    others = {limit: greedy(duel, limit)[1] for limit in range(1, MOST_THROWS + 1)}
    flows: dict[Signal, Flow] = {}
    ends: dict[Signal, Ends] = {}
    lying: dict[Signal, dict[Dice, float]] = {}
    opening: Flow = {}
    low, high = 0.0, 1.0
    for turn in range(1, rounds + 1):
        best = Opening(duel, ends, others)
        share = 2 / (turn + 1)
        flow, under = best.flow()
        high = min(high, best.value())
        _blend_flow(opening, flow, share)
        for signal in under.keys() | lying.keys():
            _blend(lying.setdefault(signal, {}), under.get(signal, {}), share)
        won = 0.0
        for signal, dice in lying.items():
            value, flow, found = answer(duel, signal[0], dice)
            won += value
            part = share if signal in ends else 1.0
            _blend_flow(flows.setdefault(signal, {}), flow, part)
            _blend(ends.setdefault(signal, {}), found, part)
        low = max(low, 1 - won)
    return Solution(opening, flows, low, high)


def _blend(average: dict[K, float], new: dict[K, float], share: float) -> None:
    for key in average.keys() | new.keys():
        average[key] = (1 - share) * average.get(key, 0.0) + share * new.get(key, 0.0)


def _blend_flow(average: Flow, new: Flow, share: float) -> None:
    for key in average.keys() | new.keys():
        _blend(average.setdefault(key, {}), new.get(key, {}), share)


def main(rounds: int, path: Path) -> None:
    """Solve the round under every set of options and write the book."""
    book: Book = {}
    for options in SOLVED:
        for key, duel in ((name(options), Duel(options)), (LIDS_OF + name(options), LidDuel(options))):
            found = solve(duel, rounds)
            answers = {signal_name(signal): write(flow, LEAST) for signal, flow in found.answers.items()}
            book[key] = {"": write(found.opening, LEAST), **answers}
            print(key, f"{found.low:.6f} to {found.high:.6f}", flush=True)
    path.write_bytes(msgspec.json.encode(book))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
