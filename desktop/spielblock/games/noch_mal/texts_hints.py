"""What hints say of the worth of moves of Noch mal! Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.hinting import HintText

translate = QCoreApplication.translate


def points_less(points: str) -> str:
    return translate("NochMal", "{points} points less").format(points=points)


HINTS: Final = HintText(compared=True, less=points_less)
