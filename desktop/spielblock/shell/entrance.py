"""Who of several starts is the first: it holds a lock as long as it runs.

Light, for it is asked before the window is shown. Talking with the first is the matter of `single`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

from PySide6.QtCore import QDir, QLockFile

#: So long a later start tries to reach the first, which may have just begun itself.
PATIENCE_S = 5.0
PAUSE_S = 0.05


def meeting_place(library: Path) -> str:
    """Return the name under which programs of this user and library find each other."""
    return f"spielblock-{crc32(os.fsencode(Path.home())):08x}-{crc32(os.fsencode(library)):08x}"


class Entrance:
    """Lets one start in. Two at the same moment still get one answer each: first, or not."""

    def __init__(self, place: str) -> None:
        self._lock = QLockFile(QDir.temp().filePath(f"{place}.lock"))
        self._lock.setStaleLockTime(0)  # however long the first runs, it is the first until it is gone

    def enter(self, reach_first: Callable[[], bool], patience: float = PATIENCE_S) -> bool:
        """Return whether to go on: as the first, or because whoever is inside cannot be reached.

        `reach_first` is called only while somebody is inside, and says whether that worked.
        """
        end = time.monotonic() + patience
        while not self._is_first():
            if reach_first():
                return False
            if time.monotonic() > end:
                return True
            time.sleep(PAUSE_S)
        return True

    def leave(self) -> None:
        """Let the next start be the first."""
        self._lock.unlock()

    def _is_first(self) -> bool:
        """Take the lock, also what a killed program has left of it; no folder for it is no obstacle."""
        taken = QLockFile.LockError.LockFailedError
        return self._lock.tryLock(0) or self._lock.error() != taken
