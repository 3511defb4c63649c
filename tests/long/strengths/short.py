"""The short form: a few matches a game that only a broken player would not win."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from tests.long.strengths.counts import Counts, play_seed
from tests.long.strengths.lines import PUBLISHER, QUICK, REFERENCE, Line


class Short(NamedTuple):
    """A line with what it must reach at least; far from what is usual, for the matches are few."""

    line: Line
    least: float


def _share(game: str, lineup: tuple[str, ...], matches: int, least: float, **options: object) -> Short:
    return Short(Line("", game, lineup, matches, "estimate", least, None, options), least)


CHANCE: Final = "spielblock.bots.chance_bot:ChanceBot"
SHORT: Final = (
    _share("tock", ("medium", "easy"), 8, 0.5, **QUICK),
    _share("tock", ("hard", "easy"), 4, 0.5, **QUICK),
    _share("tock", ("master@24", "easy"), 4, 0.5, **QUICK),
    _share("rock_the_bock", ("medium", CHANCE, CHANCE, CHANCE), 20, 0.45),
    _share("rock_the_bock", ("hard", "easy"), 8, 0.5),
    _share("rock_the_bock", ("master@20", "easy"), 8, 0.6),
    _share("noch_mal", ("hard",), 6, 15.0, **PUBLISHER),
    _share("noch_mal", ("master@60",), 3, 15.0, **PUBLISHER),
    _share("noch_mal", ("medium", "easy"), 10, 0.6, **PUBLISHER),
    _share("rockit", (f"{REFERENCE}.rockit:SimpleBot", *[f"{REFERENCE}.rockit:AnyBot"] * 3), 200, 0.26),
    _share("rockit", ("hard", "easy"), 100, 0.45),
    _share("rockit", ("master@40", "easy"), 40, 0.45),
    _share("schock", ("hard", "easy"), 100, 0.45),
    _share("schock", ("master@1", "easy"), 60, 0.5),
)


def short() -> int:
    """Play them all and say how it went; 1 if one was lost."""
    lost = 0
    for line, least in SHORT:
        began, counts = time.process_time(), Counts({})
        while counts.matches < line.matches:
            play_seed(line, counts)
        is_lost = counts.mean < least
        lost += is_lost
        players = ", ".join([player.rpartition(":")[2] for player in line.lineup])
        print(
            f"{'FAIL' if is_lost else 'PASS'}  {line.game}: {players}  {counts.mean:.3f}, at least {least}, "
            f"n {counts.matches}  ({time.process_time() - began:.1f} s of work)",
            flush=True,
        )
    return 1 if lost else 0
