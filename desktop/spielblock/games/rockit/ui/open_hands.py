"""The cards somebody was left with, laid open beside each other to be counted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter

from spielblock.games.rockit.ui.cards import BORDER, WIDTH, card_picture
from spielblock.widgets.theme import Theme

#: What of a card must be seen to read it, and how far apart cards lie at most, in widths of a card.
STRIP: Final = 0.32
APART: Final = 0.7
#: How far the cards reach above the plate, how large they are in one row and in two, and how far the second
#: lies below the first, in the usual width of a card: the plate covers hardly more than a border.
HIGH: Final = 1.13
SMALL: Final = 0.84
SMALLER: Final = 0.72
LOWER: Final = 0.42


def laid_open(count: int, plate: QSizeF, card: float) -> tuple[float, tuple[QPointF, ...]]:
    """Return how wide so many cards are drawn above a plate, and their upper left corners.

    The point 0, 0 is the middle of the plate. What would be too narrow to be read lies in two rows.

    >>> round(laid_open(2, QSizeF(140, 30), 40.0)[1][0].x())
    -29
    """
    top = -plate.height() / 2 - card * HIGH
    whole = card * SMALL
    if count <= 1 + (plate.width() - whole) / (whole * STRIP):
        return whole, _row(count, plate.width(), whole, top)
    small, back = card * SMALLER, (count + 1) // 2
    rows = _row(back, plate.width(), small, top), _row(count - back, plate.width(), small, top + card * LOWER)
    return small, (*rows[0], *rows[1])


def _row(count: int, room: float, card: float, top: float) -> tuple[QPointF, ...]:
    step = min(card * APART, (room - card) / max(1, count - 1))
    left = -(card + step * (count - 1)) / 2
    return tuple([QPointF(left + step * at, top) for at in range(count)])


def paint_open(painter: QPainter, theme: Theme, cards: tuple[str, ...], plate: QSizeF, card: float) -> None:
    """Draw these cards above a plate, each so that it can be read."""
    wide, corners = laid_open(len(cards), plate, card)
    border, dpr = BORDER * wide / WIDTH, painter.device().devicePixelRatioF()
    for name, corner in zip(cards, corners, strict=True):
        painter.drawPixmap(corner - QPointF(border, border), card_picture(theme, name, wide, dpr))
