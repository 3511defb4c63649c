"""How a seat is marked everywhere: its chip, or its initials on a neutral disc with a pattern of rings."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spielblock.widgets.chip import paint_chip
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

#: One ring for each neutral seat: how its line is dashed, in widths of the line.
RINGS: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (3.0, 2.0),
    (1.0, 1.5),
    (6.0, 2.0),
    (5.0, 1.5, 1.0, 1.5),
    (2.0, 4.0),
    (9.0, 3.0),
    (1.0, 4.0),
    (3.0, 1.5, 3.0, 4.0),
    (7.0, 1.5, 1.0, 1.5, 1.0, 1.5),
)


def initials(name: str) -> str:
    """Return one or two letters that stand for a name.

    >>> initials("Oma Lisl"), initials("ben"), initials("")
    ('OL', 'B', '?')
    """
    words = name.split()
    letters = "".join(word[0] for word in words[:2]).upper()
    return letters or "?"


def paint_seat(painter: QPainter, rect: QRectF, sitter: Sitter, theme: Theme) -> None:
    """Draw the mark of a seat into a square."""
    if sitter.colour:
        paint_chip(painter, rect, theme.hue(sitter.colour), theme)
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = rect.width() / 32
    painter.setBrush(theme.colour("surfaceAlt"))
    pen = QPen(theme.colour("text"), 2 * unit)
    dashes = RINGS[(ord(sitter.letter) - ord("A")) % len(RINGS)]
    if dashes:
        pen.setDashPattern(list(dashes))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawEllipse(rect.center(), 14.5 * unit, 14.5 * unit)
    painter.setPen(theme.colour("text"))
    letters = initials(sitter.name)
    painter.setFont(theme.scaled_font("bodyStrong", (14 if len(letters) == 1 else 12) * unit))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letters)


class SeatMark(QWidget):
    """The mark of a seat to look at."""

    def __init__(self, theme: Theme, sitter: Sitter | None = None, size: float = 32) -> None:
        super().__init__()
        self._theme = theme
        self._sitter = sitter
        self._size = theme.px(size)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_sitter(self, sitter: Sitter | None) -> None:
        """Show another seat, or none."""
        if sitter != self._sitter:
            self._sitter = sitter
            self.update()

    def set_size(self, size: float) -> None:
        """Be so large from now on."""
        if self._theme.px(size) != self._size:
            self._size = self._theme.px(size)
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sitter is not None:
            painter = QPainter(self)
            paint_seat(painter, QRectF(0, 0, self._size, self._size), self._sitter, self._theme)
