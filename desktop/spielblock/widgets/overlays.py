"""What lies over a table for a while: a toast, a banner, the curtain between two people."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from spielblock.control.pace import Beat, Pace
from spielblock.widgets import texts
from spielblock.widgets.motion import Motion
from spielblock.widgets.parts import Button, column, picture, row, say, tell
from spielblock.widgets.seat_mark import SeatMark
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

TOAST_MS = 4000


class Follower(QObject):
    """Tells when a widget has another size."""

    resized = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.resized.emit()
        return False


class Toast(QFrame):
    """A sentence at the bottom of the table, for four seconds; it stays while the pointer rests on it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._around = parent
        self._words = tell(theme, "", "body")
        self._words.setStyleSheet(f"color: {theme.colour('textOnInk').name()};")
        self._bed = row(theme, 8, (16, 10, 16, 10))
        self._bed.addWidget(self._words)
        self.setLayout(self._bed)
        self._timer = QTimer(self, singleShot=True, interval=TOAST_MS)
        self._timer.timeout.connect(self.hide)
        Follower(parent).resized.connect(self._place)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        self._words.setText(sentence)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()

    def enterEvent(self, event: QEvent) -> None:
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        self._timer.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("ink"))
        painter.drawRoundedRect(self.rect(), self._theme.px(10), self._theme.px(10))

    def _place(self) -> None:
        around = self._around.rect()
        most = min(self._theme.px(520), around.width() - self._theme.px(32))
        wide = self._words.fontMetrics().horizontalAdvance(self._words.text()) + self._theme.px(36)
        width = min(most, wide)
        height = self._bed.totalHeightForWidth(width)
        left = (around.width() - width) // 2
        self.setGeometry(left, around.height() - height - self._theme.px(16), width, height)


class Banner(QFrame):
    """A sentence that stays above the table until what it says has ended."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words = tell(theme, "", "bodyStrong")
        layout = row(theme, 10, (16, 6, 16, 6))
        layout.addWidget(picture(theme, "warning", 20, "warn"))
        layout.addWidget(self._words, 1)
        self.setLayout(layout)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence; an empty one ends it."""
        self._words.setText(sentence)
        self.setVisible(bool(sentence))

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("warnSoft"))
        painter.setPen(QPen(self._theme.colour("warn"), 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class Curtain(QWidget):
    """Covers a whole page until the right person says so. Nothing secret is drawn before."""

    opened = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._page = parent
        self._mark = SeatMark(theme, size=96)
        self._title = say(theme, "", "hero")
        self._why = say(theme, texts.hand_over_why(), "body", "2")
        self._news_title = say(theme, texts.meanwhile(), "bodyStrong", "2")
        self._news = tell(theme, "", "body", "2")
        self._news.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.button = Button(theme, "", "do", "eye", texts.key_space(), "large")
        self._lay_out()
        self.button.clicked.connect(self.opened)
        Follower(parent).resized.connect(self._cover)
        self.hide()

    @property
    def news(self) -> str:
        """What it tells about the time since this person's last turn."""
        return self._news.text()

    def close_for(self, sitter: Sitter, news: Sequence[str]) -> None:
        """Cover the page at once, for this person to open it."""
        self._mark.show_sitter(sitter)
        self._title.setText(texts.hand_over(sitter.name))
        self.button.setText(texts.show_cards(sitter.name))
        self._news.setText("\n".join(news))
        self._news_title.setVisible(bool(news))
        self._news.setVisible(bool(news))
        self._cover()
        self.show()
        self.raise_()
        self.button.setFocus(Qt.FocusReason.TabFocusReason)

    def lift(self, pace: Pace) -> None:
        """Uncover the page."""
        height = self.height()

        def roll(done: float) -> None:
            self.move(0, -round(height * done))
            if done == 1.0:
                self.hide()

        Motion(pace.ms(Beat.CURTAIN), roll, self._theme.easing("exit"), self).start(
            Motion.DeletionPolicy.DeleteWhenStopped
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (
            event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and not event.isAutoRepeat()
        ):
            self.opened.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("window"))

    def _lay_out(self) -> None:
        theme = self._theme
        layout = column(theme, 12, (24, 24, 24, 24))
        layout.addStretch(2)
        layout.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(theme.px(8))
        layout.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._why, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(theme.px(12))
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(theme.px(20))
        layout.addWidget(self._news_title, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._news, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        self.setLayout(layout)

    def _cover(self) -> None:
        self.setGeometry(QRect(QPoint(0, 0), self._page.size()))
