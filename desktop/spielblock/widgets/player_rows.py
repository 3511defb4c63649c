"""Who plays: a row for each seat, as high as there is room for; the one whose turn it is is in sight."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from spielblock.widgets import texts
from spielblock.widgets.player_row import DOTS, TWO_LINES, PlayerRow
from spielblock.widgets.stage import Stage

DOT_MS = 300
#: How low rows are at least, and so low only where all of them can be seen then, or as many as possible.
LEAST = 26.0
LOWEST: Final = 22.0
MARGIN = 8.0
#: All rows together may take so many times the room they are given, before they are scrolled.
BEYOND: Final = 1.36


class PlayerRows(QScrollArea):
    """All seats. While a bot thinks, and only then, a timer turns its dots.

    Where not all rows have room, they are scrolled to the one whose turn it is, and with wheel or keys.
    """

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(texts.players())
        self._theme = stage.theme
        self._inside = QWidget()
        made = [PlayerRow(stage.theme, sitter, self._inside) for sitter in stage.clockwise]
        self.rows = {player.sitter.letter: player for player in made}
        for player in made:
            player.peers = tuple(made)
        self._thinking = ""
        self._phase = 0
        self._timer = QTimer(self, interval=DOT_MS)
        self._timer.timeout.connect(self._turn)
        self._each = 52.0
        self._room = 0.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self._inside)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.verticalScrollBar().setSingleStep(self._theme.px(LEAST))

    def arrange(self, room: float) -> None:
        """Make the rows as high as fits into this height of the design, 52 at most, LEAST at least.

        If they do not fit then, they take somewhat more of it, and become lower; at last they are scrolled.
        """
        self._room = room * BEYOND
        each = self._fitting(room, self._room)
        self._each = each if each >= TWO_LINES else min(each, 34)
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        theme = self._theme
        all_rows = len(self.rows) * theme.px(self._each) + 2 * theme.px(MARGIN)
        return QSize(theme.px(200), min(all_rows, max(theme.px(self._room), self._fewest())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._fewest())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where even less room is left, as beside a long hint, the rows are lower."""
        super().resizeEvent(event)
        self._place()

    def _fewest(self) -> int:
        """Return how high this is at least, with a row and the halves of those beside it."""
        return 2 * self._theme.px(LOWEST + MARGIN)

    def _fitting(self, room: float, most: float) -> float:
        """Return how high rows are that have so much room together, and so much at most."""
        rows = max(1, len(self.rows))
        each = (room - 2 * MARGIN) / rows
        if each >= LEAST:
            return min(52.0, each)
        return min(LEAST, max(LOWEST, (most - 2 * MARGIN) / rows))

    def _place(self) -> None:
        given = self.height() / self._theme.scale
        each = self._fitting(given, given)
        each = min(self._each, floor(each * self._theme.scale) / self._theme.scale)  # or a pixel is scrolled
        margin = top = self._theme.px(MARGIN)
        for player in self.rows.values():
            player.arrange(each)
            top += player.height()
        scrolled = top + margin > self.height()
        bar = self.verticalScrollBar().sizeHint().width() if scrolled else 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolled else Qt.FocusPolicy.NoFocus)
        self._inside.resize(self.width() - bar, top + margin)
        top = margin
        for player in self.rows.values():
            player.setGeometry(margin, top, self._inside.width() - 2 * margin, player.height())
            top += player.height()
        self._bring_into_sight()

    def _bring_into_sight(self) -> None:
        """Scroll to who is to act, first of all to a bot that thinks, with a part of the rows around."""
        acting = [letter for letter, each in self.rows.items() if each.active]
        sought = self._thinking if self._thinking in acting else next(iter(acting), "")
        if sought:
            row = self.rows[sought]
            self.ensureWidgetVisible(row, 0, round(row.height() * 0.7))

    def show_acting(self, letters: Sequence[str], thinking: str = "") -> None:
        """Mark who is to act, and which of them is a bot that thinks."""
        before = self._thinking, [each.active for each in self.rows.values()]
        for letter, each in self.rows.items():
            each.show_state(each.figures, each.note, active=letter in letters)
        self._show_thinking(thinking)
        if before != (thinking, [each.active for each in self.rows.values()]):
            self._bring_into_sight()

    def _show_thinking(self, thinking: str) -> None:
        if thinking != self._thinking:
            if self._thinking:
                self.rows[self._thinking].show_thinking(-1)
            self._thinking = thinking
            self._phase = 0
            if thinking:
                self.rows[thinking].show_thinking(0)
                self._timer.start()
            else:
                self._timer.stop()

    def _turn(self) -> None:
        self._phase = (self._phase + 1) % DOTS
        self.rows[self._thinking].show_thinking(self._phase)
