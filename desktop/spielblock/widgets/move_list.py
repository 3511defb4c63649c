"""The possible moves in words: a plain list that can be seen, heard, clicked and typed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QWidget

from spielblock.widgets import texts
from spielblock.widgets.keyed_list import KeyedList
from spielblock.widgets.move_rows import DIGITS, Line, MoveDelegate, MoveModel
from spielblock.widgets.theme import Theme

MOST_COUNTED = 30
LEAST = 40


class MoveList(KeyedList):
    """Tells which move is looked at and which is chosen.

    Return plays the row that the keys are at, which is marked; other lines and the table end that.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    #: The width has changed, and with it where lines break and what height is wanted.
    rewrapped = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = MoveModel(self)
        self._delegate = MoveDelegate(theme, self._model, self)
        self._looked_at: object = None
        #: Whether the row of a hint has still to be shown, since the pointer was here when it came.
        self._owed = False
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(texts.moves())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.entered.connect(self._on_entered)
        self.clicked.connect(self._on_chosen)
        self.watch_rows()

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is in the list."""
        return self._model.lines

    @property
    def digits(self) -> bool:
        """Whether keys 1 to 9 mean the first nine rows."""
        return self._model.digits

    @property
    def marked(self) -> object:
        """The move whose row is marked from the table, or None."""
        return self._delegate.marked

    def arrange(self, *, compact: bool) -> None:
        """Make rows lower in a small window."""
        self._delegate.height = 30 if compact else 34
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """As high as its lines; a long list stops counting early, since it scrolls in any case."""
        rows = range(min(len(self._model.lines), MOST_COUNTED))
        return QSize(super().sizeHint().width(), sum(self.sizeHintForRow(row) for row in rows) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self._theme.px(LEAST), self.sizeHint().height()))

    def show_lines(self, lines: Sequence[Line], *, digits: bool) -> None:
        """Show these moves; `digits` says whether keys 1 to 9 mean the first nine."""
        self._model.show_lines(lines, digits=digits)
        self._delegate.marked = None
        self.leave_rows()
        self.called = False
        self._look_at(None)
        self.setAccessibleDescription(str(len(lines)))
        self.updateGeometry()

    def mark(self, move: object) -> None:
        """Mark the row of a move that is pointed at on the table, and no other; None for none."""
        if move is not self._delegate.marked:
            self._delegate.marked = move
            if move is not None and move is not self._move_of_row():
                self.leave_rows()
            self.viewport().update()

    def mark_hint(self, move: object) -> None:
        """Mark the row of the move of a hint with a bulb, and show that row; None for none.

        While the pointer is over the list nothing moves below it, lest a click hit another row.
        """
        self._model.hinted = move
        held = self._below_pointer()
        self._owed = move is not None
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()
        QTimer.singleShot(0, self, lambda: self._settle(held))  # when the list has the height it will have

    def _below_pointer(self) -> tuple[int, int] | None:
        """Return the row below the pointer and where it begins, or None if there is none."""
        index = self.indexAt(self._pointer()) if self._pointed_at() else QModelIndex()
        return (index.row(), self.visualRect(index).top()) if index.isValid() else None

    def _pointer(self) -> QPoint:
        return self.viewport().mapFromGlobal(QCursor.pos())

    def _pointed_at(self) -> bool:
        """Return whether the pointer is over the rows, be it at rest."""
        return self.isVisible() and self.viewport().rect().contains(self._pointer())

    def _settle(self, held: tuple[int, int] | None) -> None:
        """Show the row of the hint, or keep that below the pointer in its place: a bulb may take a line."""
        if not self._pointed_at():
            self._show_hint()
        elif held is not None and held[0] < len(self._model.lines):
            self.doItemsLayout()
            moved = self.visualRect(self._model.index(held[0])).top() - held[1]
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + moved)

    def _show_hint(self) -> None:
        self._owed = False
        for place, line in enumerate(self._model.lines):
            if line.move is self._model.hinted:
                self.scrollTo(self._model.index(place))

    def type_digit(self, digit: int) -> bool:
        """Choose the row with this digit; return whether there is one."""
        if not self._model.digits or not 1 <= digit <= min(DIGITS, len(self._model.lines)):
            return False
        self.chosen.emit(self._model.lines[digit - 1].move)
        return True

    def type_return(self) -> bool:
        """Choose the row that the keys are at; return whether there is one."""
        if self.row < 0:
            return False
        self.chosen.emit(self._move_of_row())
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
            self.updateGeometry()
            self.rewrapped.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._look_at(self._move_of_row())
        if self._owed:
            self._show_hint()

    def _on_entered(self, index: QModelIndex) -> None:
        self._look_at(self._model.lines[index.row()].move)

    def show_row(self) -> None:
        """Mark the row that the keys are at, which takes the mark from one that the table has marked."""
        if self.row >= 0:
            self.mark(None)
        if self.row >= 0 or not self._pointed_at():
            self._look_at(self._move_of_row())
        self.viewport().update()

    def start(self) -> QModelIndex:
        """Return the row that the table has marked."""
        rows = (row for row, line in enumerate(self._model.lines) if line.move is self.marked)
        return self._model.index(next(rows, -1))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._look_at(None)

    def _move_of_row(self) -> object:
        """Return the move that Return would play, or None."""
        return self._model.lines[self.row].move if self.row >= 0 else None

    def _on_chosen(self, index: QModelIndex) -> None:
        self.chosen.emit(self._model.lines[index.row()].move)

    def _look_at(self, move: object) -> None:
        if move is not self._looked_at:
            self._looked_at = move
            self.pointed.emit(move)
