"""The lines of a note: all of them where there is room, otherwise scrolled."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from spielblock.widgets.parts import column
from spielblock.widgets.theme import Theme

#: So many lines are to be seen at least, of those there are.
LEAST: Final = 2


class NoteLines(QScrollArea):
    """Wants the height of all its lines, and can do with some. Keys scroll it where there are more."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._line = theme.px(18)
        self._inside = QWidget()
        self._column = column(theme, 2)
        self._inside.setLayout(self._column)
        self._inside.installEventFilter(self)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def add(self, line: QWidget) -> None:
        """Put a line below the others."""
        self._column.addWidget(line)
        self.updateGeometry()

    def empty(self) -> None:
        """Have no lines any more."""
        while (item := self._column.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.verticalScrollBar().setValue(0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._wanted())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self._wanted(), LEAST * self._line))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another height when a line has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Have no bar where there is room: beside one, lines may wrap that else would not, and need it."""
        bar = Qt.ScrollBarPolicy
        enough = self.height() >= self._wanted()
        self.setVerticalScrollBarPolicy(bar.ScrollBarAlwaysOff if enough else bar.ScrollBarAsNeeded)

    def _wanted(self) -> int:
        """Return the height of all lines at this width."""
        lines = self._column
        wraps = lines.hasHeightForWidth()
        return lines.totalHeightForWidth(self.width()) if wraps else lines.sizeHint().height()

    def _on_range(self, _: int, most: int) -> None:
        """Let keys reach what they can move: a click leaves them to the table."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most > 0 else Qt.FocusPolicy.NoFocus)
