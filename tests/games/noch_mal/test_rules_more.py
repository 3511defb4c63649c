"""What cases cannot say of Noch mal!: choices without a name, and what refusals tell beside their rule."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spielblock.games.noch_mal.events import Chose, ColourFilled, ColumnFilled
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import Position
from spielblock.games.noch_mal.printing import broken
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.sheet import is_grid
from spielblock.games.noch_mal.shipped import SHIPPED
from spielblock.games.noch_mal.state import State
from spielblock.rules.contract import Decide, Draw, Start
from spielblock.rules.reason import Reason

RULES = NochMalRules(Options())
DICE = {"colours": ["red", "blue", "joker"], "numbers": ["2", "4", "?"]}


def asked(phase: str, **more: Any) -> State:
    written: dict[str, Any] = {"game": "noch_mal", "seats": 3, "active": "B", "phase": phase, "dice": DICE}
    return RULES.from_position(msgspec.convert(written | more, Position))


def test_without_a_name_the_active_seat_takes_its_dice() -> None:
    state = asked("active", pending=["B", "C", "A"])
    RULES.advance(state, RULES.parse("blue/2 H4 H5"), None)
    assert [crossed.bit_count() for crossed in state.crossed] == [0, 2, 0]
    assert RULES.pending(state) == Decide((2, 0))


def test_without_a_name_the_next_passive_seat_has_chosen() -> None:
    state = asked("passive", pending=["C", "A"])
    seen: list[Any] = []
    RULES.advance(state, RULES.parse("blue/2 H4 H5"), seen)
    assert seen == [Chose("C")]
    assert RULES.pending(state) == Decide((0,))
    RULES.advance(state, RULES.parse("pass"), seen)
    assert [crossed.bit_count() for crossed in state.crossed] == [0, 0, 2]
    assert state.active == 2


#: Crossed cells and jokers of the active seat, what it tries, and what the refusal tells.
TOLD: list[tuple[str, int, str, str, str, dict[str, object]]] = [
    ("", 8, "blue/2 G5 H4", "noch_mal.connected", "NM-7", {}),
    ("", 8, "blue/2 C3 D4", "noch_mal.connected", "NM-7", {}),
    ("", 8, "blue/2 H4 I1", "noch_mal.connected", "NM-6", {}),
    ("", 8, "blue/2 D4 H4", "noch_mal.connected", "NM-6", {}),
    ("", 8, "blue/4 G5 G6 H4 I1", "noch_mal.connected", "NM-6", {}),
    ("", 8, "blue/2 G5 G6", "noch_mal.start", "NM-4", {}),
    ("H4 H5", 8, "red/2 G2 H2", "noch_mal.touch", "NM-2", {}),
    ("H4 H5", 8, "red/2 M3 N3", "noch_mal.touch", "NM-3", {}),
    ("", 8, "blue/2 H4", "noch_mal.count", "NM-24", {"number": 2, "count": 1}),
    ("", 8, "blue/4 H4 H5", "noch_mal.count", "NM-24", {"number": 4, "count": 2}),
    ("", 8, "joker/? G7 H6 H7 I5 I6 J6", "noch_mal.five", "NM-12", {"count": 6}),
    ("H4", 8, "blue/2 H4 H5", "noch_mal.crossed", "NM-24", {"cell": "H4"}),
    ("", 8, "joker/2 H3 H4", "noch_mal.one_colour", "NM-25", {}),
    ("", 8, "red/2 H2 H3", "noch_mal.colour", "NM-10", {"cell": "H3", "colour": "red"}),
    ("", 8, "green/2 G3 H3", "noch_mal.not_thrown", "NM-10", {"face": "green"}),
    ("", 8, "blue/3 G5 H4 H5", "noch_mal.not_thrown", "NM-10", {"face": "3"}),
    ("", 1, "joker/? H4 H5", "noch_mal.jokers", "NM-12", {"need": 2, "left": 1}),
    ("", 0, "joker/2 H4 H5", "noch_mal.jokers", "NM-13", {"need": 1, "left": 0}),
]


@pytest.mark.parametrize(("crossed", "jokers", "text", "key", "clause", "values"), TOLD)
def test_a_refusal_tells(
    crossed: str, jokers: int, text: str, key: str, clause: str, values: dict[str, object]
) -> None:
    state = asked(
        "active", throw_no=9, pending=["B", "C", "A"], crossed={"B": crossed.split()}, jokers={"B": jokers}
    )
    reason = RULES.refusal(state, 1, RULES.parse(text))
    assert reason is not None
    assert (reason.key, reason.clause, dict(reason.values)) == (key, clause, values)


def test_dice_that_the_active_seat_took_are_gone() -> None:
    state = asked("active", pending=["B", "C", "A"])
    RULES.advance(state, RULES.parse("blue/2 H4 H5"), None)
    for text, face in (("blue/4 G5 G6 H4 H5", "blue"), ("red/2 G2 H2", "2")):
        reason = RULES.refusal(state, 2, RULES.parse(text))
        assert reason == Reason("noch_mal.taken", {"face": face}, "NM-9")


def test_two_blocks_of_a_colour_in_a_column_are_named() -> None:
    """In column A of sheet A the topmost cell changes places with the one below the green ones."""
    rows = [list(row) for row in SHIPPED["A"].rows]
    rows[0][0], rows[3][0] = rows[3][0], rows[0][0]
    reason = broken(tuple("".join(row) for row in rows))
    assert reason == Reason("noch_mal.sheet.split", {"column": "A", "colour": "green"})


@pytest.mark.parametrize("rows", [7, 6, 8])
def test_a_sheet_has_seven_rows_of_fifteen(rows: int) -> None:
    lines = (SHIPPED["A"].rows * 2)[:rows]
    assert is_grid(lines) == (rows == 7)
    assert not is_grid((*lines[:6], lines[6][:14]) if rows > 6 else lines)


@pytest.mark.parametrize(("seats", "outcomes"), [(1, 6**4), (2, 6**6), (6, 6**6)])
def test_so_many_ordered_throws_there_are(seats: int, outcomes: int) -> None:
    pending = RULES.pending(RULES.setup(Start(seats)))
    assert isinstance(pending, Draw)
    assert pending.chance.outcomes() == outcomes


def test_an_illegal_move_with_the_last_joker_is_not_a_matter_of_jokers() -> None:
    state = asked("active", throw_no=9, pending=["B", "C", "A"], jokers={"B": 1})
    reason = RULES.refusal(state, 1, RULES.parse("joker/2 G5 G6"))
    assert reason == Reason("noch_mal.start", {}, "NM-4")


@pytest.mark.parametrize("seats", [2, 3])
def test_that_a_choice_was_made_is_told_where_others_still_choose(seats: int) -> None:
    dice: dict[str, Any] = {"phase": "passive", "dice": DICE}
    position = msgspec.convert({"game": "noch_mal", "seats": seats, **dice}, Position)
    seen: list[Any] = []
    RULES.act(RULES.from_position(position), 1, RULES.parse("pass"), seen)
    assert [event for event in seen if isinstance(event, Chose)] == [Chose("B")][: seats - 2]


def last_cells(cells: str) -> list[Any]:
    """Return what is told when A, who plays alone, crosses the last red cells of sheet A."""
    sheet = SHIPPED["A"]
    every = [f"{'ABCDEFGHIJKLMNO'[x]}{y + 1}" for x in range(15) for y in range(7)]
    crossed = [name for name in every if name not in cells.split()]
    full = [column for column in "ABCDEFGIJKLMNO" if column not in {name[0] for name in cells.split()}]
    written: dict[str, Any] = {
        "game": "noch_mal",
        "seats": 1,
        "throw_no": 9,
        "phase": "active",
        "sheet": sheet.rows,
        "dice": {"colours": ["red", "blue"], "numbers": ["2", "4"]},
        "crossed": {"A": crossed},
        "columns": {column: {"A": "first"} for column in full},
        "colours": {colour: {"A": "first"} for colour in ("orange", "yellow", "green", "blue")},
    }
    seen: list[Any] = []
    state = RULES.from_position(msgspec.convert(written, Position))
    RULES.advance(state, RULES.parse(f"red/2 {cells}"), seen)
    return seen


def test_the_first_colour_is_a_colour_and_no_column() -> None:
    told = last_cells("G2 H2")
    assert ColourFilled("A", "red", 5, first=True) in told
    assert [event.column for event in told if isinstance(event, ColumnFilled)] == ["G", "H"]


def test_a_column_that_is_full_and_not_written_down_is_named() -> None:
    full = [f"H{row}" for row in range(1, 8)]
    position = {"game": "noch_mal", "seats": 2, "crossed": {"A": full}, "colours": {}}
    with pytest.raises(ValueError, match="A has completed H: was it first or later"):
        RULES.from_position(msgspec.convert(position, Position))
