"""What happened, newest first: one sentence a line, rounds as separators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from spielblock.widgets import texts
from spielblock.widgets.move_list import ROW_KEYS
from spielblock.widgets.seat_mark import paint_seat
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex
ROLE = Qt.ItemDataRole
MOST = 400
WANTED = 78
#: What the bulb takes of a line whose reason can be read.
BULB = 18
LEAST = 20


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: who, and a sentence; a separator is a heading without a seat. `step` counts the log.

    `why` is a sentence about why it was done, "" where there is none.
    """

    text: str
    sitter: Sitter | None = None
    separator: bool = False
    step: int = 0
    why: str = ""


class HistoryModel(QAbstractListModel):
    """Holds the newest entries, newest first."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: list[Entry] = []

    def add(self, entry: Entry) -> None:
        """Put an entry on top."""
        self.beginInsertRows(QModelIndex(), 0, 0)
        self.entries.insert(0, entry)
        self.endInsertRows()
        if len(self.entries) > MOST:
            self.beginRemoveRows(QModelIndex(), MOST, len(self.entries) - 1)
            del self.entries[MOST:]
            self.endRemoveRows()

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

    def __init__(self, theme: Theme, model: HistoryModel, parent: QListView) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model
        self._view = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        theme = self._theme
        entry = self._model.entries[index.row()]
        if entry.separator:
            return QSize(theme.px(80), theme.px(26))
        beside = theme.px(34) + theme.px(8) + (theme.px(BULB) if entry.why else 0)
        width = self._view.viewport().width() - beside
        metrics = QFontMetrics(self._font(index.row()))
        bounds = metrics.boundingRect(QRect(0, 0, max(width, 40), 1000), Qt.TextFlag.TextWordWrap, entry.text)
        return QSize(theme.px(80), max(theme.px(26), bounds.height() + theme.px(8)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._theme
        entry = self._model.entries[index.row()]
        rect = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]
        painter.save()
        if entry.separator:
            painter.setFont(theme.font("caption"))
            painter.setPen(theme.colour("text3"))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, entry.text)
        else:
            if entry.sitter is not None:
                side = theme.px(18)
                mark = QRectF(rect.left() + theme.px(8), rect.top() + theme.px(4), side, side)
                paint_seat(painter, mark, entry.sitter, theme)
            words = rect.adjusted(theme.px(34), theme.px(4), -theme.px(8), -theme.px(2))
            if entry.why:
                self._paint_bulb(painter, rect)
                words.setRight(words.right() - theme.px(BULB))
            painter.setFont(self._font(index.row()))
            painter.setPen(theme.colour("text"))
            painter.drawText(words, Qt.TextFlag.TextWordWrap, entry.text)
        painter.restore()

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


class HistoryList(QListView):
    """The history to look at; not to be chosen from."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = HistoryModel(self)
        font = theme.font("small")
        font.setWeight(font.Weight.Normal)
        self.setFont(font)
        self.setModel(self._model)
        self.setItemDelegate(HistoryDelegate(theme, self._model, self))
        self.setAccessibleName(texts.history())
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._theme.px(WANTED))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._theme.px(LEAST))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What is shown, newest first."""
        return tuple(self._model.entries)

    def add(self, entry: Entry) -> None:
        """Put a line on top and show it."""
        self._model.add(entry)
        self.scheduleDelayedItemsLayout()  # the one that was the newest takes less room now
        self.scrollToTop()

    def amend(self, entry: Entry, row: int) -> None:
        """Put a line in the place of the one in this row, 0 being the newest."""
        if row < len(self._model.entries):
            self._model.amend(entry, row)
            self.scheduleDelayedItemsLayout()

    def fill(self, entries: Sequence[Entry]) -> None:
        """Show these lines, newest first."""
        self._model.reset(entries)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the rows; leave everything else to the page."""
        if event.key() in ROW_KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
