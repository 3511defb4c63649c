"""Matches of every game in files, for the tests of the files."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.toy.game import GAME, TOY

from spielblock.games import all_games
from spielblock.match.match import Match
from spielblock.match.savefile import SaveGame, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Over
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE

GAMES = {**all_games(), **TOY}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def begin(folder: Path, game: GameEntry = GAME, seats: int = 0) -> SaveGame:
    seats = seats or max(2, game.seats.start)
    chairs = [Chair("Ada"), *[Chair("Bot", "easy") for _ in range(seats - 1)]]
    return start(folder / "match.spielblock", game, game.options(), tuple(chairs), seed="test")


def played(folder: Path, rng: Random, steps: int = 5000) -> SaveGame:
    save = begin(folder)
    play(save, rng, steps)
    save.close()
    return save


def play(save: SaveGame, rng: Random, steps: int = 5000) -> None:
    for _ in range(steps):
        pending = save.match.pending
        if isinstance(pending, Over):
            return
        seats = getattr(pending, "seats", ())
        by = rng.choice(seats) if seats else CHANCE
        save.play(by, rng.choice(save.match.decision(by).moves) if seats else save.match.fate())


def written(match: Match[Any, Any]) -> Any:
    return (
        match.rules.to_position(match.state),
        [(entry.by, entry.move.text(), entry.stopped) for entry in match.log],
        match.practice,
    )


def rows(path: Path) -> list[list[Any]]:
    return [msgspec.json.decode(row) for row in path.read_bytes().splitlines()[1:]]
