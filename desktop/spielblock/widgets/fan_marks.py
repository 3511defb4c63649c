"""What is drawn on the cards of a fan: frames and the caps of keys; and what of a card need not be drawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QRegion

from spielblock.widgets.key_cap import cap_width, paint_cap
from spielblock.widgets.theme import Theme

#: How far a frame reaches beyond the edges of its card.
REACH: Final = 10
#: How round the corners of a card are, by its width.
CORNER: Final = 0.13
#: The keys of the cards from the left; the cards beyond are reached by the arrows.
KEYS: Final = "1234567890"
ARROWS: Final = "←→"


def paint_frame(painter: QPainter, theme: Theme, size: QSizeF, *, marked: bool, focused: bool) -> None:
    """Frame a card of this size, its middle at 0: yellow if marked, and blue if the keys are on it."""
    card = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    lines = [(6.5, "markerInk", 3), (4.0, "marker", 3)] if marked else []
    lines += [(3.0, "focus", 4)] if focused else []
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, ink, out in lines:
        radius = CORNER * size.width() + out
        painter.setPen(QPen(theme.colour(ink), theme.px(width)))
        painter.drawRoundedRect(card.adjusted(-out, -out, out, out), radius, radius)


def key_of(place: int) -> str:
    """Return what the cap below a card says: its digit, the arrows below the first without one, or nothing.

    >>> [key_of(place) for place in (0, 8, 9, 10, 11)]
    ['1', '9', '0', '←→', '']
    """
    if place < len(KEYS):
        return KEYS[place]
    return ARROWS if place == len(KEYS) else ""


def paint_key(painter: QPainter, theme: Theme, text: str, middle: QPointF) -> None:
    """Draw the cap of a key around a point."""
    left = QPointF(middle.x() - cap_width(theme, text) / 2, middle.y())
    paint_cap(painter, left, text, theme, theme.colour("text2"), theme.colour("surface"))


def hide_behind(painter: QPainter, box: QRectF, hidden: QRectF) -> bool:
    """Draw nothing of a card in this box where another hides it, if that is much of it; return if it is.

    Two pixels more are drawn at each edge, since edges are smooth.
    """
    much = hidden.left() < box.right() - box.width() / 4
    if much:
        inner = hidden.adjusted(2, 2, -2, -2).toRect()
        painter.setClipRegion(QRegion(box.toAlignedRect()).subtracted(QRegion(inner)))
    return much
