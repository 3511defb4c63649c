"""What stands in place of the button that calls where one only watches."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spielblock.games.rockit.ui import texts_round as texts
from spielblock.widgets.theme import Theme

#: No letters are smaller, in pixels; what is still too long ends in dots.
LEAST: Final = 11
#: What the eye takes, by the height of the sign.
EYE: Final = 0.25


class WatchSign(QWidget):
    """An eye, that one watches, and whose hand lies beside it."""

    def __init__(self, theme: Theme, whose: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.lines = (texts.watching(), texts.hand_of(whose))
        self.setAccessibleName(", ".join(self.lines))
        self.setToolTip(self.lines[1])

    def font_of(self, line: int) -> QFont:
        """Return the letters of a line: smaller where there is little room."""
        font = self._theme.font("caption" if line else "bodyStrong")
        font.setPixelSize(min(font.pixelSize(), max(LEAST, round(self.height() * 0.13))))
        while font.pixelSize() > LEAST and self._wide(font, line) > self.width():
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def fits(self) -> bool:
        """Return whether all is seen whole."""
        return self._high() <= self.height() and all(
            self._wide(self.font_of(line), line) <= self.width() for line in (0, 1)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ink = QPainter(self), self._theme.colour("text2")
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        eye, top = self.height() * EYE, (self.height() - self._high()) / 2
        spot = QRectF((self.width() - eye) / 2, top, eye, eye)
        self._theme.pictures.paint(painter, "eye", spot, ink)
        painter.setPen(ink)
        top += eye
        for line, words in enumerate(self.lines):
            font = self.font_of(line)
            metrics = QFontMetricsF(font)
            said = metrics.elidedText(words, Qt.TextElideMode.ElideRight, self.width())
            painter.setFont(font)
            row = QRectF(0, top, self.width(), metrics.height())
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, said)
            top += metrics.height()

    def _high(self) -> float:
        rows = [QFontMetricsF(self.font_of(line)).height() for line in (0, 1)]
        return self.height() * EYE + sum(rows)

    def _wide(self, font: QFont, line: int) -> float:
        return QFontMetricsF(font).horizontalAdvance(self.lines[line])
