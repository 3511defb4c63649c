"""Sheets: the shipped ones, new ones from a seed, and the verdict on bad ones."""

from __future__ import annotations

from random import Random
from time import process_time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.noch_mal.reference import INKS, Cells, name, reachable

from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.generator import make_sheet
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.parts import settle_sheet
from spielblock.games.noch_mal.printing import SheetError, broken, checked
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.sheet import Rows
from spielblock.games.noch_mal.shipped import SHIPPED
from spielblock.rules.contract import Start

A = SHIPPED["A"].rows


def blocks_of(rows: Rows, letter: str) -> list[Cells]:
    """Find the blocks of a colour without the rules core."""
    cells = Cells((x, y) for y, row in enumerate(rows) for x, ink in enumerate(row) if ink.lower() == letter)
    found: list[Cells] = []
    while cells:
        block = Cells(reachable(min(cells), cells))
        found.append(block)
        cells -= block
    return found


def is_fair(rows: Rows) -> bool:
    """Check all that makes a sheet, without the rules core."""
    columns = ["".join(row[x] for row in rows) for x in range(15)]
    by_colour = {letter: blocks_of(rows, letter) for letter in INKS.values()}
    sizes = all(sorted(map(len, blocks)) == [1, 2, 3, 4, 5, 6] for blocks in by_colour.values())
    whole = all(
        sum(any(at[0] == x for at in block) for block in blocks) == 1
        for blocks in by_colour.values()
        for x in range(15)
    )
    stars = "".join(rows)
    one_star = all(sum(letter.isupper() for letter in column) == 1 for column in columns)
    return sizes and whole and one_star and all(stars.count(letter.upper()) == 3 for letter in INKS.values())


def test_there_are_24_sheets_with_names_and_each_is_an_option() -> None:
    rows = [sheet.rows for sheet in SHIPPED.values()]
    assert len(set(rows)) == len({sheet.name for sheet in SHIPPED.values()}) == 24
    for key in (*SHIPPED, "random"):
        assert msgspec.convert({"sheet": key}, Options).sheet == key
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"sheet": "X"}, Options)


@pytest.mark.parametrize("key", SHIPPED)
def test_a_shipped_sheet_is_fair(key: str) -> None:
    assert broken(SHIPPED[key].rows) is None
    assert is_fair(SHIPPED[key].rows)


@given(st.integers(0, 2**64))
@settings(max_examples=12)
def test_a_sheet_from_a_seed_is_fair_and_always_the_same(seed: int) -> None:
    rows = make_sheet(Random(seed))
    assert broken(rows) is None
    assert is_fair(rows)
    assert make_sheet(Random(seed)) == rows


def test_a_new_sheet_takes_less_than_two_seconds() -> None:
    for seed in range(6):
        before = process_time()
        make_sheet(Random(f"time {seed}"))
        assert process_time() - before < 2


def test_the_same_seed_makes_this_sheet_for_ever() -> None:
    assert " ".join(make_sheet(Random("for ever"))) == (
        "boOrrGgyyBbbyyy rorrrbbbybyyygg Ggggyyyorrrrggb grygooYoooOrbbb "
        "oryogooggygrbbR oYyYBooGByggRRr ybbbbrrrbggOooo"
    )


def test_a_random_sheet_is_settled_before_the_match() -> None:
    options = Options(sheet="random")
    rules = NochMalRules(options)
    with pytest.raises(ValueError, match="random sheet"):
        rules.setup(Start(2))
    start = GAME.prepare(Start(2), options, Random(3))
    assert start.sheet == make_sheet(Random(3))
    assert rules.setup(start).sheet.rows == start.sheet
    assert settle_sheet(start, options, Random(4)) == start
    assert settle_sheet(Start(2), Options(), Random(4)) == Start(2)


def swapped(rows: Rows, one: tuple[int, int], other: tuple[int, int]) -> Rows:
    grid = [list(row) for row in rows]
    (x, y), (v, w) = one, other
    grid[y][x], grid[w][v] = grid[w][v], grid[y][x]
    return tuple("".join(row) for row in grid)


def put(rows: Rows, at: tuple[int, int], letter: str) -> Rows:
    grid = [list(row) for row in rows]
    grid[at[1]][at[0]] = letter
    return tuple("".join(row) for row in grid)


BAD = [
    (A[:6], "noch_mal.sheet.grid", {}),
    ((*A[:6], A[6] + "r"), "noch_mal.sheet.grid", {}),
    ((*A[:6], "x" * 15), "noch_mal.sheet.grid", {}),
    (put(A, (0, 0), "o"), "noch_mal.sheet.amount", {"colour": "orange", "count": 22}),
    (put(put(A, (0, 2), "b"), (0, 3), "y"), "noch_mal.sheet.blocks", None),
    (swapped(A, (0, 6), (14, 3)), "noch_mal.sheet.column", {"column": "A", "colour": "red"}),
    (put(A, (0, 0), "G"), "noch_mal.sheet.column_star", {"column": "A", "count": 2}),
    (put(A, (0, 6), "r"), "noch_mal.sheet.column_star", {"column": "A", "count": 0}),
    (put(put(A, (0, 6), "r"), (0, 0), "G"), "noch_mal.sheet.colour_star", {"colour": "red", "count": 2}),
]


@pytest.mark.parametrize(("rows", "key", "values"), BAD)
def test_a_bad_sheet_names_the_rule_it_breaks(rows: Rows, key: str, values: dict[str, object] | None) -> None:
    reason = broken(rows)
    assert reason is not None
    assert reason.key == key
    assert values is None or reason.values == values
    assert not is_fair(rows) if len(rows) == 7 and all(len(row) == 15 for row in rows) else True
    with pytest.raises(SheetError, match=r"[a-z]"):
        NochMalRules(Options()).setup(Start(1, sheet=rows))


def test_a_column_may_not_hold_two_blocks_of_a_colour() -> None:
    """The top cell of a column, in a colour whose other cells of that column hang together elsewhere."""
    rows = A
    for x in range(15):
        for y in range(7):
            for v in range(15):
                reason = broken(swapped(rows, (x, y), (v, 0)))
                if reason is not None and reason.key == "noch_mal.sheet.split":
                    assert set(reason.values) == {"column", "colour"}
                    return
    raise AssertionError("no exchange of two cells splits a column")


def test_a_name_of_a_cell_is_its_column_and_row() -> None:
    assert name((7, 3)) == "H4"
    assert checked(A).rows == A
