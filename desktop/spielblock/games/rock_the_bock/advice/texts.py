"""What bots and hints say about a move of Rock the Bock. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def exact() -> str:
    return translate("RockTheBock", "Worked out exactly, every throw that can still come")


def others_worse() -> str:
    return translate("RockTheBock", "Every other move would be worse")


def own_more(points: str) -> str:
    return translate("RockTheBock", "{points} points more for you on average").format(points=points)


def own_less(points: str) -> str:
    return translate("RockTheBock", "{points} points less for you on average").format(points=points)


def other_more(seat: str, points: str) -> str:
    return translate("RockTheBock", "{points} points more for {seat} on average").format(
        points=points, seat=seat
    )


def other_less(seat: str, points: str) -> str:
    return translate("RockTheBock", "{points} points less for {seat} on average").format(
        points=points, seat=seat
    )


ADVICE: Final[Mapping[str, Callable[..., str]]] = {
    "rock_the_bock.exact": exact,
    "rock_the_bock.others_worse": others_worse,
    "rock_the_bock.own_more": own_more,
    "rock_the_bock.own_less": own_less,
    "rock_the_bock.other_more": other_more,
    "rock_the_bock.other_less": other_less,
}
