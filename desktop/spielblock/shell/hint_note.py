"""The note with a hint, above the history: a bulb, a move, and why; then the best moves with their worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QWidget

from spielblock.shell import texts_hint as texts
from spielblock.shell.note_lines import NoteLines
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.parts import IconButton, column, picture, row, say, tell
from spielblock.widgets.theme import Theme

DOT_MS: Final = 300
DOTS: Final = 3
CHOOSING: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


@dataclass(frozen=True, slots=True)
class Rank:
    """One of the best moves: the move, in words, and what it is worth."""

    move: object
    words: str
    worth: str


class RankRow(QWidget):
    """A line of the best moves; `looked_at` tells that pointer or keyboard rests on it, or no longer.

    `chosen`: a click, Return or Space means this move. `reached(row)`: the keys are here now.
    """

    looked_at = Signal(object)
    chosen = Signal(object)
    reached = Signal(object)

    def __init__(self, theme: Theme, place: int, rank: Rank, *, short: bool) -> None:
        super().__init__()
        self._move = rank.move
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{rank.words}: {rank.worth}")
        layout = row(theme, 6, (0, 2, 0, 2))
        self.setLayout(layout)
        layout.addWidget(say(theme, f"{place}.", "small", "2"), 0, Qt.AlignmentFlag.AlignTop)
        words = column(theme, 0)
        font = theme.font("small")
        words.addWidget(
            ElidedLabel(font, rank.words, least=0.8) if short else tell(theme, rank.words, "small")
        )
        worth = theme.font("caption")
        words.addWidget(
            ElidedLabel(worth, rank.worth, least=0.8) if short else tell(theme, rank.worth, "caption", "2")
        )
        layout.addLayout(words, 1)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked_at.emit(self._move)

    def leaveEvent(self, event: QEvent) -> None:
        self.looked_at.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.reached.emit(self)
        self.looked_at.emit(self._move)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.looked_at.emit(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.chosen.emit(self._move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in CHOOSING:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.chosen.emit(self._move)


class HintNote(QFrame):
    """Shows one thing at a time: dots, a move with its reason, the best moves, or a sentence.

    `looked_at` and `chosen` are those of the best moves, `put_away()` the cross at its corner.
    """

    looked_at = Signal(object)
    chosen = Signal(object)
    put_away = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        #: How high it can be in its place: its lines are scrolled only where that is not enough.
        self.room: Callable[[], int] = lambda: 0
        self._dots = 0
        self.setProperty("kind", "marked")
        self.setAccessibleName(texts.hint())
        self.heading = tell(theme, "", "bodyStrong")
        self.rows: list[RankRow] = []
        self._words: list[str] = []
        self.lines = NoteLines(theme)
        self._timer = QTimer(self, interval=DOT_MS)
        self._timer.timeout.connect(self._turn)
        close = IconButton(theme, "close", texts.put_away(), 14)
        close.setStyleSheet(f"min-width: {theme.px(22)}px; min-height: {theme.px(22)}px;")
        close.clicked.connect(self.put_away)
        head = row(theme, 6)
        head.addWidget(picture(theme, "hint", 18), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.heading, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        layout = self._layout = column(theme, 2, (10, 6, 4, 8))
        layout.addLayout(head)
        layout.addWidget(self.lines)
        layout.addStretch(1)  # room that is left over lies below, not between
        self.setLayout(layout)
        self.hide()

    def hasHeightForWidth(self) -> bool:
        """Its height for a width is what it wants, not what it needs: its lines can be scrolled."""
        return False

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._layout.totalHeightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        least = self._layout.minimumHeightForWidth(self.width())
        return QSize(0, min(self.sizeHint().height(), max(least, self.room())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    @property
    def text(self) -> str:
        """All that can be read, a line each."""
        return "\n".join([self.heading.text(), *self._words]) if not self.isHidden() else ""

    def show_thinking(self) -> None:
        """Show that a bot thinks, with three dots that come and go."""
        self._show(texts.thinking(), ())
        self._timer.start()

    def show_move(self, move: str, why: Sequence[str], more: str = "") -> None:
        """Show a move, why it is good, and in small letters what else can be done."""
        self._show(move, why)
        if more:
            self._add(more, "caption", "2")
        self._announce(texts.spoken(move, " ".join(why)))

    def show_ranks(self, ranks: Sequence[Rank], notes: Sequence[str], *, short: bool) -> None:
        """Show the best moves, the best one first; where room is `short`, in one line of words each."""
        self._show(texts.best_moves(len(ranks)), ())
        for place, rank in enumerate(ranks, 1):
            made = RankRow(self._theme, place, rank, short=short)
            made.looked_at.connect(self.looked_at)
            made.reached.connect(self.lines.ensureWidgetVisible)
            made.chosen.connect(self.chosen)
            self.lines.add(made)
            self.rows.append(made)
            self._words.append(f"{rank.words}: {rank.worth}")
        for note in notes:
            self._add(note, "caption", "2")
        self._announce(self.text)

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence alone."""
        self._show(sentence, ())
        self._announce(sentence)

    def clear(self) -> None:
        """Show nothing any more."""
        self._empty()
        self.hide()

    def _show(self, heading: str, lines: Sequence[str]) -> None:
        self._empty()
        self.heading.setText(heading)
        for line in lines:
            self._add(line, "small", "")
        self.show()

    def _add(self, text: str, role: str, tone: str) -> None:
        self.lines.add(tell(self._theme, text, role, "2" if tone else ""))
        self._words.append(text)

    def _empty(self) -> None:
        self._timer.stop()
        self._dots = 0
        self._words = []
        self.rows = []
        self.lines.empty()

    def _turn(self) -> None:
        self._dots = self._dots % DOTS + 1
        self.heading.setText(texts.thinking() + " " + "." * self._dots)

    def _announce(self, words: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
