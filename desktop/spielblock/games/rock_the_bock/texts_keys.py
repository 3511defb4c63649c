"""What keys do at a table of Rock the Bock alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import KeyText

translate = QCoreApplication.translate


def rounds() -> str:
    return translate("RockTheBock", "Look at the rounds before")


KEYS: Final = (KeyText(("R",), rounds),)
