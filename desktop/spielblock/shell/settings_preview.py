"""A small picture of how things look with the settings as they are."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spielblock.shell.page_parts import Kit
from spielblock.shell.shown import Art
from spielblock.widgets.chip import paint_chip


class Preview(QWidget):
    """Art on the table's cloth, the six colours with their shapes, and the cells of a sheet."""

    def __init__(self, kit: Kit) -> None:
        super().__init__()
        self._theme = kit.theme
        first = next(iter(kit.games.values()), None)
        self._art = None if first is None else Art(kit.theme, first.id, first.title[:1])
        self.setMinimumWidth(kit.theme.px(200))
        self.setMaximumWidth(kit.theme.px(300))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(260), self._theme.px(380))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, gap = float(self.width()) - 1, theme.px(12)
        top = QRectF(0.5, theme.px(46), wide, wide * 0.66)
        self._ground(painter, top, "cloth")
        if self._art is not None:
            self._art.paint(painter, top.adjusted(12, 12, -12, -12))
        middle = QRectF(0.5, top.bottom() + gap, wide, theme.px(60))
        self._ground(painter, middle, "surface")
        side = min(theme.px(34), (wide - 2 * gap) / 6 - 6)
        for place, name in enumerate(theme.tokens.players):
            left = gap + place * (wide - 2 * gap - side) / 5
            spot = QRectF(left, middle.center().y() - side / 2, side, side)
            paint_chip(painter, spot, theme.hue(name), theme)
        self._cells(painter, QRectF(0.5, middle.bottom() + gap, wide, theme.px(60)))

    def _cells(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._theme
        self._ground(painter, rect, "gridPanel")
        names = ("yellow", "orange", "red", "green", "blue")
        gap = theme.px(14)
        side = min(theme.px(36), (rect.width() - 2 * gap) / len(names) - theme.px(6))
        for place, name in enumerate(names):
            left = gap + place * (rect.width() - 2 * gap - side) / (len(names) - 1)
            cell = QRectF(left, rect.center().y() - side / 2, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.hue(name).soft)
            painter.drawRoundedRect(cell, theme.px(6), theme.px(6))
            inset = side * 0.28
            ink = theme.hue(name).on_soft
            ink.setAlphaF(0.75)
            theme.pictures.paint(painter, f"glyph-{name}", cell.adjusted(inset, inset, -inset, -inset), ink)

    def _ground(self, painter: QPainter, rect: QRectF, colour: str) -> None:
        painter.setPen(QPen(self._theme.colour("line"), 1))
        painter.setBrush(self._theme.colour(colour))
        painter.drawRoundedRect(rect, self._theme.radius("panel"), self._theme.radius("panel"))
