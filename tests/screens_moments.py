"""A moment of each phase of each game's table, always the same: for sheets and for reference pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from spielblock.games import all_games
from spielblock.match.savefile import SaveGame, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Decision, Draw, Move, Over
from spielblock.rules.seats import CHANCE
from spielblock.shell.program import Program
from spielblock.shell.table_page import TablePage
from tests.screens.stock import COLOURS, NAMES

Scene = Callable[[Program], object]
MOST_STEPS: Final = 5000


class Moment(NamedTuple):
    """When a match by chance has come to where something is to be decided, and what is picked then.

    The decision is one of the phase with a move whose text begins with `move`; of that move the first
    `picks` picks are made. `pending` asks for a penalty that is owed.
    """

    game: str
    phase: str
    move: str = ""
    picks: int = 0
    seats: int = 4
    teams: bool = False
    pending: bool = False
    #: So many steps are played at least.
    after: int = 40
    #: Makes another match of it where the usual one does not come there.
    seed: str = ""


MOMENTS: Final = {
    "tock-exchange": Moment("tock", "exchange", teams=True),
    "tock-play": Moment("tock", "play", seats=6, after=120),
    "tock-seven": Moment("tock", "play", "7", picks=1, after=80),
    "schock-turn": Moment("schock", "turn", "rethrow"),
    "schock-late": Moment("schock", "late_turn", seats=6),
    "rock_the_bock-choose": Moment("rock_the_bock", "play"),
    "rock_the_bock-wolves": Moment("rock_the_bock", "play", "wolves", picks=1, seats=3),
    "noch_mal-active": Moment("noch_mal", "active", after=60, seats=2),
    "noch_mal-passive": Moment("noch_mal", "passive", after=60),
    "noch_mal-cells": Moment("noch_mal", "active", picks=3, after=90, seats=6),
    "rockit-turn": Moment("rockit", "turn"),
    "rockit-drawn": Moment("rockit", "drawn", seats=6),
    "rockit-penalty": Moment("rockit", "turn", pending=True, seed="1"),
    "rockit-wheel": Moment("rockit", "turn", "W", picks=1, seats=8),
    "rockit-call": Moment("rockit", "call", seats=3),
}


def scenes() -> dict[str, Scene]:
    """Return the scenes by name."""
    return {f"moment-{name}": partial(show, name) for name in MOMENTS}


def show(name: str, program: Program) -> TablePage:
    """Open a table at a moment, everybody at one open screen."""
    moment = MOMENTS[name]
    program.preferences.set(humans="open")
    save = _begun(name, moment, program)
    decision = _come_to(save, moment)
    program.routes.play(save)
    page = program.window.page
    assert isinstance(page, TablePage)
    for pick in _matching(decision, moment)[0].picks()[: moment.picks]:
        page.table.pick(pick)
    return page


def _begun(name: str, moment: Moment, program: Program) -> SaveGame:
    entry = all_games()[moment.game]
    colours = entry.colours or COLOURS
    names = (*NAMES, "Uli", "Jakob")
    coloured = entry.seats[-1] <= len(COLOURS)
    chairs = tuple(
        [Chair(names[seat], None, colours[seat] if coloured else "") for seat in range(moment.seats)]
    )
    path = program.library.folder / f"{name}.scene"
    path.unlink(missing_ok=True)
    program.library.folder.mkdir(parents=True, exist_ok=True)
    return start(path, entry, entry.options(), chairs, name + moment.seed, teams=moment.teams)


def _come_to(save: SaveGame, moment: Moment) -> Decision[Any]:
    """Play by chance up to the moment, and return what is to be decided there."""
    match, rng = save.match, Random(save.header.seed)
    for step in range(MOST_STEPS):
        pending = match.pending
        if isinstance(pending, Over):
            break
        if isinstance(pending, Draw):
            save.play(CHANCE, match.fate())
            continue
        decision = match.decision(pending.seats[0])
        if step >= moment.after and _is(decision, moment):
            return decision
        save.play(pending.seats[0], _any(rng, decision.moves))
    raise AssertionError(f"{moment} does not come in a match with this seed")


def _is(decision: Decision[Any], moment: Moment) -> bool:
    view = decision.view
    owed = moment.game == "rockit" and view.pending is not None
    fits = view.phase == moment.phase and owed == moment.pending
    # what has no choice goes on by itself while the picture is taken
    return fits and len(decision.moves) > 1 and bool(_matching(decision, moment))


def _matching(decision: Decision[Any], moment: Moment) -> list[Move]:
    """Return the moves that begin as wanted and are not whole after the picks."""
    moves = [move for move in decision.moves if len(move.picks()) > moment.picks]
    return [move for move in moves if move.text().startswith(moment.move)]


def _any(rng: Random, moves: tuple[Move, ...]) -> Move:
    """Return a move by chance; passing and throwing away only where nothing else can be done."""
    real = [move for move in moves if move.text() != "pass" and "discard" not in move.text()]
    return rng.choice(real or list(moves))
