"""A line of text that gets smaller, and then ends in dots, where it does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

#: How large letters are at most in several rows, as a share of their size.
IN_ROWS: Final = 0.85


class ElidedLabel(QLabel):
    """Takes any width; a text that had to be cut stands whole in the tooltip.

    `least` is how small the letters may become before the text is cut, as a share of their size.
    A `lead` stands before the text where there is room for both; where there is not even room for the text,
    the first of its `shorter` forms that fits is said instead.
    """

    def __init__(
        self, font: QFont, text: str = "", parent: QWidget | None = None, *, least: float = 1.0
    ) -> None:
        super().__init__(text, parent)
        self._least = least
        self._lead = ""
        self.shorter: Sequence[str] = ()
        self._rows = 1
        self.setFont(font)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def lead(self) -> str:
        """What stands before the text where there is room."""
        return self._lead

    def show_lead(self, lead: str) -> None:
        """Say this before the text from now on, if there is room."""
        if lead != self._lead:
            self._lead = lead
            self.update()

    def sizeHint(self) -> QSize:
        """Return how high it would be; Qt remembers the rows there once were."""
        hint = super().sizeHint()
        return hint if self._rows > 1 else QSize(hint.width(), self.fontMetrics().height())

    def show_rows(self, rows: int, most: int = 10_000) -> None:
        """Use so many lines for the text from now on, one below the other, and at most so much height."""
        self._rows = rows
        high = round(IN_ROWS * self.fontMetrics().lineSpacing()) + 1
        self.setMinimumHeight(min(most, rows * high) if rows > 1 else 0)
        self.update()

    def fits(self, width: int, rows: int = 1, most: int = 10_000) -> bool:
        """Return whether the text has room in so many lines so wide, and all in so much height."""
        metrics = QFontMetrics(self._smallest())
        if rows == 1:
            return metrics.horizontalAdvance(self.text()) < width
        return rows * metrics.lineSpacing() <= most and self._wraps(self._smallest(), width, rows)

    @property
    def letters(self) -> int:
        """How high the letters are, in pixels."""
        return self._fitting().pixelSize()

    def shown(self) -> str:
        """Return the text as it fits."""
        if self._rows > 1 and self._wraps(self._fitting(), self.width(), self._rows):
            return self.text()
        metrics = QFontMetrics(self._fitting())
        return metrics.elidedText(self._words(), Qt.TextElideMode.ElideRight, self.width())

    def _words(self) -> str:
        whole, room = self.text(), self.width() - 1
        both = f"{self._lead} · {whole}" if self._lead and whole else self._lead or whole
        if self.fontMetrics().horizontalAdvance(both) * self._least <= room:
            return both
        advance = QFontMetrics(self._smallest()).horizontalAdvance
        return next((words for words in (whole, *self.shorter) if advance(words) <= room), whole)

    def _fitting(self) -> QFont:
        """Return the font in which the text fits, or the smallest there may be."""
        font, least = QFont(self.font()), self._smallest().pixelSize()
        if self._rows > 1:
            font.setPixelSize(max(least, round(IN_ROWS * font.pixelSize())))
        while font.pixelSize() > least and not self._has_room(font):
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _has_room(self, font: QFont) -> bool:
        if self._rows > 1:
            return self._wraps(font, self.width(), self._rows) and self._low(font)
        return QFontMetrics(font).horizontalAdvance(self._words()) < self.width()

    def _wraps(self, font: QFont, width: int, rows: int) -> bool:
        """Return whether the text has room in rows so wide, without a word that is wider."""
        metrics, room = QFontMetrics(font), QRect(0, 0, width, 10_000)
        taken = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.text())
        return taken.height() <= rows * (metrics.lineSpacing() + 1) and taken.width() <= width

    def _low(self, font: QFont) -> bool:
        """Return whether the rows have room below each other."""
        return self._rows * QFontMetrics(font).lineSpacing() <= max(self.height(), self.minimumHeight()) + 2

    def _smallest(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(1, round(font.pixelSize() * self._least)))
        return font

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 6, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown()
        self.setToolTip("" if self.text() in shown else self.text())
        painter = QPainter(self)
        painter.setFont(self._fitting())
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if self._rows > 1:
            painter.drawText(self.contentsRect(), flags | Qt.TextFlag.TextWordWrap, shown)
        else:
            painter.drawText(self.contentsRect(), flags, shown)
