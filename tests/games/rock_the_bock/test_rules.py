"""What Rock the Bock promises, sheet by sheet."""

from __future__ import annotations

import pytest
from tests.games.rock_the_bock.table import RULES, brief, position, state

from spielblock.games.rock_the_bock.events import (
    DiceStruck,
    DiceThrown,
    RoundScored,
    RoundStarted,
    SeatOut,
    SymbolsEntered,
    ThrowFailed,
)
from spielblock.games.rock_the_bock.options import Options
from spielblock.games.rock_the_bock.rules import RockTheBockRules
from spielblock.games.rock_the_bock.scoring import points
from spielblock.rules.contract import Decide, Draw, IllegalMoveError, Over, Start
from spielblock.rules.reason import Reason
from spielblock.rules.seats import letter, seat_of

FIRST = "3 buck 2 wolf 2 red 1 blue 1 green 1 yellow"

LEGAL = [
    (4, "A", FIRST, "buck, wolves B, wolves C, wolves D, goats red, goats blue, goats green, goats yellow"),
    (4, "C", FIRST, "buck, wolves A, wolves B, wolves D, goats red, goats blue, goats green, goats yellow"),
    (2, "A", "2 red 1 blue 4 green 3 yellow", "goats red, goats blue"),
    (2, "B", "10 wolf", "wolves A"),
    (3, "A", "9 yellow 1 wolf", "wolves B, wolves C"),
    (4, "A", "10 yellow", "goats yellow"),
]


@pytest.mark.parametrize(("seats", "turn", "lies", "moves"), LEGAL)
def test_legal(seats: int, turn: str, lies: str, moves: str) -> None:
    found = RULES.moves(state(seats, turn, lies), seat_of(turn))
    assert ", ".join([move.text() for move in found]) == moves


TAKEN = [
    (4, FIRST, "", "buck", "A[B3 S3]"),
    (4, FIRST, "", "wolves C", "A[S2] C[W2]"),
    (4, FIRST, "", "goats red", "A[G2 S2]"),
    (4, FIRST, "", "goats blue", "A[S1] B[G1]"),
    (4, "3 red 3 wolf", "G11 S4", "goats red", "A[G12 S7]"),
    (4, "3 red 3 wolf", "G12 S4", "goats red", "A[G12 S7]"),
    (2, "7 buck 1 wolf", "B1 S2", "buck", "A[B8 S9]"),
]


@pytest.mark.parametrize(("seats", "lies", "own", "move", "after"), TAKEN)
def test_taken(seats: int, lies: str, own: str, move: str, after: str) -> None:
    step = RULES.apply(state(seats, "A", lies, A=own), RULES.parse(move))
    assert brief(step.state) == after
    assert step.state.turn == 1


def test_wolves_find_a_full_track_and_are_struck_all_the_same() -> None:
    step = RULES.apply(state(4, "A", "2 wolf", A="S8", C="W12"), RULES.parse("wolves C"))
    assert brief(step.state) == "A[S10] C[W12]"
    assert step.events == (
        SymbolsEntered("A", "wolf", "C", dice=2, entered=0, total=12),
        DiceStruck("A", 2, 10),
        SeatOut("A"),
    )


def test_a_throw_asks_the_thrower() -> None:
    step = RULES.apply(state(4), RULES.parse("throw 3 buck 7 wolf"))
    assert RULES.pending(step.state) == Decide((0,))
    assert step.events == (DiceThrown("A", ("buck",) * 3 + ("wolf",) * 7),)


def test_a_throw_that_fails_passes_the_turn() -> None:
    step = RULES.apply(state(2, A="S9"), RULES.parse("throw 1 green"))
    assert brief(step.state) == "A[S9]"
    assert step.state.turn == 1
    assert step.events == (DiceThrown("A", ("green",)), ThrowFailed("A", 1))


def test_who_is_left_alone_goes_on_after_a_throw_that_fails() -> None:
    step = RULES.apply(state(2, A="S9", B="S10"), RULES.parse("throw 1 green"))
    assert step.state.turn == 0


def test_with_four_players_no_throw_fails() -> None:
    for face in ("red", "blue", "green", "yellow", "buck", "wolf"):
        step = RULES.apply(state(4), RULES.parse(f"throw 10 {face}"))
        assert step.state.turn == 0


def test_seats_that_are_out_are_skipped() -> None:
    step = RULES.apply(state(4, "A", "10 buck", B="S10", C="S10"), RULES.parse("buck"))
    assert step.state.turn == 3


def test_fewer_dice_after_every_take() -> None:
    after = RULES.apply(state(4, "A", FIRST, B="S10", C="S10", D="S10"), RULES.parse("buck")).state
    pending = RULES.pending(after)
    assert isinstance(pending, Draw)
    assert pending.seat == 0
    assert pending.chance.outcomes() == 6**7
    assert RULES.refusal(after, -1, RULES.parse("throw 8 buck")) == Reason("common.outcome")
    assert RULES.refusal(after, -1, RULES.parse("throw 7 buck")) is None


@pytest.mark.parametrize(
    ("bucks", "wolves", "goats", "worth"),
    [(4, 3, 5, 5), (2, 5, 4, -4), (3, 3, 7, 0), (6, 0, 0, 0), (0, 0, 3, 0), (0, 1, 0, 0)],
)
def test_a_sheet_is_worth(bucks: int, wolves: int, goats: int, worth: int) -> None:
    assert points(bucks, wolves, goats) == worth


STARTS = [("continue", "B", "C"), ("same", "B", "B"), ("rotate", "B", "C"), ("continue", "C", "C")]


@pytest.mark.parametrize(("option", "began", "begins"), STARTS)
def test_the_next_round_begins_with(option: str, began: str, begins: str) -> None:
    rules = RockTheBockRules(Options(next_round_start=option))  # pyright: ignore
    before = position(3, "B", "1 buck", A="S10 B4 G5", B="S9 G1 W1", C="S10 W2 G3")
    last = rules.from_position(before)
    last.start = seat_of(began)
    step = rules.apply(last, rules.parse("buck"))
    assert step.events[-2:] == (
        RoundScored(
            1,
            {"A": 5, "B": 0, "C": -3},
            {"A": 5, "B": 0, "C": -3},
            {"A": (4, 0, 5), "B": (1, 1, 1), "C": (0, 2, 3)},
        ),
        RoundStarted(2, begins),
    )
    assert (letter(step.state.start), letter(step.state.turn)) == (begins, begins)
    assert step.state.before == [5, 1, 3]
    assert brief(step.state) == ""
    assert [rules.renews(event) for event in step.events][-2:] == [False, True]


def finished(option: str, *sheets: tuple[int, int, int]) -> Over:
    """Return the end of a match with these points of two rounds, goats before, and goats that count now."""
    rules = RockTheBockRules(Options(tiebreak=option))  # pyright: ignore
    ended = rules.setup(Start(len(sheets)))
    ended.round, ended.turn = 3, -1
    ended.subtotals = [sheet[0] for sheet in sheets] + [0] * len(sheets) + [sheet[2] for sheet in sheets]
    ended.before = [sheet[1] for sheet in sheets]
    ended.bucks, ended.struck = [10] * len(sheets), [10] * len(sheets)
    ended.goats = [sheet[2] for sheet in sheets]
    over = rules.pending(rules.from_position(rules.to_position(ended)))
    assert isinstance(over, Over)
    return over


ENDS = [
    ("none", [(3, 3, 1), (4, 4, 0), (-3, 3, 0), (0, 0, 0)], (1, 1, 4, 3), "rock_the_bock.shared"),
    ("none", [(3, 9, 1), (4, 4, 0)], (1, 1), "rock_the_bock.shared"),
    ("none", [(3, 3, 0), (4, 4, 0)], (2, 1), "rock_the_bock.most_points"),
    ("most_goats", [(3, 9, 1), (4, 4, 0)], (1, 2), "rock_the_bock.more_goats"),
    ("most_goats", [(3, 3, 1), (4, 4, 0)], (1, 1), "rock_the_bock.shared"),
    ("most_goats", [(3, 4, 1), (4, 4, 0), (4, 5, 0)], (1, 3, 1), "rock_the_bock.shared"),
    ("most_goats", [(5, 5, 1), (4, 24, 0)], (1, 2), "rock_the_bock.most_points"),
]


@pytest.mark.parametrize(("option", "sheets", "ranks", "reason"), ENDS)
def test_who_wins(
    option: str, sheets: list[tuple[int, int, int]], ranks: tuple[int, ...], reason: str
) -> None:
    over = finished(option, *sheets)
    assert over.ranks == ranks
    assert over.scores == tuple([sheet[0] + sheet[2] for sheet in sheets])
    assert over.reason.key == reason


def test_the_match_ends_with_the_last_die_of_the_third_round() -> None:
    last = state(2, "A", "1 red", A="S9 B4 G5", B="S10 W1 G2")
    last.round, last.subtotals, last.before = 3, [1, -2, 0, 4], [1, 6]
    step = RULES.apply(last, RULES.parse("goats red"))
    assert step.events[-1] == RoundScored(
        3, {"A": 6, "B": -2}, {"A": 7, "B": 0}, {"A": (4, 0, 6), "B": (0, 1, 2)}
    )
    assert RULES.pending(step.state) == Over((1, 2), (7, 0), Reason("rock_the_bock.most_points"))
    assert brief(step.state) == "A[B4 G6 S10] B[W1 G2 S10]"
    assert RULES.standing(step.state) == (7, 0)


def test_the_curve_counts_the_running_sheets() -> None:
    now = state(2, A="S4 B2 G3", B="S5 W1 G2")
    now.round, now.subtotals, now.before = 2, [1, -2], [1, 2]
    assert RULES.standing(now) == (4, -4)


@pytest.mark.parametrize("text", ["buck", "wolves B", "goats red"])
def test_who_is_not_asked_is_refused(text: str) -> None:
    assert RULES.refusal(state(4, "A", FIRST), 1, RULES.parse(text)) == Reason("common.turn")


REFUSED = [
    (3, "1 wolf 9 yellow", "goats yellow", Reason("rock_the_bock.nobody", {"face": "yellow"}, "RB-11")),
    (4, "1 wolf 9 yellow", "goats red", Reason("rock_the_bock.absent", {"face": "red"}, "RB-11")),
    (4, "1 wolf 9 yellow", "buck", Reason("rock_the_bock.absent", {"face": "buck"}, "RB-11")),
    (4, "1 red 9 yellow", "wolves A", Reason("rock_the_bock.absent", {"face": "wolf"}, "RB-11")),
    (4, "1 wolf 9 yellow", "wolves A", Reason("rock_the_bock.self", clause="RB-6")),
    (3, "1 wolf 9 red", "wolves D", Reason("rock_the_bock.target", {"seat": "D"}, "RB-5")),
    (3, "1 wolf 9 red", "throw 10 red", Reason("rock_the_bock.once", clause="RB-9")),
]


@pytest.mark.parametrize(("seats", "lies", "text", "reason"), REFUSED)
def test_refused(seats: int, lies: str, text: str, reason: Reason) -> None:
    assert RULES.refusal(state(seats, "A", lies), 0, RULES.parse(text)) == reason


UNREAD = [
    ("buck 2", "rock_the_bock.all"),
    ("goats red 1", "rock_the_bock.all"),
    ("wolves B 1", "rock_the_bock.all"),
    ("wolves B C", "rock_the_bock.split"),
    ("wolves", "common.text"),
    ("wolves E", "common.text"),
    ("goats", "common.text"),
    ("goats pink", "common.text"),
    ("buck ", "common.text"),
    ("2", "common.text"),
    ("throw", "common.text"),
    ("throw 3", "common.text"),
    ("throw 0 buck", "common.text"),
    ("throw 03 buck", "common.text"),
    ("throw 2 wolf 1 buck", "common.text"),
    ("throw 1 buck 1 buck", "common.text"),
    ("throw 6 buck 5 wolf", "common.text"),
]


@pytest.mark.parametrize(("text", "key"), UNREAD)
def test_what_the_notation_has_no_word_for(text: str, key: str) -> None:
    with pytest.raises(IllegalMoveError) as refused:
        RULES.parse(text)
    assert refused.value.reason.key == key
