"""What Tock refuses and why, what can be seen to happen, and which positions cannot be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace
from tests.games.tock.table import at, position

from spielblock.games.tock import refusal
from spielblock.games.tock.cards import CARDS, HIDDEN
from spielblock.games.tock.events import (
    CardChosen,
    CardDiscarded,
    CardGiven,
    CardPlayed,
    ColourHome,
    DealBegun,
    HandDealt,
    PieceCaptured,
    PieceEntered,
    PieceMoved,
    PiecesSwapped,
    PileShuffled,
    SkipCalled,
)
from spielblock.games.tock.options import Options
from spielblock.games.tock.position import Position, Seven
from spielblock.games.tock.rules import TockRules
from spielblock.rules.contract import IllegalMoveError, Over, Start
from spielblock.rules.event import Event

HOME = "g1 g2 g3 g4"
SEVEN = Seven("7c", 4, "A")
NARROW = Options(move_inside_goal=False, jack_own_own=False)

#: Pieces, hands, more of the position, the move of A, the rule and its clause.
REFUSED: list[tuple[str, str, dict[str, Any], str, str, str]] = [
    ("A: r5", "A: 8c; B: 2c", {}, "exchange 8c", "tock.no_exchange", "TK-30"),
    ("A: r5", "A: 8c; B: 2c", {}, "9c r5>r14", "tock.not_held", "TK-6"),
    ("A: r5", "A: 8c; B: 2c", {"skip": True}, "8c r5>r13", "tock.skipped", "TK-28"),
    ("A: r5", "A: 8c; B: 2c", {}, "8c discard", "tock.must_move", "TK-34"),
    ("A: r5", "A: 8c; B: 2c", {}, "8c r6>r14", "tock.not_yours", "TK-25"),
    ("A: r5; B: r6", "A: 8c; B: 2c", {}, "8c r6>r14", "tock.not_yours", "TK-25"),
    ("A: r5", "A: 8c; B: 2c", {}, "8c r5>r14", "tock.count", "TK-25"),
    ("A: r5", "A: 8c; B: 2c", {}, "8c r5>r80", "tock.no_field", "TK-1"),
    ("A: r5", "A: 8c; B: 2c", {}, "8c yard>r0", "tock.enter_card", "TK-25"),
    ("A: r5", "A: Kc; B: 2c", {}, "Kc yard>r18", "tock.enter_field", "TK-9"),
    ("A: r12; B: r18*", "A: 8c; B: 2c", {}, "8c r12>r20", "tock.protected", "TK-11"),
    ("A: r12; B: r18*", "A: 6c; B: 2c", {}, "6c r12>r18", "tock.protected", "TK-11"),
    ("A: r2 r0*", "A: 4c; B: 2c", {}, "4c r2>r70", "tock.protected", "TK-11"),
    ("A: r2", "A: 4c; B: 2c", {}, "4c r2>r71", "tock.four_back", "TK-14"),
    ("A: r1", "A: 4c; B: 2c", {}, "4c r1>g3", "tock.four_to_goal", "TK-14"),
    ("A: g4", "A: 4c; B: 2c", {}, "4c g4>g1", "tock.four_in_goal", "TK-15"),
    ("A: g2", "A: 2c; B: 3c", {}, "2c g2>g1", "tock.goal_stays", "TK-15"),
    ("A: g1 g2", "A: 2c; B: 3c", {}, "2c g1>g3", "tock.goal_jump", "TK-17"),
    ("A: g1", "A: 2c; B: 3c", {"options": NARROW}, "2c g1>g3", "tock.goal_still", "TK-8"),
    ("A: r69 g1", "A: 3c; B: 2c", {}, "3c r69>g2", "tock.goal_jump", "TK-17"),
    ("A: r69", "A: 6c; B: 2c", {}, "6c r69>g4", "tock.goal_count", "TK-16"),
    ("A: r0*", "A: 2c; B: 3c", {"options": Options(entry_offset=0)}, "2c r0>g2", "tock.lap_first", "TK-1"),
    ("A: r5; B: r9", "A: Jc; B: 2c", {}, "Jc r5>r16", "tock.jack_swaps", "TK-25"),
    ("A: r5; B: r9", "A: Jc; B: 2c", {}, "Jc r5<>r10", "tock.nobody", "TK-23"),
    ("A: r5; B: r9", "A: Jc; B: 2c", {}, "Jc r6<>r9", "tock.not_yours", "TK-25"),
    ("A: r5; B: r9", "A: Jc; B: 2c", {}, "Jc r5<>r90", "tock.no_field", "TK-1"),
    ("A: r5; B: r18*", "A: Jc; B: 2c", {}, "Jc r5<>r18", "tock.no_swap", "TK-24"),
    ("A: r5 r9", "A: Jc; B: 2c", {}, "Jc r9<>r5", "tock.swap_order", "TK-23"),
    ("A: r5 r9", "A: Jc; B: 2c", {"options": NARROW}, "Jc r5<>r9", "tock.own_swap", "TK-23"),
    ("A: r5; C: r40", "A: 8c; B: 2c", {"teams": True}, "8c r40>r48", "tock.partner_later", "TK-18"),
    (f"A: {HOME}; C: r40", "A: 8c; B: 2c", {"teams": True}, "8c r5>r13", "tock.not_yours", "TK-25"),
    ("A: r10 r20", "A: 9c", {"top": "7c", "seven": SEVEN}, "9c r10>r19", "tock.seven_first", "TK-22"),
    ("A: r10 r20", "A: 9c", {"top": "7c", "seven": SEVEN}, "7c discard", "tock.seven_first", "TK-22"),
    ("A: r10 r20", "A: 9c", {"top": "7c", "seven": SEVEN}, "7c r10>r15", "tock.seven_count", "TK-22"),
    ("A: r69 g3", "A: 7c; B: 2c", {}, "7c r69>g1", "tock.seven_rest", "TK-22"),
    ("A: g2 g3 g4 r69; C: r40", "A: 7c; B: 2c", {"teams": True}, "7c r69>g1", "tock.seven_rest", "TK-19"),
    ("A: r5", "A: 8c; B: 2c; C: 3c; D: 5c", {"teams": True, "phase": "exchange", "to_move": None},
     "8c r5>r13", "tock.exchange_first", "TK-30"),
    ("A: r12; B: r18*", "A: 8c As; B: 2c", {"options": Options(must_play_if_possible=True)},
     "8c discard", "tock.must_play", "TK-6"),
]  # fmt: skip


@pytest.mark.parametrize(("pieces", "hands", "more", "move", "key", "clause"), REFUSED)
def test_refused(pieces: str, hands: str, more: dict[str, Any], move: str, key: str, clause: str) -> None:
    rules, state = at(pieces, hands, **more)
    before = rules.to_position(state)
    reason = rules.refusal(state, 0, rules.parse(move))
    assert reason is not None
    assert (reason.key, reason.clause) == (key, clause)
    assert rules.to_position(state) == before


def test_every_refusal_is_in_the_table() -> None:
    written = set(
        re.findall(r'"(tock\.\w+)"', (Path(refusal.__file__).parent / "refusal.py").read_text("utf-8"))
    )
    assert written - {key for *_, key, _ in REFUSED} == {"tock.own_are_home"}


def seen(pieces: str, hands: str, move: str, **more: Any) -> list[Event]:
    rules, state = at(pieces, hands, **more)
    assert rules.refusal(state, state.turn, rules.parse(move)) is None
    return list(rules.apply(state, rules.parse(move)).events)


def moved(card: str, source: str, path: str, **more: Any) -> PieceMoved:
    return PieceMoved("A", more.pop("colour", "A"), card, source, tuple(path.split()), **more)


def test_walking_is_told_field_by_field() -> None:
    assert seen("A: r69", "A: 3c; B: 2c", "3c r69>g2") == [
        CardPlayed("A", "3c"),
        moved("3c", "r69", "r70 g1 g2"),
    ]
    assert seen("A: r71", "A: 3c; B: 2c", "3c r71>r2")[1] == moved("3c", "r71", "r0 r1 r2")
    assert seen("A: r1", "A: 4c; B: 2c", "4c r1>r69")[1] == moved("4c", "r1", "r0 r71 r70 r69")
    assert seen("A: g1", "A: 2c; B: 3c", "2c g1>g3")[1] == moved("2c", "g1", "g2 g3")


def test_entering_captures_first_come() -> None:
    assert seen("B: r0", "A: Kc; B: 2c", "Kc yard>r0") == [
        CardPlayed("A", "Kc"),
        PieceEntered("A", "A", "Kc", "r0"),
        PieceCaptured("A", "B", "r0"),
    ]


def test_a_seven_tells_each_part_and_what_it_tramples() -> None:
    assert seen("A: r10; B: r12 r14", "A: 7c; B: 2c", "7c r10>r14") == [
        CardPlayed("A", "7c"),
        moved("7c", "r10", "r11 r12 r13 r14", left=3),
        PieceCaptured("A", "B", "r12"),
        PieceCaptured("A", "B", "r14"),
    ]
    rest = seen("A: r10 r20", "A: ", "7c r10>r14", top="7c", seven=SEVEN)
    assert rest[0] == moved("7c", "r10", "r11 r12 r13 r14")


def test_a_seven_tells_what_is_lost() -> None:
    options = Options(seven="single_rest_forfeit")
    events = seen("A: r12; B: r18*", "A: 7c; B: 2c", "7c r12>r17", options=options)
    assert events[1] == moved("7c", "r12", "r13 r14 r15 r16 r17", lost=2)


def test_a_swap_names_both_pieces() -> None:
    assert seen("A: r5; C: r40", "A: Jc; B: 2c", "Jc r5<>r40")[1] == PiecesSwapped(
        "A", "Jc", "A", "r5", "C", "r40"
    )


def test_a_ten_calls_the_skip() -> None:
    assert seen("", "A: 10c; B: 2c", "10c discard") == [
        CardDiscarded("A", "10c", "no_move"),
        SkipCalled("B", "A"),
    ]
    assert seen("A: r5", "A: 3c; B: 2c", "3c discard", skip=True) == [CardDiscarded("A", "3c", "skipped")]


def test_coming_home_ends_the_match() -> None:
    assert seen("A: g2 g3 g4 r70", "A: As; B: 2c", "As r70>g1")[-1] == ColourHome("A")
    rules, state = at("A: g2 g3 g4 r70; C: g1", "A: As; B: 2c")
    over = rules.pending(rules.apply(state, rules.parse("As r70>g1")).state)
    assert isinstance(over, Over)
    assert (over.ranks, over.scores, over.reason.key) == ((1, 3, 2, 3), (4, 0, 1, 0), "tock.home_alone")


def test_a_deal_is_told_to_everybody_but_the_cards_to_one() -> None:
    rules = TockRules(Options())
    state = rules.setup(Start(2))
    shuffled, begun, *hands = rules.apply(state, rules.parse("deal " + " ".join(CARDS[:HIDDEN]))).events
    assert (shuffled, begun) == (PileShuffled("B"), DealBegun("B", 1, 5))
    assert hands[0] == HandDealt("A", ("2c", "2h", "3c", "3h", "4c"))
    assert rules.witness(hands[0], 0) == hands[0]
    assert rules.witness(hands[0], 1) == HandDealt("A", ("?",) * 5)
    assert rules.renews(shuffled)
    assert not rules.renews(begun)


def test_an_exchange_stays_between_two() -> None:
    rules = TockRules(Options())
    chosen, given = CardChosen("A", "5c"), CardGiven("A", "C", "5c")
    assert [rules.witness(chosen, seat) for seat in range(4)] == [chosen, *[CardChosen("A", "?")] * 3]
    hidden = CardGiven("A", "C", "?")
    assert [rules.witness(given, seat) for seat in range(4)] == [given, hidden, given, hidden]


REVEALING = [
    (CardPlayed("A", "5c"), {1, 2, 3}),
    (CardDiscarded("A", "5c", "no_move"), {1, 2, 3}),
    (HandDealt("A", ("5c",)), {0}),
    (CardGiven("A", "C", "5c"), {2}),
    (CardChosen("A", "5c"), set[int]()),
    (PileShuffled("A"), set[int]()),
    (moved("5c", "r1", "r2"), set[int]()),
]


@pytest.mark.parametrize(("event", "seats"), REVEALING)
def test_what_shows_something_hidden(event: Event, seats: set[int]) -> None:
    rules = TockRules(Options())
    assert {seat for seat in range(4) if rules.reveals(event, seat)} == seats


def test_views_of_an_exchange() -> None:
    rules, state = at("", "A: 5c; B: 6c; C: 8c; D: 9c", teams=True, exchanged={"A": "2c"}, top="2c")
    assert [dict(rules.view(state, seat).exchanged) for seat in range(4)] == [
        {"A": "2c"},
        {"A": "?"},
        {"A": "2c"},
        {"A": "?"},
    ]


def test_standing_counts_steps_to_the_goal() -> None:
    rules, state = at("A: r0* r71 r70 g4; B: r18*", "A: 2c")
    assert rules.standing(state) == (2 + 1 + 72 + 76, 2, 0, 0)


@pytest.mark.parametrize(("seats", "teams", "formed"), [(4, True, True), (6, True, True), (5, True, False)])
def test_teams_are_made_where_the_number_fits(seats: int, teams: bool, formed: bool) -> None:
    assert TockRules(Options()).setup(Start(seats, teams=teams)).teams is formed


@pytest.mark.parametrize("seats", [1, 7])
def test_seven_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 seats"):
        TockRules(Options()).setup(Start(seats))


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"pieces": {"A": ("r72", "yard", "yard", "yard")}}, "ends with r71"),
    ({"pieces": {"A": ("r5", "yard", "yard")}}, "3 pieces"),
    ({"pieces": {"A": ("r5", "r5", "yard", "yard")}}, "two pieces"),
    ({"pieces": {"A": ("g1", "g1", "yard", "yard")}}, "two pieces"),
    ({"pieces": {"A": ("r5*", "yard", "yard", "yard")}}, "not the start field"),
    ({"pieces": {"A": ("x5", "yard", "yard", "yard")}}, "no place"),
    ({"pieces": {"E": ("r5", "yard", "yard", "yard")}}, "not there"),
    ({"pieces": {"B": tuple(HOME.split())}}, "over exactly"),
    ({"phase": "over", "to_move": None}, "over exactly"),
    ({"hands": {"A": ("2c", "2d", "2h", "2s", "3c", "3d")}}, "at most 5"),
    ({"hands": {"A": ("1c",)}}, "no card"),
    ({"hands": {"A": ("8c",), "B": ("2c",)}}, "only one 2c"),
    ({"draw": ()}, "not 52"),
    ({"to_move": "B"}, "without a card"),
    ({"to_move": "G"}, "no seat"),
    ({"to_move": None}, "somebody is to move"),
    ({"deal": 4}, "no deal 4"),
    ({"seats": 7}, "2 to 6"),
    ({"seats": 5, "teams": True}, "4 or 6"),
    ({"phase": "deal", "to_move": None}, "hands are empty"),
    ({"phase": "exchange", "to_move": None}, "only in teams"),
    ({"phase": "exchange"}, "nobody is to move"),
    ({"exchanged": {"A": "2c"}}, "only in teams"),
    ({"seven": Seven("7c", 3, "A")}, "on top"),
    ({"seven": Seven("8c", 3, "A")}, "no seven"),
]


@pytest.mark.parametrize(("change", "sentence"), IMPOSSIBLE)
def test_impossible_positions_are_refused(change: dict[str, Any], sentence: str) -> None:
    rules = TockRules(Options())
    with pytest.raises(ValueError, match=sentence):
        rules.from_position(replace(position("A: r5", "A: 8c"), **change))


@pytest.mark.parametrize(
    ("seven", "sentence"),
    [
        (Seven("7c", 7, "A"), "cannot be left"),
        (Seven("7c", 3, "B"), "not B"),
        (Seven("7c", 4, "A"), "cannot be made"),
    ],
)
def test_impossible_sevens_are_refused(seven: Seven, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        at("A: g1 g3", "B: 2c", top="7c", seven=seven)


def test_unknown_keys_are_refused() -> None:
    with pytest.raises(ValidationError, match="unknown"):
        convert({"game": "tock", "seats": 4, "colour": "A"}, Position)


@pytest.mark.parametrize(
    "text",
    [
        "8c r5>yard",
        "8c r05>r13",
        "8c  r5>r13",
        "8c r5<>r9",
        "Jc r5<>g1",
        "Jc r5<>r5",
        "1c r5>r6",
        "8c",
        "deal x",
    ],
)
def test_only_the_written_form_is_a_move(text: str) -> None:
    with pytest.raises(IllegalMoveError):
        TockRules(Options()).parse(text)


def test_a_choice_for_the_partner_needs_no_open_hand() -> None:
    rules, state = at("", "A: 5c; B: 6c; C: 8c; D: 9c", teams=True, phase="exchange", to_move=None)
    known = rules.from_position(rules.view(state, 1))
    chosen = rules.apply(known, rules.parse("exchange 8c"), 2).state
    assert rules.to_position(chosen).exchanged == {"C": "8c"}
    assert rules.to_position(rules.apply(state, rules.parse("exchange 8c")).state).exchanged == {"C": "8c"}
