"""More that cannot be said as a case of Schock: what halves and the final tell, and ends that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spielblock.games.schock.events import FinalCalled, HalfLost, MatchLost, RoundStarted
from spielblock.games.schock.options import Options
from spielblock.games.schock.position import Position
from spielblock.games.schock.rules import SchockRules
from spielblock.rules.event import Event

RULES = SchockRules(Options())


def position(**changes: Any) -> Position:
    return msgspec.convert({"game": "schock", "seats": 4, **changes}, Position)


def thrown(dice: str) -> dict[str, Any]:
    return {"dice": list(map(int, dice)), "count": 1, "done": True}


def last_of_half(half: object, losers: list[str], falls: str) -> list[Event]:
    """Return what is told when C holds twelve lids, has thrown 432, and B is last to throw this."""
    at = position(
        half=half,
        losers=losers,
        stock=0,
        lids={"B": 1, "C": 12},
        order=["C", "B"],
        limit=1,
        to_move="B",
        throws={"C": thrown("432")},
    )
    seen: list[Event] = []
    RULES.advance(RULES.from_position(at), RULES.parse(f"throw {falls}"), seen)
    return seen


def test_two_losers_are_called_to_a_final_that_the_first_begins() -> None:
    told = last_of_half(2, ["B"], "5 1 1")
    assert told[-3:] == [
        HalfLost(2, "C"),
        FinalCalled(("B", "C")),
        RoundStarted("final", ("B", "C"), 13),
    ]


def test_the_first_half_is_followed_by_the_second_with_everybody() -> None:
    told = last_of_half(1, [], "5 1 1")
    assert told[-2:] == [HalfLost(1, "C"), RoundStarted(2, ("C", "D", "A", "B"), 13)]


def test_who_loses_both_halves_pays_without_a_final() -> None:
    assert last_of_half(2, ["C"], "5 1 1")[-2:] == [HalfLost(2, "C"), MatchLost("C", final=False)]


def test_who_loses_the_final_pays() -> None:
    told = last_of_half("final", ["B", "C"], "5 1 1")
    assert told[-2:] == [HalfLost("final", "C"), MatchLost("C", final=True)]


ENDS = [
    ({"half": 2, "losers": ["A", "B"], "lids": {"B": 13}}, "lost both halves"),
    ({"half": "final", "losers": ["A", "A", "A"], "lids": {"A": 13}}, "lost both halves"),
    ({"half": "final", "losers": ["A", "B", "C"], "lids": {"C": 13}}, "lost both halves"),
    ({"half": "final", "losers": ["A", "B", "A"], "lids": {"B": 13}}, "holds 13 lids"),
    ({"half": 2, "losers": ["A", "B", "A"], "lids": {"A": 13}}, "who lost at last"),
]


@pytest.mark.parametrize(("changes", "sentence"), ENDS)
def test_ends_that_cannot_be(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        RULES.from_position(position(phase="over", stock=0, order=["A", "B"], **changes))


def test_who_holds_no_lid_has_no_dice_in_the_round() -> None:
    idle = position(
        stock=0, lids={"A": 9, "B": 4}, order=["A", "B"], to_move="A", throws={"C": thrown("543")}
    )
    with pytest.raises(ValueError, match="C does not play this round"):
        RULES.from_position(idle)


def test_the_dice_of_the_last_round_may_stay_when_it_is_over() -> None:
    over = position(
        phase="over",
        half="final",
        losers=["A", "B", "A"],
        stock=0,
        lids={"A": 13},
        order=["A"],
        throws={"A": thrown("543"), "B": thrown("611")},
    )
    assert RULES.from_position(over).dice[1] == (6, 1, 1)
