"""One line of the ranking: who, the dice, what they are called, and after how many throws."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.schock.ui.plates import fitting
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme


class Result(NamedTuple):
    """One line: who, the dice, how many throws, what it is called in full and in short, what it deals out."""

    seat: str
    dice: tuple[int, ...]
    throws: int
    names: tuple[str, ...]
    lids: int = 0


class RankingRow(QGraphicsItem):
    """The line of one seat, painted when it changes and not while it moves."""

    def __init__(self, theme: Theme, sitter: Sitter, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._theme = theme
        self._sitter = sitter
        self._width, self._height = 220.0, 26.0
        self._lowest = self._above = False
        self.result = Result(sitter.letter, (), 0, ("",))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def show_result(self, result: Result, *, lowest: bool) -> None:
        """Show this; the lowest of all is tinted."""
        if (result, lowest) != (self.result, self._lowest):
            self.result, self._lowest = result, lowest
            self.setToolTip(f"{self._sitter.name}: {result.names[0]}, {result.throws}×")
            self.update()

    def rise(self, *, above: bool) -> None:
        """Lie above the other lines, on a ground that hides them, or among them."""
        if above != self._above:
            self._above = above
            self.setZValue(1 if above else 0)
            self.update()

    @property
    def covers(self) -> bool:
        """Whether nothing below it shows through."""
        return self._above

    @property
    def letters(self) -> int:
        """How high the letters are, at most."""
        return self._font().pixelSize()

    def fit(self, width: float, height: float) -> None:
        """Take this much room."""
        if (width, height) != (self._width, self._height):
            self.prepareGeometryChange()
            self._width, self._height = width, height
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._width, self._height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, high = self._theme, self._height
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._lowest or self._above:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("matInk" if self._lowest else "pubShade"))
            painter.drawRoundedRect(self.boundingRect().adjusted(0, 1, 0, -1), 6, 6)
        mark = high * 0.78
        paint_seat(painter, QRectF(4, (high - mark) / 2, mark, mark), self._sitter, theme)
        die = high * 0.74
        left = mark + 10
        for number, face in enumerate(self.result.dice):
            square = QRectF(left + number * (die + 2), (high - die) / 2, die, die)
            theme.pictures.paint(painter, f"die-{face}", square)
        self._paint_name(painter, left + 3 * (die + 2) + 6)

    def _font(self) -> QFont:
        return self._theme.scaled_font("bodyStrong", min(13 * self._theme.scale, self._height * 0.68))

    def _paint_name(self, painter: QPainter, left: float) -> None:
        theme, font = self._theme, self._font()
        painter.setFont(font)
        painter.setPen(theme.colour("pubText"))
        throws = f"{self.result.throws}×"
        metrics = QFontMetricsF(font)
        box = QRectF(left, 0, self._width - 6 - left, self._height)
        room = box.width() - metrics.horizontalAdvance(throws) - 8
        names = self.result.names
        name = next((text for text in names if metrics.horizontalAdvance(text) <= room), names[-1])
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, throws)
        painter.setFont(fitting(theme, "bodyStrong", font.pixelSize(), name, room))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
