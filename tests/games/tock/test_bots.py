"""The players of Tock are fair, kind to their partner, and say truly why."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.fair import states
from tests.games.tock.fairness import flagged, honest, moments
from tests.games.tock.table import at

from spielblock.games.tock.cards import cards_in
from spielblock.games.tock.endgame import opened, solved
from spielblock.games.tock.events import CardDiscarded, DealBegun, PieceCaptured, PieceEntered, PieceMoved
from spielblock.games.tock.features import features
from spielblock.games.tock.game import GAME
from spielblock.games.tock.guess import guessed, passed, unseen
from spielblock.games.tock.lines import lines
from spielblock.games.tock.look import Look
from spielblock.games.tock.memory import lacks
from spielblock.games.tock.moves import Discard
from spielblock.games.tock.rules import TockRules
from spielblock.games.tock.state import PLAY, State
from spielblock.games.tock.why import compared, differences
from spielblock.rules.chance import shuffle
from spielblock.rules.event import Event

LEVELS = list(GAME.bots)


@pytest.mark.parametrize("level", LEVELS)
def test_fair_what_is_hidden_changes_no_choice(level: str) -> None:
    assert flagged(honest(GAME.bots[level], 6), states(24)) == 0


def test_fair_a_cheater_is_caught() -> None:
    def peeks(rules: TockRules, state: State, seat: int, seen: tuple[Event, ...], seed: int) -> str:
        moves, secret = rules.moves(state, seat), state.hands[(seat + 1) % state.seats]
        return moves[sum(cards_in(secret)) % len(moves)].text()

    assert flagged(peeks, states(60)) >= states(60) / 2


def test_fair_a_pool_that_is_not_sorted_is_caught() -> None:
    def careless(rules: TockRules, state: State, seat: int, seen: tuple[Event, ...], seed: int) -> str:
        others = [
            card for other in range(state.seats) if other != seat for card in cards_in(state.hands[other])
        ]
        pool, moves = others + state.draw, rules.moves(state, seat)
        shuffle(Random(seed), pool)
        return moves[sum(pool[:5]) % len(moves)].text()

    assert flagged(careless, states(60)) >= states(60) / 2


def test_a_guess_fits_what_is_known() -> None:
    for rules, state, seat, seen in moments(150):
        view = rules.view(state, seat, seen)
        known = rules.from_position(view)
        guess = guessed(known, seat, lacks(rules.board(state.seats), known, seat, seen), Random(1))
        assert [hand.bit_count() for hand in guess.hands] == state.counts
        assert len(guess.draw) == len(state.draw)
        assert sorted([card for hand in guess.hands for card in cards_in(hand)] + guess.draw) == sorted(
            unseen(known, seat) + cards_in(known.hands[seat]) + passed(known, seat)
        )
        if state.phase == PLAY:
            again = rules.view(guess, seat, seen)
            assert (again.hands, again.draw, again.pieces) == (view.hands, view.draw, view.pieces)


def test_who_threw_cards_away_seems_to_have_no_way_in() -> None:
    rules, state = at("A: r9; B: r30", "A: 2c; B: 2d; C: 2h; D: 2s")
    seen = [
        CardDiscarded("D", "8c", "no_move"),
        DealBegun("D", 1, 5),
        CardDiscarded("B", "8d", "no_move"),
        PieceEntered("B", "B", "Kd", "r18"),
        PieceMoved("B", "B", "Qd", "r18", tuple(f"r{field}" for field in range(19, 31))),
        CardDiscarded("C", "3d", "no_move"),
        CardDiscarded("D", "5d", "skipped"),
    ]
    doubts = lacks(rules.board(4), state, 0, seen)
    assert doubts == {1: frozenset({11, 12}), 2: frozenset({11, 12})}


def test_looking_back_puts_captured_pieces_back() -> None:
    rules, state = at("A: r9; B: r30", "A: 2c; B: 2d; C: 2h; D: 2s")
    seen = [
        DealBegun("D", 1, 5),
        CardDiscarded("C", "3d", "no_move"),
        PieceMoved("A", "A", "9c", "r0", tuple(f"r{field}" for field in range(1, 10))),
        PieceCaptured("A", "C", "r9"),
    ]
    doubts = lacks(rules.board(4), state, 0, seen)
    assert doubts[2] == frozenset(range(13))


def test_a_beginner_is_never_absurd() -> None:
    """It throws no card away while it can move, and does not run over its own pieces without need."""
    looked = 0
    for rules, state, seat, seen in moments(200):
        decision = rules.decision(state, seat, seen)
        useful = [move for move in decision.moves if not isinstance(move, Discard)]
        if state.phase == PLAY and useful and not state.skip:
            look = Look(rules, decision)
            harmless = {
                line.moves[0].text()
                for line, of in zip(look.ways, look.features, strict=True)
                if of["enter"] >= -6.0 and of["partner"] >= -6.0 and not isinstance(line.moves[0], Discard)
            }
            chosen = GAME.bots["easy"](rules, None).think(decision, Random(looked)).move
            assert not isinstance(chosen, Discard)
            assert not harmless or chosen.text() in harmless
            looked += 1
    assert looked > 100


def test_a_beginner_enters_no_piece_where_an_own_one_stands_if_there_is_something_else() -> None:
    rules, state = at("A: r0 r20; B: r30", "A: As 5c; B: 2c; C: 3c; D: 6c")
    decision = rules.decision(state, 0)
    texts = {move.text() for move in decision.moves}
    pointless = {text for text in texts if "yard" in text}
    assert pointless
    chosen = {GAME.bots["easy"](rules, None).think(decision, Random(seed)).move.text() for seed in range(40)}
    assert len(chosen) > 1
    assert not chosen & pointless


def test_a_beginner_who_sits_out_mostly_keeps_the_card_that_brings_pieces_in() -> None:
    rules, state = at("B: r30", "A: As 5c 6d; B: 2c; C: 3c; D: 6c")
    state.skip = True
    decision = rules.decision(state, 0)
    thrown = [
        GAME.bots["easy"](rules, None).think(decision, Random(seed)).move.text().startswith("As")
        for seed in range(60)
    ]
    assert 0 < sum(thrown) < len(thrown) / 3 - 5


PARTNER = [
    ("A: r10 r40; C: r15", "A: 5c; B: 2c; C: 3c; D: 6c", "5c r40>r45"),
    ("A: r10; C: r17 ", "A: 7c 6d; B: 2c; C: 3c; D: 6c", "6d r10>r16"),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("pieces", "hands", "kind"), PARTNER)
def test_nobody_sends_the_partner_home_without_need(level: str, pieces: str, hands: str, kind: str) -> None:
    rules, state = at(pieces, hands, teams=True)
    for seed in range(5):
        thought = GAME.bots[level](rules, 60).think(rules.decision(state, 0), Random(seed))
        assert thought.move.text() == kind


@pytest.mark.parametrize("level", ["medium", "hard", "master"])
def test_a_win_is_taken(level: str) -> None:
    rules, state = at("A: g2 g3 g4 r70; B: r20", "A: As Kc; B: 2c 3c; C: 5c 6c; D: 9c Qc")
    thought = GAME.bots[level](rules, 40).think(rules.decision(state, 0), Random(1))
    assert thought.move.text() == "As r70>g1"


def test_the_reasons_are_the_largest_differences_of_the_best_move_those_for_it() -> None:
    named = 0
    for rules, state, seat, seen in moments(60):
        thought = GAME.bots["medium"](rules, None).think(rules.decision(state, seat, seen), Random(1))
        if state.phase != PLAY or len(thought.candidates) < 2:
            continue
        look = Look(rules, rules.decision(state, seat, seen))
        found: dict[str, dict[str, float]] = {}
        for line, of in zip(look.ways, look.features, strict=True):
            found.setdefault(line.moves[0].text(), of)
        best, *others = (found[candidate.action] for candidate in thought.candidates)
        second = next((one for one in others if differences(best, one)), others[0])
        for candidate in thought.candidates:
            mine = found[candidate.action]
            other = second if mine is best else best
            by = {key: value - other[key] for key, value in mine.items()}
            if candidate.reasons:
                key = candidate.reasons[0].key.removeprefix("tock.why.").removeprefix("no_")
                assert (
                    by[key] == max(by.values())
                    if mine is best
                    else abs(by[key]) == max(map(abs, by.values()))
                )
                assert ("no_" in candidate.reasons[0].key) == (by[key] < 0)
                named += 1
    assert named > 50


def test_features_sum_up_to_what_the_pieces_gain() -> None:
    rules, state = at("A: r10; B: r15", "A: 5c; B: 2c")
    look = Look(rules, rules.decision(state, 0))
    found = features(look.worth, state, look.ways[0])
    assert found["steps"] == pytest.approx(5 * look.worth.weights.field)
    assert found["rivals"] > 0
    assert differences(found, dict.fromkeys(found, 0.0))[0][0] == "rivals"
    assert compared([found]) == [()]


LAST_DEAL = [
    ("A: r10 r60 g4; B: r30 r45 g3", "A: 3c 8d; B: 5c 9d"),
    ("A: r66 g2; B: r40 r20", "A: 4c 6d; B: Jc 7d"),
    ("A: r5 r0*; B: r36* r12", "A: Ac 2d; B: Kc 10d"),
]


@pytest.mark.parametrize(("pieces", "hands"), LAST_DEAL)
def test_the_end_of_a_cycle_for_two_is_searched_exactly(pieces: str, hands: str) -> None:
    rules, state = at(pieces, hands, seats=2, deal=6)
    look = Look(rules, rules.decision(rules.from_position(rules.view(state, 0)), 0))
    assert solved(look, 10) is None
    values = solved(look, 10_000_000)
    assert values is not None
    known = opened(look.state, 0)
    assert known is not None
    assert known.hands == state.hands
    for line, value in zip(look.ways, values, strict=True):
        after = known.copy()
        for move in line.moves:
            rules.advance(after, move, None)
        assert value == pytest.approx(plain(rules, look, after))


def plain(rules: TockRules, look: Look, state: State) -> float:
    """Return the value of the rest of a deal, everything looked at."""
    if state.phase != PLAY:
        return look.playout.chances(state)[look.seat]
    found = [plain(rules, look, line.after) for line in lines(rules, state, rules.moves(state, state.turn))]
    return max(found) if state.turn == look.seat else min(found)


def test_with_cards_in_the_pile_nothing_is_known() -> None:
    rules, state = at("A: r10; B: r30", "A: 3c; B: 5c", seats=2, deal=5)
    assert opened(state, 0) is None


def test_the_first_is_compared_with_the_next_that_differs() -> None:
    best, alike, other = (
        {"steps": 7.0, "rivals": 0.0},
        {"steps": 7.0, "rivals": 0.2},
        {"steps": 2.0, "rivals": 0.0},
    )
    first, second, third = compared([best, alike, other])
    assert [reason.key for reason in first] == ["tock.why.steps"]
    assert second == ()
    assert [reason.key for reason in third] == ["tock.why.no_steps"]
