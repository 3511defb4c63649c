"""Random matches end, over all sizes and pairs of options, and nothing is ever lost on the way."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from tests.games.rockit.matches import covering, play, play_many, positions, settings, short

from spielblock.games.rockit.cards import BIT, DECK, KINDS, NAMES
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.moves import BY_TEXT
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import CALL, DEAL, DRAWN, OVER, State
from spielblock.headless.texts import why
from spielblock.rules.contract import Decide, Draw, Start
from spielblock.rules.seats import letter


def whole(state: State) -> None:
    """The invariants of every state."""
    hands = [state.hand(seat) for seat in range(state.seats)]
    cards = [*state.pile[state.at :], *state.discard, *(card for hand in hands for card in hand)]
    assert Counter(cards) == (Counter() if state.phase == DEAL else Counter(DECK))
    assert state.sizes == [len(hand) for hand in hands]
    assert state.masks == [sum({BIT[card] for card in hand}) for hand in hands]
    assert (state.caller >= 0) == (state.phase == CALL)
    assert (state.drawn >= 0) == (state.phase == DRAWN)
    assert state.owed >= 0
    if state.phase not in (CALL, DEAL, OVER):
        assert state.drawer >= 0 or all(state.sizes)


def test_the_covering_names_every_size_and_every_pair() -> None:
    assert {setting.start.seats for setting in covering()} == set(GAME.seats)
    rounds_and_seats = {(setting.start.seats, setting.options.rounds_to_win) for setting in covering()}
    assert len(rounds_and_seats) == 9 * 10


def test_random_matches_end() -> None:
    assert play_many(40) < 60_000


def test_nothing_is_lost_on_the_way() -> None:
    for number, setting in enumerate(map(short, settings(40))):
        for at, (_, _, state) in enumerate(play(RockitRules(setting.options), setting, f"whole/{number}")):
            if at % 12 == number % 12:
                whole(state)


def test_a_position_is_complete_and_a_view_is_enough() -> None:
    for rules, state in positions(250):
        position = rules.to_position(state)
        text = msgspec.json.encode(position)
        assert msgspec.json.decode(text, type=Position) == position
        assert rules.to_position(rules.from_position(position)) == position
        for seat in range(state.seats):
            view = rules.view(state, seat)
            known = rules.from_position(msgspec.json.decode(msgspec.json.encode(view), type=Position))
            assert rules.view(known, seat) == view
            assert rules.moves(known, seat) == rules.moves(state, seat)


def test_there_is_always_a_mover_and_every_move_is_legal_once() -> None:
    for rules, state in positions(250, seed="movers"):
        pending = rules.pending(state)
        if isinstance(pending, Decide):
            for seat in pending.seats:
                moves = rules.moves(state, seat)
                assert moves
                assert len(set(moves)) == len(moves)
                assert all(rules.refusal(state, seat, move) is None for move in moves)
        elif isinstance(pending, Draw):
            assert pending.chance.allows(pending.chance.draw(Random(1)))


def test_a_copy_shares_nothing_that_changes() -> None:
    for rules, state in positions(200, seed="copies"):
        pending = rules.pending(state)
        if isinstance(pending, Decide):
            before = rules.to_position(state)
            for seat in pending.seats:
                for move in rules.moves(state, seat):
                    rules.act(state.copy(), seat, move, [])
            assert rules.to_position(state) == before


def test_every_refusal_names_a_rule_with_a_sentence() -> None:
    for rules, state in positions(60, seed="refusals"):
        pending = rules.pending(state)
        if not isinstance(pending, Decide):
            continue
        legal = set(rules.moves(state, pending.seats[0]))
        for move in BY_TEXT.values():
            reason = rules.refusal(state, pending.seats[0], move)
            assert (reason is None) == (move in legal)
            if reason is not None:
                assert reason.clause
                assert "{" not in why(GAME, reason)


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_seven_cards_are_dealt_singly_from_the_seat_after_the_dealer(seats: int) -> None:
    rules = RockitRules(GAME.options())
    state = rules.setup(Start(seats, first=1))
    assert letter(state.dealer) == "A"
    cards = DECK[:]
    Random(seats).shuffle(cards)
    rules.advance(state, rules.parse("deal " + " ".join(NAMES[card] for card in cards)), None)
    for seat in range(seats):
        nth = (seat - 1) % seats
        assert state.hand(seat) == sorted(cards[nth : 7 * seats : seats])
    assert state.sizes == [7] * seats


def test_the_deck_has_108_cards_of_54_kinds() -> None:
    assert len(DECK) == 108
    assert len(set(DECK)) == 54 == KINDS - 1


@pytest.mark.parametrize("start", [Start(1), Start(11), Start(4, teams=True)])
def test_what_does_not_fit_is_not_set_up(start: Start) -> None:
    with pytest.raises(ValueError, match="Rockit has"):
        RockitRules(GAME.options()).setup(start)
