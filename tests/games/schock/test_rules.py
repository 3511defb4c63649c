"""What cannot be said as a case: chances, positions that are impossible, and what events tell."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import msgspec
import pytest

from spielblock.games.schock.events import RoundEnded, RoundStarted, SixesTurned
from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.scoring import Scale
from spielblock.games.schock.state import Dice
from spielblock.rules.event import Event

RULES = SchockRules(Options())
SCALE = Scale(Options())


def throw(dice: str, count: int, laid: str = "", done: bool = True) -> dict[str, Any]:
    return {"dice": list(map(int, dice)), "count": count, "open": list(map(int, laid)), "done": done}


def position(**changes: Any) -> Position:
    usual = {
        "game": "schock",
        "seats": 3,
        "stock": 12,
        "lids": {"A": 1},
        "order": ["A", "B", "C"],
        "to_move": "A",
    }
    return msgspec.convert({**usual, **changes}, Position)


def played(at: Position, *steps: tuple[int, str]) -> list[Event]:
    state, seen = RULES.from_position(at), list[Event]()
    for by, text in steps:
        move = RULES.parse(text)
        assert RULES.refusal(state, by, move) is None
        RULES.advance(state, move, seen)
    return seen


def chance_to_beat(kept: Dice, thrown: int, target: Dice) -> Fraction:
    throws = list(product(range(1, 7), repeat=thrown))
    goal = SCALE.worth(target, ()).strength
    better = [
        faces
        for faces in throws
        if SCALE.worth(tuple(sorted(kept + faces, reverse=True)), kept).strength > goal
    ]
    return Fraction(len(better), len(throws))


def test_c15_what_turning_late_brings() -> None:
    assert chance_to_beat((4, 1), 1, (6, 6, 4)) == Fraction(1, 6)
    assert chance_to_beat((1,), 2, (6, 6, 4)) == Fraction(13, 36)


def test_c11_two_ones_and_a_throw_are_a_schock_for_certain() -> None:
    assert chance_to_beat((1, 1), 1, (6, 6, 6)) == 1


def test_the_memory_of_a_round_begins_with_its_start() -> None:
    started = RoundStarted(half=1, order=("A", "B"), stock=12)
    assert RULES.renews(started)
    assert not RULES.renews(SixesTurned("A", 1, (1,), (6,), (), "thrower"))


def test_the_standing_is_the_lids() -> None:
    assert RULES.standing(RULES.from_position(position(lids={"A": 1, "C": 3}, stock=9))) == (1, 0, 3)


def test_how_a_half_ended_stands_in_the_curve_until_the_next_is_played() -> None:
    def at(throws: dict[str, Any], to_move: str) -> tuple[int, ...]:
        half = {"half": 2, "losers": ["C"], "order": ["C", "A", "B"], "stock": 13, "lids": {}}
        limit = 3 if to_move == "C" else 1
        view = position(**half, to_move=to_move, throws=throws, limit=limit)
        return RULES.standing(RULES.from_position(view))

    assert at({}, "C") == at({"C": throw("652", 1, done=False)}, "C") == (0, 0, 13)
    assert at({"C": throw("652", 2, done=False)}, "C") == (0, 0, 0)
    assert at({"C": throw("652", 1)}, "A") == (0, 0, 0)


def test_a_turned_six_is_the_covered_one_if_there_is_one() -> None:
    at = position(throws={"A": throw("664", 2, "6", done=False)})
    seen = played(at, (0, "turn rethrow 6 4"))
    assert seen == [SixesTurned("A", 1, (1,), back=(4,), taken=(6,), shown="thrower")]
    assert RULES.witness(seen[0], 1) == SixesTurned("A", 1, (1,), ("?",), (6,), "thrower")


def test_the_other_six_of_a_turn_is_no_secret() -> None:
    seen = played(position(throws={"A": throw("662", 1, done=False)}), (0, "turn rethrow 6 2"))
    assert RULES.witness(seen[0], 1) == SixesTurned("A", 1, (1,), (6, "?"), (), "thrower")
    assert RULES.witness(seen[0], 0) == seen[0]


#: Dice of A, B, C with throws; who is best and worst, and what sets them apart.
ENDS = [
    (("653", 1), ("421", 1), "6 5 1", ("A", "B", "result", "result")),
    (("653", 2), ("653", 1), "4 1", ("B", "C", "throws", "result")),
    (("653", 1), ("653", 1), "6 5 3", ("A", "C", "order", "order")),
    (("653", 2), ("641", 1), "4 1", ("A", "C", "result", "throws")),
]


@pytest.mark.parametrize(("first", "second", "last", "expected"), ENDS)
def test_what_sets_best_and_worst_apart(
    first: tuple[str, int], second: tuple[str, int], last: str, expected: tuple[str, ...]
) -> None:
    limit = first[1]
    third = throw("", 0) if limit == 1 else throw("6", 1, "6", done=False)
    throws = {"A": throw(*first), "B": throw(*second)} | ({"C": third} if limit > 1 else {})
    at = position(to_move="C", limit=limit, throws=throws)
    ended = next(event for event in played(at, (-1, f"throw {last}")) if isinstance(event, RoundEnded))
    assert (ended.best, ended.worst, ended.best_by, ended.worst_by) == expected


IMPOSSIBLE = [
    ({"seats": 1}, "2 to 26"),
    ({"to_move": None}, "seat"),
    ({"to_move": "D"}, "no seat"),
    ({"order": ["A", "B"]}, "order"),
    ({"order": ["A", "C", "B"]}, "clockwise"),
    ({"order": ["A", "B", "B"]}, "once"),
    ({"stock": 11}, "13 together"),
    ({"stock": 0, "lids": {"A": 13}}, "lost the half"),
    ({"stock": 13, "lids": {"A": -1, "B": 1}}, "13 together"),
    ({"losers": ["A"]}, "losers"),
    ({"half": 2}, "losers"),
    ({"half": "final", "losers": ["A", "A"]}, "two losers"),
    ({"phase": "opening"}, "lids in the opening"),
    ({"phase": "over"}, "match is over"),
    ({"throws": {"A": throw("6621", 1, done=False)}}, "three dice"),
    ({"throws": {"A": throw("667", 1, done=False)}}, "from 1 to 6"),
    ({"throws": {"A": throw("662", 1, "3", done=False)}}, "part of the dice"),
    ({"throws": {"A": throw("662", 5, done=False)}}, "up to 3 throws"),
    ({"throws": {"A": throw("662", 0, done=False)}}, "do not fit"),
    ({"throws": {"A": throw("662", 3, done=False)}}, "no throw left"),
    ({"throws": {"A": throw("66", 1, "6", done=False)}}, "the others lie open"),
    ({"throws": {"A": throw("662", 1)}}, "done"),
    ({"throws": {"B": throw("662", 1, done=False)}}, "not thrown yet"),
    ({"limit": 2, "throws": {"A": throw("662", 1, done=False)}}, "limit is 3"),
    ({"to_move": "B", "limit": 2, "throws": {"A": throw("662", 3)}}, "that the starter used"),
    ({"to_move": "C", "limit": 1, "throws": {"A": throw("662", 1), "B": throw("662", 2)}}, "too often"),
    ({"to_move": "B", "limit": 1, "throws": {"A": throw("66", 1, "66")}}, "three dice"),
    ({"phase": "late_turn", "throws": {seat: throw("543", 1) for seat in "ABC"}}, "nothing to turn"),
    ({"phase": "throw_off", "throws": {seat: throw("543", 1) for seat in "ABC"}}, "throw off"),
]


@pytest.mark.parametrize(("changes", "sentence"), IMPOSSIBLE)
def test_impossible_positions_are_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        RULES.from_position(position(**changes))
