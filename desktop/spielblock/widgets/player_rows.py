"""Who plays: a row for each seat, as high as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spielblock.widgets import texts
from spielblock.widgets.player_row import DOTS, TWO_LINES, PlayerRow
from spielblock.widgets.stage import Stage

DOT_MS = 300
LEAST = 26.0
MARGIN = 8.0


class PlayerRows(QWidget):
    """All seats. While a bot thinks, and only then, a timer turns its dots."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(texts.players())
        self._theme = stage.theme
        self.rows = {sitter.letter: PlayerRow(stage.theme, sitter, self) for sitter in stage.clockwise}
        for player in self.rows.values():
            player.peers = tuple(self.rows.values())
        self._thinking = ""
        self._phase = 0
        self._timer = QTimer(self, interval=DOT_MS)
        self._timer.timeout.connect(self._turn)
        self._each = 52.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def arrange(self, room: float) -> None:
        """Make the rows as high as fits into this height of the design, 52 at most, LEAST at least."""
        each = self._fitting(room)
        self._each = each if each >= TWO_LINES else min(each, 34)
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        theme = self._theme
        return QSize(theme.px(200), len(self.rows) * theme.px(self._each) + 2 * theme.px(MARGIN))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where even less room is left, as beside a long hint, the rows are lower."""
        self._place()

    def _fitting(self, room: float) -> float:
        return min(52.0, max(LEAST, (room - 2 * MARGIN) / max(1, len(self.rows))))

    def _place(self) -> None:
        each = min(self._each, self._fitting(self.height() / self._theme.scale))
        margin = top = self._theme.px(MARGIN)
        for player in self.rows.values():
            player.arrange(each)
            player.setGeometry(margin, top, self.width() - 2 * margin, player.height())
            top += player.height()

    def show_acting(self, letters: Sequence[str], thinking: str = "") -> None:
        """Mark who is to act, and which of them is a bot that thinks."""
        for letter, each in self.rows.items():
            each.show_state(each.figures, each.note, active=letter in letters)
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
