"""What each key does, as the list of keys says it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import KeyText

translate = QCoreApplication.translate


def keys() -> str:
    return translate("Keys", "Keys")


def at_table() -> str:
    return translate("Keys", "At every table")


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


AT_TABLE: Final = (
    KeyText(("1–9",), digits),
    KeyText(("Return",), enter),
    KeyText(("Space",), space),
    KeyText(("Esc",), escape),
    KeyText(("←", "→", "↑", "↓"), arrows),
    KeyText(("F6",), areas),
    KeyText(("H",), hint),
    KeyText(("Ctrl+Z", "Ctrl+Y"), undo),
    KeyText(("L",), moves),
    KeyText(("V",), history),
    KeyText(("+", "−"), speed),
    KeyText(("F10",), menu),
)
