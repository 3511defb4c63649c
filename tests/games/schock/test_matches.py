"""Whole matches by chance: they end, and on the way nothing that must hold is broken."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.schock.cover import pairwise, play_all, values

from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.state import DICE, LATE, LIDS, OPENING, TURN, State
from spielblock.rules.chance import below
from spielblock.rules.contract import Decide, Draw, Over, Start


def test_every_pair_of_option_values_is_covered() -> None:
    cover = pairwise(Random(1))
    for one, two in combinations(values(), 2):
        found = {(getattr(options, one), getattr(options, two)) for options in cover}
        assert found == set(product(values()[one], values()[two]))


def test_matches_by_chance_end() -> None:
    assert play_all(28) > 28 * 20


some_options = st.builds(Options, **{name: st.sampled_from(found) for name, found in values().items()})


@settings(max_examples=25)
@given(options=some_options, seats=st.integers(2, 8), seed=st.integers(0, 10**6))
def test_invariants(options: Options, seats: int, seed: int) -> None:
    rules, rng = SchockRules(options), Random(seed)
    state = rules.setup(Start(seats, first=seed % seats))
    for _ in range(400):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            break
        check_invariants(rules, state)
        if isinstance(pending, Draw):
            rules.advance(state, pending.chance.draw(rng), None)
            continue
        moves = rules.moves(state, pending.seats[0])
        rules.advance(state, moves[below(rng, len(moves))], None)


def check_invariants(rules: SchockRules, state: State) -> None:
    assert sum(state.lids) + state.stock == LIDS
    assert max(state.lids) < LIDS
    assert state.turn in state.order
    assert len(state.order) >= 2
    assert (state.stock == LIDS) >= (state.phase == OPENING)
    for seat in range(state.seats):
        assert len(state.dice[seat]) <= DICE
        assert not set(state.open[seat]) - set(state.dice[seat])
        assert state.count[seat] <= 3 + (state.phase != TURN)
        assert seat in state.order or not state.dice[seat]
    pending = rules.pending(state)
    if isinstance(pending, Decide):
        moves = rules.moves(state, state.turn)
        assert len(moves) >= 2
        assert len(set(moves)) == len(moves)
        assert state.phase in (TURN, LATE)
    check_written(rules, state)


def check_written(rules: SchockRules, state: State) -> None:
    position = rules.to_position(state)
    again = msgspec.json.decode(msgspec.json.encode(position), type=Position)
    assert again == position
    assert rules.to_position(rules.from_position(again)) == position


@pytest.mark.parametrize("seats", [1, 27])
def test_a_match_needs_two_seats_and_letters_for_all(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 26 seats"):
        SchockRules(Options()).setup(Start(seats))


def test_there_is_no_bound_of_eight_in_the_core() -> None:
    rules = SchockRules(Options())
    assert rules.setup(Start(26)).seats == 26


def test_who_begins_throws_first_and_the_others_follow_clockwise() -> None:
    assert SchockRules(Options()).setup(Start(4, first=2)).order == (2, 3, 0, 1)


def test_searching_and_applying_lead_to_the_same() -> None:
    rules, rng = SchockRules(Options()), Random(3)
    state = rules.setup(Start(5))
    for _ in range(300):
        pending = rules.pending(state)
        if isinstance(pending, Over):
            break
        move = (
            pending.chance.draw(rng)
            if isinstance(pending, Draw)
            else rules.moves(state, pending.seats[0])[-1]
        )
        before = rules.to_position(state)
        step = rules.apply(state, move)
        assert rules.to_position(state) == before
        rules.advance(state, move, None)
        assert rules.to_position(state) == rules.to_position(step.state)
