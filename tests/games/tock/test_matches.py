"""Random matches keep what a match must keep, whatever is played."""

from __future__ import annotations

import os
from itertools import combinations, islice
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.tock.fairness import dealt_anew, hidden, remember
from tests.games.tock.matches import Setting, check_match, check_state, choices, cover, play

from spielblock.games.tock.cards import CARDS
from spielblock.games.tock.rules import TockRules
from spielblock.rules.contract import Decide
from spielblock.rules.event import Event

COVER = cover()
#: How many rounds of the cover are played here; `tests.accept` plays many more.
ROUNDS = int(os.environ.get("TOCK_ROUNDS", "1"))


@pytest.mark.parametrize("setting", COVER, ids=[setting.text() for setting in COVER])
@pytest.mark.parametrize("turn", range(ROUNDS))
def test_matches_of_the_cover(setting: Setting, turn: int) -> None:
    assert check_match(setting, seed=turn, every=25, limit=1500)


def test_every_two_values_meet_in_the_cover() -> None:
    dials = choices()
    rows = [{"table": (row.seats, row.teams)} | msgspec.structs.asdict(row.options) for row in COVER]
    for a, b in combinations(dials, 2):
        assert {(row[a], row[b]) for row in rows} == {(one, two) for one in dials[a] for two in dials[b]}


@given(st.sampled_from(COVER), st.integers(0, 10_000), st.integers(0, 400))
def test_any_state_keeps_cards_and_pieces(setting: Setting, seed: int, steps: int) -> None:
    rules = TockRules(setting.options)
    for step in play(setting, seed, limit=steps):
        check_state(rules.board(setting.seats), step.after)


@given(st.sampled_from(COVER), st.integers(0, 10_000), st.integers(1, 200))
def test_what_a_seat_cannot_see_is_nowhere_in_its_view(setting: Setting, seed: int, steps: int) -> None:
    """Every card is there once, so each hidden one is its own canary."""
    rules = TockRules(setting.options)
    seen: dict[int, list[Event]] = {seat: [] for seat in range(setting.seats)}
    for step in play(setting, seed, limit=steps):
        for seat, known in seen.items():
            remember(rules, seat, known, step.events)
            view = msgspec.json.encode(rules.view(step.after, seat, known)).decode()
            for card in hidden(step.after, seat):
                assert f'"{CARDS[card]}"' not in view


@given(st.sampled_from(COVER), st.integers(0, 10_000), st.integers(1, 200))
def test_other_hidden_cards_make_the_same_view_and_the_same_refusals(
    setting: Setting, seed: int, steps: int
) -> None:
    rules = TockRules(setting.options)
    step = list(play(setting, seed, limit=steps))[-1]
    for seat in range(setting.seats):
        other = dealt_anew(step.after, seat, Random(seed))
        view = msgspec.json.encode(rules.view(step.after, seat))
        assert msgspec.json.encode(rules.view(other, seat)) == view
        pending = rules.pending(step.after)
        if isinstance(pending, Decide) and seat in pending.seats:
            for card in hidden(step.after, seat):
                move = rules.parse(f"{CARDS[card]} discard")
                assert rules.refusal(other, seat, move) == rules.refusal(step.after, seat, move)


@given(st.sampled_from(COVER), st.integers(0, 10_000), st.integers(1, 200))
def test_a_view_knows_the_same_moves(setting: Setting, seed: int, steps: int) -> None:
    rules = TockRules(setting.options)
    for step in islice(play(setting, seed, limit=steps), steps - 1, None):
        for seat in range(setting.seats):
            view = rules.view(step.after, seat, step.events)
            known = rules.from_position(view)
            assert rules.moves(known, seat) == rules.moves(step.after, seat)
            assert rules.view(known, seat, view.seen) == view
