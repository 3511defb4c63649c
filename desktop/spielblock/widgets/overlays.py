"""What lies over a table for a while: a toast, a banner, the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from spielblock.widgets.parts import picture, row, tell
from spielblock.widgets.theme import Theme

TOAST_MS = 4000
#: So long it is there at least, to be read.
READ_MS = 1500
ACTING = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress}


class Toast(QFrame):
    """A sentence at the bottom of the table, for four seconds; it stays while the pointer rests on it.

    It goes earlier, once it can be read, where somebody goes on: something at the table may lie below it.
    It lies in `parent`, over the place that `around` takes there; `place` puts it there anew.
    """

    def __init__(self, theme: Theme, parent: QWidget, around: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._around = around
        self._words = tell(theme, "", "body")
        self._words.setStyleSheet(f"color: {theme.colour('textOnInk').name()};")
        self._bed = row(theme, 8, (16, 10, 16, 10))
        self._bed.addWidget(self._words)
        self.setLayout(self._bed)
        self._timer = QTimer(self, singleShot=True, interval=TOAST_MS)
        self._timer.timeout.connect(self.hide)
        self._since = QElapsedTimer()
        self._press: Callable[[], None] | None = None
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    @property
    def lasts(self) -> int:
        """How long it is still there if nothing happens, in milliseconds."""
        return self._timer.remainingTime()

    def say(self, sentence: str, press: Callable[[], None] | None = None) -> None:
        """Show a sentence; a click on it does what it offers."""
        self._words.setText(sentence)
        self._press = press
        self.place()
        self.show()
        self.raise_()
        self._timer.start(TOAST_MS)
        self._since.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if (app := QApplication.instance()) is not None:
            app.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in ACTING and self._press is None and self._timer.isActive():
            left = max(0, READ_MS - self._since.elapsed())
            self._timer.start(min(left, self._timer.remainingTime()))
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Do what is offered, once."""
        press, self._press = self._press, None
        if press is not None:
            self.hide()
            press()

    def enterEvent(self, event: QEvent) -> None:
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        self._timer.start(TOAST_MS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("ink"))
        painter.drawRoundedRect(self.rect(), self._theme.px(10), self._theme.px(10))

    def place(self) -> None:
        """Lie at the bottom of the table as it is now."""
        around = self._around.geometry()
        most = min(self._theme.px(520), around.width() - self._theme.px(32))
        wide = self._words.fontMetrics().horizontalAdvance(self._words.text()) + self._theme.px(36)
        width = min(most, wide)
        height = self._bed.totalHeightForWidth(width)
        left = around.left() + (around.width() - width) // 2
        self.setGeometry(left, around.bottom() + 1 - height - self._theme.px(16), width, height)


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
