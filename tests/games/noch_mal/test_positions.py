"""Positions that cannot come about are refused with a clear sentence; what is left out is as at first."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spielblock.games.noch_mal.cells import COLUMN, names
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.rules.contract import Start

RULES = NochMalRules(Options())
DICE = {"colours": ["red", "red", "joker"], "numbers": ["2", "4", "?"]}
ACTIVE: dict[str, Any] = {"phase": "active", "dice": DICE}
PASSIVE: dict[str, Any] = {"phase": "passive", "dice": DICE}
H = list(names(COLUMN[7]))


def read(seats: int = 2, **keys: Any) -> Position:
    return msgspec.convert({"game": "noch_mal", "seats": seats, **keys}, Position)


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("1 to 6 seats", {"seats": 0}),
    ("1 to 6 seats", {"seats": 7}),
    ("no seat 'C' among 2", {"active": "C"}),
    ("no seat 'C' among 2", {"crossed": {"C": []}}),
    ("no seat 'Z' among 2", {"jokers": {"Z": 1}}),
    ("no seat 'C' among 2", {"columns": {"H": {"C": "first"}}, "crossed": {"A": H}}),
    ("no seat 'D' among 2", {**ACTIVE, "pending": ["A", "D"]}),
    ("columns are called A to O", {"columns": {"P": {"A": "first"}}}),
    ("dice lie on the table", {"phase": "active"}),
    ("dice lie on the table", {"dice": DICE}),
    ("3 dice of each kind", {"phase": "active", "dice": {"colours": ["red"], "numbers": ["2", "2", "2"]}}),
    ("3 dice", {"phase": "active", "dice": {"colours": ["red"] * 3, "numbers": ["2", "2", "6"]}}),
    ("2 dice", {"seats": 1, **ACTIVE}),
    ("dice are taken only while", {**ACTIVE, "taken": ["red", "2"]}),
    ("must have been thrown", {**PASSIVE, "taken": ["blue", "2"], "crossed": {"A": ["H4"]}}),
    ("has crossed cells off", {**PASSIVE, "taken": ["red", "2"]}),
    ("'P1' is no cell", {"crossed": {"A": ["P1"]}}),
    ("H4 is named twice", {"crossed": {"A": ["H4", "H4"]}}),
    ("no way to column H", {"crossed": {"A": ["A1"]}}),
    ("no way to column H", {"crossed": {"A": ["A1"]}, "options": {"column_h_always_open": True}}),
    ("do not hang together", {"crossed": {"A": ["H1", "H7"]}}),
    ("0 to 8", {"jokers": {"A": 9}}),
    ("0 to 8", {"jokers": {"A": -1}}),
    ("A has not completed H", {"columns": {"H": {"A": "first"}}}),
    ("B has not completed red", {"colours": {"red": {"B": "later"}}}),
    ("first or later", {"crossed": {"A": H}}),
    ("nobody completed H first", {"crossed": {"A": H}, "columns": {"H": {"A": "later"}}}),
    ("counted from 1", {"throw_no": 0}),
    ("30 throws", {"seats": 1, "throw_no": 31}),
    ("nobody who chooses after", {
        "seats": 1, "phase": "passive", "dice": {"colours": ["red", "red"], "numbers": ["2", "2"]},
    }),
    ("cannot be over", {"phase": "over"}),
    ("choices are kept back only", {**ACTIVE, "chosen": {"B": "pass"}}),
    ("does not choose in secret", {**PASSIVE, "chosen": {"A": "pass"}}),
    ("B cannot have chosen 'blue/2 H4 H5'", {"seats": 3, **PASSIVE, "chosen": {"B": "blue/2 H4 H5"}}),
    ("B cannot have chosen 'nonsense'", {"seats": 3, **PASSIVE, "chosen": {"B": "nonsense"}}),
    ("somebody has still to choose", {**PASSIVE, "chosen": {"B": "pass"}}),
    ("pending must name", {**PASSIVE, "pending": ["A"]}),
    ("7 rows of 15 letters", {"sheet": ["rrr"]}),
    ("random sheet", {"options": {"sheet": "random"}}),
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "keys"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(sentence: str, keys: dict[str, Any]) -> None:
    position = read(**keys)
    with pytest.raises(ValueError, match=sentence):
        NochMalRules(position.options).from_position(position)


def test_the_match_cannot_go_on_after_its_end() -> None:
    red = RULES.setup(Start(2)).sheet.colours
    everything = {"A": list(names((1 << 105) - 1))}
    full: dict[str, Any] = {
        "crossed": everything,
        "columns": {letter: {"A": "first"} for letter in "ABCDEFGHIJKLMNO"},
        "colours": {ink: {"A": "first"} for ink in ("red", "orange", "yellow", "green", "blue")},
    }
    assert len(red) == 5
    with pytest.raises(ValueError, match="over before this throw"):
        RULES.from_position(read(throw_no=40, **full))
    over = RULES.from_position(read(throw_no=40, phase="over", **full))
    assert RULES.pending(over).scores[0] == 74  # pyright: ignore


def test_what_is_left_out_is_as_at_first() -> None:
    for seats in (1, 3, 6):
        assert RULES.from_position(read(seats)).jokers == [8] * seats
        assert RULES.to_position(RULES.from_position(read(seats))) == RULES.to_position(
            RULES.setup(Start(seats))
        )


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(msgspec.ValidationError, match="cheat"):
        read(cheat=1)
    with pytest.raises(msgspec.ValidationError, match="colour"):
        read(colours={"pink": {"A": "first"}})


def test_dice_and_pending_may_be_written_in_any_order() -> None:
    mixed = {"colours": ["joker", "red", "red"], "numbers": ["?", "2", "4"]}
    one = RULES.from_position(read(**{**ACTIVE, "dice": mixed, "pending": ["B", "A"]}))
    assert RULES.to_position(one) == RULES.to_position(RULES.from_position(read(**ACTIVE)))
