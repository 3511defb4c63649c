"""How a playing card looks: 100 by 140 units, face or back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from spielblock.games.tock.options import Options
from spielblock.games.tock.ui import texts
from spielblock.widgets.theme import Theme

WIDTH: Final = 100.0
HEIGHT: Final = 140.0
RATIO: Final = HEIGHT / WIDTH
RADIUS: Final = 11.0
#: How far shadow and frame reach over the edge of a card, in units.
BORDER: Final = 6.0
#: Under the first width a card has only short words, in large letters; under the second none.
WORDS_FROM: Final = 72.0
SHORT_FROM: Final = 60.0
#: How much of a card is veiled that can do nothing, and that a word says what it is for.
VEIL: Final = 0.55
VEIL_WORD: Final = 0.25
SUITS: Final = {"s": "suit-spade", "c": "suit-club", "h": "suit-heart", "d": "suit-diamond"}
DARK: Final = QColor("#1A2233")
RED: Final = QColor("#B3201C")
BACK: Final = "?"
STANDARD: Final = Options()


def rank_of(card: str) -> str:
    """Return the rank of a card.

    >>> rank_of("10h"), rank_of("As")
    ('10', 'A')
    """
    return card[:-1]


def name_of(card: str) -> str:
    """Return a card in words."""
    return texts.face_down() if card == BACK else texts.card_name(rank_of(card), card[-1])


def card_picture(
    theme: Theme,
    card: str,
    width: float,
    dpr: float,
    *,
    chosen: bool = False,
    dim: bool = False,
    word: str = "",
    worded: bool = False,
    options: Options = STANDARD,
) -> QPixmap:
    """Return a card with its shadow, on a sheet larger by BORDER units on each side; `?` is a back.

    `word` stands at its foot in place of what the card does by these options; a `worded` card has words
    though it is small for its letters.
    """
    unit = width / WIDTH
    border = BORDER * unit
    wide, high = width + 2 * border, width * RATIO + 2 * border
    pixmap = QPixmap(round(wide * dpr), round(high * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.translate(border, border)
    painter.scale(unit, unit)
    _ground(painter, theme, chosen=chosen)
    if card == BACK:
        _back(painter, theme)
    else:
        small = width < WORDS_FROM * theme.scale
        does = (texts.effect_short if small else texts.effect)(rank_of(card), options)
        told = (word or does) if worded or width >= SHORT_FROM * theme.scale else ""
        _face(painter, theme, card, told, small=small)
    if dim:
        veil = theme.colour("surface")
        veil.setAlphaF(VEIL_WORD if word else VEIL)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), RADIUS, RADIUS)
    painter.end()
    return pixmap


def _ground(painter: QPainter, theme: Theme, *, chosen: bool) -> None:
    shadow = theme.colour("shadow")
    shadow.setAlphaF(0.18)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawRoundedRect(QRectF(2.5, 5, 97, 138), RADIUS, RADIUS)
    painter.setPen(QPen(theme.colour("markerEdge" if chosen else "cardEdge"), 2.4 if chosen else 1.6))
    painter.setBrush(theme.colour("cardFace"))
    painter.drawRoundedRect(QRectF(1, 1, 98, 138), RADIUS, RADIUS)
    if chosen:
        painter.setPen(QPen(theme.colour("marker"), 5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(4.5, 4.5, 91, 131), 8, 8)


def _face(painter: QPainter, theme: Theme, card: str, word: str, *, small: bool) -> None:
    rank, suit = rank_of(card), card[-1]
    ink = RED if suit in "hd" else DARK
    corner = texts.rank(rank)
    wide = len(corner) > 1
    font = theme.scaled_font("hero", 29 if wide else 33)
    painter.setFont(font)
    painter.setPen(ink)
    painter.save()
    painter.translate(9 if wide else 11, 36)
    if wide:
        painter.scale(31 / max(1.0, QFontMetricsF(font).horizontalAdvance(corner)), 1)
    painter.drawText(QPointF(0, 0), corner)
    painter.restore()
    theme.pictures.paint(painter, SUITS[suit], QRectF(70, 14, 22, 22), ink)
    size, middle = (60.0, 86.0)
    if word:
        size, middle = (42.0, 66.0) if small else (50.0, 73.0)
    spot = QRectF(50 - size / 2, middle - size / 2, size, size)
    theme.pictures.paint(painter, SUITS[suit], spot, ink)
    if word:
        _word(painter, theme, word, small=small)


def _word(painter: QPainter, theme: Theme, word: str, *, small: bool) -> None:
    band = QRectF(8, 93, 84, 28) if small else QRectF(8, 110, 84, 21)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#EDF0F4"))
    painter.drawRoundedRect(band, 6, 6)
    size = 13 if len(word) <= 9 else 12
    font = theme.scaled_font("bodyStrong", 18 if small else size)
    font.setWeight(QFont.Weight.Bold)
    width = QFontMetricsF(font).horizontalAdvance(word)
    if width > band.width() - 4:
        font.setStretch(round(100 * (band.width() - 4) / width))
    painter.setFont(font)
    painter.setPen(DARK)
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, word)


def _back(painter: QPainter, theme: Theme) -> None:
    """The score pad's tally: four strokes, the fifth in yellow across."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("cardBack"))
    painter.drawRoundedRect(QRectF(8, 8, 84, 124), 6, 6)
    pen = QPen(theme.colour("cardBack2"), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for x in (26, 42, 58, 74):
        painter.drawLine(QLineF(x, 44, x, 96))
    pen.setColor(theme.colour("marker"))
    painter.setPen(pen)
    painter.drawLine(QLineF(15, 92, 85, 48))
