"""What results count, highest first, for everybody to look at while the cups are down."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.schock import texts as words
from spielblock.games.schock.options import Options
from spielblock.games.schock.state import Dice
from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.plates import shade
from spielblock.widgets.theme import Theme

HEAD: Final = 24.0
ROW: Final = 28.0
#: A line that is drawn lower cannot be read.
LEAST: Final = 16.0


class Rung(NamedTuple):
    """An example, its name, and how many lids it deals out."""

    dice: Dice
    name: str
    lids: str


def rungs(options: Options) -> tuple[Rung, ...]:
    """Return the ladder under these options."""
    found = [Rung((1, 1, 1), words.schock_aus(), "13")]
    if options.jule:
        found.append(Rung((4, 2, 1), words.jule(), "7"))
    least = 3 if options.general_beats_schock2 else 2
    found.append(Rung((6, 1, 1), texts.schock(), f"{least}–6"))
    found.append(Rung((5, 5, 5), texts.general(), "3"))
    if options.general_beats_schock2:
        found.append(Rung((2, 1, 1), words.schock_of(2), "2"))
    found.append(Rung((5, 4, 3), texts.straight(), "2"))
    found.append(Rung((6, 5, 2), texts.number(), "1"))
    return tuple(found)


class Ladder(QGraphicsItem):
    """A dark panel with the rungs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._width, self._most, self._zoom = 220.0, 200.0, 1.0
        self._rungs: tuple[Rung, ...] = rungs(Options())
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """What is drawn, from top to bottom; nothing while it is hidden."""
        return self._rungs if self.isVisible() else ()

    @property
    def readable(self) -> bool:
        """Whether there is room for lines that can be read."""
        return self._row() * self._zoom >= LEAST

    def show_options(self, options: Options) -> None:
        """Show the ladder under these options."""
        self._rungs = rungs(options)
        self.update()

    def fit(self, width: float, height: float, zoom: float = 1.0) -> None:
        """Take this much room, on a table that is drawn so much larger."""
        self.prepareGeometryChange()
        self._width, self._most, self._zoom = width, height, zoom
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._width, self._most)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, scale = self._theme, self._theme.scale
        head = HEAD * scale
        row = self._row()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(theme, 0.5))
        painter.drawRoundedRect(QRectF(0, 0, self._width, head + row * len(self._rungs) + 4), 10, 10)
        painter.setPen(theme.colour("pubText"))
        painter.setFont(theme.scaled_font("caption", 12 * scale))
        place = QRectF(10, 0, self._width - 20, head)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, texts.what_counts())
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(place, right, texts.lids_heading())
        painter.setFont(theme.scaled_font("bodyStrong", min(13 * scale, row * 0.6)))
        for number, rung in enumerate(self._rungs):
            self._paint_rung(painter, rung, QRectF(10, head + number * row, self._width - 20, row))

    def _row(self) -> float:
        scale = self._theme.scale
        return min(ROW * scale, (self._most - HEAD * scale - 6) / len(self._rungs))

    def _paint_rung(self, painter: QPainter, rung: Rung, place: QRectF) -> None:
        die = place.height() * 0.66
        for number, face in enumerate(rung.dice):
            top = place.y() + (place.height() - die) / 2
            square = QRectF(place.x() + number * (die + 2), top, die, die)
            self._theme.pictures.paint(painter, f"die-{face}", square)
        painter.setPen(self._theme.colour("pubText"))
        name = place.adjusted(3 * (die + 2) + 8, 0, 0, 0)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, rung.name)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(place, right, rung.lids)
