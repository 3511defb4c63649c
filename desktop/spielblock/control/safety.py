"""Tell steps when they are safe on the disk, or when that has taken too long."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from spielblock.rules.contract import Step

SAFE_MS: Final = 300


class Safety(QObject):
    """Holds steps back until they are safe. Not safe in time: `not_saved`, and no waiting until `saved`."""

    told = Signal(object)
    not_saved = Signal()
    saved = Signal()
    _safe = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._written = 0
        self._untold: dict[int, Step[Any]] = {}
        self._behind = False
        self._patience = QTimer(self, singleShot=True, interval=SAFE_MS)
        self._patience.timeout.connect(self._on_late)
        self._safe.connect(self._on_safe, Qt.ConnectionType.QueuedConnection)

    @property
    def waiting(self) -> bool:
        """Whether a step is still to be told."""
        return bool(self._untold)

    def tell(self, step: Step[Any], safe: Future[None]) -> None:
        """Tell this step when the future is done."""
        self._written += 1
        self._untold[self._written] = step
        safe.add_done_callback(partial(self._on_written, self._written))
        self._patience.start(0 if self._behind else SAFE_MS)

    def forget(self) -> None:
        """Tell no step that is untold still: the match went back behind it."""
        self._untold.clear()

    def stop(self) -> None:
        """Tell nothing any more."""
        self._untold.clear()
        self._patience.stop()
        self._safe.disconnect(self._on_safe)

    def _on_written(self, number: int, _: Future[None]) -> None:
        """In the writer's thread: pass it on to ours."""
        self._safe.emit(number)

    def _on_safe(self, number: int) -> None:
        if self._behind and number == self._written:
            self._behind = False
            self.saved.emit()
        self._tell_up_to(number)

    def _on_late(self) -> None:
        if not self._behind:
            self._behind = True
            self.not_saved.emit()
        self._tell_up_to(self._written)

    def _tell_up_to(self, last: int) -> None:
        while self._untold and (number := min(self._untold)) <= last:
            self.told.emit(self._untold.pop(number))
        if not self._untold:
            self._patience.stop()
