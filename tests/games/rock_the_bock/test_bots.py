"""How the bots of Rock the Bock think: exactly at the end, and always the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest
from tests.games.rock_the_bock.matches import play, settings
from tests.games.rock_the_bock.table import RULES, state
from tests.reference_bots.rock_the_bock import EvaluationBot, entered, value

from spielblock.games.rock_the_bock.bot import EasyBot, HardBot, MasterBot, MediumBot
from spielblock.games.rock_the_bock.endgame import alone, exact_ends, throws
from spielblock.games.rock_the_bock.evaluation import best, judge, sheets_after
from spielblock.games.rock_the_bock.moves import FACES, Take
from spielblock.games.rock_the_bock.rollouts import payoff, tallies
from spielblock.games.rock_the_bock.state import State
from spielblock.rules.contract import Decide
from spielblock.rules.reason import Reason

BOTS = (EasyBot, MediumBot, HardBot, MasterBot)


def choices(matches: int, each: int) -> Iterator[State]:
    """Yield states in which a seat has a choice, a few of every match."""
    for rules, start, seed in settings(matches):
        found = [at for move, at, _ in play(rules, start, seed) if isinstance(move, Take)]
        yield from islice(
            [at for at in found if len(RULES.moves(at, at.turn)) > 1], seed % 3, None, 40 // each
        )


def takes(at: State) -> list[Take]:
    return [move for move in RULES.moves(at, at.turn) if isinstance(move, Take)]


def ends(count: int) -> Iterator[State]:
    """Yield ends of rounds: one seat has dice left, and a choice."""
    rng = Random(1)
    while count:
        seats = rng.choice((2, 4))
        at = state(seats, A="S7", **{seat: "S10" for seat in "BCD"[: seats - 1]})
        for track in (at.wolves, at.goats):
            track[:] = [rng.randrange(7) for _ in range(seats)]
        at.bucks = [rng.randrange(7) for _ in range(seats)]
        at.struck[0] = rng.choice((7, 8))
        step = RULES.apply(at, RULES.pending(at).chance.draw(rng))  # type: ignore[union-attr]
        if isinstance(RULES.pending(step.state), Decide) and len(takes(step.state)) > 1:
            count -= 1
            yield step.state


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_view_and_seed_give_the_same_thought(bot: type[MediumBot]) -> None:
    for at in islice(choices(9, 2), 12):
        decision = RULES.decision(at, at.turn)
        first, second = (bot(RULES, 4).think(decision, Random(7)) for _ in range(2))
        assert first == second
        assert first.move in decision.moves
        assert first.candidates[0].action == first.move.text()
        values = [one.value for one in first.candidates]
        assert values == sorted(values, reverse=True)


def test_the_judgement_is_that_of_the_reference_player() -> None:
    for at in choices(18, 4):
        moves = takes(at)
        assert judge(at, moves) == pytest.approx([value(entered(at, move), at.turn) for move in moves])


def test_the_sheets_add_up_to_the_judgement() -> None:
    for at in choices(6, 2):
        for move, judged in zip(takes(at), judge(at, takes(at)), strict=True):
            sheets = sheets_after(at, move)
            others = (sum(sheets) - sheets[at.turn]) / (at.seats - 1)
            assert judged == pytest.approx(sheets[at.turn] - others)


def test_medium_and_the_reference_player_agree_where_it_matters() -> None:
    for at in choices(18, 2):
        decision = RULES.decision(at, at.turn)
        values = sorted(judge(at, takes(at)), reverse=True)
        if values[0] - values[1] > 2e-3:
            chosen = EvaluationBot(RULES).think(decision, Random(1)).move
            assert MediumBot(RULES).think(decision, Random(1)).move is chosen is best(at, takes(at))


def test_a_beginner_overlooks_moves_but_always_finds_one() -> None:
    seen: set[int] = set()
    at = state(4, "A", "3 buck 2 wolf 2 red 1 blue 1 green 1 yellow")
    for seed in range(60):
        thought = EasyBot(RULES).think(RULES.decision(at, 0), Random(seed))
        seen.add(len(thought.candidates))
    assert seen >= {3, 4, 5, 6}
    assert max(seen) <= 8


def test_a_beginner_is_never_absurd() -> None:
    """It feeds nobody else while it can feed itself or send wolves, however much it overlooks."""
    looked = 0
    for number, at in enumerate(choices(18, 2)):
        harmless = [move for move in takes(at) if move.face < 2 or at.owners[move.face - 2] == at.turn]
        chosen = EasyBot(RULES).think(RULES.decision(at, at.turn), Random(number)).move
        assert chosen in harmless or not harmless
        looked += bool(harmless)
    assert looked > 40


def test_a_beginner_prefers_its_own_sheet() -> None:
    at = state(2, "A", "1 buck 4 wolf 2 red 3 blue")
    thoughts = [EasyBot(RULES).think(RULES.decision(at, 0), Random(seed)) for seed in range(40)]
    full = [thought for thought in thoughts if len(thought.candidates) == 4]
    assert {thought.move.text() for thought in full} == {"goats red"}


@pytest.mark.parametrize("count", [1, 2, 3])
def test_throws_have_their_chances(count: int) -> None:
    ways = {counts: 0 for counts in (move.counts for move, _ in throws(count))}
    for dice in product(range(6), repeat=count):
        ways[tuple(dice.count(face) for face in range(6))] += 1
    for move, chance in throws(count):
        assert chance == pytest.approx(ways[move.counts] / 6**count)


def slow(at: State, seat: int) -> float:
    """Return the expected lead of a seat that goes on alone, throw by throw and die by die."""
    dice = 10 - at.struck[seat]
    total, sure = 0.0, 0
    for faces in product(FACES, repeat=dice):
        text = " ".join(f"{faces.count(face)} {face}" for face in FACES if face in faces)
        lying = RULES.apply(at, RULES.parse(f"throw {text}")).state
        if isinstance(RULES.pending(lying), Decide):
            sure += 1
            total += max(slow_after(lying, move, seat) for move in takes(lying))
    return total / sure


def slow_after(at: State, move: Take, seat: int) -> float:
    end = RULES.apply(at, move).state
    if end.round == at.round:
        return slow(end, seat)
    brought = end.subtotals[-end.seats :]
    return brought[seat] - max(value for other, value in enumerate(brought) if other != seat)


def test_the_end_of_a_round_is_counted_out_exactly() -> None:
    for at in ends(12):
        assert alone(at)
        exact = [end[0] for end in exact_ends(RULES, at, takes(at))]
        assert exact == pytest.approx([slow_after(at, move, 0) for move in takes(at)])


def test_master_loses_nothing_at_the_end_of_a_round_and_hard_little() -> None:
    lost = {HardBot: 0.0, MasterBot: 0.0}
    positions = list(ends(60))
    for at in positions:
        decision = RULES.decision(at, 0)
        worth = dict(zip(takes(at), [end[0] for end in exact_ends(RULES, at, takes(at))], strict=True))
        for bot in lost:
            lost[bot] += max(worth.values()) - worth[bot(RULES).think(decision, Random(3)).move]  # type: ignore[index]
    assert lost[MasterBot] == pytest.approx(0.0, abs=1e-8)
    assert lost[HardBot] / len(positions) < 0.2


def test_master_says_what_it_counted_out() -> None:
    at = next(ends(1))
    thought = MasterBot(RULES).think(RULES.decision(at, 0), Random(1))
    assert all(one.reasons[0] == Reason("rock_the_bock.exact") for one in thought.candidates)
    assert all(one.error == 0.0 for one in thought.candidates)


def test_in_the_last_round_winning_counts() -> None:
    at = state(2, A="S9 B2", B="S10 G3 B1")
    at.round, at.before = 3, [12, 0]
    at.subtotals = [2, 0, 0, 0]
    at = RULES.apply(at, RULES.parse("throw 1 wolf")).state
    end = RULES.apply(at, takes(at)[0]).state
    assert end.subtotals == [2, 0, 0, 0, 0, 0]
    assert payoff(end, 0, last=True) > 0.99
    assert payoff(end, 1, last=True) < -0.99
    assert 0 < payoff(end, 0, last=False) < 0.3


def test_every_move_meets_the_same_chance() -> None:
    at = state(4, "A", "3 buck 2 wolf 2 red 1 blue 1 green 1 yellow")
    moves = takes(at)
    alone_ = tallies(RULES, at, moves[:1], 6, Random(2))[0]
    among = tallies(RULES, at, moves, 6, Random(2))[0]
    assert alone_.mean == among.mean
    assert among.count == 6


def test_budgets_are_rollouts() -> None:
    at = state(4, "A", "3 buck 2 wolf 2 red 1 blue 1 green 1 yellow")
    few = HardBot(RULES, 2).think(RULES.decision(at, 0), Random(1))
    assert MasterBot(RULES, 2).think(RULES.decision(at, 0), Random(1)) == few
    assert all(one.error >= 0 for one in few.candidates)
