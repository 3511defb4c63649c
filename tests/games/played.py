"""Random matches of every game, played once and looked at by many tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from tests.cover import Setting, begin, cover, steps
from tests.toy.game import TOY

from spielblock.games import all_games
from spielblock.match.match import Match
from spielblock.rules.contract import Decide
from spielblock.rules.entry import GameEntry

GAMES = {**all_games(), **TOY}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
MATCHES = 4
LONGEST = 700


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is asked at some time of a match."""

    match: Match[Any, Any]
    at: int
    seat: int

    @property
    def state(self) -> Any:
        return self.match.states[self.at]

    @property
    def view(self) -> Any:
        return self.match.view_at(self.at, self.seat)

    @property
    def moves(self) -> tuple[Any, ...]:
        """What can be played; to let something go by is no move of the game."""
        return tuple(self.match.rules.moves(self.state, self.seat))


def settings(game: GameEntry) -> list[Setting]:
    """Return a few settings: the smallest and the largest table, and some of the cover."""
    found = sorted(cover(game), key=lambda setting: (setting.start.seats, str(setting)))
    return [found[0], found[-1], *Random(3).sample(found, min(MATCHES - 2, len(found)))]


@cache
def matches(name: str) -> tuple[Match[Any, Any], ...]:
    """Return random matches of a game, each to its end or so far."""
    made: list[Match[Any, Any]] = []
    for number, setting in enumerate(settings(GAMES[name])):
        match = begin(GAMES[name], setting, f"played {number}")
        for _ in steps(match, Random(number), LONGEST):
            pass
        made.append(match)
    return tuple(made)


def asked(game: GameEntry, most: int = 200) -> Iterator[Asked]:
    """Yield decisions spread over all matches, at most so many."""
    found = [
        Asked(match, at, seat)
        for match in matches(game.id)
        for at, state in enumerate(match.states)
        for seat in seats_asked(match.rules.pending(state))
    ]
    yield from Random(1).sample(found, min(most, len(found)))


def seats_asked(pending: Any) -> tuple[int, ...]:
    return pending.seats if isinstance(pending, Decide) else ()


def plain(value: Any) -> Any:
    """Return a Struct as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))
