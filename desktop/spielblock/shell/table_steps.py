"""Back, on, and faster: taking back, steps without a choice, skipping."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer

from spielblock.control.controller import MatchController
from spielblock.control.cues import CueQueue
from spielblock.control.pace import Beat
from spielblock.control.table import Table
from spielblock.match.match import Undo
from spielblock.rules.contract import Move
from spielblock.shell import texts
from spielblock.shell.page import Page
from spielblock.shell.table_voice import Voice
from spielblock.widgets.overlays import Toast


class Steps(QObject):
    """What a person may do beside deciding. It filters the events of the table: a click there hurries."""

    def __init__(
        self,
        table: Table,
        controller: MatchController,
        queue: CueQueue,
        voice: Voice,
        toast: Toast,
        page: Page,
        *,
        by_hand: bool = False,
    ) -> None:
        """`by_hand`: a step without a choice waits for the person too."""
        super().__init__(page)
        self._table = table
        self._controller = controller
        self._queue = queue
        self._voice = voice
        self._toast = toast
        self._by_hand = voice.by_hand = table.by_hand = by_hand
        #: What was taken back and can be done again, the last one first to come.
        self._undone: list[tuple[int, Move]] = []
        table.chosen.connect(self._on_chosen)
        page.covered.connect(self.pause)
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
            self._take_back()
            self._toast.say(texts.taken_back(), self.redo)

    def redo(self) -> None:
        """Do again what was taken back, if that is what is asked now."""
        decision = self._table.decision
        if decision is None or not self._undone:
            return
        seat, move = self._undone[-1]
        if decision.seat == seat and move in decision.moves:
            self._table.choose(move)
            self._table.insist()

    def step_back(self) -> bool:
        """Take back a pick, or a part of the own turn; return whether there was one."""
        if self._table.undraft():
            return True
        if self._table.decision is None or not self._table.under_way():
            return False
        found = self._controller.undoable
        if found is None or found[1] is not Undo.TURN:
            return False
        self._take_back()
        return True

    def skip(self) -> bool:
        """Hurry to the next decision of a person; return whether there was anything to hurry."""
        if self._table.decision is not None or self._voice.over is not None or self._queue.stop is not None:
            return False
        self._queue.skip()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the table while something moves brings that to its end, and does nothing else.

        While another page lies over the table, nothing goes on there: nobody would see it.
        """
        if event.type() in (QEvent.Type.Hide, QEvent.Type.Show):
            self.pause(event.type() == QEvent.Type.Hide)
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and self._queue.running and self._table.decision is None:
            self._queue.finish()
            return True
        return False

    def force(self) -> None:
        """Let a step without a choice be seen, then go on by itself, unless persons make it themselves."""
        decision = self._table.decision
        if not self._by_hand and decision is not None and len(decision.moves) == 1:
            self._forced.start(self._queue.pace.ms(Beat.FORCED))

    def go_on(self) -> bool:
        """Make a step that goes on by itself at once; return whether there was one."""
        waiting = self._forced.isActive()
        if waiting:
            self._forced.stop()
            self._on_forced()
        return waiting

    def pause(self, paused: bool) -> None:
        """Let nothing go on while something lies over the table, and go on when it is seen again."""
        if paused:
            self._queue.hold()
            self.hold()
        else:
            self._queue.release()
            self.force()

    def hold(self) -> None:
        """Go on by itself no longer: something else was done."""
        self._forced.stop()

    def _take_back(self) -> None:
        at = self._controller.last_choice
        assert at is not None
        gone = self._controller.match.log[at]
        self._undone.append((gone.by, gone.move))
        self._controller.undo()

    def _on_chosen(self, seat: int, move: Move) -> None:
        """The same again leaves what came after it to be done again; any other choice begins anew."""
        if not self._controller.match.may_choose(seat):
            return  # nobody chose it
        if self._undone and self._undone[-1] == (seat, move):
            self._undone.pop()
        else:
            self._undone.clear()

    def _on_forced(self) -> None:
        decision = self._table.decision
        if decision is not None and len(decision.moves) == 1:
            self._table.choose(decision.moves[0])
