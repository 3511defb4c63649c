"""Keys that answer, left out for a moment after something has come up: they were meant for what was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

#: So long nobody can have read what has come up.
REST_MS: Final = 500
ANSWERS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class KeyRest(QObject):
    """Keeps such keys from these widgets until the time since `begin` is over."""

    def __init__(self, parent: QObject, widgets: Sequence[QWidget]) -> None:
        super().__init__(parent)
        self._since = QElapsedTimer()
        for widget in widgets:
            widget.installEventFilter(self)

    def begin(self) -> None:
        """Something has come up."""
        self._since.start()

    @property
    def over(self) -> bool:
        """Whether all keys are heard."""
        return not self._since.isValid() or self._since.elapsed() >= REST_MS

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        return event.key() in ANSWERS and not self.over
