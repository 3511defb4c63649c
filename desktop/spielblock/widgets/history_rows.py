"""The lines of the history: what they hold, and how they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex
ROLE = Qt.ItemDataRole
MOST = 400
#: What the bulb takes of a line whose reason can be read.
BULB = 18
#: How far parts of a list are from each other.
APART = 3
#: How headings stand: a second line says what belongs to the first.
HEADING = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: who, and a sentence; a separator is a heading without a seat. `step` counts the log.

    What is told of several is a list: its parts stand below each other. `why` is a sentence about why it was
    done, "" where there is none.
    """

    text: str
    sitter: Sitter | None = None
    separator: bool = False
    step: int = 0
    why: str = ""

    @property
    def in_one_line(self) -> str:
        """The text where there is room for a single line: the parts of a list beside each other."""
        return self.text.replace("\n", " · ")


class HistoryModel(QAbstractListModel):
    """Holds the newest entries, newest first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []
        #: The rows that say why.
        self.explained: set[int] = set()

    def add(self, entry: Entry) -> None:
        """Put an entry on top."""
        self.beginInsertRows(QModelIndex(), 0, 0)
        self.entries.insert(0, entry)
        self.endInsertRows()
        if len(self.entries) > MOST:
            self.beginRemoveRows(QModelIndex(), MOST, len(self.entries) - 1)
            del self.entries[MOST:]
            self.endRemoveRows()

    def reason(self, row: int) -> str:
        """Return why the deed of a row was done, if the row says so."""
        return self.entries[row].why if row in self.explained else ""

    def amend(self, entry: Entry, row: int) -> None:
        """Put an entry in the place of another."""
        self.entries[row] = entry
        index = self.index(row)
        self.dataChanged.emit(index, index)

    @property
    def newest(self) -> int:
        """The row of the newest sentence."""
        return next((row for row, entry in enumerate(self.entries) if not entry.separator), -1)

    def reset(self, entries: Sequence[Entry]) -> None:
        """Hold these and no others, newest first."""
        self.beginResetModel()
        self.entries = list(entries[:MOST])
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt calls it
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = ROLE.DisplayRole) -> str | None:
        entry = self.entries[index.row()]
        if role == ROLE.DisplayRole:
            return entry.text
        if role == ROLE.AccessibleTextRole:
            return ". ".join([entry.text, entry.why]) if entry.why else entry.text
        return entry.why or None if role == ROLE.ToolTipRole else None


class HistoryDelegate(QStyledItemDelegate):
    """Draws a line: the mark of the seat, the sentence over as many lines as it needs."""

    def __init__(
        self, theme: Theme, model: HistoryModel, parent: QListView, ground_of: Callable[[int], str]
    ) -> None:
        super().__init__(parent)
        self._ground_of = ground_of
        self._theme = theme
        self._model = model
        self._view = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme = self._theme
        entry = self._model.entries[index.row()]
        if entry.separator:
            return QSize(theme.px(80), max(theme.px(26), self._heading(entry.text).height() + theme.px(8)))
        beside = theme.px(34) + theme.px(8) + (theme.px(BULB) if entry.why else 0)
        width = self._view.viewport().width() - beside
        high = self._placed(index.row(), max(width, 40))[-1][2].bottom() + 1
        return QSize(theme.px(80), max(theme.px(26), high + theme.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme
        entry = self._model.entries[index.row()]
        rect = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]
        painter.save()
        ground = self._ground_of(index.row())
        if ground:
            painter.fillRect(rect, theme.colour(ground))
        if index.row() == self._view.currentIndex().row() and self._view.hasFocus():
            self._paint_focus(painter, rect)
        if entry.separator:
            painter.setFont(theme.font("caption"))
            painter.setPen(theme.colour("text3"))
            painter.drawText(rect, HEADING, entry.text)
        else:
            if entry.sitter is not None:
                side = theme.px(18)
                mark = QRectF(rect.left() + theme.px(8), rect.top() + theme.px(4), side, side)
                paint_seat(painter, mark, entry.sitter, theme)
            words = rect.adjusted(theme.px(34), theme.px(4), -theme.px(8), -theme.px(2))
            if entry.why:
                self._paint_bulb(painter, rect)
                words.setRight(words.right() - theme.px(BULB))
            for part, font, place in self._placed(index.row(), round(words.width())):
                here = QRectF(place).translated(words.topLeft())
                here.setWidth(words.width())
                painter.setFont(font)
                painter.setPen(theme.colour("text"))
                painter.drawText(here, Qt.TextFlag.TextWordWrap, part)
        painter.restore()

    def _paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the ring round the row that the keys are at."""
        theme, half = self._theme, self._theme.px(2) / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("focus"), 2 * half))
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), theme.px(6), theme.px(6))

    def _placed(self, row: int, width: int) -> list[tuple[str, QFont, QRect]]:
        """Return the parts of a text and where they lie below each other: apart, since each may wrap."""
        top, found = 0, list[tuple[str, QFont, QRect]]()
        parts = [(part, self._font(row)) for part in self._model.entries[row].text.split("\n")]
        if reason := self._model.reason(row):
            parts.append((reason, self._theme.font("caption")))
        for part, font in parts:
            room = QRect(0, top, width, 1000)
            place = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, part)
            found.append((part, font, place))
            top = place.bottom() + 1 + self._theme.px(APART)
        return found

    def _heading(self, text: str) -> QRect:
        """Return the room that a heading of one or more lines takes."""
        room = QRect(0, 0, max(self._view.viewport().width(), 40), 1000)
        return QFontMetrics(self._theme.font("caption")).boundingRect(room, HEADING, text)

    def _font(self, row: int) -> QFont:
        """Return the letters of a row: what happened last stands out."""
        font = QFont(self._view.font())
        if row == self._model.newest:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def _paint_bulb(self, painter: QPainter, rect: QRectF) -> None:
        """Draw at the right that there is a reason to read."""
        theme, side = self._theme, self._theme.px(14)
        spot = QRectF(rect.right() - theme.px(8) - side, rect.top() + theme.px(6), side, side)
        theme.pictures.paint(painter, "hint", spot, theme.colour("text3"))
