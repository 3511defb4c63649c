"""What happens when the program has a fault: it is written down, shown politely, and the match is safe."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

import PySide6
from PySide6.QtCore import QObject, Signal

from spielblock import __version__

MOST_BYTES = 1 << 20


def details(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> str:
    """Return what helps to mend a fault. No names, no moves, no folders of the player."""
    lines = "".join(traceback.format_exception(kind, fault, trace)).replace(str(Path.home()), "~")
    about = f"Spielblock {__version__}, Python {platform.python_version()}, PySide {PySide6.__version__}"
    return f"{about}, {platform.platform()}\n\n{lines}"


def write_down(log: Path, text: str) -> bool:
    """Add a fault to the log, which begins anew when it has grown large; return whether that worked."""
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        if log.exists() and log.stat().st_size > MOST_BYTES:
            log.replace(log.with_suffix(".old.log"))
        with log.open("a", encoding="utf-8") as file:
            file.write(f"--- {datetime.now(UTC).isoformat(timespec='seconds')}\n{text}\n")
    except OSError:
        return False
    return True


class CrashHandler(QObject):
    """Catches what nobody else has caught, in the window's thread and in others."""

    #: The details of a fault, told in the window's thread; never while one is being shown.
    fell = Signal(str)

    def __init__(self, log: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._telling = False
        self._before: Callable[..., object] = sys.excepthook
        sys.excepthook = self._on_fault
        threading.excepthook = self._on_thread_fault

    def close(self) -> None:
        """Give faults back to who had them before."""
        sys.excepthook = self._before
        threading.excepthook = threading.__excepthook__

    def told(self) -> None:
        """The player has seen the fault; the next one may be told."""
        self._telling = False

    def _on_fault(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, fault, trace)
            return
        text = details(kind, fault, trace)
        write_down(self._log, text)
        sys.stderr.write(text)
        if not self._telling:
            self._telling = True
            self.fell.emit(text)

    def _on_thread_fault(self, hook: threading.ExceptHookArgs) -> None:
        if hook.exc_value is not None:
            self._on_fault(hook.exc_type, hook.exc_value, hook.exc_traceback)
