"""The course of a match as a table, for those who would rather read it, or have it read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QHeaderView, QTableView

from spielblock.shell import texts_end as texts
from spielblock.shell.course import Course
from spielblock.widgets.theme import Theme

FEW: Final = 6
LEAST: Final = 40
#: Above and below a line of the table, together.
ROOM: Final = 10


class CourseModel(QAbstractTableModel):
    """The numbers for those who would rather read them, or have them read."""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course

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
            return self._course.said(index.row()) if role in shown else None
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self._course.values[index.row()][index.column()]).replace("-", "−")
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
        return f"{texts.turn()} {section}"


def course_table(theme: Theme, course: Course) -> QTableView:
    """Return the table; a few columns share the room there is."""
    table = QTableView()
    model = CourseModel(course)
    model.setParent(table)
    table.setModel(model)
    table.setAccessibleName(texts.course())
    table.setAlternatingRowColors(True)
    table.setFont(theme.font("number"))
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + theme.px(ROOM))
    few = len(course.sitters) <= FEW and not course.marks
    resize = QHeaderView.ResizeMode
    head = table.horizontalHeader()
    head.setSectionResizeMode(resize.Stretch if few else resize.ResizeToContents)
    if course.marks:
        head.setSectionResizeMode(len(course.sitters), resize.Stretch)
        head.setMinimumSectionSize(theme.px(LEAST))
    return table
