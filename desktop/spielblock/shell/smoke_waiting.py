"""Waiting and looking, for `--smoke`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

PATIENCE_MS = 60_000
#: What was waited for may come without an event of its own.
LOOK_MS = 20


class SmokeError(Exception):
    """What was not as it has to be, in a few words for whoever mends it."""


def until(there: Callable[[], bool], what: str, patience_ms: int = PATIENCE_MS) -> None:
    """Let the program go on until something is there, or raise SmokeError with what was waited for."""
    end, loop, look = QDeadlineTimer(patience_ms), QEventLoop(), QTimer(interval=LOOK_MS)
    look.timeout.connect(lambda: loop.quit() if there() or end.hasExpired() else None)
    look.start()
    loop.exec()
    look.stop()
    if not there():
        raise SmokeError(f"not within {patience_ms // 1000} s: {what}")


def drawn(widget: QWidget) -> None:
    """Let a widget draw itself; raise SmokeError if nothing is to be seen of it."""
    QApplication.processEvents()
    picture = widget.grab().toImage()
    small = picture.scaled(48, 32)
    colours = {small.pixel(x, y) for x in range(small.width()) for y in range(small.height())}
    if len(colours) < 2:
        raise SmokeError("nothing was drawn")
