"""The players of Schock: legal, the same every time, fair, and right about what they say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import msgspec
import pytest
from tests.games.fair import states
from tests.games.schock.cover import matches
from tests.games.schock.test_secrets import covered, redealt
from tests.reference_bots.schock import Beginner, Greedy

from spielblock.games.schock.moves import STAND
from spielblock.games.schock.options import Options
from spielblock.games.schock.parts import PARTS
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.games.schock.state import LATE
from spielblock.match.match import Match
from spielblock.rules.contract import Decide, Decision, Over, Start
from spielblock.rules.seats import CHANCE

LEVELS = [*PARTS.bots.values(), Beginner, Greedy]
NAMES = [*PARTS.bots, "beginner", "greedy"]


def decisions(seats: int, options: Options, count: int, seed: int = 1) -> list[Decision[Position]]:
    """Return decisions that come up when medium players meet."""
    rules = SchockRules(options)
    match, bot, found = Match(rules, Start(seats), f"bots/{seed}"), PARTS.stand_in(rules), []
    while len(found) < count and not isinstance(match.pending, Over):
        if isinstance(match.pending, Decide):
            seat = match.pending.seats[0]
            found.append(match.decision(seat))
            match.play(seat, bot.think(found[-1], Random(len(found))).move)
        else:
            match.play(CHANCE, match.fate())
    return found


@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("maker", LEVELS, ids=NAMES)
def test_every_player_plays_by_the_rules_and_the_same_every_time(maker: Any, seats: int) -> None:
    for options in (Options(), Options(jule=True, kept_dice_locked=True, ties="rethrow", visibility="open")):
        one, other = maker(SchockRules(options), 2), maker(SchockRules(options), 2)
        for number, decision in enumerate(decisions(seats, options, 12)):
            first, again = one.think(decision, Random(number)), other.think(decision, Random(number))
            assert first.move in decision.moves
            assert first.move.text() == again.move.text()
            assert first.candidates == again.candidates


def redealt_decisions(count: int) -> Iterator[tuple[SchockRules, list[Decision[Position]]]]:
    """Yield decisions of matches, each as it is and with what lies covered thrown anew three times."""
    rng, found = Random(6), 0
    for match in matches(count, seed=9):
        rules = match.rules
        assert isinstance(rules, SchockRules)
        for number in range(45):
            if isinstance(match.pending, Over) or found == count:
                break
            if not isinstance(match.pending, Decide):
                match.play(CHANCE, match.fate())
                continue
            seat = match.pending.seats[0]
            under = covered(match, seat)
            others = [redealt(match.state, under, rng) for _ in range(3)]
            seen = match.seen(seat)
            all_of_them = [rules.decision(state, seat, seen) for state in (match.state, *others)]
            yield rules, all_of_them
            found += 1
            match.play(seat, PARTS.stand_in(rules).think(match.decision(seat), Random(number)).move)


@pytest.mark.parametrize("level", PARTS.bots)
def test_fair_what_lies_covered_does_not_change_a_choice(level: str) -> None:
    looked = 0
    for rules, (real, *others) in redealt_decisions(states(40)):
        bot = PARTS.bots[level](rules, 1)
        thought = bot.think(real, Random(1))
        for other in others:
            assert msgspec.json.encode(real.view) == msgspec.json.encode(other.view)
            assert bot.think(other, Random(1)) == thought
        looked += 1
    assert looked == states(40)


def test_fair_a_cheater_is_caught() -> None:
    """Positive control: somebody who looks under a cup chooses differently."""
    caught = looked = 0
    for match in matches(4, seed=9):
        rng = Random(2)
        for _ in range(60):
            if isinstance(match.pending, Over):
                break
            if not isinstance(match.pending, Decide):
                match.play(CHANCE, match.fate())
                continue
            seat = match.pending.seats[0]
            under = [other for other in covered(match, seat) if other != seat]
            if under:
                looked += 1
                truth = [match.state, *[redealt(match.state, under, rng) for _ in range(3)]]
                caught += len({sum(state.dice[under[0]]) % 2 for state in truth}) > 1
            match.play(seat, PARTS.stand_in(match.rules).think(match.decision(seat), Random(1)).move)
    assert caught > looked / 2 > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_candidates_are_best_first_and_say_how_safe_they_are(seats: int) -> None:
    bot = PARTS.bots["master"](SchockRules(Options()), 2)
    for decision in decisions(seats, Options(), 12):
        found = bot.think(decision, Random(1)).candidates
        assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
        assert {one.action for one in found} <= {move.text() for move in decision.moves}
        for one in found:
            assert one.reasons[0].key == ("schock.why.half" if seats == 2 else "schock.why.safe")
            assert 0 <= int(one.reasons[0].values["percent"]) <= 100


def test_the_difference_that_is_named_is_the_difference() -> None:
    bot = PARTS.bots["master"](SchockRules(Options()), 2)
    for decision in decisions(2, Options(), 30):
        found = bot.think(decision, Random(1)).candidates
        values = [one.value for one in found]
        for place, one in enumerate(found):
            best = max([value for other, value in enumerate(values) if other != place], default=values[place])
            told = {reason.key: float(reason.values["percent"]) for reason in one.reasons}
            assert told["schock.why.half"] == pytest.approx(100 * one.value, abs=0.51)
            more = told.get("schock.why.half_more", 0.0) - told.get("schock.why.half_less", 0.0)
            assert more == pytest.approx(100 * (one.value - best), abs=0.051)


def test_nobody_throws_a_schock_aus_away() -> None:
    at = {
        "game": "schock",
        "seats": 4,
        "stock": 12,
        "lids": {"A": 1},
        "order": ["A", "B", "C", "D"],
        "to_move": "A",
        "throws": {"A": {"dice": [1, 1, 1], "count": 1, "open": [], "done": False}},
    }
    rules = SchockRules(Options())
    decision = rules.decision(rules.from_position(msgspec.convert(at, Position)), 0)
    for maker in LEVELS:
        assert maker(rules, None).think(decision, Random(1)).move is STAND


def test_a_decision_takes_well_under_a_second() -> None:
    taken: list[float] = []
    for seats in (2, 8):
        bot = PARTS.bots["master"](SchockRules(Options()), None)
        for decision in decisions(seats, Options(), 20):
            start = process_time()
            bot.think(decision, Random(1))
            taken.append(process_time() - start)
    assert sorted(taken)[-2] < 1.0


def test_a_beginner_who_is_last_mostly_turns_the_sixes_and_nobody_else_does() -> None:
    turned: list[bool] = []
    for match in matches(60, seed=3):
        rules, pending = match.rules, match.pending
        assert isinstance(rules, SchockRules)
        while not isinstance(pending, Over):
            if isinstance(pending, Decide):
                seat, state = pending.seats[0], match.state
                bot, rng = PARTS.bots["easy"](rules, None), Random(len(match.log))
                decision = match.decision(seat)
                move = bot.think(decision, rng).move
                if state.phase == LATE and len(decision.moves) > 1:
                    worth = [
                        rules.scale.worth(state.dice[one], state.open[one]).strength for one in state.order
                    ]
                    last = worth[state.order.index(seat)] == min(worth)
                    assert last or move is STAND
                    turned += [move is not STAND] if last else []
                match.play(seat, move)
            else:
                match.play(CHANCE, match.fate())
            pending = match.pending
    assert len(turned) > 10
    assert len(turned) / 3 < sum(turned) < len(turned)
