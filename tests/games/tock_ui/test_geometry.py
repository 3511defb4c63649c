"""Boards on which nothing overlaps, for every number of seats and fields."""

from __future__ import annotations

from itertools import combinations

import pytest

from spielblock import shipped
from spielblock.games.tock.ui.geometry import SHAPES, Layout, Shape, layout

RESOURCES = shipped.folder("resources")
SIZES = [(sectors, fields) for sectors in range(2, 7) for fields in (16, 18, 20)]


def board(sectors: int, fields: int, shape: Shape) -> Layout:
    return layout(RESOURCES, sectors, fields, shape)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("sectors", "fields"), SIZES)
def test_neighbours_touch_and_nothing_else_does(sectors: int, fields: int, shape: Shape) -> None:
    made = board(sectors, fields, shape)
    ring = made.ring
    assert len(ring) == sectors * fields
    neighbours = [abs(ring[at] - ring[at - 1]) for at in range(len(ring))]
    assert min(neighbours) > 0.93
    assert max(neighbours) < 1.03
    spots = [*ring, *[spot for group in (*made.lanes, *made.yards) for spot in group]]
    pairs = combinations(enumerate(spots), 2)
    apart = [
        abs(a - b)
        for (i, a), (j, b) in pairs
        if not (j < len(ring) and (j - i) % len(ring) in (1, len(ring) - 1))
    ]
    assert min(apart) > 0.97


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("sectors", "fields"), SIZES)
def test_the_entrance_is_where_the_lane_begins(sectors: int, fields: int, shape: Shape) -> None:
    made = board(sectors, fields, shape)
    for sector in range(sectors):
        entrance = made.ring[sector * fields]
        assert abs(made.lanes[sector][0] - entrance) == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("sectors", "fields"), SIZES)
def test_the_middle_is_free_for_pack_and_discards(sectors: int, fields: int, shape: Shape) -> None:
    made = board(sectors, fields, shape)
    middle = (made.low + made.high) / 2
    spots = [*made.ring, *[spot for group in (*made.lanes, *made.yards) for spot in group]]
    inside = [spot for spot in spots if abs((spot - middle).real) < 2.4 and abs((spot - middle).imag) < 1.55]
    assert inside == []
