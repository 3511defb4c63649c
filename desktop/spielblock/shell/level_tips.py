"""What the levels of a game mean, said where one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from spielblock.headless.arena.measured import beaten
from spielblock.rules.entry import GameEntry
from spielblock.shell.table_people import LEVELS
from spielblock.shell.texts_levels import level_help, wins

#: The figures that are shown are those of two players.
TWO: Final = 2
#: A share this near to a half is told in hundredths, since in tenths it would be none at all.
NEAR: Final = 0.07


def explained(game: GameEntry, level: str) -> str:
    """Return what a level does and overlooks, and how often it beat the one below."""
    found = beaten(game.id, level, TWO)
    if found is None:
        return level_help(game, level)
    of = 100 if abs(found.share - 0.5) < NEAR else 10
    won = min(round(found.share * of), of)
    return f"{level_help(game, level)} {wins(won, of, called(found.rival), found.matches)}"


def called(level: str) -> str:
    """Return the name of a level."""
    return LEVELS[level]() if level in LEVELS else level


def explain_levels(box: QComboBox, game: GameEntry, levels: Sequence[str]) -> None:
    """Let a choice of levels say what each of them does and overlooks: all of them, and each in the list."""
    told = [(called(level), explained(game, level)) for level in levels]
    for place, (_, sentence) in enumerate(told):
        box.setItemData(place, sentence, Qt.ItemDataRole.ToolTipRole)
        box.setItemData(place, sentence, Qt.ItemDataRole.AccessibleDescriptionRole)
    lines = [f"<p><b>{escape(name)}</b> {escape(sentence)}</p>" for name, sentence in told if sentence]
    box.setToolTip("".join(lines))
