"""What the lines and signs of a course mean, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from spielblock.shell.course import Course
from spielblock.shell.course_marks import LineMark
from spielblock.shell.course_signs import SignMark
from spielblock.widgets.parts import row, say
from spielblock.widgets.theme import Theme

#: Between two entries, and between two rows.
GAP = 10
ROWS = 3
#: A longer name is cut.
NAME = 84


class Legend(QWidget):
    """Entries under each other in columns of one width: all in one row where they fit."""

    def __init__(self, theme: Theme, entries: Sequence[QWidget]) -> None:
        super().__init__()
        self._gap, self._rows = theme.px(GAP), theme.px(ROWS)
        self._entries = list(entries)
        for entry in self._entries:
            entry.setParent(self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setVerticalPolicy(policy.Policy.Minimum)
        self.setSizePolicy(policy)

    def columns(self, width: int) -> int:
        """Return in how many columns the entries stand in so many pixels, the rows being about as full."""
        count = len(self._entries)
        fit = max(1, min(count, (width + self._gap) // (self._widest() + self._gap)))
        return -(-count // -(-count // fit))

    def sizeHint(self) -> QSize:
        count = len(self._entries)
        return QSize(count * (self._widest() + self._gap) - self._gap, self._line())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._widest(), self._line())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._entries) // self.columns(width))
        return rows * (self._line() + self._rows) - self._rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        columns, line = self.columns(self.width()), self._line()
        each = (self.width() + self._gap) // columns
        for place, entry in enumerate(self._entries):
            down, across = divmod(place, columns)
            entry.setGeometry(across * each, down * (line + self._rows), each - self._gap, line)

    def _widest(self) -> int:
        return max(entry.sizeHint().width() for entry in self._entries)

    def _line(self) -> int:
        return max(entry.sizeHint().height() for entry in self._entries)


def legend_of_lines(theme: Theme, course: Course, values: Sequence[QWidget]) -> Legend:
    """Return whose line is which, each with what shows its value."""
    entries: list[QWidget] = []
    for seat, value in enumerate(values):
        across = row(theme, 6)
        across.addWidget(LineMark(theme, course, seat))
        across.addWidget(_named(theme, course.sitters[seat].name))
        value.setMinimumWidth(value.fontMetrics().horizontalAdvance("−88"))  # values change, columns do not
        across.addWidget(value)
        across.addStretch(1)
        entries.append(QWidget())
        entries[-1].setLayout(across)
    return Legend(theme, entries)


def _named(theme: Theme, name: str) -> QLabel:
    """Return a name, cut where it is so long that the columns would be few."""
    label = say(theme, name, "caption")
    label.setText(label.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, theme.px(NAME)))
    label.setToolTip(name if label.text() != name else "")
    return label


def legend_of_signs(theme: Theme, course: Course) -> Legend:
    """Return what the signs mean."""
    entries: list[QWidget] = []
    for sign, name in course.signs:
        across = row(theme, 4)
        across.addWidget(SignMark(theme, sign))
        across.addWidget(say(theme, name, "caption"), 1)
        entries.append(QWidget())
        entries[-1].setLayout(across)
    return Legend(theme, entries)
