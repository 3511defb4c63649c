"""The results of a round on the table, highest first; it sorts itself when one more is revealed."""

from __future__ import annotations

from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.plates import fitting, shade
from spielblock.games.schock.ui.ranking_row import RankingRow, Result
from spielblock.widgets.stage import Stage

HEAD: Final = 24.0
ROW: Final = 26.0
NOTE: Final = 20.0
#: How high a note is that needs two lines.
LONG_NOTE: Final = 36.0
#: Lower lines cannot be read: where there are so many, they stand in two columns.
LEAST_ROW: Final = 18.0
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
        self.lines = {sitter.letter: RankingRow(stage.theme, sitter, self) for sitter in stage.sitters}
        # Painted once for what stands there: in a frame of the sorting, the lines only move over it.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape)
        self.setVisible(False)

    @property
    def rows(self) -> tuple[Result, ...]:
        """The lines as they are drawn, from top to bottom."""
        shown = [line for line in self.lines.values() if line.isVisible()]
        return tuple([line.result for line in sorted(shown, key=lambda line: (line.x(), line.y()))])

    def cut(self) -> bool:
        """Return whether the note does not fit below the lines."""
        flags, room = Qt.TextFlag.TextWordWrap, QRectF(0, 0, self._wide() - 16, 1000)
        words = QFontMetricsF(self._note_font()).boundingRect(room, flags, self._note)
        too_large = words.height() > self._note_high() + 1 or words.width() > room.width()
        return bool(self._note) and too_large

    @property
    def note(self) -> str:
        """Why the lowest is lowest, if that needs a word."""
        return self._note

    def fit(self, width: float, height: float) -> None:
        """Take this much room."""
        self.prepareGeometryChange()
        self._width, self._most = width, height
        self._lay_out()

    def crowded(self, height: float) -> bool:
        """Return whether so much height is too little for all seats one below the other."""
        room = height - (HEAD + NOTE) * self._theme.scale
        return room / len(self.lines) < LEAST_ROW * self._theme.scale

    def show_rows(self, rows: tuple[Result, ...], note: str = "") -> None:
        """Show these lines at once."""
        self.prepareGeometryChange()
        self._rows, self._note = rows, note
        self._places = {row.seat: float(place) for place, row in enumerate(rows)}
        here = {row.seat: row for row in rows}
        lowest = rows[-1].seat if len(rows) > 1 else ""
        for letter, line in self.lines.items():
            line.setVisible(letter in here)
            if letter in here:
                line.show_result(here[letter], lowest=letter == lowest)
                line.rise(above=False)
        self.setVisible(bool(rows))
        self._lay_out()
        self.update()

    def sort_to(self, before: dict[str, float], progress: float) -> None:
        """Move the lines from where they were to where they belong."""
        for place, row in enumerate(self._rows):
            start = before.get(row.seat, float(len(self._rows)))
            self._places[row.seat] = start + (place - start) * progress
            # Who rises passes above the others, whose words would show through.
            self.lines[row.seat].rise(above=start > place and progress < 1.0)
        self._place_lines()

    def places(self) -> dict[str, float]:
        """Return where each line is now."""
        return dict(self._places)

    def boundingRect(self) -> QRectF:
        # A line that comes in begins below the others.
        return QRectF(0, 0, self._width, self.high + self._row_height())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, scale, high, wide = self._theme, self._theme.scale, self.high, self._wide()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(theme, 0.62))
        painter.drawRoundedRect(QRectF(0, 0, wide, high), 10, 10)
        painter.setPen(theme.colour("pubText"))
        head = QRectF(8, 0, wide - 16, HEAD * scale)
        ends = (texts.this_round(), texts.throws_heading())
        painter.setFont(fitting(theme, "caption", 12 * scale, "  ".join(ends), head.width()))
        metrics = QFontMetricsF(painter.font())
        if metrics.horizontalAdvance("  ".join(ends)) <= head.width():
            painter.drawText(head, MIDDLE | Qt.AlignmentFlag.AlignRight, ends[1])
        elide = Qt.TextElideMode.ElideRight
        painter.drawText(head, MIDDLE, metrics.elidedText(ends[0], elide, head.width()))
        if self._note:
            place = QRectF(8, high - self._note_high(), wide - 16, self._note_high())
            painter.setFont(self._note_font())
            painter.drawText(place, MIDDLE | Qt.TextFlag.TextWordWrap, self._note)

    @property
    def high(self) -> float:
        """Return how high the panel is: as high as its lines need."""
        ends = HEAD * self._theme.scale + self._note_high()
        return ends + self._row_height() * min(len(self._rows), self._each())

    def _note_font(self) -> QFont:
        return fitting(self._theme, "caption", 12 * self._theme.scale, self._note, self._wide() - 16)

    def _note_high(self) -> float:
        """Return how much of the panel is below the lines: room for the note in one line or in two."""
        one = QFontMetricsF(self._note_font()).horizontalAdvance(self._note) <= self._wide() - 16
        return (4.0 if not self._note else NOTE if one else LONG_NOTE) * self._theme.scale

    def _wide(self) -> float:
        """Return how wide the panel is: as wide as the columns that are used."""
        return self._width if len(self._rows) > self._each() else self._column()

    def _column(self) -> float:
        """Return how wide a column is."""
        return self._width / (2 if self.crowded(self._most) else 1)

    def _each(self) -> int:
        """Return how many lines stand one below the other."""
        return ceil(len(self.lines) / 2) if self.crowded(self._most) else max(1, len(self._rows))

    def _row_height(self) -> float:
        scale = self._theme.scale
        below = max(NOTE * scale, self._note_high())
        return min(ROW * scale, (self._most - HEAD * scale - below) / self._each())

    def _lay_out(self) -> None:
        for line in self.lines.values():
            line.fit(self._column() - 8, self._row_height())
        self._place_lines()

    def _place_lines(self) -> None:
        for letter, place in self._places.items():
            above, share = self._spot(floor(place)), place - floor(place)
            self.lines[letter].setPos(above + (self._spot(floor(place) + 1) - above) * share)

    def _spot(self, place: int) -> QPointF:
        """Return where a line lies whose turn it is; what comes in lies below the last column."""
        each = self._each()
        column = min(place // each, 1) if self.crowded(self._most) else 0
        top = HEAD * self._theme.scale + (place - column * each) * self._row_height()
        return QPointF(4 + column * self._column(), top)
