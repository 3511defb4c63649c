"""What the frame says around a table: whose turn it is, what to do, who thinks, what undo would mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QTimer

from spielblock.control.controller import MatchController
from spielblock.control.cues import CueQueue
from spielblock.control.framing import Button, Prompt
from spielblock.control.table import Table
from spielblock.headless.texts import why
from spielblock.match.match import Undo
from spielblock.rules.contract import NO_REASON, Decide, Over
from spielblock.rules.entry import GameEntry
from spielblock.rules.event import Event
from spielblock.rules.seats import letter
from spielblock.shell.outcome import result
from spielblock.shell.table_frame import TableFrame
from spielblock.widgets import texts
from spielblock.widgets.stage import Sitter, Stage

#: After so long without a decision of a person, skipping is offered.
SKIP_MS: Final = 1200
UNDO_HELP: Final = {
    Undo.TURN: texts.undo_part,
    Undo.BACK: texts.undo_move,
    Undo.PRACTICE: texts.undo_practice,
}


class Voice:
    """Keeps prompt line, players and undo button in step with match and table."""

    over: Over | None = None
    #: Whether a step without a choice waits for the person too.
    by_hand = False
    _reason = ""
    _named = ""
    #: Whose doing is being shown, while the match has gone on already.
    _shown = ""

    def __init__(
        self,
        frame: TableFrame,
        table: Table,
        controller: MatchController,
        stage: Stage,
        queue: CueQueue,
        show_end: Callable[[], None],
    ) -> None:
        self._frame = frame
        self._table = table
        self._controller = controller
        self._stage = stage
        self._queue = queue
        self._show_end = show_end
        self._asking: Prompt | None = None
        #: A decision and what was asked at its beginning; what is asked after a touch answers that touch.
        self._opened: tuple[object, Prompt | None] = (None, None)
        self._question: Prompt | None = None
        self._asked_at: tuple[object, object] = (None, None)
        #: What is said instead of everything else while somebody looks back, and whose line that is.
        self.aside: Callable[[], tuple[Prompt, Sitter | None] | None] = lambda: None
        #: Keeps the result of a match that is over, before it becomes practice; raises OSError if it cannot.
        self.keep_result: Callable[[], None] = lambda: None
        self._patience = QTimer(frame, singleShot=True, interval=SKIP_MS)
        self._patience.timeout.connect(self.speak)

    def begin(self, seat: int) -> None:
        """Name this seat: its turn begins to be shown."""
        self._table.begins(letter(seat))
        self._name(letter(seat))

    def hear(self, event: Event) -> None:
        """Name from now on whom this event is about; if nobody, the one before."""
        self._name(self._table.concerns(event))

    def settle(self) -> None:
        """All has been shown: name whose turn it is."""
        self._shown = ""
        self.speak()

    def ask(self, prompt: Prompt | None) -> None:
        """Say what the table asks; None ends it."""
        self._asking = prompt
        if self._table.decision is not self._opened[0]:
            self._opened = (self._table.decision, prompt)
        if self._asked_at != self._picked():  # a hint says the same anew, and answers no question
            self._question = None
        self.speak()

    def end(self, over: Over, game: GameEntry) -> None:
        """Say that the match is over, why, and where the result is."""
        self.over = over
        self._reason = "" if over.reason == NO_REASON else why(game, over.reason)
        self.speak()

    def go_back(self) -> None:
        """The match is where it was before: it is not over, and nothing is being shown."""
        self.over = None
        self._shown = ""

    def wait(self) -> None:
        """Others are to act from now on; offer to skip when that takes long."""
        self._patience.start()

    def rest(self) -> None:
        """Nobody is waited for."""
        self._patience.stop()

    def speak(self, _: bool = False) -> None:
        """Say whose turn it is and what to do, mark who acts, and what undo would mean."""
        decision = self._table.decision
        acting = self._acting()
        thinking = ""
        if decision is None and acting and not self._queue.running:
            thinking = next((seat for seat in acting if not self._stage.sitter(seat).human), "")
        # While dice are on their way nobody decides: the one who acted before goes on being named.
        before = self._named if self.over is None else ""
        self._named = named = thinking or (acting[0] if acting else before)
        sitter = self._stage.sitter(named) if named else None
        urgent = decision is not None or self._question is not None or self._queue.stop is not None
        aside = self.aside()
        prompt, sitter = aside or (self._prompt(acting, named), sitter)
        then = (sitter.letter,) if sitter is not None else ()
        self._frame.players.show_acting(*((acting, thinking) if aside is None else (then, "")))
        self._frame.prompt.show_prompt(prompt, sitter, urgent=urgent, last=self._before(prompt))
        over = texts.moves_over() if self.over else self._table.waits(named) or texts.moves_later()
        self._frame.later.setText(over if aside is None else texts.moves_back())
        self._show_undo()

    def headline(self, view: Any) -> str:
        """Return the line beside the title."""
        line = self._table.headline(view)
        return f"{line} · {texts.practice()}" if self._controller.match.practice else line

    def ask_practice(self) -> None:
        """Ask whether to go back although the match then no longer counts."""
        buttons = (
            Button(texts.no(), self._leave_it, "Esc"),
            Button(texts.as_practice(), self._practise, "Return", main=True),
        )
        self._question = Prompt(texts.practice_question(), texts.undo_practice(), buttons)
        self._asked_at = self._picked()
        self.speak()

    def _picked(self) -> tuple[object, object]:
        """Return what is asked of a person, and what has been picked."""
        return self._table.decision, self._table.draft

    @property
    def questioning(self) -> bool:
        """Whether it is asked if the match is to become practice."""
        return self._question is not None

    def _practise(self) -> None:
        self._question = None
        try:
            self.keep_result()
        except OSError as problem:
            self._frame.toast.say(texts.result_not_kept(problem.strerror or str(problem)))
            self.speak()
            return
        self._controller.practise()
        self._frame.toast.say(texts.practice_begun())

    def _leave_it(self) -> None:
        self._question = None
        self.speak()

    def _acting(self) -> tuple[str, ...]:
        if self._table.decision is not None:
            return (letter(self._table.decision.seat),)
        if self._queue.stop is not None:
            return (self._queue.stop.seat,)
        if self._shown:
            return (self._shown,)
        pending = self._controller.match.pending
        return tuple(letter(seat) for seat in pending.seats) if isinstance(pending, Decide) else ()

    def _name(self, seat: str) -> None:
        if seat and seat != self._shown:
            self._shown = seat
            self.speak()

    def _prompt(self, acting: tuple[str, ...], named: str) -> Prompt:
        if self._question is not None:
            return self._question
        last = self._last()
        more = texts.last(last) if last else ""
        if self._asking is not None and self._table.decision is not None:
            asking = self._asking
            usual = texts.hold_hint() if self._frame.eye.isVisibleTo(self._frame) else more
            return Prompt(asking.line, self._forced() or asking.more or usual, asking.buttons)
        if (stop := self._queue.stop) is not None:
            go_on = Button(stop.button, self._queue.finish, "Space", main=True, icon=stop.icon)
            return Prompt(stop.line, more, (go_on,))
        if self.over is not None:
            result = Button(texts.show_result(), self._show_end, "Return", main=True)
            return Prompt(self._result(self.over), self._reason or more, (result,))
        late = acting and not self._patience.isActive()
        buttons = (Button(texts.skip(), self._skip, "Space", icon="speed"),) if late else ()
        line = texts.turn_of(self._stage.name(named)) if named else ""
        return Prompt(self._table.meanwhile() or line, more, buttons)

    def _result(self, over: Over) -> str:
        """Return who has won, or that the match is over where one plays alone."""
        names = [sitter.name for sitter in self._stage.sitters]
        return texts.match_over() if len(names) == 1 else result(names, over)

    def _last(self) -> str:
        """Return what happened last, whoever did it: an older line would look as if nothing had happened."""
        return next((entry.in_one_line for entry in self._frame.history.entries if not entry.separator), "")

    def _before(self, prompt: Prompt) -> str:
        """Return what led to this decision, until it is begun; it stands before the rule that matters now."""
        if self._table.decision is None or self._table.half_made or self._question is not None:
            return ""
        last = self._last()
        return "" if last in prompt.more else last

    def _skip(self) -> None:
        self._queue.skip()

    def _forced(self) -> str:
        decision = self._table.decision
        if decision is None or len(decision.moves) > 1 or self._asking != self._opened[1]:
            return ""
        return texts.forced_by_hand() if self.by_hand else texts.forced()

    def _show_undo(self) -> None:
        found = self._controller.undoable
        picked = self._table.decision is not None and self._table.half_made
        help_ = texts.undo_part() if picked else texts.undo_nothing()
        if found is not None and not picked:
            help_ = UNDO_HELP[found[1]]()
        self._frame.top.show_undo(help_, possible=picked or found is not None)
