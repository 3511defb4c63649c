"""The results of a round on the table, highest first; it sorts itself when one more is revealed."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.plates import shade
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Stage
from spielblock.widgets.theme import Theme

HEAD: Final = 24.0
ROW: Final = 26.0
NOTE: Final = 20.0


class Result(NamedTuple):
    """One line: who, the dice, how many throws, and what it is called in full and in short."""

    seat: str
    dice: tuple[int, ...]
    throws: int
    names: tuple[str, ...]


class Ranking(QGraphicsItem):
    """A dark panel. `rows` are highest first; the lowest is tinted when `closed` says that all are in."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._width = 230.0
        self._most = 8 * ROW + HEAD
        self._rows: tuple[Result, ...] = ()
        self._places: dict[str, float] = {}
        self._note = ""
        self._closed = False
        self.setVisible(False)

    @property
    def rows(self) -> tuple[Result, ...]:
        """The lines as they are drawn, from top to bottom."""
        return tuple(sorted(self._rows, key=lambda row: self._places[row.seat])) if self.isVisible() else ()

    @property
    def note(self) -> str:
        """Why the lowest is lowest, if that needs a word."""
        return self._note

    def fit(self, width: float, height: float) -> None:
        """Take this much room."""
        self.prepareGeometryChange()
        self._width, self._most = width, height

    def show_rows(self, rows: tuple[Result, ...], note: str = "", *, closed: bool = False) -> None:
        """Show these lines at once."""
        self.prepareGeometryChange()
        self._rows, self._note, self._closed = rows, note, closed
        self._places = {row.seat: float(place) for place, row in enumerate(rows)}
        self.setVisible(bool(rows))
        self.update()

    def sort_to(self, before: dict[str, float], progress: float) -> None:
        """Move the lines from where they were to where they belong."""
        for place, row in enumerate(self._rows):
            start = before.get(row.seat, float(len(self._rows)))
            self._places[row.seat] = start + (place - start) * progress
        self.update()

    def places(self) -> dict[str, float]:
        """Return where each line is now."""
        return dict(self._places)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._width, self._most)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, scale = self._stage.theme, self._stage.theme.scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = self._row_height()
        high = (HEAD + (NOTE if self._note else 4)) * scale + row * len(self._rows)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(0.62))
        painter.drawRoundedRect(QRectF(0, 0, self._width, high), 10, 10)
        self._paint_head(painter, theme)
        for result in self._rows:
            top = HEAD * scale + self._places[result.seat] * row
            self._paint_row(painter, result, QRectF(4, top, self._width - 8, row))
        if self._note:
            painter.setPen(theme.colour("pubText"))
            painter.setFont(theme.scaled_font("caption", 12 * scale))
            place = QRectF(8, high - NOTE * scale, self._width - 16, NOTE * scale)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self._note)

    def _row_height(self) -> float:
        scale = self._stage.theme.scale
        room = self._most - (HEAD + NOTE) * scale
        return min(ROW * scale, room / max(1, len(self._rows)))

    def _paint_head(self, painter: QPainter, theme: Theme) -> None:
        painter.setPen(theme.colour("pubText"))
        painter.setFont(theme.scaled_font("caption", 12 * theme.scale))
        head = QRectF(8, 0, self._width - 16, HEAD * theme.scale)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, texts.this_round())
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(head, right, texts.high_to_low())

    def _paint_row(self, painter: QPainter, result: Result, place: QRectF) -> None:
        theme = self._stage.theme
        if self._closed and self._places[result.seat] >= len(self._rows) - 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#7A2E1D"))
            painter.drawRoundedRect(place.adjusted(0, 1, 0, -1), 6, 6)
        high = place.height()
        mark = high * 0.78
        paint_seat(
            painter,
            QRectF(place.x() + 4, place.y() + (high - mark) / 2, mark, mark),
            self._stage.sitter(result.seat),
            theme,
        )
        die = high * 0.74
        left = place.x() + mark + 10
        for number, face in enumerate(result.dice):
            square = QRectF(left + number * (die + 2), place.y() + (high - die) / 2, die, die)
            theme.pictures.paint(painter, f"die-{face}", square)
        self._paint_name(painter, result, place, left + 3 * (die + 2) + 6)

    def _paint_name(self, painter: QPainter, result: Result, place: QRectF, left: float) -> None:
        theme = self._stage.theme
        pixels = min(13 * theme.scale, place.height() * 0.62)
        font = theme.scaled_font("bodyStrong", pixels)
        painter.setFont(font)
        painter.setPen(theme.colour("pubText"))
        throws = f"{result.throws}×"
        metrics = QFontMetricsF(font)
        room = place.right() - 6 - left - metrics.horizontalAdvance(throws) - 8
        name = next(
            (text for text in result.names if metrics.horizontalAdvance(text) <= room), result.names[-1]
        )
        box = QRectF(left, place.y(), place.right() - 6 - left, place.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(box, right, throws)
