"""Say what is to be heard at a table, and when. Nobody plays it yet."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from spielblock.control.controller import MatchController
from spielblock.control.cues import CueQueue
from spielblock.control.framing import Prompt
from spielblock.control.hints import Hints, Stage
from spielblock.control.presenter import Presenter
from spielblock.control.sounds import Sound
from spielblock.control.table import Table
from spielblock.rules.contract import Move, Over
from spielblock.rules.draft import Draft
from spielblock.rules.event import Event


class Sounding(QObject):
    """Listens to a match on a table. `heard(name)`: this sound begins now; nothing of what is skipped."""

    heard = Signal(str)

    def __init__(
        self, controller: MatchController, presenter: Presenter, table: Table, queue: CueQueue
    ) -> None:
        super().__init__(presenter)
        self._presenter = presenter
        self._controller = controller
        self._table = table
        self._queue = queue
        self._played = False
        #: What was asked last, with which picks and beside which hint: the same with another reason below it
        #: refuses a touch.
        self._asked: tuple[Draft, Prompt, Move | None] | None = None
        self._advised = False
        table.prompted.connect(self._on_prompted)
        presenter.told.connect(self._on_told)
        presenter.invited.connect(self._on_invited)
        presenter.handed.connect(self._on_handed)
        controller.went_back.connect(self._on_went_back)
        controller.ended.connect(self._on_ended)

    def heed(self, hints: Hints) -> None:
        """Let a hint be heard when it is there."""
        hints.changed.connect(lambda: self._on_advice(hints.stage is Stage.ONE))

    def press(self) -> None:
        """A button of the frame was pressed."""
        self.heard.emit(str(Sound.BUTTON))

    def refuse(self) -> None:
        """What the person wanted to do cannot be done now."""
        self.heard.emit(str(Sound.NOT_ALLOWED))

    def detach(self) -> None:
        """Listen to the match no longer: another page shows it."""
        self._controller.went_back.disconnect(self._on_went_back)
        self._controller.ended.disconnect(self._on_ended)

    def _on_prompted(self, prompt: Prompt | None) -> None:
        """A table that refuses a touch asks the same as before, with the reason below."""
        before, self._asked = self._asked, None
        if prompt is None:
            return
        draft, advised = self._table.draft, self._table.advised
        self._asked = (draft, prompt, advised)
        same = before is not None and before[0] is draft and before[2] is advised
        again = same and before is not None and before[1].line == prompt.line
        if again and prompt.more not in ("", before[1].more if before is not None else ""):
            self.refuse()

    def _on_advice(self, there: bool) -> None:
        if there and not self._advised:
            self._say(Sound.HINT)
        self._advised = there

    def _on_told(self, event: Event) -> None:
        self._played = True
        for sound in self._table.sounds(event):
            self._say(sound)

    def _on_invited(self, _: object) -> None:
        self._say(Sound.YOUR_TURN)

    def _on_handed(self, _: object) -> None:
        self._say(Sound.CURTAIN)

    def _on_went_back(self, _: int) -> None:
        self._played = False
        self._say(Sound.UNDO)

    def _on_ended(self, over: Over) -> None:
        """A match that is opened after its end is looked at, not won again."""
        if self._played:
            self._played = False
            own = over.ranks[self._presenter.seat]
            self.heard.emit(str(Sound.WIN if own == min(over.ranks) else Sound.LOSE))

    def _say(self, sound: Sound) -> None:
        if not self._queue.skipping:
            self.heard.emit(str(sound))
