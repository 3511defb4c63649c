"""Play a match through its controller, without a window."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from spielblock.control.controller import MatchController
from spielblock.control.thinker import Thinker
from spielblock.match.savefile import SaveGame, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Decision
from spielblock.rules.entry import GameEntry
from tests.toy.game import GAME

ROOT = Path(__file__).parents[2]
TOY_CONSOLE = (sys.executable, "-m", "tests.toy")


def begin(folder: Path, *levels: str | None, game: GameEntry = GAME, seed: str = "3") -> SaveGame:
    chairs = tuple([Chair(level=level) for level in levels])
    return start(folder / "match.spielblock", game, game.options(), chairs, seed)


class Driver:
    """Stands where a table would: goes on as soon as a step is told, and lets people play by a rule."""

    def __init__(self, save: SaveGame, thinker: Thinker, *, wait_for_people: bool = False) -> None:
        self.controller = MatchController(save, thinker)
        self.told: list[str] = []
        self.asked: list[Decision[Any]] = []
        self.wait_for_people = wait_for_people
        self.controller.stepped.connect(self._on_stepped)
        self.controller.asked.connect(self._on_asked)
        self.controller.fell_back.connect(lambda seat, why: self.told.append(f"fell back {'ABCD'[seat]}"))
        self.controller.stays_back.connect(lambda: self.told.append("stays back"))
        self.controller.not_saved.connect(lambda: self.told.append("not saved"))
        self.controller.saved.connect(lambda: self.told.append("saved"))

    def _on_stepped(self, step: object) -> None:
        self.told.append("step")
        self.controller.proceed()

    def _on_asked(self, decision: Decision[Any]) -> None:
        self.asked.append(decision)
        if not self.wait_for_people:
            self.controller.submit(decision.seat, decision.moves[0])

    def choose(self, text: str = "") -> None:
        """Let whoever was asked last choose."""
        decision = self.asked[-1]
        move = self.controller.match.rules.parse(text) if text else decision.moves[0]
        self.controller.submit(decision.seat, move)
