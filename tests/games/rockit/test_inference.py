"""What is concluded from what others did: who draws had nothing to lay, who pays had no answer."""

from __future__ import annotations

from random import Random

import pytest
from tests.reference_bots.rockit import SimpleBot

from spielblock.games.rockit.cards import HIDDEN, KINDS, NUMBER
from spielblock.games.rockit.events import (
    AnyEvent,
    CardKept,
    CardPlayed,
    CardsDrawn,
    CardTurned,
    ColourNamed,
    HandDealt,
    RoundStarted,
)
from spielblock.games.rockit.inference import Group, shown
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.rollouts import guess
from spielblock.games.rockit.rules import RockitRules
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Over, Start
from spielblock.rules.seats import CHANCE, letter

DEALT: tuple[AnyEvent, ...] = (
    RoundStarted(1, "B"),
    HandDealt("A", ("R1",) * 7),
    HandDealt("B", ("?",) * 7),
    CardTurned("Y5", stays=True),
)
DREW = CardsDrawn("B", ("?",), "draw")


def groups(*events: AnyEvent) -> list[Group]:
    return shown(Position(seats=2, seat="A", seen=(*DEALT, *events)), (7, 7))[1]


def out(group: Group) -> set[str]:
    return {name for name, card in NUMBER.items() if card < HIDDEN and group.out >> card & 1}


def test_a_hand_tells_nothing_before_anything_is_done() -> None:
    assert groups() == [Group(7, 0)]


def test_who_draws_had_neither_the_colour_nor_the_face_nor_a_joker() -> None:
    old, fresh = groups(DREW)
    assert (old.cards, fresh.cards) == (7, 1)
    assert {"Y0", "Y+2", "G5", "B5", "W", "W+4"} <= out(old)
    assert not {"G4", "B0", "R+2"} & out(old)
    assert out(fresh) == out(old), "the drawn card would have been laid"


def test_the_named_colour_counts_after_a_joker() -> None:
    old, _ = groups(CardPlayed("A", "W", "?", 6), ColourNamed("A", "G"), DREW)
    assert {"G0", "G9"} <= out(old)
    assert "Y1" not in out(old)


def test_a_drawn_card_that_is_kept_would_have_fitted() -> None:
    old, fresh = groups(DREW, CardKept("B"))
    assert out(old) & out(fresh) == set()
    assert "Y1" not in out(fresh)
    assert "R1" in out(fresh)


def test_a_drawn_card_that_is_laid_leaves_the_others_behind() -> None:
    old, fresh = groups(DREW, CardPlayed("B", "Y3", "Y", 7, drawn=True))
    assert (old.cards, fresh.cards) == (7, 0)


def test_a_card_is_laid_from_the_group_that_may_hold_it() -> None:
    old, fresh = groups(DREW, CardPlayed("A", "G5", "G", 6), DREW, CardPlayed("B", "B3", "B", 8))[:2]
    assert old.cards + fresh.cards == 7


def test_who_pays_two_had_no_two() -> None:
    old, fresh = groups(CardPlayed("A", "Y+2", "Y", 6), CardsDrawn("B", ("?", "?"), "take"))
    assert out(old) == {"R+2", "Y+2", "G+2", "B+2"}
    assert fresh == Group(2, 0)


def test_after_a_shuffling_the_hand_is_what_it_must_have_been() -> None:
    view = Position(seats=2, seat="A", seen=(CardTurned("Y5", stays=True), DREW))
    assert [group.cards for group in shown(view, (3, 5))[1]] == [4, 1]


def test_two_cards_for_a_forgotten_call_tell_nothing() -> None:
    assert groups(CardsDrawn("B", ("?", "?"), "call")) == [Group(7, 0), Group(2, 0)]


@pytest.mark.parametrize("seed", range(12))
def test_groups_are_as_large_as_hands_and_guesses_keep_to_them(seed: int) -> None:
    """In a match of players who never draw by choice, what was drawn upon is truly not in the hand."""
    rules = RockitRules(Options())
    match = Match(rules, Start(2, 0, teams=False), f"inference {seed}")
    bots = SimpleBot(rules)
    looked = 0
    while not isinstance(match.pending, Over) and looked < 40:
        if not isinstance(match.pending, Decide):
            match.play(CHANCE, match.fate())
            continue
        seat = match.pending.seats[0]
        decision = match.decision(seat)
        known = rules.from_position(decision.view)
        hands = shown(decision.view, known.sizes)
        assert [sum(group.cards for group in hand) for hand in hands] == known.sizes
        dealt = guess(known, seat, Random(seed), hands)
        other = 1 - seat
        sure = [group for group in hands[other] if group.cards]
        if len(sure) == 1:
            held = dealt.hands[other * KINDS : (other + 1) * KINDS]
            assert not any(held[card] for card in range(HIDDEN) if sure[0].out >> card & 1), letter(other)
        looked += 1
        match.play(seat, bots.think(decision, Random(match.seed_for(seat))).move)
    assert looked > 3
