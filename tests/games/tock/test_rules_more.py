"""More positions of Tock that cannot be: a seven under way where nobody plays it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tock.table import position

from spielblock.games.tock.position import Seven
from spielblock.games.tock.rules import TockRules

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
