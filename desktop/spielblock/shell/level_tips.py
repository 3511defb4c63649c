"""What the levels of a game mean, said where one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from spielblock.shell.table_people import LEVELS
from spielblock.shell.texts_levels import level_help


def explain_levels(box: QComboBox, game: str, levels: Sequence[str]) -> None:
    """Let a choice of levels say what each of them does and overlooks: all of them, and each in the list."""
    told = [(LEVELS[level]() if level in LEVELS else level, level_help(game, level)) for level in levels]
    for place, (_, sentence) in enumerate(told):
        box.setItemData(place, sentence, Qt.ItemDataRole.ToolTipRole)
        box.setItemData(place, sentence, Qt.ItemDataRole.AccessibleDescriptionRole)
    lines = [f"<p><b>{escape(name)}</b> {escape(sentence)}</p>" for name, sentence in told if sentence]
    box.setToolTip("".join(lines))
