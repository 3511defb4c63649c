"""The bots of Rockit see what their seat sees, choose the same again, and give their true reasons."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.json import encode
from tests.games.fair import states
from tests.games.rockit.matches import covering, play, positions, short
from tests.games.rockit.seen import position
from tests.games.rockit.test_secrets import redealt
from tests.reference_bots.rockit import AnyBot, SimpleBot

from spielblock.bots.bot import Bot
from spielblock.games.rockit.cards import HIDDEN, NUMBER
from spielblock.games.rockit.explaining import MOST_REASONS, differences
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.memory import lacking
from spielblock.games.rockit.moves import Play
from spielblock.games.rockit.policy import FEATURES, PLAIN, WEIGHTS, features, worth
from spielblock.games.rockit.rollouts import guess
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.state import State
from spielblock.match.match import Match
from spielblock.rules.contract import WAIT, Decide, Decision, Draw, Over, Start
from spielblock.rules.seats import CHANCE

LEVELS = list(GAME.bots)
every_level = pytest.mark.parametrize("level", LEVELS)


def asked(count: int, seed: str) -> Iterator[tuple[RockitRules, State, int]]:
    found = 0
    for rules, state in positions(8 * count, seed=seed):
        pending = rules.pending(state)
        if isinstance(pending, Decide) and found < count:
            found += 1
            yield rules, state, pending.seats[0]


@every_level
def test_fair_whatever_others_hold_the_choice_is_the_same(level: str) -> None:
    rng = Random(1)
    for rules, state, seat in asked(states(60), "fair"):
        bot = GAME.bots[level](rules, 4)
        thought = bot.think(rules.decision(state, seat), Random(9))
        for _ in range(3):
            again = redealt(state, seat, rng)
            assert encode(rules.view(again, seat)) == encode(rules.view(state, seat))
            assert bot.think(rules.decision(again, seat), Random(9)) == thought


def test_fair_a_cheat_would_be_found() -> None:
    """Positive control: a player that looks at the top of the pile chooses differently."""

    def cheat(rules: RockitRules, state: State, seat: int) -> str:
        moves = rules.moves(state, seat)
        return moves[(state.pile[state.at] if state.at < len(state.pile) else 0) % len(moves)].text()

    rng = Random(1)
    caught = sum(
        cheat(rules, state, seat) != cheat(rules, redealt(state, seat, rng), seat)
        for rules, state, seat in asked(states(60), "fair")
    )
    assert caught > states(60) / 6


def test_fair_a_guess_hangs_on_what_is_seen_alone() -> None:
    """Positive control included: a pool that is shuffled as it lay gives away where cards were."""
    rng = Random(2)
    leaks = 0
    for rules, state, seat in asked(states(60), "guess"):
        again = redealt(state, seat, rng)
        known = [rules.from_position(rules.view(one, seat)) for one in (state, again)]
        guesses = [guess(one, seat, Random(4)) for one in known]
        assert guesses[0].hands == guesses[1].hands
        assert guesses[0].pile == guesses[1].pile
        unsorted = [one.pile[one.at :] for one in (state, again)]
        for pool in unsorted:
            Random(4).shuffle(pool)
        leaks += unsorted[0] != unsorted[1]
    assert leaks > states(60) / 2


def test_a_guess_is_a_possible_deal() -> None:
    for rules, state, seat in asked(80, "possible"):
        known = rules.from_position(rules.view(state, seat))
        dealt = guess(known, seat, Random(5))
        assert rules.from_position(rules.to_position(dealt)).sizes == state.sizes
        assert dealt.hand(seat) == state.hand(seat)
        assert not any(dealt.hands[HIDDEN :: HIDDEN + 1])


@every_level
def test_the_reasons_are_the_largest_differences(level: str) -> None:
    told = 0
    for rules, state, seat in asked(60, "reasons"):
        decision = rules.decision(state, seat)
        thought = GAME.bots[level](rules, 4).think(decision, Random(3))
        values = [candidate.value for candidate in thought.candidates]
        assert values == sorted(values, reverse=True)
        if thought.candidates:
            assert thought.candidates[0].action == thought.move.text()
        told += sum(bool(candidate.reasons) for candidate in thought.candidates)
    assert told > 20


def test_the_first_reason_is_what_counts_most() -> None:
    for rules, state, seat in asked(60, "largest"):
        plays = [move for move in rules.moves(state, seat) if isinstance(move, Play)]
        found = [features(state, seat, move, [0] * state.seats) for move in plays]
        for here in found:
            for there in found:
                told = differences(here, there, WEIGHTS)
                gaps = [abs(w * (a - b)) for w, a, b in zip(WEIGHTS, here, there, strict=True)]
                assert len(told) <= MOST_REASONS
                if told:
                    name = told[0].key.removeprefix("rockit.").rpartition("_")[0]
                    assert gaps[FEATURES.index(name)] == max(gaps)


def test_who_drew_is_remembered_as_lacking_the_colour() -> None:
    rules = RockitRules(GAME.options())
    where = position("R5", {"A": "R1 R2 R3", "B": "G3 G4 G6", "C": "B1 B2 B3"}, draw_first="Y7 G+2 G7")
    match = Match(rules, Start(3), "3", where)
    for by, text in [(0, "R1"), (1, "draw"), (2, "draw")]:
        match.play(by, rules.parse(text))
    assert lacking(match.view(0)) == [0, 1, 1]


def test_a_penalty_makes_that_memory_void() -> None:
    rules = RockitRules(GAME.options())
    where = position("R5", {"A": "R1 R+2 R3 R4", "B": "G3 G4 G6", "C": "R6 R7 R8"}, draw_first="Y7 G7 G8")
    match = Match(rules, Start(3), "3", where)
    for by, text in [(0, "R1"), (1, "draw"), (2, "R6"), (0, "R+2"), (1, "take")]:
        match.play(by, rules.parse(text))
    assert lacking(match.view(0)) == [0, 0, 0]


def won(first: type, others: type, seats: int, rounds: int) -> float:
    """Return the share of rounds that one player wins, from every seat in turn."""
    rules = RockitRules(GAME.options())
    wins = 0
    for number in range(rounds):
        own = number % seats
        bots: list[Bot] = [(first if seat == own else others)(rules, None) for seat in range(seats)]
        wins += winner(rules, bots, number // seats) == own
    return wins / rounds


def winner(rules: RockitRules, bots: list[Bot], seed: int) -> int:
    rng = Random(seed)
    state = rules.setup(Start(len(bots), first=seed % len(bots)))
    while not isinstance(pending := rules.pending(state), Over):
        if isinstance(pending, Draw):
            rules.act(state, CHANCE, pending.chance.draw(rng), None)
            continue
        seat = pending.seats[0]
        rules.act(state, seat, bots[seat].think(rules.decision(state, seat), rng).move, None)
    return pending.ranks.index(1)


def test_the_references_are_as_strong_as_they_were_measured() -> None:
    """The rule of thumb against three that lay anything: .337 of 4,000 rounds; here a short look."""
    assert won(SimpleBot, AnyBot, 4, 240) > 0.26
    assert won(AnyBot, SimpleBot, 4, 240) < 0.26


def test_no_level_of_four_wins_more_than_is_possible_without_peeking() -> None:
    assert won(GAME.bots["hard"], SimpleBot, 4, 200) <= 0.36  # type: ignore[arg-type]


def test_a_bot_that_need_not_catch_may_wait() -> None:
    where = position(
        "R2 R5",
        {"A": "R3 R4", "B": "G1", "C": "B1 B2"},
        phase="call",
        caller="B",
        to_move="C",
        options={"penalty": "must_be_caught"},
    )
    rules = RockitRules(where.options)
    state = rules.from_position(where)
    bot = GAME.bots["easy"](rules, None)
    chosen = {bot.think(rules.decision(state, 0), Random(seed)).move.text() for seed in range(40)}
    assert chosen == {"catch", WAIT.text()}
    bare = Decision(0, rules.view(state, 0), tuple(rules.moves(state, 0)))
    assert {bot.think(bare, Random(seed)).move.text() for seed in range(40)} == {"catch"}


def test_a_beginner_is_never_absurd() -> None:
    """Who can lay a card lays one, and whoever sees that a call is due makes it or not, but does not draw."""
    looked = 0
    for number, (rules, state, seat) in enumerate(asked(120, "absurd")):
        moves = rules.moves(state, seat)
        if any(isinstance(move, Play) for move in moves):
            thought = GAME.bots["easy"](rules, None).think(rules.decision(state, seat), Random(number))
            assert isinstance(thought.move, Play)
            looked += 1
    assert looked > 40


def test_weights_belong_to_features() -> None:
    assert len(WEIGHTS) == len(PLAIN) == len(FEATURES)
    assert worth((1.0,) * len(FEATURES), [2.0] * len(FEATURES)) == 2.0 * len(FEATURES)


def test_jokers_are_saved_while_a_coloured_card_fits() -> None:
    rules = RockitRules(GAME.options())
    where = position("R5", {"A": "R1 W B2 B3", "B": "G1 G2 G3", "C": "Y1 Y2 Y3"})
    state = rules.from_position(where)
    for level in LEVELS[1:]:
        move = GAME.bots[level](rules, 4).think(rules.decision(state, 0), Random(1)).move
        assert move.text() == "R1"


def test_play_in_the_tests_reaches_both_kinds_of_window() -> None:
    texts = {
        move.text()
        for setting in map(short, covering()[:6])
        for _, move, _ in play(RockitRules(setting.options), setting, "windows")
    }
    assert {"call", "silent", "draw", "take", "keep"} <= texts
    assert NUMBER["W"] < HIDDEN
