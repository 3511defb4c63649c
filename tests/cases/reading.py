"""The rule cases as data: what they are, and which clauses they name.

A case: `id`; `clause`, what it covers, by commas (`TK-22, seven = single_rest_forfeit`); `why`, in our own
words; `position`; `by`, a seat or `chance`; `action` or null; `expect`.

`legal`, `includes` and `excludes` are about the position as given and the seat `by`. `results` are the
positions that `by` can reach by the end of the turn, after the action if there is one; `position` is what
holds after the action; both name only the keys that matter. `error` is the rule that refuses the action, or
`position` where the position itself is refused. `result` is the end of the match, after the action if any.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from spielblock.rules.entry import GameEntry

HERE = Path(__file__).parent


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    legal: tuple[str, ...] | None = None
    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    results: tuple[dict[str, Any], ...] | None = None
    position: dict[str, Any] | None = None
    error: str | None = None
    result: dict[str, Any] | None = None


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clause: str
    why: str
    position: dict[str, Any]
    by: str | None
    action: str | None
    expect: Expect

    def clauses(self) -> set[str]:
        """Return what this case covers, option values written as `key = value`."""
        return {re.sub(r"\s*=\s*", " = ", name.strip()) for name in self.clause.split(",")}


def cases_of(game: str) -> tuple[Case, ...]:
    """Return the cases of a game."""
    return msgspec.json.decode((HERE / f"{game}.json").read_bytes(), type=tuple[Case, ...])


def games_with_cases() -> list[str]:
    """Return the games whose cases are written down."""
    return sorted(path.stem for path in HERE.glob("*.json") if path.stem != "clauses")


def clauses_of(game: GameEntry) -> set[str]:
    """Return every clause of a game's rules and every value of its options, as cases name them."""
    listed: dict[str, list[str]] = msgspec.json.decode((HERE / "clauses.json").read_bytes())
    return set(listed[game.id]) | option_values(game)


def option_values(game: GameEntry) -> set[str]:
    """Return every value of every option, as cases name it."""
    found: set[str] = set()
    for key, kind in get_type_hints(game.options).items():
        values = get_args(kind) if get_origin(kind) is Literal else (True, False)
        found |= {f"{key} = {str(value).lower() if isinstance(value, bool) else value}" for value in values}
    return found


def fits(found: Any, wanted: Any) -> bool:
    """Return whether all that is wanted is found; objects may hold more."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and fits(found[key], value) for key, value in wanted.items())
    return found == wanted
