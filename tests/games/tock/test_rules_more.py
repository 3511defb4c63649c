"""More of Tock: a seven under way where nobody plays it, who has moves, how far everybody has come."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tock.table import at, position

from spielblock.games.tock.options import Options
from spielblock.games.tock.position import Seven
from spielblock.games.tock.rules import TockRules
from spielblock.rules.contract import IllegalMoveError, Start

SEVEN = position("A: r5", "A: 8c; B: 2c 3c; C: 4c; D: 5c", top="7d", seven=Seven("7d", 3, "A"), teams=True)

NOBODY_PLAYS_IT: list[dict[str, Any]] = [
    {"skip": True},
    {"phase": "exchange", "to_move": None},
]


def test_a_seven_may_be_under_way() -> None:
    rules = TockRules(SEVEN.options)
    assert rules.from_position(SEVEN).left == 3


@pytest.mark.parametrize("changes", NOBODY_PLAYS_IT)
def test_no_seven_is_under_way_where_nobody_plays_it(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="only where somebody plays it"):
        TockRules(SEVEN.options).from_position(replace(SEVEN, **changes))


def test_only_who_is_to_move_has_moves() -> None:
    rules, state = at("A: r5; B: r20", "A: 8c; B: 2c 3c")
    assert [len(rules.moves(state, seat)) for seat in range(4)] == [1, 0, 0, 0]


def test_before_the_deal_nobody_has_moves() -> None:
    rules = TockRules(Options())
    state = rules.setup(Start(4))
    assert [rules.moves(state, seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.parametrize("text", ["Jc g1<>r5", "Jc r5<>g1", "Jc yard<>r5", "Jc r5<>yard"])
def test_only_fields_of_the_track_are_swapped(text: str) -> None:
    with pytest.raises(IllegalMoveError):
        TockRules(Options()).parse(text)


def test_how_far_everybody_has_come() -> None:
    """The field behind the entry counts 1, so the start field counts 2, and g1 one more than the round."""
    rules, state = at("A: r0* r10; B: r18* r20 r30; C: g1 g4", "A: 8c")
    one, two, three, four = rules.standing(state)
    assert (one, two, four) == (2 + 12, 2 + 4 + 14, 0)
    rules, state = at("C: r36*", "A: 8c")
    assert rules.standing(state) == (0, 0, 2, 0)
    assert three == 72 + 1 + 72 + 4
