"""How strong the players of Noch mal! are: alone on fixed sheets, and against each other.

`python3 -m tests.long noch_mal_strength [--seconds 600] [--only NAME …] [--list]` goes on where it stopped:
every line has a report of its own. Dice hang on the number of the match alone, seats are rotated.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from spielblock.bots.bot import Bot
from spielblock.games.noch_mal.bot import EasyBot, FeatureBot, MasterBot, SearchBot
from spielblock.games.noch_mal.generator import make_sheet
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Draw, Over, Start
from tests.long.report import REPORTS, keep, last
from tests.reference_bots.noch_mal import GreedyBot

Maker = Callable[[NochMalRules], Bot]
PLAYERS: dict[str, Maker] = {
    "easy": EasyBot,
    "medium": FeatureBot,
    "hard": SearchBot,
    "master": MasterBot,
    "greedy": GreedyBot,
}
#: Alone every player meets the same fixed sheets, which no weight was tuned on.
SHEETS = 50


class Line(NamedTuple):
    """A player, and who sits on the other seats; nobody: it plays alone, for points."""

    name: str
    player: str
    others: str
    seats: int
    publisher: bool
    matches: int


def _lines() -> tuple[Line, ...]:
    alone = [
        Line(f"alone_{rules}_{player}", player, "", 1, rules == "publisher", 200)
        for rules in ("publisher", "seed")
        for player in ("easy", "medium", "hard", "master")
    ]
    steps = [("medium", "easy"), ("hard", "medium"), ("master", "hard")]
    ladder = [
        Line(f"{better}_{worse}_{seats}", better, worse, seats, False, 60 * (2 if seats == 2 else 1))
        for seats in (2, 4, 6)
        for better, worse in steps
    ]
    return (*alone, Line("hard_greedy_2", "hard", "greedy", 2, False, 200), *ladder)


LINES = _lines()


class Outcome(NamedTuple):
    """A match: points alone or a share of a win, and how many seconds of work each decision took."""

    value: float
    times: list[float]


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("tests.long noch_mal_strength")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--only", nargs="*", default=[line.name for line in LINES])
    parser.add_argument("--list", action="store_true")
    given = parser.parse_args(words)
    chosen = [line for line in LINES if line.name in given.only]
    for line in chosen:
        if given.list:
            print(line)
        else:
            go_on(line, given.seconds / len(chosen))
    return 0


def go_on(line: Line, seconds: float) -> None:
    """Play on for so long, or until all matches of the line are played; tell and keep the figures."""
    name, until = f"noch_mal_strength_{line.name}", time.monotonic() + seconds
    empty: dict[str, Any] = {"played": 0, "sum": 0.0, "squares": 0.0, "hundredths": {}}
    kept = last(name) if (REPORTS / f"{name}.json").exists() else empty
    while kept["played"] < line.matches and time.monotonic() < until:
        outcome = play(line, kept["played"])
        kept["played"] += 1
        kept["sum"] += outcome.value
        kept["squares"] += outcome.value**2
        for seconds_worked in outcome.times:
            slot = str(round(seconds_worked * 100))
            kept["hundredths"][slot] = kept["hundredths"].get(slot, 0) + 1
        keep(name, {key: kept[key] for key in empty} | {"line": line._asdict(), **figures(kept)})
    print(line.name, figures(kept), flush=True)


def figures(kept: dict[str, Any]) -> dict[str, float]:
    """Return the mean with half of its 95 % interval, and the slow decisions."""
    count = max(1, kept["played"])
    mean = kept["sum"] / count
    spread = max(0.0, kept["squares"] / count - mean**2) * count / max(1, count - 1)
    found = {"n": kept["played"], "mean": round(mean, 3), "half": round(1.96 * sqrt(spread / count), 3)}
    return found | {"p95": slow(kept["hundredths"], 0.95), "p99": slow(kept["hundredths"], 0.99)}


def slow(hundredths: dict[str, int], share: float) -> float:
    """Return the seconds that so large a share of decisions did not exceed."""
    total, seen = sum(hundredths.values()), 0
    for slot in sorted(map(int, hundredths)):
        seen += hundredths[str(slot)]
        if seen >= share * total:
            return slot / 100
    return 0.0


def play(line: Line, number: int) -> Outcome:
    """Play the match with this number."""
    options = Options("random", first_three_open=line.publisher, column_h_always_open=line.publisher)
    rules = NochMalRules(options)
    seat, table = number % line.seats, number // line.seats
    rows = make_sheet(Random(f"strength sheet {table % SHEETS}"))
    others = PLAYERS[line.others or line.player]
    bots = [PLAYERS[line.player](rules) if at == seat else others(rules) for at in range(line.seats)]
    match = Match(rules, Start(line.seats, sheet=rows), f"strength/{table}")
    times: list[float] = []
    while not isinstance(over := match.pending, Over):
        if isinstance(over, Draw):
            match.play(-1, match.fate())
            continue
        assert isinstance(over, Decide)
        at = over.seats[0]
        rng = Random(f"strength/{table}/{at}/{len(match.log)}")
        before = time.process_time()
        move = bots[at].think(match.decision(at), rng).move
        if at == seat:
            times.append(time.process_time() - before)
        match.play(at, move)
    value = float(over.scores[0]) if line.seats == 1 else (over.ranks[seat] == 1) / over.ranks.count(1)
    return Outcome(value, times)
