"""A whole match of every game, as `--smoke` plays it: by bots, and compared with its file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt

from spielblock.match.match import Match
from spielblock.match.savefile import SaveGame, read
from spielblock.match.seating import Chair
from spielblock.rules.contract import Over
from spielblock.shell.end_page import EndPage
from spielblock.shell.program import Program
from spielblock.shell.smoke_waiting import SmokeError, until
from spielblock.shell.table_page import TablePage

#: The match is left and opened again when it has so many steps.
HALF_WAY: Final = 20
#: Luck can end a match of cards before that; so many in a row are a fault.
TRIES: Final = 10
#: A busy machine may take long, and is no fault of the program.
MATCH_MS: Final = 300_000


def matches(program: Program, see: Callable[[], None]) -> Iterator[tuple[str, Callable[[], None]]]:
    """Yield the name of each match and what plays it; `see` looks at what is up."""
    for game in program.preferences.kit.games:
        yield f"{game}: match", partial(_play, program, see, game)


def _play(program: Program, see: Callable[[], None], game: str) -> None:
    """Play a match to its end, left and opened again on the way, and compare it with its file."""
    begun = _half(program, see, game)
    program.routes.open_match(begun.journal.path)
    page = _table(program)
    _listen(page)
    until(lambda: _ended(program), "the end of the match", MATCH_MS)
    see()
    program.routes.go_home()
    if not isinstance(page.save.match.pending, Over):
        raise SmokeError("the match is not over")
    _same(page.save)


def _half(program: Program, see: Callable[[], None], game: str) -> SaveGame:
    """Return a match that was left on its way; begin another where one was over before."""
    for _ in range(TRIES):
        begun = _begin(program, game)
        if _leave(program, see, begun):
            return begun
    raise SmokeError(f"{TRIES} matches in a row were over within {HALF_WAY} steps")


def _leave(program: Program, see: Callable[[], None], begun: SaveGame) -> bool:
    """Leave a match on its way; return whether it was still going on."""
    table = _table(program)
    _listen(table)
    until(lambda: len(begun.match.log) >= HALF_WAY or _ended(program), "the first steps", MATCH_MS)
    # A match that is over may not have left its table yet.
    going_on = program.window.page is table and not isinstance(begun.match.pending, Over)
    see()
    program.routes.go_home()
    _same(begun)
    return going_on


def _begin(program: Program, game: str) -> SaveGame:
    """Begin with as few as play against each other, which is the shortest match, at the easiest level."""
    entry = program.preferences.kit.games[game].entry
    seats = max(2, entry.seats[0])
    level = entry.levels(seats)[0]
    chairs = [Chair(f"Bot {place + 1}", level) for place in range(seats)]
    begun = program.library.begin(game, chairs, entry.options())
    program.routes.play(begun)
    return begun


def _ended(program: Program) -> bool:
    return isinstance(program.window.page, EndPage)


def _table(program: Program) -> TablePage:
    page = program.window.page
    if not isinstance(page, TablePage):
        raise SmokeError(f"instead of a table there is {type(page).__name__}")
    return page


def _listen(page: TablePage) -> None:
    """Let a bot that did not answer from its process be a fault: the program would play on without it."""
    page.controller.fell_back.connect(_on_fell_back)
    # Nobody looks at the last picture.
    page.over.connect(page.result_wanted, Qt.ConnectionType.QueuedConnection)


def _on_fell_back(seat: int, reason: str) -> None:
    raise SmokeError(f"the bot of seat {seat} did not answer: {reason}")


def _same(save: SaveGame) -> None:
    """Raise SmokeError unless the file tells the very match that was played."""
    loaded = read(save.journal.path, {save.game.id: save.game})
    if loaded.trouble is not None:
        raise SmokeError(f"the file is {loaded.trouble.value}")
    if _told(loaded.match) != _told(save.match):
        raise SmokeError("the file tells another match than the one that was played")


def _told(match: Match[Any, Any]) -> tuple[list[tuple[int, str]], object]:
    """Return all steps of a match and where it stands."""
    return [(entry.by, entry.move.text()) for entry in match.log], match.rules.to_position(match.state)
