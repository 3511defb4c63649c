"""The own side of the table: the hand as a fan and the button that calls; or that one only watches."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spielblock.control.framing import Room
from spielblock.games.rockit.ui import texts
from spielblock.games.rockit.ui.call_button import CallButton
from spielblock.games.rockit.ui.cards import BACK, RATIO, card_picture
from spielblock.games.rockit.ui.hand_fan import HandFan
from spielblock.games.rockit.ui.watch_sign import WatchSign
from spielblock.widgets.theme import Theme

HEIGHTS: Final = {Room.COMPACT: 148, Room.NORMAL: 184, Room.LARGE: 236}
CARDS: Final = {Room.COMPACT: 68, Room.NORMAL: 88, Room.LARGE: 118}
BUTTONS: Final = {Room.COMPACT: 116, Room.NORMAL: 150, Room.LARGE: 190}
#: What these sizes are made for; in less room, as with large letters, everything is smaller, down to a share.
WIDE: Final = 540
LEAST: Final = 0.6


class Dock(QWidget):
    """Hand and button side by side."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.fan = HandFan(theme, self._draw, RATIO, BACK, self)
        self.fan.setAccessibleName(texts.hand())
        self.button = CallButton(theme, self)
        self.sign: WatchSign | None = None
        self._fill()
        self._line = layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.px(8), 0, theme.px(12), 0)
        layout.setSpacing(theme.px(4))
        layout.addWidget(self.fan, 1)
        layout.addWidget(self.button)
        self.arrange(Room.NORMAL)

    def let_watch(self, whose: str) -> None:
        """Say in place of the button that one only watches, and whose hand lies here."""
        self.sign = WatchSign(self._theme, whose, self)
        self.button.hide()
        self._line.addWidget(self.sign)
        self._fit()

    def arrange(self, room: Room) -> None:
        """Fit to the room."""
        self._room = room
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take the sizes of the room, smaller where the dock is narrow for such letters."""
        theme, room = self._theme, self._room
        share = max(LEAST, min(1.0, self.width() / theme.px(WIDE)))
        high = round(theme.px(HEIGHTS[room]) * share)
        self.setFixedHeight(high)
        self.fan.raise_by = (10.0 if room is Room.COMPACT else 14.0) * share
        self.fan.set_card_width(float(round(theme.px(CARDS[room]) * share)))
        aside = self.button if self.sign is None else self.sign
        aside.setFixedSize(round(theme.px(BUTTONS[room]) * share), high - theme.px(6))

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
