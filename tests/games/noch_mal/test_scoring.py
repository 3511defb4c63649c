"""Points, places and the values on the sheet."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielblock.games.noch_mal.cells import EVERY
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.scoring import FIRST, LATER, Points, points, ranks
from spielblock.games.noch_mal.state import State
from spielblock.rules.contract import Start

GOALS = "ABCDEFGHIJKLMNO"
COLOURS = ["red", "orange", "yellow", "green", "blue"]


def fresh(seats: int = 1) -> State:
    return NochMalRules(Options()).setup(Start(seats))


def test_the_values_are_those_on_the_sheet() -> None:
    pairs = [f"{first}/{later}" for first, later in zip(FIRST, LATER, strict=True)]
    assert pairs[:8] == ["5/3", "3/2", "3/2", "3/2", "2/1", "2/1", "2/1", "1/0"]
    assert pairs[8:15] == pairs[6::-1]
    assert pairs[15:] == ["5/3"] * 5
    assert sum(FIRST[:15]) == 41


def test_nobody_can_have_more_than_74_points() -> None:
    state = fresh()
    state.crossed[0], state.firsts[0] = EVERY, (1 << 20) - 1
    assert points(state, 0) == Points(41, 25, 8, 0)
    assert points(state, 0).total == 74


def test_an_empty_sheet_has_its_jokers_and_thirty_points_off() -> None:
    assert points(fresh(), 0) == Points(0, 0, 8, 15)
    assert (points(fresh(), 0).so_far, points(fresh(), 0).total) == (8, -22)


def test_the_worked_example() -> None:
    state = fresh()
    firsts, laters = ["E", "F", "B"], ["H", "A"]
    state.firsts[0] = sum(1 << GOALS.index(column) for column in firsts) | 1 << 15 + COLOURS.index("green")
    state.laters[0] = sum(1 << GOALS.index(column) for column in laters) | 1 << 15 + COLOURS.index("blue")
    state.jokers[0] = 3
    stars = [1 << at for at in range(105) if state.sheet.stars >> at & 1]
    state.crossed[0] = sum(stars[5:])
    assert points(state, 0) == Points(10, 8, 3, 5)
    assert points(state, 0).total == 11


@pytest.mark.parametrize(
    ("jokers", "open_stars", "places"),
    [
        ((3, 3), (5, 4), (2, 1)),
        ((3, 5), (4, 5), (2, 1)),
        ((5, 3), (5, 4), (1, 2)),
        ((3, 3, 3), (5, 5, 5), (1, 1, 1)),
        ((1, 3, 3), (4, 5, 5), (3, 1, 1)),
    ],
)
def test_points_then_jokers_then_shared(
    jokers: tuple[int, ...], open_stars: tuple[int, ...], places: tuple[int, ...]
) -> None:
    state = fresh(len(jokers))
    stars = [1 << at for at in range(105) if state.sheet.stars >> at & 1]
    for seat, left in enumerate(open_stars):
        state.jokers[seat] = jokers[seat]
        state.crossed[seat] = sum(stars[left:])
    assert ranks(state) == places


@given(st.integers(0, (1 << 20) - 1), st.integers(0, (1 << 20) - 1), st.integers(0, 8), st.integers(0, EVERY))
def test_a_score_is_the_sum_of_its_parts(firsts: int, laters: int, jokers: int, crossed: int) -> None:
    state = fresh()
    laters &= ~firsts
    state.firsts[0], state.laters[0], state.jokers[0], state.crossed[0] = firsts, laters, jokers, crossed
    total = sum(FIRST[at] for at in range(20) if firsts >> at & 1)
    total += sum(LATER[at] for at in range(20) if laters >> at & 1)
    stars = sum(1 for at in range(105) if state.sheet.stars >> at & ~crossed >> at & 1)
    assert points(state, 0).total == total + jokers - 2 * stars
