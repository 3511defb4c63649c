"""Matches for the pages to show: begun, finished and damaged ones, always the same."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Final

from spielblock.games import all_games
from spielblock.match.savefile import SaveGame, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Draw, Over
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE

NAMES: Final = ("Anna", "Mara", "Ben", "Oma Lisl", "Toni", "Ida")
COLOURS: Final = ("blue", "red", "green", "yellow", "violet", "orange")
MOST_STEPS: Final = 20_000
MINUTE: Final = 60


def stock(folder: Path) -> None:
    """Fill a folder: of each game a match that waits and one that is over, and a file that is damaged."""
    if folder.exists():
        return
    folder.mkdir(parents=True)
    for place, game in enumerate(all_games().values()):
        begun = play(begin(folder / f"{game.id}-begun.spielblock", game, f"{place}"), steps=25)
        begun.close()
        over = play(begin(folder / f"{game.id}-over.spielblock", game, f"over-{place}"), MOST_STEPS)
        over.close()
        _age(begun.journal.path, 20 + 90 * place)
        _age(over.journal.path, 60 * 26 * (place + 1))
    broken = folder / "broken.spielblock"
    broken.write_bytes((folder / "tock-begun.spielblock").read_bytes()[:-40] + b"\n[1]\n[2]\n")
    _age(broken, 60 * 24 * 9)
    (folder / "letter.spielblock").write_text("Dear Anna, this is no match.\n", "utf-8")
    _age(folder / "letter.spielblock", 60 * 24 * 10)


def begin(path: Path, game: GameEntry, seed: str) -> SaveGame:
    """Begin a match of four, or as many as the game takes: one person and bots."""
    seats = min(4, game.seats[-1])
    colours = game.colours or COLOURS
    levels = [None, *[list(game.bots)[-1]] * (seats - 1)]
    chairs = tuple(Chair(NAMES[seat], levels[seat], colours[seat]) for seat in range(seats))
    return start(path, game, game.options(), chairs, seed)


def play(save: SaveGame, steps: int) -> SaveGame:
    """Play on with moves by chance, for so many steps or to the end."""
    match, rng = save.match, Random(save.header.seed)
    for _ in range(steps):
        pending = match.pending
        if isinstance(pending, Over):
            break
        if isinstance(pending, Draw):
            save.play(CHANCE, match.fate())
        else:
            seat = pending.seats[0]
            save.play(seat, rng.choice(match.decision(seat).moves))
    return save


def _age(path: Path, minutes: int) -> None:
    then = time.time() - minutes * MINUTE
    os.utime(path, (then, then))
