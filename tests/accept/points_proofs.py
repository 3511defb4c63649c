"""The rules, proven from the outside (issue 2): a second writing of them, counts of moves, mutants."""

from __future__ import annotations

import subprocess
import sys

from spielblock.games import all_games
from tests.accept.point import ROOT, Run, environment, passes, point
from tests.long.report import last


@point(2, "a second writing of the rules agrees over 1,000 random matches a game")
def second_writing(run: Run) -> str:
    matches = run.count(1000)
    with environment("SPIELBLOCK_SECOND", str(matches)):
        return f"{matches} matches a game: {passes(run, 'tests/second_rules', '-n', '2')}"


@point(2, "thirty positions a game: listed moves are those that nothing forbids")
def brute_force(run: Run) -> str:
    positions = run.count(30)
    with environment("SPIELBLOCK_PERFT", str(positions)):
        return f"{positions} positions a game by brute force: {passes(run, 'tests/perft', '-n', '2')}"


@point(2, "mutants of the rules: at least 90 % of 150 a game are killed (last reports)")
def mutants(run: Run) -> str:
    found = {game: _mutation(game) for game in sorted(all_games())}
    told = ", ".join(f"{game} {killed:.0%} of {count}" for game, (killed, count) in found.items())
    assert all(killed >= 0.9 and count >= 150 for killed, count in found.values()), told
    return told


@point(2, "speed: a throw's placements cost at most a tenth of plain search")
def placements(run: Run) -> str:
    return _script("tests.benchmarks.noch_mal_placements")


@point(2, "speed: random actions against peers from PyPI")
def peers(run: Run) -> str:
    return _script("tests.benchmarks.peers")


def _mutation(game: str) -> tuple[float, int]:
    report = last(f"mutation_{game}")
    return report["killed"], report["mutants"]


def _script(module: str) -> str:
    """Return the last line that a benchmark prints; it fails where a target is missed."""
    done = subprocess.run(
        [sys.executable, "-m", module], cwd=ROOT, capture_output=True, text=True, timeout=1800, check=False
    )
    said = (done.stdout.strip().splitlines() or [done.stderr.strip()[-200:]])[-1]
    assert done.returncode == 0, said
    return said
