"""A dice cup: in a scene it flies and tilts, in a dock it shakes, slams and lifts a little."""

from __future__ import annotations

from math import sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.theme import Theme

#: How far a cup sways while it is shaken, in parts of its size, and how often.
SWAY: Final = 0.09
SHAKES: Final = 3
#: How high a cup is lifted for a look under it, in parts of its size.
PEEK: Final = 0.34


class CupItem(QGraphicsItem):
    """A cup in a scene, drawn around its position. `lifted` shows its mouth."""

    def __init__(self, theme: Theme, size: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size
        self._lifted = False

    @property
    def lifted(self) -> bool:
        """Whether one looks into it."""
        return self._lifted

    @property
    def size(self) -> float:
        """How large it is drawn."""
        return self._size

    def set_size(self, size: float) -> None:
        """Draw it in this size from now on."""
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size
            self.update()

    def lift(self, *, lifted: bool) -> None:
        """Show its mouth, or stand it upright."""
        if lifted != self._lifted:
            self._lifted = lifted
            self.update()

    def shake(self, home: QPointF, progress: float) -> None:
        """Sway around its place; at the end it stands there."""
        away = sin(progress * SHAKES * 6.2832) * SWAY * self._size * (1 - progress)
        self.setPos(home + QPointF(away, -abs(away) * 0.7))

    def boundingRect(self) -> QRectF:
        half = self._size / 2
        return QRectF(-half, -half, self._size, self._size)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        name = "cup-lifted" if self._lifted else "cup"
        self._theme.pictures.paint(painter, name, self.boundingRect())


class CupPicture(QWidget):
    """A cup in a dock. `height_lifted` goes from 0, standing, to 1, lifted for a look."""

    def __init__(self, theme: Theme, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size
        self._height = 0.0
        self._sway = 0.0

    @property
    def height_lifted(self) -> float:
        """How high the cup is lifted."""
        return self._height

    def set_size(self, size: float) -> None:
        """Draw it in this size from now on."""
        self._size = size
        self.updateGeometry()
        self.update()

    def lift(self, height: float) -> None:
        """Lift the cup so far."""
        self._height = height
        self.update()

    def shake(self, progress: float) -> None:
        """Sway; at the end the cup stands."""
        self._sway = sin(progress * SHAKES * 6.2832) * SWAY * (1 - progress)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._size * (1 + 2 * SWAY)), round(self._size * (1 + PEEK)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = self._size
        left = (self.width() - size) / 2 + self._sway * size
        top = size * PEEK * (1 - self._height) - abs(self._sway) * size * 0.7
        name = "cup-lifted" if self._height > 0.5 else "cup"
        self._theme.pictures.paint(painter, name, QRectF(left, max(0.0, top), size, size))
