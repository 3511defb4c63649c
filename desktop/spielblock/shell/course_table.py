"""The course of a match as a table, for those who would rather read it, or have it read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from spielblock.shell import texts_end as texts
from spielblock.shell.course import Course
from spielblock.shell.words import figure
from spielblock.widgets.theme import Theme

FEW: Final = 6
LEAST: Final = 40
#: So wide at least is what happened.
WORDS: Final = 170
#: Above and below a line of the table, together.
ROOM: Final = 10


class CourseModel(QAbstractTableModel):
    """The numbers for those who would rather read them, or have them read."""

    def __init__(self, course: Course, words: QFont) -> None:
        """`words` is the font of what happened."""
        super().__init__()
        self._course = course
        self._words = words

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._course.values)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return len(self._course.sitters) + (1 if self._course.marks else 0)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if index.column() == len(self._course.sitters):
            shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
            if role == Qt.ItemDataRole.FontRole:
                return self._words
            return self._course.said(index.row()) if role in shown else None
        if role == Qt.ItemDataRole.DisplayRole:
            return figure(self._course.values[index.row()][index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            if section == len(self._course.sitters):
                return texts.what_happened()
            return self._course.sitters[section].name
        return f"{texts.throw() if self._course.thrown else texts.turn()} {section}"


class CourseTable(QTableView):
    """The table. A few columns share the room there is; what happened takes as many lines as it needs."""

    def __init__(self, theme: Theme, course: Course) -> None:
        super().__init__()
        self._course = course
        self._words = theme.font("small")
        model = CourseModel(course, self._words)
        model.setParent(self)
        self.setModel(model)
        self.setAccessibleName(texts.course())
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)  # the arrows walk in it, Tab leads on
        self.setFont(theme.font("number"))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self._high = self.fontMetrics().height() + theme.px(ROOM)
        self._margin = theme.px(ROOM) // 2
        self._least = theme.px(WORDS)
        turns = self.verticalHeader()
        turns.setFont(theme.font("small"))
        turns.setDefaultSectionSize(self._high)
        resize = QHeaderView.ResizeMode
        head = self.horizontalHeader()
        few = len(course.sitters) <= FEW and not course.marks
        head.setSectionResizeMode(resize.Stretch if few else resize.ResizeToContents)
        if course.marks:
            head.setSectionResizeMode(len(course.sitters), resize.Stretch)
            head.setMinimumSectionSize(theme.px(LEAST))
            head.sectionResized.connect(self._on_resized)

    def show_only_marked(self, only: bool) -> None:
        """Show what stood out alone, between the start and the end, or every turn."""
        for turn in range(self._course.turns + 1):
            plain = 0 < turn < self._course.turns and not self._course.said(turn)
            self.setRowHidden(turn, only and plain)

    def show_turn(self, turn: int) -> None:
        """Select the row of a turn, or the last one before it that is shown, and let it be seen."""
        shown = next((row for row in range(turn, 0, -1) if not self.isRowHidden(row)), 0)
        self.selectRow(shown)
        self.scrollTo(self.model().index(shown, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give what happened the rest of the width; where that is too little, the table is scrolled."""
        super().resizeEvent(event)
        last, head = len(self._course.sitters), self.horizontalHeader()
        if self._course.marks:
            rest = self.viewport().width() - sum(head.sectionSize(column) for column in range(last))
            stretch = rest >= self._least
            head.setSectionResizeMode(last, head.ResizeMode.Stretch if stretch else head.ResizeMode.Fixed)
            if not stretch:
                head.resizeSection(last, self._least)

    def _on_resized(self, section: int, before: int, wide: int) -> None:
        """Give each row the height its words need in a column that is so wide."""
        if section != len(self._course.sitters):
            return
        metrics, room = QFontMetrics(self._words), QRect(0, 0, wide - 2 * self._margin, 10_000)
        for turn in sorted({mark.turn for mark in self._course.marks}):
            words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._course.said(turn))
            self.setRowHeight(turn, max(self._high, words.height() + 2 * self._margin))


def course_table(theme: Theme, course: Course) -> CourseTable:
    """Return the table of a course, with what stood out alone if there is such a thing."""
    table = CourseTable(theme, course)
    table.show_only_marked(bool(course.marks))
    return table
