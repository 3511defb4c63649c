"""A line of text that gets smaller, and then ends in dots, where it does not fit."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class ElidedLabel(QLabel):
    """Takes any width; a text that had to be cut stands whole in the tooltip.

    `least` is how small the letters may become before the text is cut, as a share of their size.
    A `lead` stands before the text where there is room for both.
    """

    def __init__(
        self, font: QFont, text: str = "", parent: QWidget | None = None, *, least: float = 1.0
    ) -> None:
        super().__init__(text, parent)
        self._least = least
        self._lead = ""
        self.setFont(font)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_lead(self, lead: str) -> None:
        """Say this before the text from now on, if there is room."""
        if lead != self._lead:
            self._lead = lead
            self.update()

    def shown(self) -> str:
        """Return the text as it fits."""
        metrics = QFontMetrics(self._fitting())
        return metrics.elidedText(self._words(), Qt.TextElideMode.ElideRight, self.width())

    def _words(self) -> str:
        both = f"{self._lead} · {self.text()}" if self._lead and self.text() else self._lead or self.text()
        fits = self.fontMetrics().horizontalAdvance(both) * self._least <= self.width() - 1
        return both if fits else self.text()

    def _fitting(self) -> QFont:
        """Return the font in which the text fits, or the smallest there may be."""
        font = QFont(self.font())
        wide = self.fontMetrics().horizontalAdvance(self._words())
        if wide > self.width() > 0:
            share = max(self._least, (self.width() - 1) / wide)
            font.setPixelSize(max(1, int(font.pixelSize() * share)))
        return font

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 6, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown()
        self.setToolTip(self.text() if shown != self._words() else "")
        painter = QPainter(self)
        painter.setFont(self._fitting())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(
            self.contentsRect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown
        )
