"""`spielblock arena`: play a contest in several processes, go on where it was broken off, print the table."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from spielblock.games import all_games
from spielblock.headless.arena.contest import Contest, Outcome, Pairing, all_pairs, maker, pairings
from spielblock.headless.arena.figures import Figure, rows, strengths
from spielblock.headless.arena.playing import played
from spielblock.headless.worker import yield_to_others
from spielblock.rules.entry import GameEntry

EXAMPLES: Final = """examples:
  spielblock arena tock hard,easy --seeds 100 --out tock.jsonl
  spielblock arena rockit master,easy,easy,easy --seeds 50
  spielblock arena schock --seats 3 --seeds 200        every level against every other
"""


def arena(words: Sequence[str]) -> int:
    """Play a contest; 0 when its table is printed, 2 if there is something wrong with the question."""
    given = _parser().parse_args(words)
    games = all_games()
    try:
        contest = _contest(given, games.get(given.game))
        played_before = _read(given.out, contest) if given.out else []
    except (ValueError, OSError, msgspec.MsgspecError) as problem:
        print(problem, file=sys.stderr)
        return 2
    outcomes = played_before + list(_play(contest, played_before, given.jobs, given.out))
    if not outcomes:
        print("nothing was played", file=sys.stderr)
        return 2
    print(table(outcomes))
    if given.out:
        report(contest, outcomes, given.out.with_suffix(".json"))
    return 0


def table(outcomes: Sequence[Outcome]) -> str:
    """Return all rows and strengths, to be read."""
    heads = ("line-up", "player", "n", "wins", "score", "p95 s", "p99 s")
    found = [
        (
            ",".join(map(_called, row.lineup)),
            _called(row.player),
            str(row.matches),
            _shown(row.wins, 3),
            _shown(row.score, 2),
            f"{row.p95_s:.2f}",
            f"{row.p99_s:.2f}",
        )
        for row in rows(outcomes)
    ]
    elo = [(_called(player), _shown(figure, 0)) for player, figure in strengths(outcomes).items()]
    return f"{_columns([heads, *found])}\n\n{_columns([('player', 'strength (Elo)'), *elo])}"


def _columns(lines: Sequence[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        ["  ".join(map(str.ljust, line, widths)).rstrip() for line in lines],
    )


def report(contest: Contest, outcomes: Sequence[Outcome], path: Path) -> None:
    """Write the contest and its figures as JSON."""
    data = {"contest": contest, "rows": rows(outcomes), "strengths": strengths(outcomes)}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "spielblock arena", epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("lineups", nargs="*", help="players by seat, with commas; none: all pairs of levels")
    parser.add_argument("--seats", type=int, default=2, help="of the pairs, if no line-up is given")
    parser.add_argument("--seeds", type=int, default=20, help="each is played with everybody on every seat")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--options", default="{}", help="rule options as JSON")
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--starts", type=int, default=0, help="so many different starts, such as sheets")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="a file of outcomes; what it holds is not played again")
    return parser


def _contest(given: argparse.Namespace, game: GameEntry | None) -> Contest:
    if game is None:
        raise ValueError(f"there is no game {given.game!r}, but {', '.join(all_games())}")
    lineups = tuple([tuple(lineup.split(",")) for lineup in given.lineups])
    lineups = lineups or all_pairs(game.bots, given.seats)
    options = msgspec.json.decode(given.options, type=dict[str, msgspec.Raw])
    plain = {key: msgspec.json.decode(value) for key, value in options.items()}
    msgspec.convert(plain, game.options)
    for lineup in lineups:
        if len(lineup) not in (game.teams if given.teams else game.seats):
            raise ValueError(f"{','.join(lineup)}: {game.id} is not played by {len(lineup)} like this")
        for player in lineup:
            maker(player, game)
    return Contest(game.id, lineups, given.seeds, given.first_seed, plain, given.teams, given.starts)


def _read(path: Path, contest: Contest) -> list[Outcome]:
    """Return the outcomes that a file holds; its first line must be this contest, whatever its seeds."""
    if not path.exists():
        path.write_bytes(msgspec.json.encode(contest) + b"\n")
        return []
    first, *others = path.read_bytes().splitlines()
    before = msgspec.json.decode(first, type=Contest)
    if msgspec.structs.replace(before, seeds=contest.seeds, first_seed=contest.first_seed) != contest:
        raise ValueError(f"{path.name} holds another contest")
    return [msgspec.json.decode(line, type=Outcome) for line in others]


def _play(contest: Contest, before: Sequence[Outcome], jobs: int, out: Path | None) -> Iterator[Outcome]:
    """Play what has not been played yet and write every outcome down as soon as it is there."""
    done = {outcome.pairing for outcome in before}
    missing = [pairing for pairing in pairings(contest) if pairing not in done]
    began, context = time.monotonic(), multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max(1, jobs), mp_context=context, initializer=yield_to_others) as pool:
        for number, outcome in enumerate(pool.map(partial(_played, contest), missing), start=1):
            if out is not None:
                with out.open("ab") as file:
                    file.write(msgspec.json.encode(outcome) + b"\n")
            if sys.stderr.isatty():
                left = (time.monotonic() - began) / number * (len(missing) - number)
                print(f"\r{number} of {len(missing)}, {left:.0f} s left ", end="", file=sys.stderr)
            yield outcome


def _played(contest: Contest, pairing: Pairing) -> Outcome:
    """In a process of its own."""
    return played(contest, pairing, all_games())


def _called(player: str) -> str:
    """Return the name of a player without the module it comes from."""
    return player.rpartition(":")[2]


def _shown(figure: Figure, digits: int) -> str:
    return f"{figure.value:.{digits}f} [{figure.low:.{digits}f}, {figure.high:.{digits}f}]"
