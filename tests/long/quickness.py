"""How long levels think: the work of real choices, all seats the same level, few, middle and most seats.

`python3 -m tests.long quickness [--only GAME …]` works this out for levels that have changed since the last
report. Only plain Python counts, and only decisions that leave a choice.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Any, Final

from spielblock.games import all_games
from spielblock.match.match import Match
from spielblock.rules.contract import WAIT, Decide, Over, Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE
from tests.long.report import REPORTS, keep, last
from tests.long.strengths.counts import is_compiled
from tests.long.strengths.lines import LADDERS
from tests.long.strengths.prints import fingerprint

PREFIX: Final = "quickness_"
#: So many choices of a level are timed at each size of the table.
CHOICES: Final = 300
OPTIONS: Final[dict[str, dict[str, Any]]] = {"tock": {"fast_start": True}}


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tests.long quickness")
    parser.add_argument("--only", nargs="*", default=list(LADDERS), help="games")
    for name in parser.parse_args(words).only:
        game = all_games()[name]
        assert not is_compiled(name), f"{name} is compiled here, which nobody plays with"
        found = known(game)
        for level, seats in wanted(game):
            told = f"{level} {seats}"
            if told not in found:
                found[told] = timed(game, level, seats)
                keep(f"{PREFIX}{name}", {"prints": prints(game), "found": found})
            print(name, told, found[told], flush=True)
    return 0


def prints(game: GameEntry) -> dict[str, str]:
    return {level: fingerprint(level, game.id) for level in game.bots}


def wanted(game: GameEntry) -> list[tuple[str, int]]:
    """Return every level with every size of the table at which it is offered and measured."""
    return [(level, seats) for seats in LADDERS[game.id] for level in game.levels(seats)]


def known(game: GameEntry) -> dict[str, dict[str, float]]:
    """Return what is known of levels that are still who they were."""
    if not (REPORTS / f"{PREFIX}{game.id}.json").exists():
        return {}
    report, now = last(f"{PREFIX}{game.id}"), prints(game)
    same = {level for level, found in report["prints"].items() if now.get(level) == found}
    return {told: found for told, found in report["found"].items() if told.split()[0] in same}


def timed(game: GameEntry, level: str, seats: int) -> dict[str, float]:
    """Return n, and the seconds of work of the 95th and 99th of a hundred choices and of the longest."""
    times: list[float] = []
    matches = 0
    while len(times) < CHOICES:
        matches += 1
        for seconds in _choices(game, level, seats, matches):
            times.append(seconds)
            if len(times) == CHOICES:
                break
    times.sort()
    at = {"p95": 0.95, "p99": 0.99}
    found = {name: round(times[int(part * len(times))], 4) for name, part in at.items()}
    return {"n": len(times), **found, "longest": round(times[-1], 4)}


def _choices(game: GameEntry, level: str, seats: int, seed: int) -> Iterator[float]:
    """Play a match, and yield how long each real choice took."""
    match, bots = _begun(game, level, seats, seed)
    waited: set[int] = set()
    while not isinstance(match.pending, Over):
        if not isinstance(match.pending, Decide):
            match.play(CHANCE, match.fate())
            continue
        seat = match.asked_now(waited)[0]
        decision, rng = match.decision(seat), Random(match.seed_for(seat))
        began = process_time()
        move = bots[seat].think(decision, rng).move
        if len(decision.moves) > 1:
            yield process_time() - began
        if move is WAIT:
            waited.add(seat)
        else:
            waited.clear()
            match.play(seat, move)


def _begun(game: GameEntry, level: str, seats: int, seed: int) -> tuple[Match[Any, Any], list[Any]]:
    options = game.options(**OPTIONS.get(game.id, {}))
    start = game.prepare(Start(seats, seed % seats), options, Random(f"quickness/{seed}"))
    rules = game.make_rules(options)
    match = Match(rules, start, f"quickness/{seed}")
    return match, [game.bots[level](rules, None) for _ in range(seats)]
