"""Things that are counted: a fan of equal chips, such as beer mats, in a scene."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.theme import Theme

#: How each chip lies a little crooked, in degrees; the pattern repeats.
TILTS: Final = (-8, 5, -3, 8, -6, 2, 7, -4)
#: How far the next chip lies beside the one before, in parts of its size, where there is room.
STEP: Final = 0.22


class ChipStack(QGraphicsItem):
    """Chips side by side from its position on; no wider than it was told. Its count can be read back."""

    def __init__(
        self, theme: Theme, symbol: str, size: float, width: float, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._symbol = symbol
        self._size = size
        self._width = width
        self._count = 0
        # Painted once for a count, so that what moves over it costs no turned pictures.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def count(self) -> int:
        """How many chips lie here."""
        return self._count

    def show_count(self, count: int) -> None:
        """Lay this many chips."""
        if count != self._count:
            self._count = count
            self.update()

    def fit(self, size: float, width: float) -> None:
        """Draw chips of this size, within this width."""
        self.prepareGeometryChange()
        self._size, self._width = size, width
        self.update()

    def place(self, number: int) -> QPointF:
        """Return where the middle of a chip lies, counted from 0, in the item's own coordinates."""
        return QPointF(self._size / 2 + number * self._step(), self._size / 2)

    def boundingRect(self) -> QRectF:
        return QRectF(-4, -4, max(self._width, self._size) + 8, self._size + 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        half = self._size / 2
        for number in range(self._count):
            painter.save()
            place = self.place(number)
            crooked = QTransform.fromTranslate(place.x(), place.y()).rotate(TILTS[number % len(TILTS)])
            painter.setTransform(crooked, True)
            square = QRectF(-half, -half, self._size, self._size)
            self._theme.pictures.paint(painter, self._symbol, square)
            painter.restore()

    def _step(self) -> float:
        if self._count < 2:
            return 0.0
        return min(self._size * STEP * 2, (self._width - self._size) / (self._count - 1))
