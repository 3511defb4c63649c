"""Words on the pub table: pills under dice, the plate with a result, lines on the wood."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QTextLayout
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.theme import Theme

CENTRED: Final = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
#: No letters are smaller than this.
LEAST: Final = 11.0
#: A plate of two lines in the smallest letters is so high.
LOW: Final = 28.0
#: How much wider than the narrowest a text in several lines may be, at either end.
SPARE: Final = 4.0
#: How much is free beside a text at either end, in parts of the height of its box.
SIDES: Final = {"tag": 0.4, "plate": 0.3}


def shade(theme: Theme, strength: float) -> QColor:
    """Return the dark of a plate on wood."""
    colour = theme.colour("pubShade")
    colour.setAlphaF(strength)
    return colour


def fitting(theme: Theme, role: str, pixels: float, text: str, room: float) -> QFont:
    """Return the font of a role in the largest size in which a line has room, from `pixels` down.

    It stays as large as letters are at least where the theme has large ones.
    """
    font, least = theme.scaled_font(role, pixels), LEAST * max(1.0, theme.scale)
    while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(text) > room:
        font.setPixelSize(font.pixelSize() - 1)
    return font


class Words(QGraphicsItem):
    """A text in a box around its position. Looks: a dark `pill`, a `tag` that is a pill no wider than its
    text at the end of the box, the paper `plate`, or bare `wood`.

    Of several texts it shows the first that fits, so that nothing is ever cut.
    """

    def __init__(self, theme: Theme, look: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look = look
        self._box = QRectF(-50, -12, 100, 24)
        self._pixels = 13.0
        self._choices: tuple[str, ...] = ()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def text(self) -> str:
        """What is written here, empty if nothing is to be seen."""
        return self._shown()[0] if self.isVisible() and self._choices else ""

    def show_text(self, *choices: str) -> None:
        """Write the first of these that fits; an empty one hides the box."""
        if choices != self._choices:
            self._choices = choices
            self.update()
        self.setVisible(bool(choices and choices[0]))

    @property
    def letters(self) -> float:
        """How high the letters are that are written here."""
        return self._shown()[1]

    def fit(self, width: float, height: float, pixels: float) -> None:
        """Make the box so large, and the letters so high."""
        self.prepareGeometryChange()
        self._box = QRectF(-width / 2, -height / 2, width, height)
        self._pixels = pixels
        self.update()

    def cut(self) -> bool:
        """Return whether the text does not fit into its box."""
        return self.isVisible() and not self._fits(self._shown()[0], self._shown()[1])

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(10.0, self._box.height() / 2)
        if self._look == "plate":
            painter.setPen(QPen(theme.colour("diePip"), 1.5))
            painter.setBrush(theme.colour("dieFace"))
            painter.drawRoundedRect(self._box, radius, radius)
        elif self._look in {"pill", "tag"}:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade(theme, 0.62))
            painter.drawRoundedRect(self.ground(), self._box.height() / 2, self._box.height() / 2)
        text, pixels = self._shown()
        painter.setPen(theme.colour("diePip" if self._look == "plate" else "pubText"))
        painter.setFont(self._font(pixels))
        painter.drawText(
            self.ground() if self._look == "tag" else self._balanced(text, pixels), CENTRED, text
        )

    def ground(self) -> QRectF:
        """Return where the ground of the text lies: all of the box, or of a tag what its text needs."""
        if self._look != "tag":
            return self._box
        text, pixels = self._shown()
        wide = QFontMetricsF(self._font(pixels)).horizontalAdvance(text) + self._box.height() * 0.8
        return self._box.adjusted(max(0.0, self._box.width() - wide), 0, 0, 0)

    def lines(self) -> list[str]:
        """Return what is written in each line."""
        text, pixels = self._shown()
        room = self._balanced(text, pixels).width()
        layout = QTextLayout(text, self._font(pixels))
        layout.beginLayout()
        found: list[str] = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            found.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
        layout.endLayout()
        return found

    def written(self) -> QRectF:
        """Return where the letters lie."""
        text, pixels = self._shown()
        room = self._balanced(text, pixels)
        return QFontMetricsF(self._font(pixels)).boundingRect(room, CENTRED, text)

    def _balanced(self, text: str, pixels: float) -> QRectF:
        """Return the narrowest part of the box with as many lines, so that no word is left over."""
        metrics, box = QFontMetricsF(self._font(pixels)), self._room()
        high = metrics.boundingRect(box, CENTRED, text).height()
        if high < 1.5 * metrics.height():
            return box
        while box.width() > 8:
            narrower = box.adjusted(2, 0, -2, 0)
            words = metrics.boundingRect(narrower, CENTRED, text)
            if words.height() > high or words.width() > narrower.width():
                break
            box = narrower
        # Painted letters may be a little wider than measured ones, and a line more would be cut.
        return box.adjusted(-SPARE, 0, SPARE, 0) & self._room()

    def _font(self, pixels: float) -> QFont:
        return self._theme.scaled_font("heading" if self._look == "plate" else "bodyStrong", pixels)

    def _shown(self) -> tuple[str, float]:
        """Return the first text that fits; if none does, the last in the largest letters that fit."""
        for text in self._choices:
            if self._fits(text, self._pixels):
                return text, self._pixels
        last, pixels = self._choices[-1] if self._choices else "", self._pixels
        while pixels > LEAST and not self._fits(last, pixels):
            pixels -= 1
        return last, pixels

    def _room(self) -> QRectF:
        """Return the part of the box that a text may take: on a plate it keeps away from the rim."""
        side = self._box.height() * SIDES.get(self._look, 0.0) or 4.0
        # A low plate has no room to spare above its letters.
        rim = max(0.0, self._box.height() - LOW) / 6 if self._look == "plate" else 0.0
        return self._box.adjusted(side, rim, -side, -rim)

    def _fits(self, text: str, pixels: float) -> bool:
        room = self._room()
        words = QFontMetricsF(self._font(pixels)).boundingRect(room, CENTRED, text)
        return words.width() <= room.width() and words.height() <= room.height()
