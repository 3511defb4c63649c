"""Play random matches with the rules core and hold every step against the second writing of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from spielblock.games import all_games
from spielblock.rules.contract import Decide, Draw, Over, Rules, Start
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import letter

#: Matches that random play does not end are stopped here.
MOST_ACTIONS = 1500
GAMES = all_games()
_PACKAGE = "tests.second_rules"
SECOND = {
    found.name: import_module(f"{_PACKAGE}.{found.name}")
    for found in iter_modules([str(path) for path in import_module(_PACKAGE).__path__])
    if found.name in GAMES
}


def compare(game: str, rng: Random) -> int:
    """Play one match of random options; return how many actions it had, or raise AssertionError."""
    entry, second = GAMES[game], SECOND[game]
    options = random_options(entry, rng)
    seats = rng.choice(list(entry.seats))
    teams = seats in entry.teams and rng.random() < 0.5
    start = entry.prepare(
        Start(seats, rng.randrange(seats), teams, _colours(entry, seats, rng)), options, rng
    )
    rules: Rules[Any, Any] = entry.make_rules(options)
    state = rules.setup(start)
    for count in range(MOST_ACTIONS):
        position = plain(rules, state)
        pending = rules.pending(state)
        told = f"{entry.id} {count}: {msgspec.json.encode(position).decode()}"
        _same_actions(rules, state, second.legal(position), told)
        if isinstance(pending, Over):
            scores = {letter(seat): score for seat, score in enumerate(pending.scores)}
            assert second.result(position) == scores, told
            return count
        if isinstance(pending, Draw):
            by, move = -1, pending.chance.draw(rng)
        else:
            by = rng.choice(pending.seats)
            move = rng.choice(rules.moves(state, by))
        after = state.copy()
        rules.act(after, by, move, None)
        ours, theirs = plain(rules, after), second.act(position, letter(by), move.text())
        apart = differences(settled(ours), settled(theirs))
        if theirs["phase"] == "over":
            apart = {
                key: pair for key, pair in apart.items() if key not in getattr(second, "IDLE_AT_THE_END", ())
            }
        assert not apart, f"{letter(by)}: {move.text()} leads to {apart} (core, second)\n{told}"
        state = after
    return MOST_ACTIONS


def plain(rules: Rules[Any, Any], state: Any) -> dict[str, Any]:
    """Return a position as plain data with every key."""
    position = rules.to_position(state)
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    for name in position.__struct_fields__:
        if name not in data and name not in ("seat", "seen"):
            data[name] = msgspec.to_builtins(getattr(position, name))
    return data


def settled(value: Any, key: str = "") -> Any:
    """Return plain data in which what has no order is sorted, and what is empty is left out."""
    if isinstance(value, Mapping):
        items: Mapping[str, Any] = value
        kept = {name: settled(inner, name) for name, inner in items.items() if name != "options"}
        return {name: inner for name, inner in kept.items() if inner not in (None, False, 0, [], {})}
    if isinstance(value, list):
        inner = [settled(one) for one in value]
        return inner if key == "draw" else sorted(inner, key=str)
    return value


def differences(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Return the keys that differ, with both values."""
    pairs = {key: (ours.get(key), theirs.get(key)) for key in sorted({*ours, *theirs})}
    return {key: pair for key, pair in pairs.items() if pair[0] != pair[1]}


def random_options(entry: GameEntry, rng: Random) -> Any:
    """Return options, each with a random one of its values."""
    chosen: dict[str, Any] = {}
    for name, kind in get_type_hints(entry.options).items():
        if kind is bool:
            chosen[name] = rng.random() < 0.5
        elif get_origin(kind) is Literal:
            chosen[name] = rng.choice(get_args(kind))
    return entry.options(**chosen)


def _colours(entry: GameEntry, seats: int, rng: Random) -> tuple[str, ...]:
    return tuple(rng.sample(entry.colours, seats)) if entry.colours else ()


def _same_actions(rules: Rules[Any, Any], state: Any, theirs: dict[str, list[str]], told: str) -> None:
    pending = rules.pending(state)
    seats = pending.seats if isinstance(pending, Decide) else ()
    ours = {letter(seat): sorted(move.text() for move in rules.moves(state, seat)) for seat in seats}
    other = {seat: sorted(actions) for seat, actions in theirs.items() if actions}
    if ours != other:
        extra = {seat: set(ours.get(seat, ())) ^ set(other.get(seat, ())) for seat in {*ours, *other}}
        both = "twice in one" if ours.keys() == other.keys() and not any(extra.values()) else str(extra)
        raise AssertionError(f"only in one: {both}; the core has {ours}\n{told}")
