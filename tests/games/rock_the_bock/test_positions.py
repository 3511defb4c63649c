"""Positions and views of Rock the Bock: what is read, what is refused, what is seen."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from spielblock.games.rock_the_bock.events import DiceStruck, RoundStarted
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.rules.contract import Start

RULES = RockTheBockRules(Options())
FULL: dict[str, Any] = json.loads("""
{"game": "rock_the_bock", "options": {"next_round_start": "rotate", "tiebreak": "most_goats"},
 "round": 2, "start": "B", "to_move": "A", "seats": 3, "phase": "play",
 "throw": {"buck": 3, "wolf": 2, "yellow": 1},
 "players": {
  "A": {"colour": "yellow", "struck": 4, "bucks": 2, "wolves": 3, "goats": 1,
        "subtotals": [-3], "goats_before": 3},
  "B": {"colour": "red", "struck": 10, "bucks": 4, "wolves": 0, "goats": 9,
        "subtotals": [0], "goats_before": 7},
  "C": {"colour": "green", "struck": 0, "bucks": 0, "wolves": 0, "goats": 2,
        "subtotals": [5], "goats_before": 5}},
 "seat": null, "seen": []}
""")
OVER: dict[str, Any] = {
    "game": "rock_the_bock",
    "round": 3,
    "phase": "over",
    "players": {
        "A": {"struck": 10, "bucks": 2, "wolves": 1, "goats": 4, "subtotals": [1, -2, 4], "goats_before": 8},
        "B": {"struck": 10, "bucks": 0, "wolves": 0, "goats": 4, "subtotals": [0, 3, 0], "goats_before": 3},
    },
}


def read(written: dict[str, Any]) -> Any:
    position = msgspec.json.decode(json.dumps(written), type=Position)
    rules = RockTheBockRules(position.options)
    state = rules.from_position(position)
    return json.loads(msgspec.json.encode(rules.to_position(state)))


def changed(base: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """Return a copy with one entry set, or taken away if the value is `...`."""
    copy = json.loads(json.dumps(base))
    *way, last = path.split(".")
    place = copy
    for step in way:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return copy


def test_a_position_comes_back_as_it_was() -> None:
    assert read(FULL) == FULL


def test_what_is_left_out_is_as_before_anything_happened() -> None:
    found = read({"game": "rock_the_bock", "players": {"A": {}, "B": {}}, "start": "B"})
    fresh = RULES.to_position(RULES.setup(Start(2, first=1)))
    assert found == json.loads(msgspec.json.encode(fresh))
    assert found["to_move"] == "B"
    assert [found["players"][seat]["colour"] for seat in "AB"] == ["red", "blue"]


def test_a_finished_match_keeps_its_sheets() -> None:
    found = read(OVER)
    assert found["to_move"] is None
    assert found["players"]["A"]["subtotals"] == [1, -2, 4]


def test_goats_before_may_be_left_out_where_no_tie_hangs_on_them() -> None:
    assert read(changed(OVER, "players.A.goats_before", ...))["players"]["A"]["goats_before"] == 0


IMPOSSIBLE = [
    (FULL, "players.A.struck", 11, "0 to 10 struck"),
    (FULL, "players.A.struck", -1, "0 to 10 struck"),
    (FULL, "players.B.bucks", 11, "0 to 10 bucks"),
    (FULL, "players.B.wolves", 13, "0 to 12 wolves"),
    (FULL, "players.B.goats", 13, "0 to 12 goats"),
    (FULL, "players.A.bucks", 5, "no more bucks than struck"),
    (FULL, "players.A.colour", "red", "colour of its own"),
    (FULL, "players.A.colour", "pink", "Invalid enum"),
    (FULL, "players.A.subtotals", [], "as many subtotals"),
    (FULL, "players.C.subtotals", [13], "-12 to 12"),
    (FULL, "players.C.goats_before", 4, "goats_before"),
    (FULL, "players.C.goats_before", 13, "goats_before"),
    (FULL, "round", 1, "one subtotal for each of 0"),
    (FULL, "round", 0, "rounds 1 to 3"),
    (FULL, "round", 4, "rounds 1 to 3"),
    (FULL, "seats", 4, "seats"),
    (FULL, "start", "D", "D does not play"),
    (FULL, "to_move", "Z", "Z does not play"),
    (FULL, "to_move", None, "somebody is to move"),
    (FULL, "to_move", "B", "struck all its dice"),
    (FULL, "to_move", "C", "throws 10 dice"),
    (FULL, "seat", "D", "no view"),
    (FULL, "throw", {"red": 5}, "throws 6 dice"),
    (FULL, "throw", {"blue": 6}, "fails"),
    (FULL, "throw", {"red": 7, "blue": -1}, "how many dice"),
    (FULL, "throw", {}, "how many dice"),
    (FULL, "throw", {"pink": 6}, "Invalid enum"),
    (FULL, "wolf", 1, "unknown field"),
    (FULL, "players.A.cows", 1, "unknown field"),
    (FULL, "options.cows", 1, "unknown field"),
    (FULL, "players.D", {}, "as many as"),
    (FULL, "game", "tock", "tock"),
    (OVER, "to_move", "A", "nobody is to move"),
    (OVER, "round", 2, "one subtotal|goats_before|round 3"),
    (OVER, "players.A.struck", 9, "all have struck"),
    (OVER, "throw", {"buck": 1}, "all have struck"),
    (OVER, "players.A.subtotals", [1, -2, 3], "last subtotals"),
    (OVER, "players", {"A": {}}, "two to four"),
    (OVER, "players", {seat: {} for seat in "ABCDE"}, "two to four"),
    (OVER, "players", {}, "two to four"),
]


@pytest.mark.parametrize(("base", "path", "value", "why"), IMPOSSIBLE)
def test_impossible_positions_are_refused(base: dict[str, Any], path: str, value: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(changed(base, path, value))


def test_a_view_is_the_position_with_its_seat() -> None:
    state = RULES.setup(Start(3))
    seen = (RoundStarted(1, "A"), DiceStruck("A", 2, 2))
    view = RULES.view(state, 1, seen)
    assert (view.seat, view.seen) == ("B", seen)
    assert msgspec.structs.replace(view, seat=None, seen=()) == RULES.to_position(state)
    assert msgspec.json.decode(msgspec.json.encode(view), type=Position) == view
    assert RULES.view(RULES.from_position(view), 1, view.seen) == view


STARTS = [
    (Start(1), "two to four"),
    (Start(5), "two to four"),
    (Start(2, first=2), "begins"),
    (Start(2, teams=True), "teams"),
    (Start(2, sheet=("x",)), "sheet"),
    (Start(2, colours=("red",)), "own"),
    (Start(2, colours=("red", "red")), "own"),
    (Start(2, colours=("red", "pink")), "the colours are"),
]


@pytest.mark.parametrize(("start", "why"), STARTS)
def test_starts_that_do_not_fit(start: Start, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        RULES.setup(start)


def test_seats_choose_their_colours() -> None:
    state = RULES.setup(Start(2, first=1, colours=("yellow", "blue")))
    position = RULES.to_position(state)
    assert [sheet.colour for sheet in position.players.values()] == ["yellow", "blue"]
    assert (position.start, position.to_move) == ("B", "B")
