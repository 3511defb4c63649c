"""Random matches over pairs of all settings: no exception, complete positions, equal replays, an end."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, NamedTuple

import msgspec

from spielblock.games import all_games
from spielblock.match.match import Match
from spielblock.rules.contract import Draw, Over
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE
from tests.accept.point import Run
from tests.cover import MOST_ACTIONS, Setting, begin, cover, must_end

#: Where random players need not come to an end, so many actions count as one (rules/README.md); where every
#: position on the way is written and read, a match is left sooner.
LONG_ENOUGH = 20_000
LONG_ENOUGH_TO_LOOK = 1_200
REPLAYS = 10
CHUNK = 25


class Played(NamedTuple):
    """What a match was: its steps, and whether it came to an end."""

    steps: int
    ended: bool


def played_through(game: GameEntry, count: int, run: Run, *, look: bool = True) -> str:
    """Play so many matches, every setting of the cover in turn, and say what was played.

    With `look` every position on the way is written and read, and the match goes on from what was read.
    """
    settings = cover(game)
    (run.out / f"cover_{game.id}.txt").write_text("\n".join(map(str, settings)) + "\n", encoding="utf-8")
    chunks = [range(first, min(count, first + CHUNK)) for first in range(0, count, CHUNK)]
    played: list[Played] = []
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max(1, min(2, os.cpu_count() or 1)), mp_context=context) as pool:
        for found in pool.map(_some, [(game.id, chunk, look) for chunk in chunks]):
            played += found
            run.note(f"{game.id}: {len(played)} of {count} matches")
    steps, left = sum(one.steps for one in played), sum(not one.ended for one in played)
    ends = f", {left} left at {_most(look):,} steps" if left else ""
    longest = max((one.steps for one in played if one.ended), default=0)
    return f"{count:,} matches, {len(settings)} settings, {steps:,} steps, longest {longest:,}{ends}"


def _some(asked: tuple[str, Iterable[int], bool]) -> list[Played]:
    """In a process of its own: play the matches of these numbers."""
    name, numbers, look = asked
    game = all_games()[name]
    settings = cover(game)
    return [_one(game, settings[number % len(settings)], number, look) for number in numbers]


def _one(game: GameEntry, setting: Setting, number: int, look: bool) -> Played:
    match, rng = begin(game, setting, f"accept {number}"), Random(number)
    replays = {rng.randrange(600) for _ in range(REPLAYS)} if look else set[int]()
    read = match.rules.from_position(match.rules.to_position(match.state))
    for at in range(MOST_ACTIONS if must_end(setting) else _most(look)):
        pending = match.pending
        if isinstance(pending, Over):
            return Played(at, ended=True)
        by = CHANCE if isinstance(pending, Draw) else rng.choice(pending.seats)
        move = match.fate() if isinstance(pending, Draw) else rng.choice(match.rules.moves(match.state, by))
        match.play(by, move)
        if look:
            match.rules.act(read, by, move, None)
            read = _read_back(game, match, read)
            if at in replays:
                assert _replayed(match) == match.rules.to_position(match.state), f"{number}, {at}: {setting}"
    assert not must_end(setting), f"match {number} does not end: {setting}"
    return Played(_most(look), ended=False)


def _most(look: bool) -> int:
    return LONG_ENOUGH_TO_LOOK if look else LONG_ENOUGH


def _read_back(game: GameEntry, match: Match[Any, Any], read: Any) -> Any:
    """Return the state that follows from the position written down; it must be the one of the match."""
    written = match.rules.to_position(match.state)
    assert match.rules.to_position(read) == written, f"step {len(match.log)}"
    return match.rules.from_position(msgspec.convert(msgspec.to_builtins(written), game.position))


def _replayed(match: Match[Any, Any]) -> Any:
    """Return where the texts of the log lead from the start."""
    other = Match(match.rules, match.start, match.seed)
    for entry in match.log:
        assert entry.by != CHANCE or other.fate().text() == entry.move.text()
        other.play(entry.by, match.rules.parse(entry.move.text()))
    return match.rules.to_position(other.state)
