"""The keys that open the menu."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class MenuKeys(QObject):
    """Opens the menu with F10, or with Alt pressed and let go alone."""

    wanted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._alone = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            return self._on_key(event)
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_F10 and not event.modifiers():
                self.wanted.emit()
                return True
            self._alone = event.key() == Qt.Key.Key_Alt
        elif event.type() == QEvent.Type.KeyRelease and event.key() == Qt.Key.Key_Alt and self._alone:
            self._alone = False
            self.wanted.emit()
            return True
        return False
