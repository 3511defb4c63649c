"""The course of a match as a curve and as a table. The curve's library is loaded with the first one."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QWidget

from spielblock.shell import texts_end as texts
from spielblock.shell.course import Course
from spielblock.shell.course_legend import legend_of_lines, legend_of_signs
from spielblock.shell.course_table import course_table
from spielblock.shell.words import figure
from spielblock.widgets.choices import Choice, Segmented, Switch
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.parts import column, row, say, tell
from spielblock.widgets.theme import Theme


class CourseView(QWidget):
    """Both pictures, a switch between them, and the values at the cursor."""

    def __init__(self, theme: Theme, course: Course, measure: str) -> None:
        """`measure` is what the numbers count."""
        from spielblock.shell.course_chart import CourseChart  # loads pyqtgraph, which takes its time

        super().__init__()
        self._course = course
        self.chart = CourseChart(theme, course, measure)
        self.table = course_table(theme, course)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.chart)
        self._pages.addWidget(self.table)
        choices: list[Choice[Hashable]] = [Choice(0, texts.as_curve()), Choice(1, texts.as_table())]
        self.which = Segmented(theme, choices, 0, texts.course())
        self.which.chosen.connect(self._on_which)
        self._when = say(theme, "", "small", "2")
        self._help = texts.cursor_help_signs() if course.marks else texts.cursor_help()
        self._values = [say(theme, "", "number") for _ in course.sitters]
        layout = column(theme, 8)
        layout.addLayout(self._head(theme))
        self._said = _place_for_words(theme)
        if course.marks:
            layout.addWidget(self._said)
        layout.addWidget(self._pages, 1)
        layout.addWidget(legend_of_lines(theme, course, self._values))
        if course.signs:
            layout.addWidget(legend_of_signs(theme, course))
        self.setLayout(layout)
        self.chart.pointed.connect(self.show_turn)
        self.show_turn(course.turns)

    def _head(self, theme: Theme) -> QHBoxLayout:
        """Return where the cursor is, how it is moved, and the switches."""
        head = row(theme, 8)
        head.addWidget(self._when)
        self._keys = ElidedLabel(theme.font("caption"), texts.cursor_keys() if self._course.signs else "")
        self._keys.setProperty("tone", "3")
        head.addWidget(self._keys, 1)
        self.only = Switch(theme, texts.only_marked(), bool(self._course.marks))
        self.only.toggled.connect(self.table.show_only_marked)
        self._switch = self._named_switch(theme)
        head.addWidget(self._switch, 1)
        head.addWidget(self.which)
        return head

    def welcome(self) -> None:
        """Let the arrow keys move the cursor."""
        self.chart.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def turn(self) -> int:
        """The turn the cursor is on."""
        return self.chart.turn

    def values(self) -> list[str]:
        """Return the values that are said for the cursor."""
        return [label.text() for label in self._values]

    @property
    def said(self) -> str:
        """What is said to have happened where the cursor is."""
        return self._said.text()

    def show_turn(self, turn: int) -> None:
        """Put the cursor on a turn and say the values there."""
        after = texts.after_throw if self._course.thrown else texts.after_turn
        self._when.setText(after(turn) if turn else texts.at_the_start())
        for label, value in zip(self._values, self._course.values[turn], strict=True):
            label.setText(figure(value))
        self._said.setText(self._course.said(turn))
        told = [f"{self._when.text()}: {self.said}"] if self.said else []
        self.chart.setAccessibleDescription(" ".join([*told, self._help]))
        self.chart.put_cursor(turn)

    def _on_which(self, which: object) -> None:
        self._pages.setCurrentIndex(1 if which else 0)
        self._keys.setVisible(not which)
        self._when.setVisible(not which)
        self._said.setVisible(not which and bool(self._course.marks))  # the table says it itself
        self._switch.setVisible(bool(which) and bool(self._course.marks))
        if which:  # only now it is known which rows there is room for
            self.table.show_turn(self.turn)

    def _named_switch(self, theme: Theme) -> QWidget:
        """Return the switch of the table with its name, hidden until the table is looked at."""
        across = row(theme, 6, (6, 0, 0, 0))
        across.addWidget(self.only)
        across.addWidget(ElidedLabel(theme.font("small"), texts.only_marked()), 1)
        named = QWidget()
        named.setLayout(across)
        named.hide()
        return named


def _place_for_words(theme: Theme) -> QLabel:
    """Return two lines of room for what happened, so that the curve stays where it is."""
    label = tell(theme, "", "small")
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    label.setFixedHeight(2 * label.fontMetrics().lineSpacing() + 2)  # Qt asks for a little more itself
    return label
