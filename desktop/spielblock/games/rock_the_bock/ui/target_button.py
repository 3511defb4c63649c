"""Who can get the wolves: a chip and a name on the card of the wolves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from spielblock.games.rock_the_bock.ui import texts
from spielblock.widgets.chip import paint_chip
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

#: How high a tooltip of one line is at most, whatever letters the system has; and how far from its place
#: Qt shows one, below a pointer.
TIP: Final = 60
BESIDE: Final = QPoint(2, 14)


class TargetButton(QAbstractButton):
    """Somebody who can get the wolves.

    Where there is no room for the name, a tooltip says it, beside the row of buttons and not over it.
    """

    pointed = Signal()

    def __init__(self, theme: Theme, sitter: Sitter, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.sitter = sitter
        self.named = True
        self.digit = ""
        self.advised = False
        self._share = 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(texts.give_to(sitter.name))

    def arrange(self, share: float) -> None:
        """Be smaller where the card is: so many parts of what the letters would need."""
        self._share = share
        self.setFont(self._theme.scaled_font("caption", self._px(12)))

    def show_digit(self, digit: str) -> None:
        """Show the digit that chooses this one, or none."""
        self.digit = digit
        self.update()

    def wide(self, *, named: bool) -> int:
        """Return how wide the button is, with its name or without."""
        metrics = self.fontMetrics()
        words = metrics.horizontalAdvance(self.shown_name()) + self._px(8) if named else 0
        return self._px(30 if named else 32) + words + (self._px(10) if self.digit else 0)

    def shown_name(self) -> str:
        """Return the first word of the name, which is enough beside the chip."""
        return self.sitter.name.split(" ")[0][:12]

    def nextCheckState(self) -> None:
        """Stay as the table says: a click only asks."""

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit()
        super().enterEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            self._tell()
            return True
        return super().event(event)

    def _tell(self) -> None:
        """Say who it is below the button; above it where the screen ends."""
        if self.named:
            QToolTip.hideText()
            return
        words = self._theme.px(TIP)
        low = self.mapToGlobal(self.rect().bottomLeft())
        down = low.y() + words <= self.screen().availableGeometry().bottom()
        top = QPoint(low.x(), low.y() if down else low.y() - self.height() - words)
        QToolTip.showText(top - BESIDE, texts.give_to(self.sitter.name), self)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(self.height(), self._px(28))
        body = QRectF(1, (self.height() - high) / 2 + 1, self.width() - 2, high - 2)
        on = self.isChecked()
        edge = self._px(2.5 if self.advised else 1.5)
        painter.setPen(QPen(theme.colour("markerEdge" if on or self.advised else "lineStrong"), edge))
        painter.setBrush(theme.colour("marker") if on else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body, high / 2, high / 2)
        side = min(high - self._px(6), self.width() - self._px(8) - (self._px(10) if self.digit else 0))
        chip = QRectF(self._px(4), body.center().y() - side / 2, side, side)
        paint_chip(painter, chip, theme.hue(self.sitter.colour), theme)
        painter.setPen(theme.colour("markerInk" if on else "text"))
        painter.setFont(self.font())
        words = body.adjusted(side + self._px(8 if self.named else 6), 0, -self._px(4), 0)
        said = f"{self.digit} {self.shown_name()}" if self.digit else self.shown_name()
        whole = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(words, int(whole), said if self.named else self.digit)

    def _px(self, length: float) -> int:
        return round(self._theme.px(length) * self._share)
