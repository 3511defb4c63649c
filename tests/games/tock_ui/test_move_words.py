"""Moves in words at the table: a piece is called by the player it stands near, and never two alike."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest
from tests.games.played import asked
from tests.games.tock.table import position

from spielblock.games.tock.game import GAME
from spielblock.games.tock.moves import Discard, Exchange, Play
from spielblock.games.tock.options import Options
from spielblock.games.tock.ui.listing import listed
from spielblock.games.tock.ui.move_words import MoveWords
from spielblock.match.seating import Chair
from spielblock.shell.table_people import stage_of
from spielblock.widgets.theme import Theme

NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fee")
THEME = Theme()


def words(seats: int) -> MoveWords:
    chairs = [Chair(name, None) for name in NAMES[:seats]]
    return MoveWords(stage_of(GAME, chairs, teams=False, theme=THEME))


def said(pieces: str, hand: str, *, card: bool = False, **more: Any) -> set[str]:
    """Return the words for every move that moves a piece."""
    others = "B: 2c" if more else "B: 2c; C: 3c; D: 4c"
    view = position(pieces, f"A: {hand}; {others}", **more)
    rules = GAME.make_rules(view.options)
    moves = rules.moves(rules.from_position(view), 0)
    told = words(view.seats)
    return {line for move in moves if (line := told.worded(view, move, card=card))}


@pytest.mark.parametrize(
    ("field", "where"),
    [
        (0, "at your start"),
        (1, "1 field(s) after your start"),
        (5, "5 field(s) after your start"),
        (12, "before Ben's goal"),
        (17, "just before Ben's start"),
        (18, "at Ben's start"),
        (23, "5 field(s) after Ben's start"),
        (30, "before Cem's goal"),
        (50, "before Dora's goal"),
        (66, "before your goal"),
        (70, "before your goal"),
        (71, "just before your start"),
    ],
)
def test_a_piece_is_called_by_who_is_near(field: int, where: str) -> None:
    assert any(line.startswith(f"Piece {where}: 2 forward") for line in said(f"A: r{field}", "2s"))


def test_of_two_pieces_near_somebody_one_is_in_front() -> None:
    told = said("A: r28 r30 r50", "2s")
    assert told == {
        "Rear piece before Cem's goal: 2 forward",
        "Front piece before Cem's goal: 2 forward",
        "Piece before Dora's goal: 2 forward",
    }


def test_four_pieces_at_one_place_are_told_apart() -> None:
    told = said("A: r28 r29 r30 r32", "5s")
    which = {one.split(" piece")[0] for one in told}
    assert which == {"Front", "Second", "Third", "Rear"}


def test_between_empty_bays_a_piece_is_on_its_way() -> None:
    assert said("A: r18", "2s", seats=2) == {"Piece on the way to Ben: 2 forward"}
    assert said("A: r54", "2s", seats=2) == {"Piece on the way to you: 2 forward"}


def test_goal_sevens_jacks_and_cards() -> None:
    assert "Piece before your goal: 2 into the goal (1)" in said("A: r69", "2s")
    assert said("A: g1", "2s") == {"Piece on goal field 1: 2 into the goal (3)"}
    assert "Piece 2 field(s) after Ben's start: 3 of 7, 4 left over" in said("A: r20", "7s")
    assert said("A: r20", "4s", card=True) == {"4 ♠ · piece 2 field(s) after Ben's start: 4 back"}
    assert said("A: r20", "As") == {"Piece 2 field(s) after Ben's start: 1 forward", "Bring in a new piece"}
    assert said("A: r20; B: r40 r22 r23", "Js") == {
        "Swap piece 2 field(s) after Ben's start with the piece of Ben 4 field(s) after Cem's start",
        "Swap piece 2 field(s) after Ben's start with the piece of Ben 4 field(s) after Ben's start",
        "Swap piece 2 field(s) after Ben's start with the piece of Ben 5 field(s) after Ben's start",
    }


def test_of_two_pieces_to_swap_with_one_is_in_front() -> None:
    assert said("A: r18; B: r48 r50", "Js") == {
        "Swap piece at Ben's start with the rear piece of Ben before Dora's goal",
        "Swap piece at Ben's start with the front piece of Ben before Dora's goal",
    }


def test_two_places_of_one_row_never_have_the_same_name() -> None:
    assert said("A: r15; B: r13", "Js") == {
        "Swap piece 2 field(s) before Ben's goal with the piece of Ben 4 field(s) before Ben's goal"
    }
    assert said("A: r66; B: r64", "Js") == {
        "Swap piece 5 field(s) before your goal with the piece of Ben 7 field(s) before your goal"
    }
    view = position("A: r15; B: r13", "A: Js; B: 2c; C: 3c; D: 4c")
    assert words(4).places(view, "r15", "r13") == (
        "2 field(s) before Ben's goal",
        "4 field(s) before Ben's goal",
    )
    assert words(4).places(view, "r15", "r30") == ("before Ben's goal", "before Cem's goal")
    far = position("A: r18; B: r26", "A: Js; B: 2c", seats=2)
    assert words(2).places(far, "r18", "r20") == (
        "17 field(s) before Ben's goal",
        "15 field(s) before Ben's goal",
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_of_a_piece_of_another_it_is_said_whose_start_is_near(seats: int) -> None:
    pieces = {2: "A: r20; B: r36 r46 r26", 4: "A: r20; B: r18 r23 r17"}[seats]
    told = said(pieces, "Js", seats=seats)
    where = {one.split(" of Ben ")[1] for one in told}
    assert (
        where
        == {
            2: {"at Ben's start", "on the way to you", "9 field(s) before Ben's goal"},
            4: {"at Ben's start", "5 field(s) after Ben's start", "just before Ben's start"},
        }[seats]
    )


def test_whose_goal_and_the_way_past_it() -> None:
    assert said("A: r18; B: r66 r30", "Js") == {
        "Swap piece at Ben's start with the piece of Ben before your goal",
        "Swap piece at Ben's start with the piece of Ben before Cem's goal",
    }
    assert "Piece before your goal: 5 forward, past the goal" in said("A: r68", "5s")
    assert "Piece at your start: 5 forward" in said("A: r0*", "5s")


def test_a_place_is_called_the_same_whatever_stands_there() -> None:
    told = said("A: r9 r30", "Js 2s") | said("A: r50; B: r9; C: r30", "Js")
    for place in ("9 field(s) after your start", "before Cem's goal"):
        assert len([line for line in told if place in line]) > 2
    assert not [line for line in told if "own" in line]


def test_the_goal_comes_first_and_parts_of_a_seven_last() -> None:
    view = position("A: r66 r20", "A: 7s 5c; B: 2c; C: 3c; D: 4c")
    rules = GAME.make_rules(view.options)
    moves = rules.moves(rules.from_position(view), 0)
    rows = listed(view, moves)
    assert [card for card, _ in groupby(move.text().split()[0] for move in rows)] == ["5c", "7s"]
    assert [row.text() for row in rows if row.text()[0] == "7"] == [
        "7s r66>g3",
        "7s r20>r27",
        "7s r66>r1",
        "7s r66>…",
        "7s r20>…",
    ]
    opened = [move for move in moves if move.text().startswith("7s r66>")]
    assert len(opened) > 5
    assert set(listed(view, opened, moves)) == set(opened)


@pytest.mark.parametrize("pieces", ["A: g1 r20", "A: r69 r20", "A: g1 r70", "A: r20", "A: g3 g4"])
@pytest.mark.parametrize("card", ["As", "Ks"])
def test_the_first_key_of_a_card_that_can_bring_a_piece_in_always_does(pieces: str, card: str) -> None:
    view = position(pieces, f"A: {card}; B: 2c; C: 3c; D: 4c")
    rules = GAME.make_rules(view.options)
    rows = listed(view, rules.moves(rules.from_position(view), 0))
    assert rows[0].text() == f"{card} yard>r0"


def test_a_long_seven_is_folded_and_what_is_left_of_it_is_not() -> None:
    view = position("A: r20 r40 r50 r60", "A: 7s; B: 2c; C: 3c; D: 4c")
    rules = GAME.make_rules(view.options)
    moves = rules.moves(rules.from_position(view), 0)
    assert len(moves) == 28
    rows = [move.text() for move in listed(view, moves)]
    assert len(rows) == 8
    assert rows[4:] == ["7s r20>…", "7s r40>…", "7s r50>…", "7s r60>…"]
    after = rules.apply(rules.from_position(view), next(one for one in moves if one.text() == "7s r20>r25"))
    left = rules.moves(after.state, 0)
    assert len(left) == 8
    assert len(listed(rules.view(after.state, 0), left)) == 8


def test_a_lone_piece_has_one_line_for_its_seven() -> None:
    view = position("A: r20", "A: 7s; B: 2c; C: 3c; D: 4c")
    rules = GAME.make_rules(view.options)
    moves = rules.moves(rules.from_position(view), 0)
    assert len(moves) == 7
    assert [move.text() for move in listed(view, moves)] == ["7s r20>r27"]


def test_a_row_for_many_parts_says_how_many_steps_its_piece_can_make() -> None:
    view = position("A: r20 r40", "A: 7s; B: 2c; C: 3c; D: 4c")
    rules = GAME.make_rules(view.options)
    parts = [move for move in rules.moves(rules.from_position(view), 0) if ("piece", "r20") in move.picks()]
    plays = [move for move in parts if isinstance(move, Play)]
    assert words(4).parts(view, plays, card=False) == "Piece 2 field(s) after Ben's start: 1–6 of 7 …"
    assert words(4).parts(view, plays, card=True) == "7 ♠ · piece 2 field(s) after Ben's start: 1–6 of 7 …"


@pytest.mark.parametrize(("fields", "said"), [((25, 26), "5–6"), ((21, 23, 24, 25), "1, 3–5"), ((22,), "2")])
def test_a_row_for_many_parts_says_only_what_is_behind_it(fields: tuple[int, ...], said: str) -> None:
    view = position("A: r20 r40", "A: 7s; B: 2c; C: 3c; D: 4c")
    rules = GAME.make_rules(view.options)
    moves = rules.moves(rules.from_position(view), 0)
    offered = {f"7s r20>r{field}" for field in (*fields, 27)}
    plays = [move for move in moves if isinstance(move, Play) and move.text() in offered]
    assert words(4).parts(view, plays, card=False) == f"Piece 2 field(s) after Ben's start: {said} of 7 …"


def test_no_two_moves_of_a_decision_are_called_alike() -> None:
    for one in asked(GAME, 150):
        told = words(one.match.seats)
        moves = [move for move in one.moves if not isinstance(move, Discard | Exchange)]
        named = [told.worded(one.view, move, card=True) for move in moves]
        assert len(set(named)) == len(named), sorted(named)


def test_a_seven_that_is_not_shared_loses_the_rest() -> None:
    single = Options(seven="single_rest_forfeit")
    found = said("A: r14; B: r18*", "7c", options=single)
    assert len(found) == 1
    assert found.pop().endswith(": 3 forward, the rest is lost")
