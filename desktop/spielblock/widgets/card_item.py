"""A card in a scene, that flies or lies. It knows no game: how a card looks, a table says."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from spielblock.widgets.fan import Spot
from spielblock.widgets.turned import turned


class CardItem(QGraphicsPixmapItem):
    """A card whose point is its middle. `card` is the name of what one sees of it."""

    def __init__(self, draw: Callable[[str], QPixmap], size: QSizeF, card: str) -> None:
        """Make a card; `draw` returns the picture of a name, `size` is that of a picture with its border."""
        super().__init__()
        self._picture_of = draw
        self._size = size
        self._turn: float | None = None
        self.card = ""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.show_card(card)

    def show_card(self, card: str) -> None:
        """Show this card."""
        if card != self.card:
            self.card = card
            self._draw()

    def lie(self, at: QPointF, turn: float = 0.0) -> None:
        """Lie here for a while, turned once: what flies across has it copied only."""
        if at != self.pos() or turn != self._turn:
            self.setPos(at)
            self._turn = turn
            self.setTransformationMode(Qt.TransformationMode.FastTransformation)
            self._draw()

    def _draw(self) -> None:
        picture = self._picture_of(self.card)
        if self._turn is None:
            self.setPixmap(picture)
            self.setOffset(-self._size.width() / 2, -self._size.height() / 2)
            return
        lying = turned(picture, Spot(self.pos(), self._turn))
        self.setPixmap(lying.drawn)
        self.setOffset(lying.at - self.pos())
