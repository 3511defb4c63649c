"""The console as the bots' process of a running program: it yields to the window and ends with it."""

from __future__ import annotations

import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

BELOW_NORMAL: Final = 0x4000


def yield_to_others() -> None:
    """Lower the own priority: a search must never cost the window a frame."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(10)


class Watched:
    """Lines of an input that is read even while a bot thinks: when it ends, the process ends at once."""

    def __init__(self, lines: BinaryIO) -> None:
        self._lines = lines
        self._read: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._read_on, name="input", daemon=True).start()

    def readline(self, most: int = -1) -> bytes:
        """Return the next line; the program that asks keeps to the limit by itself."""
        return self._read.get()

    def _read_on(self) -> None:
        for line in self._lines:
            self._read.put(line)
        os._exit(0)  # whoever asked is gone, and no answer is wanted
