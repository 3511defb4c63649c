"""What every page of the window is. Light, since the window knows pages before it shows one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


def _left_to_qt(_: bool) -> bool:
    return False


class Page(QWidget):
    """A page fills the window. It is made anew whenever what it shows or how it looks has changed."""

    left = Signal()
    #: Whether a dialog lies over the page: (bool).
    covered = Signal(bool)
    #: Whether Esc leads back.
    escapes = False
    #: Goes to the next control, or the one before; returns False where Qt is to find it.
    next_control: Callable[[bool], bool] = staticmethod(_left_to_qt)

    def page_title(self) -> str:
        """Return what the window's title says before the name of the program; nothing for that name alone."""
        return ""

    def welcome(self) -> None:
        """Put the focus where it helps most; called when the page comes up. Keys go to the page itself."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.next_control(forward) or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.escapes and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def close_page(self) -> None:
        """Let go of files and processes; called before the page is dropped."""
