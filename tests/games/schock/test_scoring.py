"""What dice are worth: the whole table, its exact frequencies, and what options change."""

from __future__ import annotations

from collections import Counter
from itertools import product

import msgspec
import pytest

from spielblock.games.schock.options import Options
from spielblock.games.schock.scoring import THROWS, Scale, kind_of

SCALE = Scale(Options())

#: All 56 results, highest first, as in section 1 of the rules.
LADDER_TEXT = """
111 611 511 411 311 211 666 555 444 333 222 654 543 432 321
665 664 663 662 661 655 653 652 651 644 643 642 641 633 632 631 622 621
554 553 552 551 544 542 541 533 532 531 522 521 443 442 441 433 431 422 421 332 331 322 221
"""
LADDER = LADDER_TEXT.split()


def dice(text: str) -> tuple[int, ...]:
    return tuple(map(int, text))


def test_there_are_56_results_in_this_order() -> None:
    by_strength = sorted(THROWS, key=lambda faces: -SCALE.worth(faces, ()).strength)
    assert ["".join(map(str, faces)) for faces in by_strength] == LADDER
    assert len({SCALE.worth(faces, ()).strength for faces in THROWS}) == len(LADDER) == 56


def test_how_often_each_kind_falls_in_216_throws() -> None:
    throws = (tuple(sorted(faces, reverse=True)) for faces in product(range(1, 7), repeat=3))
    kinds = Counter(kind_of(faces) for faces in throws)
    assert kinds == {"aus": 1, "schock": 15, "general": 5, "straight": 24, "number": 171}


LIDS = [("111", 13), ("611", 6), ("511", 5), ("411", 4), ("311", 3), ("211", 2)]
LIDS += [("666", 3), ("222", 3), ("654", 2), ("321", 2), ("665", 1), ("421", 1), ("221", 1)]


@pytest.mark.parametrize(("text", "lids"), LIDS)
def test_lids(text: str, lids: int) -> None:
    assert SCALE.worth(dice(text), ()).lids == lids


@pytest.mark.parametrize("text", LADDER)
def test_by_default_it_does_not_matter_what_lay_open(text: str) -> None:
    assert SCALE.worth(dice(text), dice(text)[:1]) == SCALE.worth(dice(text), ())


#: Option, dice, how many lay open, the neighbours above and below, lids.
CHANGED = [
    ("general_beats_schock2", "211", 0, "222", "654", 2),
    ("jule", "421", 0, "111", "611", 7),
    ("jule", "421", 1, "422", "332", 1),
    ("straight_general_in_one_throw", "654", 1, "655", "653", 1),
    ("straight_general_in_one_throw", "555", 2, "621", "554", 1),
    ("straight_general_in_one_throw", "222", 1, "322", "221", 1),
    ("straight_general_in_one_throw", "654", 0, "222", "543", 2),
]


@pytest.mark.parametrize(("option", "text", "kept", "above", "below", "lids"), CHANGED)
def test_options_move_a_result(option: str, text: str, kept: int, above: str, below: str, lids: int) -> None:
    scale = Scale(msgspec.convert({option: True}, Options))
    worth = scale.worth(dice(text), dice(text)[:kept])
    higher, lower = scale.worth(dice(above), ()).strength, scale.worth(dice(below), ()).strength
    assert higher > worth.strength > lower
    between = [t for t in THROWS if higher > scale.worth(t, ()).strength > lower and t != dice(text)]
    assert between == []
    assert worth.lids == lids
