"""The line at the bottom of the home page: what was played to its end lately."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

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


class RecentMatch(Button):
    """A finished match: the game, how it ended and how long ago."""

    def __init__(self, kit: Kit, kept: Kept, now: datetime) -> None:
        theme = kit.theme
        super().__init__(theme, "", "ghost", size="small")
        said = f"{kit.games[kept.game].title} · {ended(kept)} · {ago(kept.changed, now)}"
        ink = "success" if kept.won else "text3"
        line = row(theme, 8, (10, 0, 10, 0))
        line.addWidget(picture(theme, "trophy" if kept.won else "flag", 18, ink))
        line.addWidget(ElidedLabel(theme.font("small"), said), 1)
        self.setLayout(line)
        self.setAccessibleName(said)
        self.setMinimumHeight(theme.px(36))


class RecentRow(QWidget):
    """Up to three finished matches; a click shows how one ended (`chosen`, with the path of its file)."""

    chosen = Signal(object)
    all_wanted = Signal()

    def __init__(self, kit: Kit, matches: Sequence[Kept], now: datetime) -> None:
        super().__init__()
        theme = kit.theme
        self.rows: list[RecentMatch] = []
        layout = row(theme, 4, (0, 8, 0, 0))
        layout.addWidget(say(theme, texts.recent(), "bodyStrong", "2"))
        for kept in matches[:SHOWN]:
            made = RecentMatch(kit, kept, now)
            made.clicked.connect(partial(self._on_clicked, kept))
            self.rows.append(made)
            layout.addWidget(made, 1)
        all_matches = Button(theme, texts.matches(), "link", "chevron-right")
        all_matches.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        all_matches.clicked.connect(self.all_wanted)
        layout.addWidget(all_matches)
        self.setLayout(layout)

    def _on_clicked(self, kept: Kept, _: bool = False) -> None:
        self.chosen.emit(kept.path)
