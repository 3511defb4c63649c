"""What is kept of a line: sums over seeds, so that measuring can stop and go on after every seed."""

from __future__ import annotations

from importlib import import_module
from math import sqrt
from typing import Any, Final

from msgspec import Struct, convert, to_builtins

from spielblock.games import all_games
from spielblock.headless.arena.contest import Outcome, Pairing, pairings
from spielblock.headless.arena.figures import NORMAL, quantile
from spielblock.headless.arena.playing import played
from tests.long.report import REPORTS, keep, last
from tests.long.strengths.lines import Line
from tests.long.strengths.prints import fingerprint

PREFIX: Final = "strength_"
#: A spread that is only left over from rounding.
NOTHING: Final = 1e-9


class Counts(Struct):
    """How it went so far.

    Matches of one seed are not independent, so the mean of each seed counts once in `sum` and `squares`.
    `times` counts the decisions of each player by hundredths of a second of work, in matches played by
    plain Python alone; `compiled` are the matches that compiled modules played, to the same moves.
    """

    prints: dict[str, str]
    matches: int = 0
    seeds: int = 0
    sum: float = 0.0
    squares: float = 0.0
    undecided: int = 0
    compiled: int = 0
    times: dict[str, dict[int, int]] = {}

    @property
    def mean(self) -> float:
        return self.sum / self.seeds if self.seeds else 0.0

    @property
    def half(self) -> float:
        """Half of the 95 % interval of the mean; where all seeds went alike, that of one that did not."""
        if self.seeds < 2:
            return 1.0
        spread = (self.squares - self.seeds * self.mean**2) / (self.seeds - 1)
        return NORMAL * sqrt((spread if spread > NOTHING else 1 / self.seeds) / self.seeds)

    def add(self, line: Line, outcomes: list[Outcome]) -> None:
        """Count the matches of one more seed."""
        found = sum([value_of(line, outcome) for outcome in outcomes]) / len(outcomes)
        self.matches += len(outcomes)
        self.seeds += 1
        self.sum += found
        self.squares += found * found
        for outcome in outcomes:
            self.undecided += not outcome.ended
            if is_compiled(line.game):
                self.compiled += 1
                continue
            for player, times in outcome.times.items():
                known = self.times.setdefault(player, {})
                for hundredths, count in times.items():
                    known[hundredths] = known.get(hundredths, 0) + count


def value_of(line: Line, outcome: Outcome) -> float:
    """Return what the first player of a line got of the win; alone, its points."""
    if line.seats == 1:
        return float(outcome.scores[0])
    first, winners = line.lineup[0], outcome.ranks.count(1)
    seated = zip(outcome.pairing.seated(), outcome.ranks, strict=True)
    return sum([rank == 1 for player, rank in seated if player == first]) / winners


def is_compiled(game: str) -> bool:
    """Return whether the modules of a game are compiled here, see packaging/compiled.py."""
    return not str(import_module(f"spielblock.games.{game}.rules").__file__).endswith(".py")


def prints_of(line: Line) -> dict[str, str]:
    return {player: fingerprint(player, line.game) for player in dict.fromkeys(line.lineup)}


def kept(line: Line) -> Counts:
    """Return what was counted with the players as they are; nothing, if one has changed since."""
    prints = prints_of(line)
    if (REPORTS / f"{PREFIX}{line.name}.json").exists():
        found = last(f"{PREFIX}{line.name}")
        if found["prints"] == prints:
            return convert(found["counts"], Counts, strict=False)
    return Counts(prints)


def play_seed(line: Line, counts: Counts) -> None:
    """Play the next seed with everybody on every seat, and count it."""
    seed = counts.seeds + 1
    pairs = [Pairing(pair.lineup, seed, pair.turned) for pair in pairings(line.contest()) if pair.seed == 1]
    counts.add(line, [played(line.contest(), pair, all_games()) for pair in pairs])


def save(line: Line, counts: Counts) -> None:
    told = figures(line, counts)
    whole = {**told, "line": line._asdict(), "prints": counts.prints, "counts": to_builtins(counts)}
    keep(f"{PREFIX}{line.name}", whole)


def figures(line: Line, counts: Counts) -> dict[str, Any]:
    """Return n, the estimate with its interval, and the slow decisions of each player."""
    slow = {
        player: {"p95": quantile(times, 0.95), "p99": quantile(times, 0.99), "n": sum(times.values())}
        for player, times in counts.times.items()
    }
    low, high = counts.mean - counts.half, counts.mean + counts.half
    found = {"n": counts.matches, "mean": counts.mean, "low": low, "high": high}
    return {key: round(value, 4) for key, value in found.items()} | {"decisions": slow}


def reached(line: Line, found: dict[str, Any]) -> bool:
    """Return whether figures keep what the line promises, whatever their n."""
    kept_low = {
        "low": found["low"] >= line.target,
        "estimate": found["mean"] >= line.target,
        "most": found["high"] <= line.target,
        "none": True,
    }[line.bound]
    return kept_low and (line.limit is None or found["high"] <= line.limit)
