"""What hints say of the worth of moves of Noch mal! Literal calls only, for lupdate."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spielblock.rules.hinting import HintText

translate = QCoreApplication.translate


def points_less(points: str) -> str:
    return translate("NochMal", "{points} points less").format(points=points)


#: What says something of the move alone.
ABSOLUTE: Final = ("noch_mal.bot.column_full", "noch_mal.bot.column_left", "noch_mal.bot.opens")
HINTS: Final = HintText(compared=True, absolute=ABSOLUTE, less=points_less)
