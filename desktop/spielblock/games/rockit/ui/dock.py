"""The own side of the table: the hand as a fan and the button that calls."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spielblock.control.framing import Room
from spielblock.games.rockit.ui import texts
from spielblock.games.rockit.ui.call_button import CallButton
from spielblock.games.rockit.ui.cards import BACK, RATIO, card_picture
from spielblock.widgets.card_fan import CardFan
from spielblock.widgets.theme import Theme

HEIGHTS: Final = {Room.COMPACT: 148, Room.NORMAL: 184, Room.LARGE: 236}
CARDS: Final = {Room.COMPACT: 72, Room.NORMAL: 92, Room.LARGE: 120}
BUTTONS: Final = {Room.COMPACT: 116, Room.NORMAL: 150, Room.LARGE: 190}


class Dock(QWidget):
    """Hand and button side by side."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.fan = CardFan(theme, self._draw, RATIO, BACK, self)
        self.fan.setAccessibleName(texts.hand())
        self.button = CallButton(theme, self)
        self._fill()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.px(8), 0, theme.px(12), 0)
        layout.setSpacing(theme.px(4))
        layout.addWidget(self.fan, 1)
        layout.addWidget(self.button)
        self.arrange(Room.NORMAL)

    def arrange(self, room: Room) -> None:
        """Fit to the room."""
        theme = self._theme
        self.setFixedHeight(theme.px(HEIGHTS[room]))
        self.fan.set_card_width(float(theme.px(CARDS[room])))
        self.fan.raise_by = 10.0 if room is Room.COMPACT else 14.0
        self.button.setFixedSize(theme.px(BUTTONS[room]), theme.px(HEIGHTS[room]) - theme.px(6))

    def in_window(self, place: int) -> QPointF:
        """Return the middle of a card of the hand in the coordinates of the window."""
        return QPointF(self.fan.mapTo(self.window(), self.fan.middle(place).toPoint()))

    def _fill(self) -> None:
        """Have a ground of one's own: where a card flies across, nothing below needs to be drawn."""
        palette = self.palette()
        palette.setColor(self.backgroundRole(), self._theme.colour("surface"))
        self.setPalette(palette)
        self.setAutoFillBackground(True)

    def _draw(self, card: str, width: float, dpr: float, veiled: bool) -> QPixmap:
        return card_picture(self._theme, card, width, dpr, veiled)
