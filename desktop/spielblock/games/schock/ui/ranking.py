"""The results of a round on the table, highest first; it sorts itself when one more is revealed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.plates import shade
from spielblock.games.schock.ui.ranking_row import RankingRow, Result
from spielblock.widgets.stage import Stage

HEAD: Final = 24.0
ROW: Final = 26.0
NOTE: Final = 20.0
MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class Ranking(QGraphicsItem):
    """A dark panel. `rows` are highest first; the lowest of several is tinted."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._theme = stage.theme
        self._width = 230.0
        self._most = 8 * ROW + HEAD
        self._rows: tuple[Result, ...] = ()
        self._places: dict[str, float] = {}
        self._note = ""
        self._lines = {sitter.letter: RankingRow(stage.theme, sitter, self) for sitter in stage.sitters}
        # Painted once for what stands there: in a frame of the sorting, the lines only move over it.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape)
        self.setVisible(False)

    @property
    def rows(self) -> tuple[Result, ...]:
        """The lines as they are drawn, from top to bottom."""
        shown = [line for line in self._lines.values() if line.isVisible()]
        return tuple([line.result for line in sorted(shown, key=lambda line: line.y())])

    @property
    def note(self) -> str:
        """Why the lowest is lowest, if that needs a word."""
        return self._note

    def fit(self, width: float, height: float) -> None:
        """Take this much room."""
        self.prepareGeometryChange()
        self._width, self._most = width, height
        self._lay_out()

    def show_rows(self, rows: tuple[Result, ...], note: str = "") -> None:
        """Show these lines at once."""
        self.prepareGeometryChange()
        self._rows, self._note = rows, note
        self._places = {row.seat: float(place) for place, row in enumerate(rows)}
        here = {row.seat: row for row in rows}
        lowest = rows[-1].seat if len(rows) > 1 else ""
        for letter, line in self._lines.items():
            line.setVisible(letter in here)
            if letter in here:
                line.show_result(here[letter], lowest=letter == lowest)
        self.setVisible(bool(rows))
        self._lay_out()
        self.update()

    def sort_to(self, before: dict[str, float], progress: float) -> None:
        """Move the lines from where they were to where they belong."""
        for place, row in enumerate(self._rows):
            start = before.get(row.seat, float(len(self._rows)))
            self._places[row.seat] = start + (place - start) * progress
        self._place_lines()

    def places(self) -> dict[str, float]:
        """Return where each line is now."""
        return dict(self._places)

    def boundingRect(self) -> QRectF:
        # A line that comes in begins below the others.
        return QRectF(0, 0, self._width, self._high() + self._row_height())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, scale = self._theme, self._theme.scale
        high = self._high()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(0.62))
        painter.drawRoundedRect(QRectF(0, 0, self._width, high), 10, 10)
        painter.setPen(theme.colour("pubText"))
        painter.setFont(theme.scaled_font("caption", 12 * scale))
        head = QRectF(8, 0, self._width - 16, HEAD * scale)
        painter.drawText(head, MIDDLE, texts.this_round())
        painter.drawText(head, MIDDLE | Qt.AlignmentFlag.AlignRight, texts.throws_heading())
        if self._note:
            place = QRectF(8, high - NOTE * scale, self._width - 16, NOTE * scale)
            painter.drawText(place, MIDDLE, self._note)

    def _high(self) -> float:
        """Return how high the panel is: as high as its lines need."""
        ends = (HEAD + (NOTE if self._note else 4)) * self._theme.scale
        return ends + self._row_height() * len(self._rows)

    def _row_height(self) -> float:
        scale = self._theme.scale
        room = self._most - (HEAD + NOTE) * scale
        return min(ROW * scale, room / max(1, len(self._rows)))

    def _lay_out(self) -> None:
        for line in self._lines.values():
            line.fit(self._width - 8, self._row_height())
        self._place_lines()

    def _place_lines(self) -> None:
        head, high = HEAD * self._theme.scale, self._row_height()
        for letter, place in self._places.items():
            self._lines[letter].setPos(4, head + place * high)
