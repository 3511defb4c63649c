"""What cases cannot say of Rockit: what a refusal tells beside its rule, and who may let a catch go by."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spielblock.games.rockit.events import CallCaught
from spielblock.games.rockit.moves import CATCH
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import State


def board(top: str, hand: str, **more: Any) -> tuple[RockitRules, State]:
    """Return rules and state of a position of three in which A has this hand and the colour is red."""
    written: dict[str, Any] = {
        "game": "rockit",
        "seats": 3,
        "to_move": "A",
        "colour": "R",
        "hands": {"A": hand.split(), "B": {"cards": 5}, "C": {"cards": 5}},
        "discard": [top],
        "draw": {"cards": 97 - len(hand.split())},
    }
    position = msgspec.convert(written | more, Position)
    rules = RockitRules(position.options)
    return rules, rules.from_position(position)


def owed(kind: str, cards: int) -> dict[str, Any]:
    return {"pending": {"kind": kind, "cards": cards}}


TOLD = [
    ("R+2", "B+2 R5 R6", owed("+2", 2), "take", "rockit.stack", {"kind": "+2"}),
    ("W+4", "W+4 R5 R6", owed("+4", 4), "take", "rockit.stack", {"kind": "+4"}),
    ("R+2", "B+2 R5 R6", owed("+2", 4), "R5", "rockit.only_plus", {"kind": "+2", "cards": 4}),
    ("W+4", "W+4 R5 R6", owed("+4", 8), "R5", "rockit.only_plus", {"kind": "+4", "cards": 8}),
    ("R+2", "W+4 R5 R6", owed("+2", 2), "W+4>R", "rockit.plus_mix", {"card": "W+4", "top": "R+2"}),
    ("W+4", "B+2 R5 R6", owed("+4", 4), "B+2", "rockit.plus_mix", {"card": "B+2", "top": "W+4"}),
    ("R+2", "B+2 R5 R6", owed("+2", 6), "draw", "rockit.draw_all", {"cards": 6}),
    ("R9", "B5 R5 R6", {}, "B5", "rockit.no_match", {"card": "B5", "top": "R9", "colour": "R"}),
    ("R9", "B5 R5 R6", {}, "G5", "rockit.not_held", {"card": "G5"}),
]


@pytest.mark.parametrize(("top", "hand", "more", "text", "key", "values"), TOLD)
def test_a_refusal_tells(
    top: str, hand: str, more: dict[str, Any], text: str, key: str, values: dict[str, Any]
) -> None:
    rules, state = board(top, hand, **more)
    reason = rules.refusal(state, 0, rules.parse(text))
    assert reason is not None
    assert (reason.key, dict(reason.values)) == (key, values)


def window() -> tuple[RockitRules, State]:
    return board("R9", "B5", phase="call", caller="A", to_move="B", options={"penalty": "must_be_caught"})


def test_the_caller_must_say_something_and_the_others_need_not() -> None:
    rules, state = window()
    assert [rules.optional(state, seat) for seat in range(3)] == [False, True, True]
    rules, state = board("R9", "B5")
    assert [rules.optional(state, seat) for seat in range(3)] == [False, False, False]


def test_without_a_name_the_seat_after_the_caller_has_caught() -> None:
    rules, state = window()
    seen: list[Any] = []
    rules.advance(state, CATCH, seen)
    assert seen[0] == CallCaught("A", "B", 2)
    assert (state.sizes[0], state.turn) == (3, 1)
