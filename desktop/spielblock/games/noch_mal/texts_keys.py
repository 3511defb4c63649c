"""What keys do at a table of Noch mal! alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.wording import KeyText

translate = QCoreApplication.translate


def pass_on() -> str:
    return translate("NochMal", "Pass")


def large_sheet() -> str:
    return translate("NochMal", "Another sheet large")


KEYS: Final = (
    KeyText(("P",), pass_on),
    KeyText(
        (
            "PgUp",
            "PgDown",
        ),
        large_sheet,
    ),
)
