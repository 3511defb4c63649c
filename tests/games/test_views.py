"""What a seat may know: enough to choose, and nothing that is hidden from it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from tests.games.played import asked, every_game, matches, plain

from spielblock.rules.entry import GameEntry
from spielblock.rules.seats import letter

STATES = int(os.environ.get("SPIELBLOCK_STATES", "150"))
Path = tuple[str | int, ...]


@every_game
def test_a_view_is_enough_to_choose(game: GameEntry) -> None:
    for one in asked(game):
        known = one.match.rules.from_position(one.view)
        assert one.match.rules.moves(known, one.seat) == list(one.moves)
        assert one.match.rules.view(known, one.seat, one.view.seen) == one.view


@every_game
def test_a_view_goes_through_json(game: GameEntry) -> None:
    for one in asked(game):
        text = msgspec.json.encode(one.view)
        assert msgspec.json.decode(text, type=game.position) == one.view


@every_game
def test_a_view_says_whose_it_is(game: GameEntry) -> None:
    for one in asked(game, 50):
        for seat in range(one.match.seats):
            assert one.match.view_at(one.at, seat).seat == letter(seat)


@every_game
def test_nothing_more_is_known_after_a_second_look(game: GameEntry) -> None:
    for match in matches(game.id):
        for event in (event for events in match.events for event in events):
            for seat in range(match.seats):
                thinned = match.rules.witness(event, seat)
                if thinned is not None:
                    assert match.rules.witness(thinned, seat) == thinned
                    assert match.rules.renews(thinned) == match.rules.renews(event)


@every_game
def test_what_is_hidden_can_be_anything(game: GameEntry) -> None:
    """Deal all that a view hides anew: the view must not change by a byte."""
    rng, tried = Random(9), 0
    for one in asked(game, STATES):
        position, view = plain(one.match.rules.to_position(one.state)), plain(one.view)
        hidden = list(places(position, view))
        if not hidden:
            continue
        dealt = redealt(position, hidden, rng)
        try:
            other = one.match.rules.from_position(msgspec.convert(dealt, game.position))
        except ValueError:
            continue  # a choice that this seat could not have made
        tried += 1
        again = one.match.rules.view(other, one.seat, one.view.seen)
        assert msgspec.json.encode(again) == msgspec.json.encode(one.view)
    assert tried > 5 or not game.secrets


def places(position: Any, view: Any, path: Path = ()) -> Iterator[Path]:
    """Yield where a position has something that the view hides."""
    if isinstance(view, dict) and isinstance(position, dict):
        for key in position.keys() - {"seat", "seen"}:
            yield from places(position[key], view.get(key, position[key]), (*path, key))
    elif isinstance(position, list) and isinstance(view, list):
        for at, (here, there) in enumerate(zip(position, view, strict=True)):
            yield from places(here, there, (*path, at))
    elif isinstance(position, list) and view == {"cards": len(position)}:
        yield from ((*path, at) for at in range(len(position)))
    elif view == "?" and position != "?":
        yield path


def redealt(position: Any, hidden: list[Path], rng: Random) -> Any:
    """Return the position with what is hidden exchanged, cards with cards and dice with dice."""
    dealt = plain(position)
    kinds = {path: type(at(position, path)) for path in hidden}
    for kind in set(kinds.values()):
        group = [path for path in hidden if kinds[path] is kind]
        values = [at(position, path) for path in group]
        rng.shuffle(values)
        for path, value in zip(group, values, strict=True):
            at(dealt, path[:-1])[path[-1]] = value
    for path in hidden:
        owner = at(dealt, path[:-1])
        if path[0] in ("hands", "throws") and isinstance(owner, list):
            at(dealt, path[:-2])[path[-2]] = in_order(owner, position, path)
    return dealt


def in_order(cards: list[Any], position: Any, path: Path) -> list[Any]:
    """Return a hand in the order that hands are written in."""
    if path[0] == "throws":
        return sorted(cards, reverse=True)
    return cards


def at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value
