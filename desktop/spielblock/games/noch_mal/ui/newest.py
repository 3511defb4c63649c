"""Thin frames around the newest crosses of a small sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.printed_sheet import Spot
from spielblock.widgets.score_sheet import CellGrid
from spielblock.widgets.theme import Theme


class Newest(QGraphicsItem):
    """Lies on a grid; `spots` are the cells it frames."""

    def __init__(self, theme: Theme, grid: CellGrid) -> None:
        super().__init__(grid)
        self._theme = theme
        self._grid = grid
        self.spots: frozenset[Spot] = frozenset()

    def show_spots(self, spots: frozenset[Spot]) -> None:
        """Frame these cells and no others."""
        if spots != self.spots:
            self.spots = spots
            self.update()

    def boundingRect(self) -> QRectF:
        return self._grid.boundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("ink", 3.6), ("marker", 2.0)):
            painter.setPen(QPen(self._theme.colour(colour), width * self._theme.scale))
            for spot in self.spots:
                painter.drawRoundedRect(self._grid.rect_of(spot), 2, 2)
