"""The tables of all games, for `tests.screens`: a match in the middle, its players people at one device."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from spielblock.games import all_games
from spielblock.match.savefile import start
from spielblock.match.seating import Chair
from spielblock.shell.program import Program
from spielblock.shell.settings import Humans
from tests.screens.stock import COLOURS, NAMES, play
from tests.screens_moments import scenes as moments

Scene = Callable[[Program], object]
SEATS: Final = {
    "tock": (4, 6),
    "schock": (4, 8),
    "rock_the_bock": (3, 4),
    "noch_mal": (2, 6),
    "rockit": (4, 10),
}
#: So many steps lead into the middle of a match, to a decision of a person.
STEPS: Final = 60


def scenes() -> dict[str, Scene]:
    """Return a scene for each game with few and with many seats, one of a curtain, one of each phase."""
    found: dict[str, Scene] = {
        f"table-{game}-{seats}": partial(_table, game, seats, "open")
        for game in all_games()
        for seats in SEATS[game]
    }
    found["table-curtain"] = partial(_table, "tock", 4, "curtain")
    return {**found, **moments()}


def _table(game: str, seats: int, humans: Humans, program: Program) -> None:
    program.preferences.set(humans=humans)
    entry = all_games()[game]
    colours = entry.colours or COLOURS
    names = (*NAMES, "Uli", "Jakob", "Ruth", "Emil")
    chairs = tuple(
        Chair(names[seat], None, colours[seat] if entry.seats[-1] <= len(COLOURS) else "")
        for seat in range(seats)
    )
    path = program.library.folder / f"{game}-{seats}-{humans}.scene"
    path.unlink(missing_ok=True)
    program.library.folder.mkdir(parents=True, exist_ok=True)
    save = start(path, entry, entry.options(), chairs, f"scene-{game}-{seats}")
    program.routes.play(play(save, STEPS))
