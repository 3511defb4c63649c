"""Solve a round between two by fictitious play: each side answers the average of what the other did.

`python -m spielblock.games.schock.solving FILE` makes the table of what halves are worth, about a minute of
work for each set of options; a set that the file has is kept.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

from spielblock.games.schock.chances import Ways
from spielblock.games.schock.choices import Choices
from spielblock.games.schock.duel import Duel, Ends, Flow, Opening, Signal, answer, greedy
from spielblock.games.schock.halves import HalfDuel, all_lids, name
from spielblock.games.schock.options import Options
from spielblock.games.schock.state import LIDS, MOST_THROWS, Dice

K = TypeVar("K")

#: The options under which halves are worked out. All others leave dice worth what they are by what lay open.
SOLVED: Final = (
    Options(),
    Options(ties="earlier_only", late_turn="off"),
)
#: How often both sides answer each other while the table is made.
THOROUGH: Final = 6
#: The states without a stock lead to each other; they are gone through until no value moves more than this.
STILL: Final = 5e-5


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
        for signal in sorted(under.keys() | lying.keys()):
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


def half_worths(options: Options, rounds: int = THOROUGH) -> dict[str, float]:
    """Return the chance of who starts a round not to lose the half, for every state of the lids."""
    ways = Ways(Choices(options))
    worths = {lids.text(): lids.other / LIDS for lids in all_lids()}
    ending = [lids for lids in all_lids() if not lids.stock]
    moved = 1.0
    while moved > STILL:
        moved = 0.0
        for lids in ending:
            value = _middle(HalfDuel(options, worths, lids, ways), rounds)
            moved = max(moved, abs(value - worths[lids.text()]))
            worths[lids.text()] = value
    for lids in all_lids():
        if lids.stock:
            worths[lids.text()] = _middle(HalfDuel(options, worths, lids, ways), rounds)
    return {key: round(value, 6) for key, value in worths.items()}


def _middle(duel: Duel, rounds: int) -> float:
    found = solve(duel, rounds)
    return (found.low + found.high) / 2


def _blend(average: dict[K, float], new: dict[K, float], share: float) -> None:
    for key in average:
        average[key] = (1 - share) * average[key] + share * new.get(key, 0.0)
    for key, value in new.items():
        if key not in average:
            average[key] = share * value


def _blend_flow(average: Flow, new: Flow, share: float) -> None:
    for key in new:
        average.setdefault(key, {})
    for key, known in average.items():
        _blend(known, new.get(key, {}), share)


def main(path: Path) -> None:
    """Work out the sets of options that the table does not have yet, and write it."""
    tables: dict[str, dict[str, float]] = {}
    if path.exists():
        tables = msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, float]])
    for options in SOLVED:
        if name(options) not in tables:
            tables[name(options)] = half_worths(options)
            print(name(options), flush=True)
    path.write_bytes(msgspec.json.encode(tables) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
