"""Bucks, wolves, goats and colours by name and number. Literal calls only. Of Qt, its core alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.games.rock_the_bock.moves import COLOURS

translate = QCoreApplication.translate


def bucks(count: int) -> str:
    return translate("RockTheBock", "%n buck(s)", "", count)


def wolves(count: int) -> str:
    return translate("RockTheBock", "%n wolf(s)", "", count)


def goats(count: int) -> str:
    return translate("RockTheBock", "%n goat(s)", "", count)


def red_goats(count: int) -> str:
    return translate("RockTheBock", "%n red goat(s)", "", count)


def blue_goats(count: int) -> str:
    return translate("RockTheBock", "%n blue goat(s)", "", count)


def green_goats(count: int) -> str:
    return translate("RockTheBock", "%n green goat(s)", "", count)


def yellow_goats(count: int) -> str:
    return translate("RockTheBock", "%n yellow goat(s)", "", count)


FACE_COUNTS: Final[Mapping[str, Callable[[int], str]]] = {
    "buck": bucks,
    "wolf": wolves,
    "red": red_goats,
    "blue": blue_goats,
    "green": green_goats,
    "yellow": yellow_goats,
}


def symbols(face: str, count: int) -> str:
    """Return so many bucks, wolves or goats; of goats the colour is known from their owner."""
    return goats(count) if face in COLOURS else FACE_COUNTS[face](count)


def face_name(face: str) -> str:
    """Return the colour of a die's ground as the players call it."""
    return {
        "buck": translate("RockTheBock", "white"),
        "wolf": translate("RockTheBock", "grey"),
        "red": translate("RockTheBock", "red"),
        "blue": translate("RockTheBock", "blue"),
        "green": translate("RockTheBock", "green"),
        "yellow": translate("RockTheBock", "yellow"),
    }[face]
