"""Where the cards of the end of a match lie: side by side, or below each other where letters are large."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from spielblock.widgets.parts import row
from spielblock.widgets.theme import Theme

#: Below this width of the design there is no room for the course beside the result; then it is so high.
NARROW: Final = 860
COURSE: Final = 330
ANY: Final = 16_777_215


class EndRoom(QScrollArea):
    """Side by side the cards are as high as the room is, below each other as they need, and scrolled.

    `turned(narrow)` tells which it is, when that changes.
    """

    turned = Signal(bool)

    def __init__(self, theme: Theme, result: QWidget, course: QWidget | None) -> None:
        super().__init__()
        self._theme, self._course = theme, course
        self.narrow = False
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._cards = row(theme, 16, (24, 16, 24, 20))
        self._cards.addWidget(result, 2)
        if course is not None:
            self._cards.addWidget(course, 3)
        self._body = QWidget()
        self._body.setLayout(self._cards)
        self.setWidget(self._body)

    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = self.width() < self._theme.px(NARROW)
        if narrow != self.narrow:
            self.narrow = narrow
            way = QBoxLayout.Direction
            self._cards.setDirection(way.TopToBottom if narrow else way.LeftToRight)
            if self._course is not None:
                self._course.setMinimumHeight(self._theme.px(COURSE) if narrow else 0)
            self.turned.emit(narrow)
        # Qt would ask for the height at which nothing in the cards has to be scrolled
        self._body.setMaximumHeight(ANY if narrow else self.height())
        super().resizeEvent(event)
