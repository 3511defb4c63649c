"""The title of a game with a highlighter swipe behind the syllable all titles share."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPolygonF, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from spielblock.widgets.theme import Theme

SYLLABLE: Final = re.compile("(ock|och)", re.IGNORECASE)


def paint_swiped(painter: QPainter, at: QPointF, text: str, font: QFont, theme: Theme) -> None:
    """Draw a text from its baseline on, each shared syllable on a swipe of the marker."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    done = ""
    for piece in SYLLABLE.split(text):
        left = at.x() + metrics.horizontalAdvance(done)
        swiped = SYLLABLE.fullmatch(piece) is not None
        if swiped:
            wide = metrics.horizontalAdvance(done + piece) - metrics.horizontalAdvance(done)
            _swipe(painter, QRectF(left, at.y(), wide, 0), font.pixelSize(), theme)
        painter.setPen(theme.colour("markerInk" if swiped else "text"))
        painter.drawText(QPointF(left, at.y()), piece)
        done += piece


def swiped_width(text: str, font: QFont) -> float:
    """Return how wide a title is."""
    return QFontMetricsF(font).horizontalAdvance(text) + 0.12 * font.pixelSize()


def _swipe(painter: QPainter, word: QRectF, size: float, theme: Theme) -> None:
    """Draw the stroke: a little oblique, with uneven round ends, as a pen leaves it."""
    body = QRectF(
        word.left() - 0.03 * size, word.top() - 0.84 * size, word.width() + 0.06 * size, 1.06 * size
    )
    painter.save()
    middle = body.center()
    painter.setTransform(
        QTransform().translate(middle.x(), middle.y()).rotate(-1.2).shear(-0.07, 0), combine=True
    )
    body.moveCenter(QPointF(0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("marker"))
    painter.drawRoundedRect(body, 0.2 * size, 0.2 * size)
    corner = QPolygonF(
        [
            body.topLeft() + QPointF(0, 0.3 * size),
            body.topLeft() + QPointF(0.02 * size, 0.05 * size),
            body.topLeft() + QPointF(0.3 * size, 0),
        ]
    )
    painter.drawPolygon(corner)
    painter.restore()


class SwipedTitle(QWidget):
    """A title in one line; it says its text to a screen reader."""

    def __init__(self, theme: Theme, text: str, role: str = "title", pixels: float = 0) -> None:
        super().__init__()
        self._theme = theme
        self._text = text
        self._font = theme.scaled_font(role, pixels) if pixels else theme.font(role)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Say something else."""
        self._text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    @property
    def text(self) -> str:
        return self._text

    def sizeHint(self) -> QSize:
        size = self._font.pixelSize()
        width = QFontMetricsF(self._font).horizontalAdvance(self._text)
        return QSize(round(width + 0.3 * size), round(1.24 * size))

    def paintEvent(self, event: QPaintEvent) -> None:
        size = self._font.pixelSize()
        painter = QPainter(self)
        baseline = QPointF(0.12 * size, self.height() / 2 + 0.34 * size)
        paint_swiped(painter, baseline, self._text, self._font, self._theme)
