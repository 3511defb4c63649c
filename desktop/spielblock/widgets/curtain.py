"""The curtain between two people at one screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from spielblock.control.pace import Beat, Pace
from spielblock.widgets import texts, texts_keys
from spielblock.widgets.key_cap import make_room
from spielblock.widgets.motion import Motion
from spielblock.widgets.parts import Button, column, frame, say, tell
from spielblock.widgets.seat_mark import SeatMark
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

OPENING: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
#: What is asked for on other pages, or leads there.
PASSING: Final = (Qt.Key.Key_F1, Qt.Key.Key_F10, Qt.Key.Key_F11, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
GLUE: Final = 14
PERFORATION: Final = 20
#: How wide the card with the news is at most: what is longer is hard to read.
CARD: Final = 520
#: How large the mark is; on a curtain that is not so high, it is small.
MARK: Final = 112
SMALL_MARK: Final = 64
HIGH: Final = 480


class Curtain(QWidget):
    """Covers a page below its top bar until the right person says so. Nothing secret is drawn before."""

    opened = Signal()

    def __init__(self, theme: Theme, page: QWidget, below: QWidget) -> None:
        super().__init__(page)
        self._theme = theme
        self._page = page
        self._below = below
        self._sitter: Sitter | None = None
        self._lines: list[str] = []
        self._mark = SeatMark(theme, size=MARK)
        self._title = say(theme, "", "hero")
        self._why = tell(theme, texts.hand_over_why(), "prompt", "2")
        self._why.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._news = tell(theme, "", "small", "2")
        self.card = self._make_card()
        self.button = Button(theme, "", "do", "eye", texts_keys.key_space(), "large")
        make_room(self.button, theme, texts_keys.key_space())
        self._lay_out()
        self.button.clicked.connect(self.opened)
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)

    @property
    def news(self) -> str:
        """What it tells about the time since this person's last turn."""
        return self._news.text()

    def close_for(self, sitter: Sitter, news: Sequence[str]) -> None:
        """Cover the page at once, for this person to open it."""
        self._sitter = sitter
        self._mark.show_sitter(sitter)
        self._title.setText(texts.turn_of(sitter.name))
        self.button.setText(texts.show_cards(sitter.name))
        self._lines = list(news)
        self.cover()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.TabFocusReason)

    def lift(self, pace: Pace) -> None:
        """Uncover the page: the lower edge goes up."""
        width, height, top = self.width(), self.height(), self.y()

        def roll(done: float) -> None:
            self.setGeometry(0, top, width, max(1, round(height * (1.0 - done))))
            if done == 1.0:
                self.hide()

        motion = Motion(pace.ms(Beat.CURTAIN), roll, self._theme.easing("exit"), self)
        motion.start(Motion.DeletionPolicy.DeleteWhenStopped)

    def takes(self, event: QKeyEvent) -> bool:
        """Use a key; return whether it is of no use to anybody else: nothing is played behind the curtain."""
        free = event.key() in PASSING or event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self.isHidden() or free:
            return False
        if event.key() in OPENING and not event.isAutoRepeat():
            self.opened.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.takes(event):
            super().keyPressEvent(event)

    def _on_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        """Keep the keyboard from what lies behind: whoever gets it there gives it to the button."""
        if now is None or self.isHidden() or not self._page.isAncestorOf(now):
            return
        if not self.isAncestorOf(now) and not self._below.isAncestorOf(now):
            self.button.setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet of the pad, with a glue strip in the colour of the seat and a perforation."""
        theme = self._theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("surface"))
        sitter = self._sitter
        strip = theme.hue(sitter.colour).strong if sitter and sitter.colour else theme.colour("text2")
        painter.fillRect(QRectF(0, 0, self.width(), theme.px(GLUE)), strip)
        painter.setPen(QPen(theme.colour("lineStrong"), 2, Qt.PenStyle.DotLine))
        high = theme.px(PERFORATION)
        painter.drawLine(QLineF(0, high, self.width(), high))

    def _lay_out(self) -> None:
        theme = self._theme
        middle = Qt.AlignmentFlag.AlignHCenter
        layout = self._bed = column(theme, 8, (24, 28, 24, 12))
        layout.addStretch(2)
        layout.addWidget(self._mark, 0, middle)
        layout.addSpacing(theme.px(8))
        layout.addWidget(self._title, 0, middle)
        layout.addWidget(self._why, 0, middle)
        layout.addSpacing(theme.px(8))
        layout.addWidget(self.button, 0, middle)
        layout.addSpacing(theme.px(8))
        layout.addWidget(self.card, 0, middle)
        layout.addStretch(3)
        self.setLayout(layout)

    def _make_card(self) -> QFrame:
        """Return a card as wide as can be read, with one line for each sentence of the news."""
        card, theme = frame("note"), self._theme
        inside = self._inside = column(theme, 0, (16, 8, 16, 8))
        inside.addWidget(self._news)
        card.setLayout(inside)
        card.setFixedWidth(theme.px(CARD))
        return card

    def cover(self) -> None:
        """Lie over the page as large as it is now; where that is little, the mark and older news give way."""
        top, theme = self._below.height(), self._theme
        wide, high = self._page.width(), self._page.height() - top
        self._why.setFixedWidth(min(theme.px(CARD), wide - theme.px(48)))
        self.card.setFixedWidth(min(theme.px(CARD), wide - theme.px(48)))
        self.setGeometry(0, top, wide, high)
        shown = list(self._lines)
        self._tell(shown)
        self._why.show()
        for mark in (MARK, SMALL_MARK, 0) if high >= theme.px(HIGH) else (SMALL_MARK, 0):
            self._mark.setVisible(mark > 0)
            self._mark.set_size(mark or SMALL_MARK)
            if self._needed() <= high:
                return
        self._why.hide()
        while len(shown) > 1 and self._needed() > high:
            shown = shown[1:]
            self._tell(shown)
        self.card.setVisible(bool(shown) and self._needed() <= high)

    def _tell(self, news: Sequence[str]) -> None:
        self._news.setText(texts.meanwhile("\n" + "\n".join(news)) if news else "")
        self.card.setVisible(bool(news))

    def _needed(self) -> int:
        """Return how high everything on the curtain is."""
        bed = self._bed
        self._inside.invalidate()
        self.card.updateGeometry()  # else the bed goes on with what it remembers of the card
        bed.invalidate()
        whole = bed.totalHeightForWidth(self.width())
        return whole if whole > 0 else bed.totalMinimumSize().height()
