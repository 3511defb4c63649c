"""The time in which a forgotten call is still good."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

TICK_MS: Final = 50


class CallWindow(QObject):
    """Counts down: `left(share)` from 1 to 0 as time goes by, then `closed()` once."""

    left = Signal(float)
    closed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def open(self) -> bool:
        """Whether the time runs."""
        return self._timer.isActive()

    def start(self, milliseconds: int) -> None:
        """Begin anew with so much time."""
        self._total = milliseconds
        self._clock.start()
        self._timer.start()
        self.left.emit(1.0)

    def stop(self) -> None:
        """Forget about it."""
        self._timer.stop()

    def _tick(self) -> None:
        gone = self._clock.elapsed()
        if gone < self._total:
            self.left.emit(1.0 - gone / self._total)
            return
        self._timer.stop()
        self.left.emit(0.0)
        self.closed.emit()
