"""How strong the players of Tock are, against the fixed greedy player, as the plan asks.

`python3 -m tests.long tock_strength [--seconds 600] [--only NAME …]` goes on where it stopped: every line has
its own file of matches, with rotated seats and decks that hang on the number of the match alone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from spielblock.bots.bot import Bot
from spielblock.games.tock.game import GAME
from spielblock.games.tock.options import Options
from spielblock.games.tock.rules import TockRules
from spielblock.rules.contract import Draw, Over, Start
from spielblock.rules.event import Event
from tests.games.tock.fairness import remember
from tests.long.report import REPORTS, keep, last
from tests.reference_bots.tock import GreedyBot

LONGEST = 6000


class Line(NamedTuple):
    """A level against the greedy player on all other seats; in teams it has the partner's seat, too."""

    name: str
    level: str
    seats: int
    teams: bool
    matches: int


LINES = (
    Line("medium_2", "medium", 2, teams=False, matches=400),
    Line("hard_2", "hard", 2, teams=False, matches=200),
    Line("hard_teams", "hard", 4, teams=True, matches=200),
    Line("hard_4", "hard", 4, teams=False, matches=200),
    Line("master_2", "master", 2, teams=False, matches=150),
    Line("easy_2", "easy", 2, teams=False, matches=100),
)


class Outcome(NamedTuple):
    """A match: whether the level won, and how many seconds each of its decisions took."""

    won: bool
    times: list[float]


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("tests.long tock_strength")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--only", nargs="*", default=[line.name for line in LINES])
    given = parser.parse_args(words)
    chosen = [line for line in LINES if line.name in given.only]
    for line in chosen:
        go_on(line, given.seconds / len(chosen))
    return 0


def go_on(line: Line, seconds: float) -> None:
    """Play on for so long, or until all matches of the line are played; every match is kept at once."""
    name, until = f"tock_strength_{line.name}", time.monotonic() + seconds
    known = last(name) if (REPORTS / f"{name}.json").exists() else {"played": 0, "won": 0, "hundredths": {}}
    figures: dict[str, Any] = {key: known[key] for key in ("played", "won", "hundredths")}
    while figures["played"] < line.matches and time.monotonic() < until:
        outcome = play(line, figures["played"])
        figures["played"] += 1
        figures["won"] += outcome.won
        for one in outcome.times:
            key = str(int(one * 100) + 1)
            figures["hundredths"][key] = figures["hundredths"].get(key, 0) + 1
        keep(name, figures | summary(figures))
    if figures["played"]:
        told = summary(figures)
        print(
            f"{line.name}: {told['share']:.3f} [{told['low']:.3f}, {told['high']:.3f}], "
            f"n {figures['played']}, decisions p95 {told['p95']:.2f} s, p99 {told['p99']:.2f} s",
            flush=True,
        )


def summary(figures: dict[str, Any]) -> dict[str, float]:
    """Return the share of matches won with its interval, and how long decisions took."""
    low, high = interval(figures["won"], figures["played"])
    p95, p99 = (below(figures["hundredths"], part) for part in (0.95, 0.99))
    return {"share": figures["won"] / figures["played"], "low": low, "high": high, "p95": p95, "p99": p99}


def below(hundredths: dict[str, int], part: float) -> float:
    """Return in how many seconds this part of all decisions was made."""
    left = part * sum(hundredths.values())
    for hundredth in sorted(map(int, hundredths)):
        left -= hundredths[str(hundredth)]
        if left <= 0:
            return hundredth / 100
    return 0.0


def play(line: Line, number: int) -> Outcome:
    """Play one match; the level sits on another seat each time, each deck is played once a seat."""
    rules, seat, deal = TockRules(Options(fast_start=True)), number % line.seats, number // line.seats
    ours = {seat, (seat + line.seats // 2) % line.seats} if line.teams else {seat}
    level, greedy = GAME.bots[line.level](rules, None), GreedyBot(rules)
    bots: list[Bot] = [level if at in ours else greedy for at in range(line.seats)]
    random = [Random(f"strength/{number}/{at}") for at in range(line.seats)]
    seen: list[list[Event]] = [[] for _ in bots]
    state, decks, times = rules.setup(Start(line.seats, deal % line.seats, line.teams)), 0, list[float]()
    for _ in range(LONGEST):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            return Outcome(pending.ranks[seat] == 1, times)
        if isinstance(pending, Draw):
            decks += 1
            step = rules.apply(state, pending.chance.draw(Random(f"strength/{deal}/deck/{decks}")))
        else:
            at, began = pending.seats[0], time.process_time()
            move = bots[at].think(rules.decision(state, at, seen[at]), random[at]).move
            if at in ours:
                times.append(time.process_time() - began)
            step = rules.apply(state, move, at)
        for at, known in enumerate(seen):
            remember(rules, at, known, step.events)
        state = step.state
    return Outcome(won=False, times=times)


def interval(won: int, played: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 %."""
    share, square = won / played, 1.96**2
    centre = share + square / 2 / played
    half = 1.96 * sqrt(share * (1 - share) / played + square / 4 / played**2)
    return (centre - half) / (1 + square / played), (centre + half) / (1 + square / played)
