"""What keys do at a table of Rockit alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import KeyText

translate = QCoreApplication.translate


def take_cards() -> str:
    return translate("Rockit", "Take cards")


def call() -> str:
    return translate("Rockit", "Call ROCKIT!")


KEYS: Final = (
    KeyText(("T",), take_cards),
    KeyText(("R",), call),
)
