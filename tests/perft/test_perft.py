"""The moves ahead of fixed positions: as many as ever, and just those that nothing forbids.

`SPIELBLOCK_PERFT` sets how many positions a game are tried by brute force (all thirty in `tests.accept 2`).
"""

from __future__ import annotations

import os

import pytest

from tests.perft.counting import DEPTH, accepted, board, fixed, lines

TRIED = {"tock": 2, "schock": 10, "rock_the_bock": 30, "rockit": 10, "noch_mal": 1}
MORE = os.environ.get("SPIELBLOCK_PERFT")


@pytest.mark.parametrize("game", sorted(DEPTH))
def test_as_many_lines_as_ever(game: str) -> None:
    for place, (position, counts) in enumerate(fixed(game)):
        rules, state = board(position)
        assert [lines(rules, state, depth) for depth in range(1, len(counts) + 1)] == counts, place


@pytest.mark.parametrize("game", sorted(DEPTH))
def test_what_is_listed_is_what_is_not_refused(game: str) -> None:
    for place, (position, _) in enumerate(fixed(game)[: int(MORE) if MORE else TRIED[game]]):
        listed, unrefused = accepted(position)
        assert listed == unrefused, place
