"""The solved rounds between two, as shipped: mixed ways of playing for each situation that comes up."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from spielblock import shipped
from spielblock.games.schock.chances import FALLS
from spielblock.games.schock.duel import Ends, Flow, Signal
from spielblock.games.schock.options import Options
from spielblock.games.schock.state import MOST_THROWS, Dice

FILE: Final = "games/schock/duels.json"
STAND: Final = "stand"
LIDS_OF: Final = "lids "

#: Situation in digits (throws used, what lay open, dice) to the dice kept, with chances.
Written = dict[str, dict[str, float]]
#: By options, written as JSON: the starter's flow under "", the follower's under each signal.
Book = dict[str, dict[str, Written]]


class Solved:
    """How to play a round between two so that nobody can make use of it."""

    def __init__(self, flows: dict[str, Written]) -> None:
        self.opening: Flow = read(flows[""])
        self.answers: dict[Signal, Flow] = {_signal(name): read(flow) for name, flow in flows.items() if name}

    def lying(self, signal: Signal) -> dict[Dice, float]:
        """Return how likely each result of the starter is under the cup after this signal."""
        count, laid = signal
        found: dict[Dice, float] = {}
        for dice, chance in FALLS[laid]:
            known = self.starter(count, laid, dice) if count < MOST_THROWS else {None: 1.0}
            found[dice] = chance * (known or {}).get(None, 0.0)
        whole = sum(found.values())
        if not whole:
            return dict(FALLS[laid])
        return {dice: chance / whole for dice, chance in found.items()}

    def ends(self, signal: Signal) -> Ends:
        """Return how the follower ends after this signal."""
        found: Ends = {}
        limit = signal[0]
        now: dict[Dice, float] = dict(FALLS[()])
        for count in range(1, limit + 1):
            then: dict[Dice, float] = {}
            for dice, much in now.items():
                ways = self.follower(signal, count, dice) if count < limit else None
                for kept, part in (ways or {None: 1.0}).items():
                    if kept is None:
                        found[dice, count] = found.get((dice, count), 0.0) + much * part
                        continue
                    for fallen, chance in FALLS[kept]:
                        then[fallen] = then.get(fallen, 0.0) + much * part * chance
            now = then
        return found

    def starter(self, count: int, laid: Dice, dice: Dice) -> dict[Dice | None, float] | None:
        """Return what the starter keeps, with chances; None if this situation never comes up."""
        return self.opening.get((count, laid if count > 1 else (), dice))

    def follower(self, signal: Signal, count: int, dice: Dice) -> dict[Dice | None, float] | None:
        """Return what the follower keeps after this signal, with chances; None if it never comes up."""
        return self.answers.get(signal, {}).get((count, (), dice))


def solved(options: Options) -> Solved | None:
    """Return how not to be lowest in a round under these options, or None if it was not worked out."""
    found = _book().get(name(options))
    return None if found is None else Solved(found)


def solved_for_lids(options: Options) -> Solved | None:
    """Return how to lose no lids in a round under these options, or None if it was not worked out."""
    found = _book().get(LIDS_OF + name(options))
    return None if found is None else Solved(found)


def name(options: Options) -> str:
    """Return how a book calls a set of options."""
    return msgspec.json.encode(options).decode()


@lru_cache(maxsize=1)
def _book() -> Book:
    data = (shipped.folder("resources") / FILE).read_bytes()
    return msgspec.json.decode(data, type=Book)


def read(written: Written) -> Flow:
    """Return a flow that was written down."""
    flow: Flow = {}
    for key, moves in written.items():
        count, laid, dice = key.split("/")
        flow[int(count), _dice(laid), _dice(dice)] = {
            None if kept == STAND else _dice(kept): chance for kept, chance in moves.items()
        }
    return flow


def write(flow: Flow, least: float) -> Written:
    """Return a flow as it is written: chances of each situation, without those smaller than `least`."""
    written: Written = {}
    for (count, laid, dice), moves in sorted(flow.items()):
        whole = sum(moves.values())
        kept = {move: much / whole for move, much in moves.items() if whole > 0 and much / whole >= least}
        if kept:
            rest = sum(kept.values())
            key = f"{count}/{_digits(laid)}/{_digits(dice)}"
            written[key] = {
                STAND if move is None else _digits(move): round(chance / rest, 5)
                for move, chance in sorted(kept.items(), key=lambda one: -one[1])
            }
    return written


def signal_name(signal: Signal) -> str:
    """Return how a book calls a signal."""
    return f"{signal[0]}/{_digits(signal[1])}"


def _signal(text: str) -> Signal:
    count, laid = text.split("/")
    return int(count), _dice(laid)


def _digits(dice: Dice) -> str:
    return "".join(map(str, dice))


def _dice(text: str) -> Dice:
    return tuple(map(int, text))
