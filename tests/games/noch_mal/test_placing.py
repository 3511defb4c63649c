"""Which cells fit a throw, against a plain search and as golden counts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.noch_mal.reference import actions
from tests.games.noch_mal.states import deciding

from spielblock.games.noch_mal.cells import names
from spielblock.games.noch_mal.dice import COLOUR_FACES, NUMBER_FACES
from spielblock.games.noch_mal.moves import choices
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.sheet import sheet_of
from spielblock.games.noch_mal.shipped import SHIPPED
from spielblock.games.noch_mal.state import State


def by_search(rules: NochMalRules, state: State, seat: int) -> set[str]:
    colours, numbers = rules.placing.pool(state, seat)
    dice = [COLOUR_FACES[face] for face in colours], [NUMBER_FACES[face] for face in numbers]
    always_open = rules.options.column_h_always_open
    crossed = names(state.crossed[seat])
    return actions(state.sheet.rows, crossed, state.jokers[seat], dice, always_open)


def test_the_moves_are_those_of_a_plain_search() -> None:
    for rules, state, seat in deciding(60):
        found = [move.text() for move in rules.moves(state, seat)]
        assert len(set(found)) == len(found)
        assert set(found) == by_search(rules, state, seat)
        assert found[-1] == "pass"


@pytest.mark.parametrize("key", SHIPPED)
def test_a_sheet_has_some_three_hundred_sets_of_cells(key: str) -> None:
    sheet = sheet_of(SHIPPED[key].rows)
    sets = [cells for by_count in sheet.sets for found in by_count for cells in found]
    assert 290 <= len(sets) == len(set(sets)) <= 350


def test_moves_are_made_once() -> None:
    sheet = sheet_of(SHIPPED["A"].rows)
    rules, state, seat = deciding(1)[0]
    assert rules.moves(state, seat) == rules.moves(state.copy(), seat)
    for offers in choices(sheet):
        for _, moves in offers:
            for move in moves:
                assert rules.parse(move.text()) is move


@given(st.permutations(range(15)).map(lambda order: sorted(order[:2])), st.integers(0, 6))
def test_only_cells_in_order_are_a_text(columns: list[int], row: int) -> None:
    first, second = (f"{chr(ord('A') + column)}{row + 1}" for column in columns)
    rules = NochMalRules(Options())
    assert rules.parse(f"blue/2 {first} {second}").text() == f"blue/2 {first} {second}"
    with pytest.raises(ValueError, match="common.text"):
        rules.parse(f"blue/2 {second} {first}")
