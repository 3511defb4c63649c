"""Every pair of settings of a game in few matches: sizes, teams, who begins, and all options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from msgspec.structs import fields

from spielblock.headless.described import choices
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Draw, Over, Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import CHANCE

#: More than any match takes that random players must end. The longest are those of Rockit for ten who need
#: not lay: they draw about as many cards as they lay, and some of the rounds take over 20,000 actions.
MOST_ACTIONS = 1_000_000
SEATS, TEAMS, FIRST = "seats", "teams", "first"

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Setting:
    """One way to begin a match."""

    start: Start
    options: Any

    def __str__(self) -> str:
        chosen = [
            f"{field.name}={getattr(self.options, field.name)}"
            for field in fields(type(self.options))
            if getattr(self.options, field.name) != field.default
        ]
        teams = " in teams" if self.start.teams else ""
        return f"{self.start.seats} seats{teams}, {'ABCDEFGHIJ'[self.start.first]} begins {' '.join(chosen)}"


def cover(game: GameEntry, seed: int = 1) -> list[Setting]:
    """Return settings in which every pair of values occurs that can occur."""
    rng = Random(seed)
    domains = _domains(game)
    missing = {
        pair
        for (one, values), (other, others) in combinations(domains.items(), 2)
        for pair in _pairs(one, values, other, others)
        if _possible(game, dict(pair))
    }
    found: list[Setting] = []
    while missing:
        row = dict(sorted(missing, key=repr)[rng.randrange(len(missing))])
        for key in rng.sample(sorted(domains), len(domains)):
            if key not in row:
                row[key] = max(
                    [value for value in domains[key] if _possible(game, row | {key: value})],
                    key=lambda value, key=key: (_new(row, key, value, missing), rng.random()),
                )
        missing -= {pair for pair in missing if all(row[key] == value for key, value in pair)}
        found.append(_setting(game, row))
    return found


def begin(game: GameEntry, setting: Setting, seed: str) -> Match[Any, Any]:
    start = game.prepare(setting.start, setting.options, Random(f"{seed}/start"))
    return Match(game.make_rules(setting.options), start, seed)


def steps(match: Match[Any, Any], rng: Random, most: int = MOST_ACTIONS) -> Iterator[None]:
    """Play random legal moves until the end, or so many of them."""
    for _ in range(most):
        match match.pending:
            case Over():
                return
            case Draw():
                match.play(CHANCE, match.fate())
            case Decide(seats):
                seat = rng.choice(seats)
                match.play(seat, rng.choice(match.rules.moves(match.state, seat)))
        yield


def must_end(setting: Setting) -> bool:
    """Return whether random players come to an end: in Tock a piece may block its goal for ever."""
    return bool(getattr(setting.options, "move_inside_goal", True))


def _domains(game: GameEntry) -> dict[str, Sequence[Any]]:
    options = {field.name: choices(field) for field in fields(game.options)}
    teams = (False, True) if game.teams else (False,)
    return {SEATS: list(game.seats), TEAMS: teams, FIRST: list(range(game.seats[-1])), **options}


def _pairs(one: str, values: Sequence[Any], other: str, others: Sequence[Any]) -> Iterator[Any]:
    for value in values:
        for another in others:
            yield ((one, value), (other, another))


def _possible(game: GameEntry, row: Row) -> bool:
    seats = row.get(SEATS, game.seats[-1])
    if row.get(TEAMS) and row.get(SEATS, game.teams[0]) not in game.teams:
        return False
    return row.get(FIRST, 0) < seats


def _new(row: Row, key: str, value: Any, missing: set[Any]) -> int:
    """Return how many pairs that are missing this value would bring."""
    pairs = [((other, row[other]), (key, value)) for other in row]
    return sum(pair in missing or pair[::-1] in missing for pair in pairs)


def _setting(game: GameEntry, row: Row) -> Setting:
    options = {key: value for key, value in row.items() if key not in (SEATS, TEAMS, FIRST)}
    return Setting(Start(row[SEATS], row[FIRST], row[TEAMS]), game.options(**options))
