"""What bots and hints say about a move of Rock the Bock. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock.names.texts import face_name

translate = QCoreApplication.translate


def exact() -> str:
    return translate("RockTheBock", "Worked out exactly, every throw that can still come")


def others_worse() -> str:
    return translate("RockTheBock", "Every other move would be worse")


def other_worse() -> str:
    return translate("RockTheBock", "The other move would be worse")


def as_good(face: str = "", other: str = "") -> str:
    """Say with what it is level: with choosing a face, or with wolves for another seat."""
    if other:
        return translate("RockTheBock", "On the whole about as good as wolves for {other}").format(
            other=other
        )
    return translate("RockTheBock", "On the whole about as good as choosing {colour}").format(
        colour=face_name(face)
    )


def as_good_own_more(points: str, face: str = "", other: str = "") -> str:
    return translate("RockTheBock", "{level}, but {points} points more for you on average").format(
        level=as_good(face, other), points=points
    )


def as_good_other_more(seat: str, points: str, face: str = "", other: str = "") -> str:
    return translate("RockTheBock", "{level}, but {points} points more for {seat} on average").format(
        level=as_good(face, other), points=points, seat=seat
    )


def as_good_other_less(seat: str, points: str, face: str = "", other: str = "") -> str:
    return translate("RockTheBock", "{level}, but {points} points less for {seat} on average").format(
        level=as_good(face, other), points=points, seat=seat
    )


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
    "rock_the_bock.other_worse": other_worse,
    "rock_the_bock.as_good": as_good,
    "rock_the_bock.as_good_own_more": as_good_own_more,
    "rock_the_bock.as_good_other_more": as_good_other_more,
    "rock_the_bock.as_good_other_less": as_good_other_less,
    "rock_the_bock.own_more": own_more,
    "rock_the_bock.own_less": own_less,
    "rock_the_bock.other_more": other_more,
    "rock_the_bock.other_less": other_less,
}
