"""How bots like to play; what that means is said by each game. Literal calls only, for lupdate."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.entry import GameEntry
from spielblock.shell.beside import bot_text

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


def style_help(game: GameEntry, style: str) -> str:
    """Return what a bot of this style prefers, or nothing where the game does not say it."""
    said = bot_text(game).styles.get(style) if style else always_best
    return "" if said is None else said()
