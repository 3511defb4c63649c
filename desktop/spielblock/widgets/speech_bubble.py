"""A speech bubble over somebody at the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.motion import Motion
from spielblock.widgets.theme import Theme

TAIL: Final = 12.0
BEFORE: Final = 0.9


class SpeechBubble(QGraphicsItem):
    """Says a few words. Its point is the tip of its tail; it lies above it, or below if `under`."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._under = False
        self._lean = 0.0
        self.words = ""
        self.loud = True
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def say(self, words: str, *, loud: bool = True) -> None:
        """Show these words at once, in the display face and red if loud; "" hides the bubble."""
        if (words, loud) != (self.words, self.loud):
            self.prepareGeometryChange()
            self.words, self.loud = words, loud
            self.update()
        self.setScale(1.0)
        self.setVisible(bool(words))

    @property
    def under(self) -> bool:
        """Whether the bubble hangs below its tip."""
        return self._under

    @under.setter
    def under(self, under: bool) -> None:
        self.prepareGeometryChange()
        self._under = under

    def lean(self, share: float) -> None:
        """Lie to the right of the tip (1), over it (0) or to the left (-1)."""
        self.prepareGeometryChange()
        self._lean = share

    def pop(self, words: str, duration: int, *, loud: bool = True) -> Motion:
        """Return the motion in which the bubble appears; it stays afterwards."""

        def step(done: float) -> None:
            self.say(words, loud=loud)
            self.setScale(BEFORE + (1.0 - BEFORE) * done)

        return Motion(duration, step, self._theme.easing("enter"))

    def box(self) -> QRectF:
        """Return the bubble without its tail, in its own coordinates."""
        theme = self._theme
        metrics = QFontMetricsF(self._font())
        width = metrics.horizontalAdvance(self.words) + theme.px(24)
        height = metrics.height() + theme.px(10)
        left = -width / 2 + self._lean * (width / 2 - theme.px(22))
        tail = theme.px(TAIL)
        return QRectF(left, tail if self._under else -tail - height, width, height)

    def boundingRect(self) -> QRectF:
        return self.box().united(QRectF(-1, -1, 2, 2)).adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("markerInk"), 1.6))
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawPath(self._outline())
        painter.setFont(self._font())
        painter.setPen(theme.hue("red").strong if self.loud else theme.colour("markerInk"))
        painter.drawText(self.box(), Qt.AlignmentFlag.AlignCenter, self.words)

    def _font(self) -> QFont:
        theme = self._theme
        return theme.scaled_font("heading" if self.loud else "bodyStrong", theme.px(17 if self.loud else 13))

    def _outline(self) -> QPainterPath:
        box, radius = self.box(), self._theme.px(8)
        path = QPainterPath()
        path.addRoundedRect(box, radius, radius)
        edge = box.top() if self._under else box.bottom()
        inner = 1.0 if self._under else -1.0
        tail = QPainterPath(QPointF(0, 0))
        tail.lineTo(QPointF(-self._theme.px(9), edge + inner))
        tail.lineTo(QPointF(self._theme.px(9), edge + inner))
        tail.closeSubpath()
        return path.united(tail)
