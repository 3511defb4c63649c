"""What is to be played: line-ups, seeds, and who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import combinations
from typing import Any

from msgspec import Struct

from spielblock.bots import style
from spielblock.rules.entry import GameEntry


class Contest(Struct, frozen=True, forbid_unknown_fields=True):
    """A game under its options and the line-ups that play it.

    A player of a line-up is a level of the game, with a style as in `hard+bold` if it is to have one, or a
    maker of bots as `package.module:name`; `@60` after it is a budget in rollouts. `starts` is how many
    different starts there are, such as sheets; 0: every seed has its own.
    """

    game: str
    lineups: tuple[tuple[str, ...], ...]
    seeds: int
    first_seed: int = 1
    options: dict[str, Any] = {}
    teams: bool = False
    starts: int = 0


class Pairing(Struct, frozen=True, forbid_unknown_fields=True):
    """One match: the line-up, turned so many seats on, with this seed."""

    lineup: tuple[str, ...]
    seed: int
    turned: int

    def seated(self) -> tuple[str, ...]:
        """Return who sits on each seat."""
        return self.lineup[-self.turned :] + self.lineup[: -self.turned] if self.turned else self.lineup


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: ranks and scores by seat.

    `times` counts decisions by player and by how many hundredths of a second the processor worked on them.
    """

    pairing: Pairing
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    steps: int
    ended: bool
    times: dict[str, dict[int, int]]


def pairings(contest: Contest) -> Iterator[Pairing]:
    """Yield every match, seed by seed, so that a contest that is broken off has played all alike."""
    for seed in range(contest.first_seed, contest.first_seed + contest.seeds):
        for lineup in contest.lineups:
            for turned in range(_turns(lineup)):
                yield Pairing(lineup, seed, turned)


def all_pairs(levels: Iterable[str], seats: int) -> tuple[tuple[str, ...], ...]:
    """Return line-ups in which every level meets every other, half the seats each."""
    return tuple([((one, other) * seats)[:seats] for one, other in combinations(levels, 2)])


def maker(player: str, game: GameEntry) -> tuple[Any, int | None]:
    """Return what makes this player, and its budget, or raise ValueError."""
    name, _, budget = player.partition("@")
    if budget and not budget.isdecimal():
        raise ValueError(f"{budget!r} is no budget")
    return _maker(name, game), int(budget) if budget else None


def _maker(name: str, game: GameEntry) -> Any:
    known = style.maker(game, name)
    if known is not None:
        return known
    module, _, attribute = name.partition(":")
    if not attribute:
        raise ValueError(f"{game.id} has no level {name!r}, but {', '.join(game.bots)}")
    try:
        return getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as problem:
        raise ValueError(f"{name}: {problem}") from problem


def _turns(lineup: tuple[str, ...]) -> int:
    """Return after how many turns everybody has sat everywhere."""
    turned = [lineup[-at:] + lineup[:-at] for at in range(1, len(lineup))]
    return 1 + turned.index(lineup) if lineup in turned else len(lineup)
