"""A process that plays a match without a window and says each step once it is safe. Made to be killed.

`python3 -m tests.accept.plays FILE GAME SEED BOTS`: goes on with the file, or begins it. People play by
chance and take things back now and then. The last seats, BOTS of them, are bots in a process of their own;
its number is said first.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QProcess, QTimer

from spielblock.control.controller import MatchController
from spielblock.control.thinker import Thinker
from spielblock.games import all_games
from spielblock.match.match import Undo
from spielblock.match.savefile import SaveGame, resume, start
from spielblock.match.seating import Chair
from spielblock.rules.contract import Decision
from spielblock.rules.seats import letter
from tests.cover import cover
from tests.toy.driving import TOY_CONSOLE
from tests.toy.game import TOY

GAMES = {**all_games(), **TOY}


class Player:
    """Plays a match and prints what is safe."""

    def __init__(self, save: SaveGame, rng: Random, *, bots: bool) -> None:
        self._rng = rng
        self._said = list[str]()
        self._bots = bots
        thinker = Thinker(TOY_CONSOLE if save.game.id in TOY else ())
        if bots:
            thinker.warm()
            process = thinker.findChild(QProcess)
            assert process is not None
            process.waitForStarted()
            print("worker", process.processId(), flush=True)
        self._controller = MatchController(save, thinker)
        self._controller.stepped.connect(self._on_stepped)
        self._controller.asked.connect(lambda decision: QTimer.singleShot(0, lambda: self._decide(decision)))
        self._controller.ended.connect(lambda _: QCoreApplication.exit(0))
        QTimer.singleShot(0, self._controller.proceed)

    def _on_stepped(self, step: Any) -> None:
        log = self._controller.match.log
        for line in self._said or [f"{letter(log[-1].by)} {log[-1].move.text()}"]:
            print("safe", line, flush=True)
        self._said.clear()
        self._controller.proceed()

    def _decide(self, decision: Decision[Any]) -> None:
        undoable = self._controller.undoable
        if undoable is not None and self._rng.random() < 0.1:
            seat, kind = undoable
            self._said = [f"{letter(seat)} practice"] if kind is Undo.PRACTICE else []
            gone = self._controller.match.log[self._controller.last_choice :]
            self._said += [f"{letter(seat)} undo" for entry in gone if entry.by == seat]
            self._controller.practise()
        else:
            self._controller.submit(decision.seat, self._rng.choice(decision.moves))


def opened(path: Path, game: str, seed: str, bots: int) -> SaveGame:
    if path.exists():
        return resume(path, GAMES)[0]
    entry = GAMES[game]
    settings = cover(entry)
    setting = settings[Random(seed).randrange(len(settings))]
    seats, first, teams, *_ = setting.start
    people = [Chair(f"Player {seat}") for seat in range(seats)]
    others = [Chair("Bot", "easy")] * min(bots, seats - 1)
    chairs = tuple([*people[: seats - len(others)], *others])
    return start(path, entry, setting.options, chairs, seed, first=first, teams=teams)


def main(words: list[str]) -> int:
    file, game, seed, bots = words
    app = QCoreApplication([])
    player = Player(opened(Path(file), game, seed, int(bots)), Random(seed), bots=int(bots) > 0)
    code = app.exec()
    del player
    return code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
