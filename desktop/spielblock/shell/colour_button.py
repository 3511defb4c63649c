"""The mark of a seat in a new match, by which its colour is changed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QMenu

from spielblock.match.seating import Chair
from spielblock.rules.seats import letter
from spielblock.shell import texts_setup as texts
from spielblock.widgets.chip import paint_chip
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme


class ColourButton(QAbstractButton):
    """The mark of a seat; where it has a colour, a click offers the others."""

    picked = Signal(str)

    def __init__(self, theme: Theme, seat: int, colours: tuple[str, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._seat = seat
        self._colours = colours
        self._sitter = Sitter(letter(seat), "")
        self.setFixedSize(theme.px(36), theme.px(36))
        self.setProperty("ring", theme.px(18))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if colours else Qt.FocusPolicy.NoFocus)
        if colours:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.clicked.connect(self._offer)

    def show_chair(self, chair: Chair) -> None:
        """Show who sits here."""
        self._sitter = Sitter(letter(self._seat), chair.name, chair.colour if self._colours else "")
        if self._colours:
            name = texts.COLOURS[chair.colour]()
            self.setAccessibleName(texts.colour_of_seat(self._seat + 1, name))
            self.setToolTip(texts.colour_of_seat(self._seat + 1, name))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self._theme.px(34)
        paint_seat(QPainter(self), QRectF(1, 1, side, side), self._sitter, self._theme)

    def menu(self) -> QMenu:
        """Return the menu of colours; each shows its shape and says its name."""
        menu = QMenu(self)
        for colour in self._colours:
            action = menu.addAction(self._chip(colour), texts.COLOURS[colour]())
            action.setEnabled(colour != self._sitter.colour)
            action.triggered.connect(lambda _=False, colour=colour: self.picked.emit(colour))
        return menu

    def _offer(self) -> None:
        self.menu().popup(self.mapToGlobal(QPoint(0, self.height())))

    def _chip(self, colour: str) -> QIcon:
        side = self._theme.px(24)
        dpr = self.devicePixelRatioF()
        pixmap = QPixmap(QSize(side, side) * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_chip(painter, QRectF(0, 0, side, side), self._theme.hue(colour), self._theme)
        painter.end()
        return QIcon(pixmap)
