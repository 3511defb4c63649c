"""The cards of Rockit as pictures: the shape of the colour as a watermark, the number in the display face."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QPixmapCache

from spielblock.widgets.theme import Theme

#: A card is drawn on 100 x 145 units, with a border around for its shadow.
WIDTH: Final = 100.0
HEIGHT: Final = 145.0
RATIO: Final = HEIGHT / WIDTH
BORDER: Final = 8.0
RADIUS: Final = 13.0
BACK: Final = "?"

HUES: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
SIGNS: Final = {"S": "card-skip", "V": "card-reverse", "+2": "card-plus2"}


def card_picture(theme: Theme, card: str, width: float, dpr: float, veiled: bool = False) -> QPixmap:
    """Return a card so wide, its border around it; `?` is a back."""
    key = f"rockit/{card}/{width:.1f}/{dpr:.2f}/{veiled}/{theme.dark}/{theme.resources}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    unit = width / WIDTH
    pixmap = QPixmap(round((WIDTH + 2 * BORDER) * unit * dpr), round((HEIGHT + 2 * BORDER) * unit * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.scale(unit, unit)
    painter.translate(BORDER, BORDER)
    _paint(painter, theme, card)
    if veiled:
        veil = theme.colour("surface")
        veil.setAlphaF(0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), RADIUS, RADIUS)
    painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def _paint(painter: QPainter, theme: Theme, card: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = theme.colour("castShadow")
    shadow.setAlphaF(0.22)
    painter.setBrush(shadow)
    painter.drawRoundedRect(QRectF(2.5, 6, 97, 142), RADIUS, RADIUS)
    painter.setPen(QPen(theme.colour("cardEdge"), 1.4))
    painter.setBrush(theme.colour("cardFace"))
    painter.drawRoundedRect(QRectF(1, 1, 98, 143), RADIUS, RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    if card == BACK:
        _back(painter, theme)
    elif card[0] == "W":
        _joker(painter, theme, card)
    else:
        _coloured(painter, theme, card)


def _ground(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(6, 6, 88, 133), 9, 9)


def _square(x: float, y: float, size: float) -> QRectF:
    return QRectF(x - size / 2, y - size / 2, size, size)


def _coloured(painter: QPainter, theme: Theme, card: str) -> None:
    hue, face = theme.hue(HUES[card[0]]), card[1:]
    _ground(painter, hue.strong)
    mark = QColor(hue.deep)
    mark.setAlphaF(0.28 if hue.name == "yellow" else 0.55)
    theme.pictures.paint(painter, hue.glyph, _square(50, 75, 84), mark)
    if face in SIGNS:
        theme.pictures.paint(painter, SIGNS[face], _square(50, 74, 72 if face == "+2" else 62), hue.on)
        theme.pictures.paint(painter, SIGNS[face], _square(19, 23, 23), hue.on)
    else:
        _number(painter, theme, face, QPointF(50, 103), 84, hue.on)
        _number(painter, theme, face, QPointF(17, 32), 25, hue.on)
        painter.save()
        painter.translate(82, 123)
        painter.rotate(180)
        _number(painter, theme, face, QPointF(0, 9), 25, hue.on)
        painter.restore()
    theme.pictures.paint(painter, hue.glyph, _square(82, 22, 17), hue.on)
    theme.pictures.paint(painter, hue.glyph, _square(18, 124, 17), hue.on)


def _number(painter: QPainter, theme: Theme, text: str, foot: QPointF, size: float, ink: QColor) -> None:
    """Write a number, its foot in the middle here; 6 and 9 are underlined so that nobody mixes them up."""
    font = theme.scaled_font("hero", size)
    font.setUnderline(text in "69")
    painter.setFont(font)
    painter.setPen(ink)
    width = QFontMetricsF(font).horizontalAdvance(text)
    painter.drawText(QPointF(foot.x() - width / 2, foot.y()), text)
    painter.setPen(Qt.PenStyle.NoPen)


def _joker(painter: QPainter, theme: Theme, card: str) -> None:
    _ground(painter, theme.colour("markerInk"))
    gold = theme.colour("marker")
    if card == "W":
        theme.pictures.paint(painter, "card-wild", _square(50, 75, 70))
        theme.pictures.paint(painter, "joker", _square(18, 22, 22), gold)
        theme.pictures.paint(painter, "joker", _square(82, 123, 22), gold)
        return
    theme.pictures.paint(painter, "card-wild", _square(50, 62, 44))
    theme.pictures.paint(painter, "card-plus4", _square(50, 104, 50), gold)
    theme.pictures.paint(painter, "card-plus4", _square(19, 23, 23), gold)


def _back(painter: QPainter, theme: Theme) -> None:
    """The score pad's tally: four strokes, the fifth in yellow across."""
    _ground(painter, theme.colour("rockitBack"))
    pen = QPen(theme.colour("rockitBack2"), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for x in (26, 42, 58, 74):
        painter.drawLine(QLineF(x, 47, x, 99))
    pen.setColor(theme.colour("marker"))
    painter.setPen(pen)
    painter.drawLine(QLineF(15, 95, 85, 51))
