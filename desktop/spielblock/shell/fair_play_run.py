"""The check of a match in small slices between the events of the window, which is never kept waiting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from spielblock.match.savefile import read
from spielblock.match.trouble import BadSaveError
from spielblock.rules.entry import GameEntry
from spielblock.shell.fair_play_check import FairPlayCheck

#: So long a slice may take, and a pause follows in which the window paints and hears.
SLICE_MS: Final = 8


class FairPlayRun(QObject):
    """Checks one match at a time. `went_on` and `ended` bring the finding; `failed` says it is no match."""

    went_on = Signal(object)
    ended = Signal(object)
    failed = Signal()

    def __init__(self, games: Mapping[str, GameEntry], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._check: FairPlayCheck | None = None
        self._steps: Iterator[None] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._slice)

    @property
    def running(self) -> bool:
        """Whether a match is being checked."""
        return self._timer.isActive()

    def begin(self, path: Path) -> None:
        """Check this match, and no other one any more."""
        try:
            self._check = FairPlayCheck(read(path, self._games))
        except BadSaveError:
            self.stop()
            self.failed.emit()
            return
        self._steps = self._check.steps()
        self._timer.start()

    def stop(self) -> None:
        """Check no more."""
        self._timer.stop()
        self._check = None

    def _slice(self) -> None:
        check, clock = self._check, QElapsedTimer()
        assert check is not None
        clock.start()
        for _ in self._steps:
            if clock.elapsed() >= SLICE_MS:
                self.went_on.emit(check.finding)
                return
        self._timer.stop()
        self.ended.emit(check.finding)
