"""The round red button that calls ROCKIT!, and the time that is left for it."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from spielblock.games.rockit.ui import texts, texts_calls
from spielblock.widgets.hint_mark import paint_hint
from spielblock.widgets.key_cap import cap_width, paint_cap
from spielblock.widgets.theme import Theme

#: No letters are smaller, in pixels.
LEAST: Final = 11


class Calling(Enum):
    """What the button can do now."""

    OFF = "off"  # no call is due
    READY = "ready"  # a call is due with the card to be laid
    CALLED = "called"  # it was called, the card is still to be laid
    LATE = "late"  # the card lies, the time runs
    CATCH = "catch"  # somebody else forgot, the time runs


class CallButton(QAbstractButton):
    """Outlined while there is nothing to call, red with a yellow ring from when there is."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._left = 1.0
        self.calling = Calling.OFF
        self.advised = self._last = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_calling(Calling.OFF)

    @property
    def words(self) -> str:
        """What stands on the button."""
        if self.calling is Calling.CATCH:
            return texts_calls.button_catch()
        return texts.bubble_last_call() if self._last else texts.bubble_call()

    @property
    def caption(self) -> str:
        """What stands below it."""
        if self.calling is Calling.OFF and self._last:
            return texts_calls.caption_last()
        return texts_calls.CAPTIONS[self.calling.value]()

    def show_calling(self, calling: Calling, *, advised: bool = False, last: bool = False) -> None:
        """Look as is right for this, with a bulb where a hint tells to call; `last`: for the last card."""
        self.calling, self.advised = calling, advised
        self._last = last
        self._left = 1.0
        self.setEnabled(calling is not Calling.OFF)
        self.setAccessibleName(f"{self.words} {self.caption}")
        self.setToolTip(self.caption)
        self.update()

    def show_left(self, share: float) -> None:
        """Show how much of the time is left, from 1 to 0."""
        self._left = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(124), self._theme.px(150))

    def disc(self) -> QRectF:
        """Return the round part."""
        theme = self._theme
        size = min(self.width() - theme.px(14), self.height() - theme.px(14) - theme.px(26))
        return QRectF((self.width() - size) / 2, theme.px(7), size, size)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = self.disc()
        live = self.calling is not Calling.OFF
        self._paint_disc(painter, disc, live=live)
        self._paint_words(painter, disc, live=live)
        self._paint_caption(painter, disc, live=live)
        if self.advised:
            paint_hint(painter, self._theme, disc.center() + (disc.topRight() - disc.center()) * 0.72)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.colour("focus"), 3))
            painter.drawEllipse(disc.adjusted(-5, -5, 5, 5))

    def _paint_disc(self, painter: QPainter, disc: QRectF, *, live: bool) -> None:
        theme = self._theme
        if not live:
            painter.setPen(QPen(theme.colour("lineStrong"), 2.5))
            painter.setBrush(theme.colour("surfaceAlt"))
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            return
        red = theme.hue("red")
        painter.setPen(QPen(theme.colour("markerInk"), 2))
        painter.setBrush(red.deep if self.calling is Calling.CALLED or self.isDown() else red.strong)
        painter.drawEllipse(disc.adjusted(4, 4, -4, -4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(theme.colour("marker"), 5)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(QPen(theme.colour("markerInk"), 7.5))
        painter.drawEllipse(disc.adjusted(2, 2, -2, -2))
        painter.setPen(pen)
        painter.drawArc(disc.adjusted(2, 2, -2, -2), 90 * 16, round(360 * 16 * self._left))

    def _paint_words(self, painter: QPainter, disc: QRectF, *, live: bool) -> None:
        theme = self._theme
        ink = theme.hue("red").on if live else theme.colour("text2")
        size = disc.width() * 0.28
        icon = "check" if self.calling is Calling.CALLED else "megaphone"
        picture = QRectF(disc.center().x() - size / 2, disc.center().y() - size * 1.05, size, size)
        theme.pictures.paint(painter, icon, picture, ink)
        painter.setPen(ink)
        words, high = self.words.replace(", ", ",\n"), 0.24
        painter.setFont(theme.scaled_font("heading", disc.width() * 0.165))
        if "\n" in words:
            painter.setFont(theme.scaled_font("heading", disc.width() * 0.14))
            high = 0.36
        top = disc.center().y() + disc.height() * 0.03
        line = QRectF(disc.left(), top, disc.width(), disc.height() * high)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_caption(self, painter: QPainter, disc: QRectF, *, live: bool) -> None:
        theme = self._theme
        font = theme.font("caption")
        font.setWeight(font.Weight.Bold if live else font.Weight.Medium)
        painter.setPen(theme.colour("text" if live else "text2"))
        cap = cap_width(theme, "R") + theme.px(5)
        while (
            font.pixelSize() > LEAST
            and QFontMetrics(font).horizontalAdvance(self.caption) + cap > self.width()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        words = painter.fontMetrics().horizontalAdvance(self.caption)
        left = (self.width() - words - cap) / 2
        middle = disc.bottom() + theme.px(17)
        row = QRectF(left, middle - theme.px(10), words + 2, theme.px(20))
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, self.caption)
        paint_cap(painter, QPointF(left + words + theme.px(5), middle), "R", theme, theme.colour("text2"))
