"""A row for each colour beside a sheet: its shape, how much of it is crossed off, and its values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.noch_mal.ui import texts
from spielblock.games.noch_mal.ui.looks import SHOWN_COLOURS
from spielblock.games.noch_mal.ui.tracks import Values
from spielblock.widgets.theme import Hue, Theme

#: How many cells of each colour there are.
CELLS: Final = 21
#: How large the chip and the values of a colour get: the bar between them is to be long.
MOST_CHIP: Final = 36
MOST_VALUE: Final = 30
#: How short the bar may get, as shares of what it has without a count beside it, and in logical pixels.
LEAST_SHARE: Final = 0.4
LEAST_BAR: Final = 24
#: From this height on a row has its count below its bar.
TWO_LINES: Final = 34
LEAST_LETTERS: Final = 9


class Places(NamedTuple):
    """Where the parts of a row lie. `words` is empty where there is no room for them."""

    chip: QRectF
    bar: QRectF
    words: QRectF
    upper: QRectF
    lower: QRectF


def paint_chip(painter: QPainter, theme: Theme, hue: Hue, chip: QRectF) -> None:
    """Draw a colour with its shape."""
    side = chip.width()
    painter.setPen(QPen(theme.colour("gridPanel"), min(1.6, side * 0.1)))
    painter.setBrush(hue.soft)
    painter.drawRoundedRect(chip, side * 0.2, side * 0.2)
    glyph = chip.adjusted(side * 0.24, side * 0.24, -side * 0.24, -side * 0.24)
    theme.pictures.paint(painter, hue.glyph, glyph, hue.on_soft)


class ColourValues(Values):
    """The rows; what they show can be read back: `done`, and in words `counts`."""

    def __init__(self, theme: Theme, parent: QGraphicsItem, *, alone: bool = False) -> None:
        super().__init__(theme, SHOWN_COLOURS, parent, alone=alone)
        self._done: dict[str, int] = dict.fromkeys(SHOWN_COLOURS, 0)
        self._row = 30.0

    @property
    def done(self) -> dict[str, int]:
        """How many cells of each colour are shown as crossed off."""
        return dict(self._done)

    @property
    def counts(self) -> dict[str, str]:
        """What is written at the bar of each colour, "" where there is no room."""
        places = self.places(0)
        return {colour: self._words(done, places) for colour, done in self._done.items()}

    def show_done(self, done: Mapping[str, int]) -> None:
        """Show how many cells of each colour are crossed off."""
        self._done = {colour: done[colour] for colour in SHOWN_COLOURS}
        self.update()

    def fit(self, width: float, row: float) -> None:
        """Be so wide, with rows so high."""
        self.prepareGeometryChange()
        self._row = row
        self.size = QSizeF(width, row * len(SHOWN_COLOURS))

    def places(self, number: int) -> Places:
        """Return where the parts of this row lie."""
        px, high = self.theme.px, self._row
        row = QRectF(0, number * high, self.size.width(), high)
        side = min(high * 0.78, max(px(MOST_CHIP), high * 0.6))
        chip = QRectF(1, row.center().y() - side / 2, side, side)
        value = min(high * 0.72, max(px(MOST_VALUE), high * 0.5))
        lower = QRectF(row.right() - value, row.center().y() - value * 0.52, value, value)
        upper = lower if self.alone else lower.translated(-value * 1.2, 0)
        bar = QRectF(chip.right() + px(8), 0, 0, px(7))
        bar.setRight(upper.left() - px(6))
        bar.moveTop(row.center().y() - (px(11) if high >= px(TWO_LINES) else bar.height() / 2))
        if high >= px(TWO_LINES):
            return Places(chip, bar, QRectF(bar.left(), bar.bottom() + 1, bar.width(), px(16)), upper, lower)
        wide = QFontMetricsF(self._font()).horizontalAdvance(texts.of_21_short(CELLS)) + px(6)
        left = bar.width() - wide
        if left < max(px(LEAST_BAR), bar.width() * LEAST_SHARE):
            return Places(chip, bar, QRectF(), upper, lower)
        bar.setWidth(left)
        return Places(chip, bar, QRectF(bar.right() + px(6), row.top(), wide, high), upper, lower)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, colour in enumerate(SHOWN_COLOURS):
            self._paint_row(painter, colour, self.places(number))

    def _paint_row(self, painter: QPainter, colour: str, places: Places) -> None:
        theme, hue = self.theme, self.theme.hue(colour)
        paint_chip(painter, theme, hue, places.chip)
        self._paint_bar(painter, places.bar, self._done[colour] / CELLS)
        painter.setPen(theme.colour("text2"))
        painter.setFont(self._font())
        words = self._words(self._done[colour], places)
        painter.drawText(places.words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        self.paint_pair(painter, colour, places.upper, places.lower)

    def _paint_bar(self, painter: QPainter, bar: QRectF, share: float) -> None:
        radius = bar.height() / 2
        painter.setPen(QPen(self.theme.colour("lineStrong"), 1))
        painter.setBrush(self.theme.colour("sunken"))
        painter.drawRoundedRect(bar, radius, radius)
        if share > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("pencil"))
            filled = QRectF(bar.left(), bar.top(), max(bar.height(), bar.width() * share), bar.height())
            painter.drawRoundedRect(filled, radius, radius)

    def _words(self, done: int, places: Places) -> str:
        """Return the count in words if they do not reach the values, else in short; "" without room."""
        if places.words.isEmpty():
            return ""
        whole = texts.of_21(done)
        fits = QFontMetricsF(self._font()).horizontalAdvance(whole) <= places.words.width()
        return whole if fits and self._row >= self.theme.px(TWO_LINES) else texts.of_21_short(done)

    def _font(self) -> QFont:
        """Return the letters of the counts, no larger than a row is high."""
        usual = self.theme.font("caption")
        if usual.pixelSize() <= self._row * 0.8:
            return usual
        return self.theme.scaled_font("caption", max(LEAST_LETTERS, self._row * 0.8))
