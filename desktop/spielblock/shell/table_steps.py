"""Back, on, and faster: taking back, steps without a choice, skipping."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from spielblock.control.controller import MatchController
from spielblock.control.cues import CueQueue
from spielblock.control.pace import Beat
from spielblock.control.table import Table
from spielblock.match.match import Undo
from spielblock.shell.table_voice import Voice


class Steps:
    """What a person may do beside deciding."""

    def __init__(
        self, table: Table, controller: MatchController, queue: CueQueue, voice: Voice, page: QWidget
    ) -> None:
        self._table = table
        self._controller = controller
        self._queue = queue
        self._voice = voice
        self._forced = QTimer(page, singleShot=True)
        self._forced.timeout.connect(self._on_forced)

    def undo(self) -> None:
        """Take back a pick, or what DECISIONS allow; where that costs the match, ask first."""
        if self._table.undraft():
            return
        found = self._controller.undoable
        if found is None:
            return
        if found[1] is Undo.PRACTICE:
            self._voice.ask_practice()
        else:
            self._controller.undo()

    def step_back(self) -> bool:
        """Take back a pick, or a part of the own turn; return whether there was one."""
        if self._table.undraft():
            return True
        found = self._controller.undoable
        inside = self._table.decision is not None and found is not None and found[1] is Undo.TURN
        if inside:
            self._controller.undo()
        return inside

    def skip(self) -> bool:
        """Hurry to the next decision of a person; return whether there was anything to hurry."""
        if self._table.decision is not None or self._voice.over is not None:
            return False
        self._queue.skip()
        return True

    def force(self) -> None:
        """Let a step without a choice be seen, then go on by itself."""
        decision = self._table.decision
        if decision is not None and len(decision.moves) == 1:
            self._forced.start(self._queue.pace.ms(Beat.FORCED))

    def hold(self) -> None:
        """Go on by itself no longer: something else was done."""
        self._forced.stop()

    def _on_forced(self) -> None:
        decision = self._table.decision
        if decision is not None and len(decision.moves) == 1:
            self._table.choose(decision.moves[0])
