"""What each key does, as the list of keys says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def keys() -> str:
    return translate("Keys", "Keys")


def at_table() -> str:
    return translate("Keys", "At every table")


def in_games() -> str:
    return translate("Keys", "In single games")


def everywhere() -> str:
    return translate("Keys", "Everywhere")


def digits() -> str:
    return translate("Keys", "Card, die, choice or move with that number")


def enter() -> str:
    return translate("Keys", "Press the yellow button, confirm")


def space() -> str:
    return translate("Keys", "Throw; hurry while others act; hold to look at one's own cards")


def escape() -> str:
    return translate("Keys", "Take back the last pick; close")


def arrows() -> str:
    return translate("Keys", "Between cards, dice, cells and targets")


def areas() -> str:
    return translate("Keys", "Next area of the table")


def hint() -> str:
    return translate("Keys", "Hint; once more: the best moves")


def undo() -> str:
    return translate("Keys", "Take back, do again")


def moves() -> str:
    return translate("Keys", "To the list of possible moves; again: fold it")


def history() -> str:
    return translate("Keys", "To the history; Return there looks back")


def speed() -> str:
    return translate("Keys", "Faster, slower")


def menu() -> str:
    return translate("Keys", "Menu")


def take_cards() -> str:
    return translate("Keys", "Rockit: take cards")


def call() -> str:
    return translate("Keys", "Rockit: call ROCKIT!")


def pass_on() -> str:
    return translate("Keys", "Noch mal!: pass")


def large_sheet() -> str:
    return translate("Keys", "Noch mal!: another sheet large")


def cup() -> str:
    return translate("Keys", "Schock: throw")


def leave() -> str:
    return translate("Keys", "Schock: leave the dice")


def take_hint() -> str:
    return translate("Keys", "Schock: take what the hint shows")


def keep() -> str:
    return translate("Keys", "Schock: keep a die or release it")


def turn_sixes() -> str:
    return translate("Keys", "Schock: turn sixes")


def rounds() -> str:
    return translate("Keys", "Rock the Bock: look at the rounds before")


class Key(NamedTuple):
    """Keys as Qt writes them in English, and what they do."""

    keys: tuple[str, ...]
    does: Callable[[], str]


AT_TABLE: Final = (
    Key(("1–9",), digits),
    Key(("Return",), enter),
    Key(("Space",), space),
    Key(("Esc",), escape),
    Key(("←", "→", "↑", "↓"), arrows),
    Key(("F6",), areas),
    Key(("H",), hint),
    Key(("Ctrl+Z", "Ctrl+Y"), undo),
    Key(("L",), moves),
    Key(("V",), history),
    Key(("+", "−"), speed),
    Key(("F10",), menu),
)
IN_GAMES: Final = (
    Key(("T",), take_cards),
    Key(("R",), call),
    Key(("P",), pass_on),
    Key(("PgUp", "PgDown"), large_sheet),
    Key(("S",), cup),
    Key(("E",), leave),
    Key(("K",), keep),
    Key(("D",), turn_sixes),
    Key(("T",), take_hint),
    Key(("R",), rounds),
)
