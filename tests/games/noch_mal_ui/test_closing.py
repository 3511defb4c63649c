"""The end of a match says what the points are made of, and who has which colours."""

from __future__ import annotations

from msgspec.structs import replace
from tests.games.noch_mal.playing import position_after

from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.rules import NochMalRules
from spielblock.games.noch_mal.texts import closing

NAMES = {"A": "Anna", "B": "Ben", "C": "Mara"}


def test_the_parts_of_a_row_make_up_its_sum() -> None:
    view = position_after(30, 3)
    rules = NochMalRules(Options())
    told = closing(view, NAMES.__getitem__)
    assert told.headings == ("Columns", "Colours", "Jokers", "Stars", "Sum")
    for seat, total in zip("ABC", rules.standing(rules.from_position(view)), strict=True):
        *parts, last = told.rows[seat]
        assert sum(parts) == last == total


def test_it_says_who_has_two_colours_and_which() -> None:
    view = replace(
        position_after(9, 3), colours={"red": {"B": "first"}, "green": {"A": "later", "B": "first"}}
    )
    assert closing(view, NAMES.__getitem__).notes == ("Ben has completed Red and Green.",)


def test_of_a_match_without_two_colours_it_says_nothing() -> None:
    assert closing(position_after(9, 3), NAMES.__getitem__).notes == ()
