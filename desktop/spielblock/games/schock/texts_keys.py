"""What keys do at a table of Schock alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import KeyText

translate = QCoreApplication.translate


def cup() -> str:
    return translate("Schock", "Throw")


def leave() -> str:
    return translate("Schock", "Leave the dice")


def keep() -> str:
    return translate("Schock", "Keep a die or release it")


def turn_sixes() -> str:
    return translate("Schock", "Turn sixes")


def take_hint() -> str:
    return translate("Schock", "Take what the hint shows")


KEYS: Final = (
    KeyText(("S",), cup),
    KeyText(("E",), leave),
    KeyText(("K",), keep),
    KeyText(("D",), turn_sixes),
    KeyText(("T",), take_hint),
)
