"""Random matches come to an end, and at every step nothing is impossible."""

from __future__ import annotations

import os
from itertools import combinations, product
from random import Random

import pytest
from tests.games.noch_mal.matches import VALUES, matches, pairwise, play, play_many
from tests.games.noch_mal.reference import COLUMN_H, Cells, cell, reachable

from spielblock.games.noch_mal.cells import COLUMN, names
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.state import OVER, THROW, State
from spielblock.rules.contract import Decide, Over

COUNT = int(os.environ.get("NOCH_MAL_MATCHES", "24"))


def test_the_cover_holds_every_pair_of_values() -> None:
    cover = pairwise(Random(1))
    for one, two in combinations(VALUES, 2):
        assert {(row[one], row[two]) for row in cover} == set(product(VALUES[one], VALUES[two]))


def test_random_matches_end() -> None:
    assert play_many(COUNT) > 60


@pytest.mark.parametrize("number", range(12))
def test_every_step_keeps_what_must_hold(number: int) -> None:
    match = list(matches(12, seed=2))[number]
    rules = match.rules
    assert isinstance(rules, NochMalRules)
    before = match.state
    for state in play(match, Random(3)):
        for seat in range(state.seats):
            if before.crossed[seat] == state.crossed[seat]:
                continue
            check_sheet(state, seat, rules.options.column_h_always_open)
            assert before.crossed[seat] & ~state.crossed[seat] == 0
            assert before.jokers[seat] - state.jokers[seat] in (0, 1, 2)
        check_firsts(state)
        before = state
    assert before.phase == OVER


def check_sheet(state: State, seat: int, always_open: bool) -> None:
    """Crosses hang together with column H, and jokers are never more or fewer than there are."""
    assert 0 <= state.jokers[seat] <= 8
    crossed = Cells(map(cell, names(state.crossed[seat])))
    roots = [at for at in crossed if at[0] == COLUMN_H]
    hanging = {at for root in roots for at in reachable(root, crossed)}
    assert hanging == crossed
    if crossed and not always_open:
        assert set(reachable(roots[0], crossed)) == crossed


def check_firsts(state: State) -> None:
    """Between throws, who has a column or colour full has been given it, once."""
    for at, goal in enumerate([*COLUMN, *state.sheet.colours]):
        firsts = [mask >> at & 1 for mask in state.firsts]
        laters = [mask >> at & 1 for mask in state.laters]
        assert not any(map(int.__and__, firsts, laters))
        assert any(firsts) or not any(laters)
        if state.phase in (THROW, OVER):
            full = [not goal & ~crossed for crossed in state.crossed]
            assert full == [bool(first or later) for first, later in zip(firsts, laters, strict=True)]


def test_six_seats_choose_in_any_order_and_it_comes_out_the_same() -> None:
    match = next(match for match in matches(40) if match.seats == 6)
    rng = Random(5)
    state = match.state
    for _ in play(match, rng):
        if isinstance(match.pending, Decide) and len(match.pending.seats) == 5:
            state = match.state
            break
    rules = match.rules
    picked = {seat: rng.choice(rules.moves(state, seat)) for seat in state.open_seats()}
    ends = []
    for order in (sorted(picked), sorted(picked, reverse=True)):
        after = state
        for seat in order:
            after = rules.apply(after, picked[seat], seat).state
        ends.append(rules.to_position(after))
    assert ends[0] == ends[1]


def test_a_match_read_back_goes_on_alike() -> None:
    for match in matches(6, seed=4):
        rng = Random(6)
        for _ in play(match, rng):
            if isinstance(match.pending, Over):
                break
            position = match.rules.to_position(match.state)
            assert match.rules.to_position(match.rules.from_position(position)) == position
