"""Lines for the console that are wrong in every way: broken text, wrong shapes, impossible positions."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import msgspec

from spielblock.match.match import Match
from spielblock.rules.contract import Decide
from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import letter
from tests.cover import begin, cover, steps

ODD_VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 7, 26, 255, 2**31, 2**53 + 1, -(2**63), 10**18, 0.5, "", "A", "Z", "AA", "a",
    "chance", "?", "undo", "throw 6 6 6", "deal", "🐐", "\u202e", "\x00", "x" * 5000, [], {}, [[]], [None],
    {"cards": 5}, {"cards": -1}, {"cards": 10**9}, ["A"] * 200, {"A": {}}, {"game": "tock"}, [1, [2, [3]]],
]  # fmt: skip
#: What no writer of JSON would write; it takes the place of a word that stands nowhere else.
RAW = [
    b"\\ud800",
    b'"\\ud800"',
    b"NaN",
    b"Infinity",
    b"-0",
    b"1e999",
    b"9" * 400,
    b'{"a":1,"a":2}',
    b"[" * 3000,
]
MARK = "the raw one stands here"

Request = dict[str, Any]


def matches(games: Mapping[str, GameEntry], each: int, seed: int) -> list[tuple[GameEntry, Match[Any, Any]]]:
    """Return some random matches of every game to take positions from."""
    rng = Random(seed)
    found: list[tuple[GameEntry, Match[Any, Any]]] = []
    for game in games.values():
        for setting in rng.sample(cover(game), min(each, len(cover(game)))):
            match = begin(game, setting, f"fuzz {rng.random()}")
            for _ in steps(match, rng, 400):
                pass
            found.append((game, match))
    return found


def lines(played: list[tuple[GameEntry, Match[Any, Any]]], rng: Random) -> Iterator[bytes]:
    """Yield lines without end, each without its line end."""
    while True:
        game, match = rng.choice(played)
        request = sound(game, match, rng)
        yield rng.choices(WAYS, WEIGHTS)[0](request, rng).replace(b"\n", b" ")


def sound(game: GameEntry, match: Match[Any, Any], rng: Random) -> Request:
    """Return a request that could be answered."""
    at = rng.randrange(len(match.states))
    position = plain(match.rules.to_position(match.states[at]))
    seat = letter(rng.randrange(match.seats))
    move = match.log[min(at, len(match.log) - 1)]
    pending = match.rules.pending(match.states[at])
    asked = rng.choice(pending.seats) if isinstance(pending, Decide) else 0
    params: Any = {
        "games": {},
        "levels": {"game": game.id},
        "new": {"game": game.id, "seats": match.seats, "options": position.get("options", {})},
        "sample": {"position": position, "seed": rng.randrange(99)},
        "legal": {"position": position},
        "act": {"position": position, "by": letter(move.by), "action": move.move.text()},
        "explain": {"position": position, "by": seat, "action": move.move.text()},
        "view": {"position": position, "seat": seat, "seen": plain(match.seen(asked, at))},
        "result": {"position": position},
        "choose": {
            "view": plain(match.view_at(at, asked)), "level": next(iter(game.bots)), "seed": 1, "budget": 1
        },
        "sheet": {"rows": position.get("sheet", ["r" * 15] * 7)},
    }  # fmt: skip
    method = rng.choices(list(params), [1, 1, 3, 3, 8, 12, 8, 8, 4, 5, 2])[0]
    return {"jsonrpc": "2.0", "id": rng.randrange(1000), "method": method, "params": params[method]}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def whole(request: Request, rng: Random) -> bytes:
    return written(request)


def torn(request: Request, rng: Random) -> bytes:
    """Cut, flip, double or drop some bytes."""
    data = bytearray(written(request))
    for _ in range(rng.choice([1, 1, 2, 5, 20])):
        at = rng.randrange(len(data)) if data else 0
        match rng.randrange(5):
            case 0:
                data[at:] = b""
            case 1:
                data[at : at + 1] = bytes([rng.randrange(256)])
            case 2:
                data[at : at + rng.randrange(30)] = b""
            case 3:
                data[at:at] = data[at : at + rng.randrange(60)]
            case _:
                data[at:at] = rng.choice(RAW[:6])
    return bytes(data)


def noise(request: Request, rng: Random) -> bytes:
    return rng.randbytes(rng.randrange(200))


def odd(request: Request, rng: Random) -> bytes:
    """Put odd values where others were."""
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        owner, key = somewhere(request, rng)
        owner[key] = deepcopy(rng.choice(ODD_VALUES))
    return written(request)


def raw(request: Request, rng: Random) -> bytes:
    owner, key = somewhere(request, rng)
    owner[key] = MARK
    return written(request).replace(f'"{MARK}"'.encode(), rng.choice(RAW))


def mixed(request: Request, rng: Random) -> bytes:
    """Exchange values of the request with each other, which makes positions that look right."""
    for _ in range(rng.choice([1, 2, 3])):
        one, here = somewhere(request["params"], rng)
        other, there = somewhere(request["params"], rng)
        one[here] = plain(other[there])
    return written(request)


def lacking(request: Request, rng: Random) -> bytes:
    owner, key = somewhere(request, rng)
    del owner[key]
    return written(request)


def more(request: Request, rng: Random) -> bytes:
    owner, key = somewhere(request, rng)
    if isinstance(owner, dict):
        owner[str(key) + "s"] = owner[key]
    else:
        owner.append(owner[key])
    return written(request)


WAYS: list[Callable[[Request, Random], bytes]] = [whole, torn, noise, odd, raw, mixed, lacking, more]
WEIGHTS = [1, 4, 1, 8, 2, 8, 3, 3]


def somewhere(tree: Any, rng: Random) -> tuple[Any, Any]:
    """Return a container in the tree and a place in it."""
    places = list(_places(tree))
    return rng.choice(places) if places else ({"": tree}, "")


def written(request: Request) -> bytes:
    return json.dumps(request, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def _places(tree: Any) -> Iterator[tuple[Any, Any]]:
    inside: list[tuple[Any, Any]] = []
    if isinstance(tree, dict):
        inside = list(tree.items())
    elif isinstance(tree, list):
        inside = list(enumerate(tree))
    for key, value in inside:
        yield tree, key
        yield from _places(value)
