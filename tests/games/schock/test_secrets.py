"""Covered dice are nobody's business: not in views, not in events, not in refusals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest
from tests.games.schock.cover import matches
from tests.playing import play_out

from spielblock.games.schock.events import DiceThrown, Kept, Revealed, SixesTurned
from spielblock.games.schock.moves import BY_TEXT
from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.state import DICE, TURN, State
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Over

#: A face no die has. If it turns up anywhere, something hidden has leaked.
CANARY = 9


def covered(match: Match[State, Position], seat: int) -> list[int]:
    """Return whose dice a seat may not see now, by the words of the rules and not by the code of views."""
    state, rules = match.state, match.rules
    assert isinstance(rules, SchockRules)
    hidden: list[int] = []
    for other in state.order if state.phase == TURN else ():
        if len(state.dice[other]) < DICE:
            continue
        throws = 3 if other == state.order[0] else state.limit
        last = state.count[other] == throws
        if last or (other != seat and rules.options.visibility == "peek"):
            hidden.append(other)
    return hidden


def poisoned(state: State, seats: list[int]) -> State:
    """Return the state with a canary under every covered cup of these seats."""
    other = state.copy()
    for seat in seats:
        laid = other.open[seat]
        other.dice[seat] = (CANARY,) * (DICE - len(laid)) + laid
    return other


def redealt(state: State, seats: list[int], rng: Random) -> State:
    other = state.copy()
    for seat in seats:
        laid = other.open[seat]
        fresh = tuple(rng.randint(1, 6) for _ in range(DICE - len(laid)))
        other.dice[seat] = tuple(sorted(laid + fresh, reverse=True))
    return other


def watched(count: int) -> Iterator[tuple[Match[State, Position], int, list[int]]]:
    for number, match in enumerate(matches(count, seed=5)):
        for _ in play_out(match, Random(number), 20_000):
            if match.state.phase == TURN:
                for seat in range(match.seats):
                    yield match, seat, covered(match, seat)


def test_a_canary_never_gets_out() -> None:
    looked = 0
    for match, seat, hidden in watched(14):
        if hidden:
            view = match.rules.view(poisoned(match.state, hidden), seat, match.seen(seat))
            assert str(CANARY) not in msgspec.json.encode(view.throws).decode()
            looked += 1
    assert looked > 1000


def test_what_is_dealt_anew_under_the_cups_gives_equal_bytes() -> None:
    rng = Random(8)
    for match, seat, hidden in watched(7):
        seen = match.seen(seat)
        other = redealt(match.state, hidden, rng)
        assert msgspec.json.encode(match.rules.view(other, seat, seen)) == msgspec.json.encode(
            match.rules.view(match.state, seat, seen)
        )


def test_a_seat_remembers_its_round_and_no_covered_die_of_it() -> None:
    for match, seat, hidden in watched(7):
        name = "ABCDEFGH"[seat]
        for event in match.seen(seat):
            if isinstance(event, DiceThrown):
                seen = event.shown == "all" or (event.shown == "thrower" and event.seat == name)
                assert ("?" in event.dice) != seen
            if isinstance(event, Kept | SixesTurned) and event.shown == "thrower" and event.seat != name:
                assert set(event.back) <= {"?", 6}
                assert set(event.back) <= {"?"} or isinstance(event, SixesTurned)
            assert not isinstance(event, Revealed) or not hidden


def test_refusals_hang_on_nothing_hidden() -> None:
    rng = Random(2)
    for match, seat, hidden in watched(3):
        if not hidden or rng.random() > 0.05:
            continue
        other = redealt(match.state, hidden, rng)
        for move in BY_TEXT.values():
            assert match.rules.refusal(match.state, seat, move) == match.rules.refusal(other, seat, move)


def test_the_planted_leak_is_seen() -> None:
    """A view that forgot to cover the last throw would be caught by the test above."""
    rules = SchockRules(Options())
    match, seat, hidden = next(found for found in watched(1) if found[2])
    leaky = rules.to_position(poisoned(match.state, hidden))
    assert str(CANARY) in msgspec.json.encode(leaky.throws).decode()
    assert seat in range(match.seats)


@pytest.mark.parametrize(("visibility", "own"), list(product(["peek", "open"], [True, False])))
def test_the_last_throw_is_covered_for_its_thrower_too(visibility: str, own: bool) -> None:
    rules = SchockRules(Options(visibility=visibility))  # pyright: ignore[reportArgumentType]
    position = msgspec.convert(
        {
            "game": "schock",
            "seats": 2,
            "stock": 12,
            "lids": {"A": 1},
            "order": ["A", "B"],
            "to_move": "B",
            "options": {"visibility": visibility},
            "throws": {"A": {"dice": [6, 6, 4], "count": 3, "open": [6], "done": True}},
        },
        Position,
    )
    view = rules.view(rules.from_position(position), 0 if own else 1)
    assert view.throws["A"].dice == (6, "?", "?")


def test_bots_of_every_seat_are_asked_with_views_that_read_back() -> None:
    for match, seat, _ in watched(3):
        pending = match.pending
        if isinstance(pending, Over) or not isinstance(pending, Decide):
            continue
        view = match.view(seat)
        known = match.rules.from_position(view)
        assert match.rules.view(known, seat, view.seen) == view
        if seat in pending.seats:
            assert match.rules.moves(known, seat) == match.rules.moves(match.state, seat)
