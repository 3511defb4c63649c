"""What hints say of the worth of moves of Rock the Bock. Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock.state import ROUNDS
from spielblock.rules.hinting import HARDLY, Found, HintText, Words

translate = QCoreApplication.translate

#: What a bot says where it has counted out the last dice.
EXACT: Final = "rock_the_bock.exact"


def ahead(points: str) -> str:
    return translate("RockTheBock", "{points} points ahead").format(points=points)


def behind(points: str) -> str:
    return translate("RockTheBock", "{points} points behind").format(points=points)


def level() -> str:
    return translate("RockTheBock", "level on points")


def worth(view: Any, one: Found, words: Words) -> str | None:
    """In the last round winning counts, before that points; what is not exact is on a scale from -1 to 1."""
    exact = any(reason.key == EXACT for reason in one.reasons)
    if view.round == ROUNDS:
        return words.chance(one.value if exact else (one.value + 1) / 2, sure=exact)
    if not exact:
        return None
    if abs(one.value) < HARDLY:
        return level()
    return (ahead if one.value > 0 else behind)(words.tenths(one.value))


HINTS: Final = HintText(
    notes=(EXACT,),
    compared=True,
    absolute=(
        "rock_the_bock.others_worse",
        "rock_the_bock.other_worse",
        "rock_the_bock.as_good",
        "rock_the_bock.as_good_own_more",
        "rock_the_bock.as_good_other_more",
        "rock_the_bock.as_good_other_less",
    ),
    of_others={
        "rock_the_bock.own_more": "rock_the_bock.other_more",
        "rock_the_bock.own_less": "rock_the_bock.other_less",
        "rock_the_bock.as_good_own_more": "rock_the_bock.as_good_other_more",
    },
    worth=worth,
)
