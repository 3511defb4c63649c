"""The card of a match's course. The page is seen first; then the curve is drawn, and its library loaded."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel

from spielblock.shell import texts_end as texts
from spielblock.shell.course import Course
from spielblock.shell.course_view import CourseView
from spielblock.widgets.parts import column, row, say
from spielblock.widgets.theme import Theme


class CourseCard(QFrame):
    """How everyone stood after each turn, as soon as there is time for it."""

    def __init__(self, theme: Theme, course: Course, measure: str) -> None:
        """`measure` is what the course counts."""
        super().__init__()
        self.setProperty("kind", "card")
        self._theme, self._course, self._measure = theme, course, measure
        self._asked = False
        self._view: CourseView | None = None
        layout = self._layout = column(theme, 8, (16, 12, 16, 12))
        self.setLayout(layout)
        head = row(theme, 8)
        head.addWidget(say(theme, texts.course(), "heading"))
        head.addWidget(say(theme, measure, "small", "2"))
        head.addStretch(1)
        layout.addLayout(head)
        self._wait: QLabel = say(theme, texts.drawing_course(), "small", "3")
        self._wait.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._wait, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._asked:
            self._asked = True
            QTimer.singleShot(0, self, self._open)

    @property
    def view(self) -> CourseView:
        """The curve and the table, made now if they are not yet."""
        if self._view is None:
            self._view = CourseView(self._theme, self._course, self._measure)
            self._layout.replaceWidget(self._wait, self._view)
            self._wait.deleteLater()
            self._wait.hide()
        return self._view

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys of the curve work where a button has the focus for which they mean nothing."""
        chart = None if self._view is None else self._view.chart
        if chart is not None and chart.isVisible() and isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and chart.use(event)
        return False

    def _open(self) -> None:
        self.view.show()
