"""Asked to end by the system or by Ctrl+C in a terminal, the program closes as if by hand."""

from __future__ import annotations

import signal
import socket
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, Signal

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP")


class Farewell(QObject):
    """Tells `wanted` when a signal asks to end. One that was ignored before, as by nohup, stays so."""

    wanted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heard, self._rung = socket.socketpair()
        for end in (self._heard, self._rung):
            end.setblocking(False)
        # Python looks at signals only when it runs, and Qt waits without it: a byte wakes Qt.
        self._before = signal.set_wakeup_fd(self._rung.fileno(), warn_on_full_buffer=False)
        self._handlers = {
            number: signal.signal(number, _awake)
            for number in [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
            if signal.getsignal(number) is not signal.SIG_IGN
        }
        self._bell = QSocketNotifier(self._heard.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._on_rung)

    def close(self) -> None:
        """Give the signals back."""
        self._bell.setEnabled(False)
        signal.set_wakeup_fd(self._before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._heard.close()
        self._rung.close()

    def _on_rung(self) -> None:
        numbers = self._heard.recv(64)
        if any(number in self._handlers for number in numbers):
            self.wanted.emit()


def _awake(number: int, frame: object) -> None:
    """Do nothing here: the byte that woke Qt says all."""
