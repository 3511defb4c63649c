"""A hint for the person who is asked: what the strongest bot would do. It changes nothing in the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, SignalInstance

from spielblock.bots.candidate import Candidate
from spielblock.bots.messages import Chosen
from spielblock.control.controller import MatchController
from spielblock.rules.contract import WAIT, Decision, Move

#: So many of the best moves are told.
MOST: Final = 3


class Stage(Enum):
    """How far a hint has got."""

    NOTHING = "nothing was asked"
    THINKING = "the bot thinks"
    ONE = "its move is shown"
    SEVERAL = "the best moves are shown"
    FAILED = "the bot did not answer"


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, with what follows in the same turn, and how the bot saw it; None if it did not compare."""

    move: Move
    seen: Candidate | None = None


class Hints(QObject):
    """Asks for a hint and keeps it until something happens in the match or it is dropped.

    `changed` is told with every new stage. `advice` is the bot's own choice, `best` are the best moves it
    compared, best first. `meant` joins a move and what the bot means to do after it; what is then the same
    is told once.
    """

    changed = Signal()

    def __init__(self, controller: MatchController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = Stage.NOTHING
        self.decision: Decision[Any] | None = None
        self.advice: Advice | None = None
        self.best: tuple[Advice, ...] = ()
        self.meant: Callable[[Move, Candidate], Move] = lambda move, seen: move
        self._controller = controller
        self._ears: tuple[tuple[SignalInstance, Callable[..., None]], ...] = (
            (controller.hinted, self._on_hinted),
            (controller.hint_failed, self._on_failed),
            (controller.stepped, self._on_moved),
            (controller.went_back, self._on_moved),
            (controller.asked, self._on_moved),
            (controller.ended, self._on_moved),
            (controller.reseated, self._on_moved),
        )
        for signal, slot in self._ears:
            signal.connect(slot)

    def press(self, decision: Decision[Any]) -> None:
        """Ask for a move; then show the best moves; then put the hint away."""
        if self.stage is Stage.ONE and len(self.best) > 1:
            self._become(Stage.SEVERAL)
        elif self.stage in (Stage.ONE, Stage.SEVERAL):
            self.drop()
        elif self.stage is not Stage.THINKING:
            self._ask(decision)

    def drop(self) -> None:
        """Put the hint away; an answer that is on its way is not heard."""
        self._controller.drop_hint()
        self.decision = self.advice = None
        self.best = ()
        if self.stage is not Stage.NOTHING:
            self._become(Stage.NOTHING)

    def close(self) -> None:
        """Listen no more."""
        self.drop()
        for signal, slot in self._ears:
            signal.disconnect(slot)
        self._ears = ()

    def _ask(self, decision: Decision[Any]) -> None:
        self.decision = decision
        self._become(Stage.THINKING)
        if not self._controller.hint():
            self._become(Stage.FAILED)

    def _become(self, stage: Stage) -> None:
        self.stage = stage
        self.changed.emit()

    def _on_hinted(self, chosen: Chosen) -> None:
        decision = self.decision
        if decision is None or self.stage is not Stage.THINKING:
            return
        moves = {move.text(): move for move in decision.moves}
        move = moves.get(chosen.action) if chosen.action else WAIT
        if move is None:
            self._on_failed()
            return
        found = [one for one in chosen.values if one.action in moves]
        seen = {one.action: Advice(self.meant(moves[one.action], one), one) for one in found}
        once: dict[Move, Advice] = {}
        for one in seen.values():
            once.setdefault(one.move, one)
        self.best = tuple(once.values())[:MOST]
        self.advice = seen.get(chosen.action, Advice(move))
        self._become(Stage.ONE)

    def _on_failed(self) -> None:
        if self.stage is Stage.THINKING:
            self._become(Stage.FAILED)

    def _on_moved(self, _: object = None) -> None:
        self.drop()
