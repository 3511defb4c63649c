"""Choices made in secret show nowhere before all are in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
from tests.games.noch_mal.matches import matches, play

from spielblock.games.noch_mal.bot import FeatureBot
from spielblock.games.noch_mal.events import Chose, Crossed, Passed
from spielblock.games.noch_mal.moves import HIDDEN, Pass
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.state import PASSIVE, State
from spielblock.headless.texts import why
from spielblock.rules.event import written
from spielblock.rules.seats import letter

CANARY = "canary"


def half_chosen(count: int) -> Iterator[tuple[NochMalRules, State, int]]:
    """Yield states in which a seat has chosen in secret, with that seat."""
    found = 0
    for match in matches(60, seed=9):
        if match.seats < 3:
            continue
        for state in play(match, Random(found)):
            secret = [seat for seat, move in enumerate(state.chosen) if move is not None]
            if state.phase == PASSIVE and secret:
                rules = match.rules
                assert isinstance(rules, NochMalRules)
                yield rules, state, secret[-1]
                found += 1
                if found == count:
                    return
    raise AssertionError(f"only {found} of {count} states")


def test_a_canary_in_a_secret_choice_never_sings() -> None:
    for rules, state, owner in half_chosen(150):
        planted = state.copy()
        planted.chosen[owner] = Pass(CANARY)
        assert CANARY in msgspec.json.encode(rules.to_position(planted)).decode()
        for seat in range(state.seats):
            text = msgspec.json.encode(rules.view(planted, seat)).decode()
            assert (CANARY in text) == (seat == owner)
        for seat in planted.open_seats():
            for move in rules.moves(planted, seat)[:3]:
                told = msgspec.json.encode([written(e) for e in rules.apply(planted, move, seat).events])
                assert CANARY not in told.decode()


def test_another_choice_leaves_the_views_of_others_byte_for_byte_the_same() -> None:
    for rules, state, owner in half_chosen(100):
        others = [rules.view(state, seat) for seat in range(state.seats) if seat != owner]
        fresh = state.copy()
        fresh.chosen[owner] = None
        for move in rules.moves(fresh, owner)[-4:]:
            dealt = state.copy()
            dealt.chosen[owner] = move
            again = [rules.view(dealt, seat) for seat in range(state.seats) if seat != owner]
            assert msgspec.json.encode(again) == msgspec.json.encode(others)


def test_a_bot_chooses_the_same_whatever_others_have_chosen() -> None:
    for rules, state, owner in half_chosen(25):
        bot = FeatureBot(rules)
        seat = state.open_seats()[0]
        fresh = state.copy()
        fresh.chosen[owner] = None
        thoughts = []
        for move in (rules.moves(fresh, owner)[0], rules.moves(fresh, owner)[-1]):
            dealt = state.copy()
            dealt.chosen[owner] = move
            thoughts.append(bot.think(rules.decision(dealt, seat), Random(1)))
        assert thoughts[0] == thoughts[1]


def test_a_refusal_says_nothing_of_a_secret_choice() -> None:
    from spielblock.games.noch_mal.game import GAME

    for rules, state, owner in half_chosen(20):
        planted = state.copy()
        planted.chosen[owner] = Pass(CANARY)
        for seat in range(state.seats):
            reason = rules.refusal(planted, seat, rules.parse("blue/5 A1 A2 A3 A4 A5"))
            assert reason is not None
            assert CANARY not in why(GAME, reason)
            assert CANARY not in repr(reason)


def test_nobody_can_make_the_hidden_move() -> None:
    for rules, state, _ in half_chosen(5):
        for seat in state.open_seats():
            assert rules.refusal(state, seat, HIDDEN) is not None


def test_a_secret_choice_is_told_when_the_last_one_is_in_and_undo_stops_there() -> None:
    for rules, state, _ in half_chosen(40):
        open_seats = state.open_seats()
        for number, seat in enumerate(open_seats, 1):
            step = rules.apply(state, rules.moves(state, seat)[0], seat)
            shown = [event for event in step.events if isinstance(event, Crossed | Passed)]
            chose = [event for event in step.events if isinstance(event, Chose)]
            assert [event.seat for event in chose] == [letter(seat)]
            assert len(shown) == (state.seats - 1 if number == len(open_seats) else 0)
            for event in shown:
                assert event.secret
                assert not rules.reveals(event, ord(event.seat) - ord("A"))
                assert all(rules.reveals(event, other) for other in range(6) if letter(other) != event.seat)
            state = step.state


def test_with_two_seats_nothing_is_secret() -> None:
    match = next(match for match in matches(40) if match.seats == 2)
    for _ in play(match, Random(1)):
        pass
    events = [event for step in range(len(match.log)) for event in match.seen(0, step)]
    assert events
    assert not any(match.rules.reveals(event, 0) for event in events)
