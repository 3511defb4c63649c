"""How bots like to play, and what that means in each game. Literal calls only, for lupdate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def style_of_seat(seat: int, style: str) -> str:
    return translate("Styles", "Seat {seat}: plays {style}. Change style").format(seat=seat, style=style)


def even() -> str:
    return translate("Styles", "even")


def careful() -> str:
    return translate("Styles", "careful")


def bold() -> str:
    return translate("Styles", "bold")


def spiteful() -> str:
    return translate("Styles", "spiteful")


NAMES: Final[Mapping[str, Callable[[], str]]] = {
    "": even,
    "careful": careful,
    "bold": bold,
    "spiteful": spiteful,
}


def style_name(style: str) -> str:
    """Return what a style is called; one that is new here keeps its own name."""
    return NAMES[style]() if style in NAMES else style


def always_best() -> str:
    return translate("Styles", "Takes the move it finds best.")


def tock_careful() -> str:
    return translate("Styles", "Of about equal moves it takes the one that keeps its pieces out of reach.")


def tock_bold() -> str:
    return translate("Styles", "Of about equal moves it takes the one that brings its pieces on furthest.")


def tock_spiteful() -> str:
    return translate("Styles", "Of about equal moves it takes the one that throws others back most.")


def bock_careful() -> str:
    return translate("Styles", "Of about equal moves it takes bucks first, so that its goats count for it.")


def bock_bold() -> str:
    return translate("Styles", "Of about equal moves it gathers goats, and trusts that bucks will come.")


def bock_spiteful() -> str:
    return translate("Styles", "Of about equal moves it takes the one that leaves others the least points.")


def noch_mal_careful() -> str:
    return translate("Styles", "Of about equal moves it takes the one that crosses stars and saves jokers.")


def noch_mal_bold() -> str:
    return translate("Styles", "Of about equal moves it goes for whole columns and colours.")


def noch_mal_spiteful() -> str:
    return translate(
        "Styles",
        "Of about equal moves it takes the dice that would help the others most, when it has the choice.",
    )


def rockit_careful() -> str:
    return translate("Styles", "Of about equal cards it keeps jokers, its last defence, and many colours.")


def rockit_spiteful() -> str:
    return translate("Styles", "Of about equal cards it lays the one that hits the next player.")


STYLES: Final[Mapping[str, Mapping[str, Callable[[], str]]]] = {
    "tock": {"careful": tock_careful, "bold": tock_bold, "spiteful": tock_spiteful},
    "rock_the_bock": {"careful": bock_careful, "bold": bock_bold, "spiteful": bock_spiteful},
    "noch_mal": {"careful": noch_mal_careful, "bold": noch_mal_bold, "spiteful": noch_mal_spiteful},
    "rockit": {"careful": rockit_careful, "spiteful": rockit_spiteful},
}


def style_help(game: str, style: str) -> str:
    """Return what a bot of this style prefers, or nothing where that is not said."""
    said = STYLES.get(game, {}).get(style) if style else always_best
    return "" if said is None else said()
