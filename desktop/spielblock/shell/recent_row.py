"""The line at the bottom of the home page: what was played to its end lately."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from spielblock.shell import texts
from spielblock.shell.kept_matches import Kept
from spielblock.shell.outcome import ended
from spielblock.shell.page_parts import Kit
from spielblock.shell.words import ago
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.parts import Button, picture, row, say

SHOWN = 3


class RecentRow(QWidget):
    """Up to three finished matches; a click shows how one ended."""

    chosen = Signal(object)
    all_wanted = Signal()

    def __init__(self, kit: Kit, matches: Sequence[Kept], now: datetime) -> None:
        super().__init__()
        theme = kit.theme
        layout = row(theme, 16, (0, 8, 0, 0))
        layout.addWidget(say(theme, texts.recent(), "bodyStrong", "2"))
        for kept in matches[:SHOWN]:
            line = row(theme, 8)
            line.addWidget(
                picture(theme, "trophy" if kept.won else "flag", 18, "success" if kept.won else "text3")
            )
            said = f"{kit.games[kept.game].title} · {ended(kept)} · {ago(kept.changed, now)}"
            line.addWidget(ElidedLabel(theme.font("small"), said), 1)
            layout.addLayout(line, 1)
        all_matches = Button(theme, texts.matches(), "link", "chevron-right")
        all_matches.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        all_matches.clicked.connect(self.all_wanted)
        layout.addWidget(all_matches)
        self.setLayout(layout)
