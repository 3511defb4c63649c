"""What picking does at the table of Rockit: cards, colours, the call, and the keys for all of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from spielblock.control.framing import Prompt
from spielblock.control.table import Table
from spielblock.games.rockit.cards import COLOURS, FOUR, JOKER, NUMBER
from spielblock.games.rockit.moves import CALL_LATE, CATCH, DRAW, PLAYS, SILENT, TAKE, Name, Play
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.refused.texts import REFUSALS
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.ui import texts_calls
from spielblock.games.rockit.ui.call_button import Calling
from spielblock.games.rockit.ui.call_window import CallWindow
from spielblock.games.rockit.ui.dock import Dock
from spielblock.games.rockit.ui.felt_view import FeltView
from spielblock.rules.contract import WAIT, Decision, Move
from spielblock.widgets.stage import Stage

ARROWS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
RETURNS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CALL: Final = ("do", "call")


class Picking(Table):
    """One click lays a card; a joker opens the wheel; the call comes before the card or just after."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.felt = FeltView(stage)
        self.hand = Dock(stage.theme)
        self.scene = self.felt
        self.dock = self.hand
        self.window = CallWindow(self)
        self.window.left.connect(self.hand.button.show_left)
        self.window.closed.connect(self._on_window_closed)
        self.hand.fan.pressed.connect(self._on_card)
        self.hand.fan.pointed.connect(self._on_card_pointed)
        self.hand.button.clicked.connect(self._on_call)
        self.felt.pack_pressed.connect(self._on_pack)
        self.felt.colour_pressed.connect(self._on_colour)
        self.felt.colour_pointed.connect(self._on_colour_pointed)
        self.felt.pressed_away.connect(self.undraft)

    @property
    def wheel_open(self) -> bool:
        """Whether a colour is to be named now."""
        if self.decision is None:
            return False
        return self.picked_card() >= JOKER or isinstance(self.decision.moves[0], Name)

    @property
    def called(self) -> bool:
        """Whether the call was made for the card that is still to be laid."""
        return CALL in self.draft.picked

    def invite(self, decision: Decision[Position]) -> None:
        super().invite(decision)
        if CALL_LATE in decision.moves or CATCH in decision.moves:
            self.window.start(1000 * decision.view.options.call_seconds)

    def dismiss(self) -> None:
        self.window.stop()
        super().dismiss()

    def digits_in_dock(self) -> bool:
        decision = self.decision
        return decision is not None and any(isinstance(move, Play | Name) for move in decision.moves)

    def key(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or self.decision is None:
            return False
        pressed = Qt.Key(event.key())
        if pressed == Qt.Key.Key_R:
            self._on_call()
            return True
        if pressed in ARROWS:
            return self._step(ARROWS[pressed])
        if pressed in RETURNS:
            return self._confirm()
        return self.digits_in_dock() and self._digit(event.key() - Qt.Key.Key_0.value)

    # --- cards and colours -----------------------------------------------------------------------

    def _on_card(self, place: int) -> None:
        """Lay a card; a joker is picked and waits for its colour, and goes back when pressed again."""
        if self.decision is None or not self.digits_in_dock():
            return
        card = NUMBER[self.hand.fan.shown[place]]
        fitting = [move for move in self.decision.moves if isinstance(move, Play) and move.card == card]
        if not fitting:
            self._refuse(PLAYS[card][0])
        elif card >= JOKER:
            self._repick(-1 if self.picked_card() == card else card, called=self.called)
        else:
            self.choose(self._as_called(fitting))

    def _on_colour(self, colour: str) -> None:
        number = COLOURS.index(colour)
        named = [move for move in self.draft.moves if isinstance(move, Play | Name) and move.colour == number]
        card = self.picked_card()
        plays = [move for move in named if isinstance(move, Play) and move.card == card]
        if plays:
            self.choose(self._as_called(plays))
        elif named and self.wheel_open:
            self.choose(named[0])

    def _as_called(self, plays: list[Play]) -> Move:
        """Return the play with the call if it was made, else the one without."""
        return next((move for move in plays if move.called == self.called), plays[0])

    def _on_pack(self) -> None:
        """Draw, or take the penalty; where neither may be, say why."""
        decision = self.decision
        if decision is None:
            return
        for move in (DRAW, TAKE):
            if move in self.draft.moves:
                self.choose(move)
                return
        if self.called:
            self._say(texts_calls.lay_after_call())
        elif self.digits_in_dock():
            owed = decision.view.pending is not None
            self._refuse(TAKE if owed else DRAW)

    def _repick(self, card: int, *, called: bool) -> None:
        """Begin anew with this joker (-1: none) and the call, without making a move of them."""
        draft = self.first_draft
        if card >= 0:
            draft = draft.pick(("card", card))
        if called:
            draft = draft.pick(CALL)
        self._drafts = [self.first_draft] if draft == self.first_draft else [self.first_draft, draft]
        self._doubted = None
        self._changed()

    def picked_card(self) -> int:
        """Return the joker that was picked, or -1."""
        for pick in self.draft.picked:
            for card in (JOKER, FOUR):
                if pick == ("card", card):
                    return card
        return -1

    def _refuse(self, move: Move) -> None:
        """Say below the question why this cannot be."""
        decision = self.decision
        if decision is None:
            return
        rules = RockitRules(decision.view.options)
        reason = rules.refusal(rules.from_position(decision.view), decision.seat, move)
        if reason is not None and reason.key in REFUSALS:
            self._say(REFUSALS[reason.key](**reason.values))

    def _say(self, why: str) -> None:
        """Say this below the question."""
        asked = self.prompt()
        self.prompted.emit(Prompt(asked.line, why, asked.buttons))

    # --- the call --------------------------------------------------------------------------------

    def calling(self) -> Calling:
        moves = () if self.decision is None else self.decision.moves
        if CALL_LATE in moves:
            return Calling.LATE
        if CATCH in moves:
            return Calling.CATCH
        if not any(isinstance(move, Play) and move.called for move in moves):
            return Calling.OFF
        return Calling.CALLED if self.called else Calling.READY

    def _on_call(self) -> None:
        """Call: late at once, else for the card that comes; pressed again it is taken back."""
        calling = self.calling()
        if calling is Calling.LATE:
            self.choose(CALL_LATE)
        elif calling is Calling.CATCH:
            self.choose(CATCH)
        elif calling is not Calling.OFF:
            self._repick(self.picked_card(), called=not self.called)
        elif self.decision is not None:
            many = len(self.hand.fan.shown) > 2
            self._say(REFUSALS["rockit.call_early" if many else "rockit.no_window"]())

    def _on_window_closed(self) -> None:
        """Nobody called in time; behind another page the time does not run."""
        if not self.felt.isVisible():
            self.window.start(1000)
            return
        for move in (SILENT, WAIT):
            if self.decision is not None and move in self.decision.moves:
                self.choose(move)

    # --- keys ------------------------------------------------------------------------------------

    def _digit(self, digit: int) -> bool:
        if not 0 <= digit <= 9:
            return False
        place = (digit or 10) - 1
        if self.wheel_open:
            if place < len(COLOURS):
                self._on_colour(COLOURS[place])
        elif place < len(self.hand.fan.shown):
            self._on_card(place)
        return True

    def _step(self, by: int) -> bool:
        if not self.digits_in_dock():
            return False
        if self.wheel_open:
            wheel = self.felt.wheel
            at = COLOURS.index(wheel.pointed) + by if wheel.pointed else (0 if by > 0 else -1)
            wheel.show_pointed(COLOURS[at % len(COLOURS)])
        else:
            self.hand.fan.step_focus(by)
        return True

    def _confirm(self) -> bool:
        """Take the colour or the card that the keys are on."""
        if self.wheel_open and self.felt.wheel.pointed:
            self._on_colour(self.felt.wheel.pointed)
            return True
        if not self.wheel_open and self.hand.fan.focused >= 0 and self.digits_in_dock():
            self._on_card(self.hand.fan.focused)
            return True
        return False

    # --- pointing --------------------------------------------------------------------------------

    def _on_card_pointed(self, place: int) -> None:
        self.pointed.emit(self._play_of(place))

    def _on_colour_pointed(self, colour: str | None) -> None:
        if self.wheel_open:
            self.felt.wheel.show_pointed(colour)

    def _play_of(self, place: int) -> Move | None:
        if self.decision is None or not 0 <= place < len(self.hand.fan.shown):
            return None
        card = NUMBER[self.hand.fan.shown[place]]
        plays = [move for move in self.draft.moves if isinstance(move, Play) and move.card == card]
        return self._as_called(plays) if plays else None
