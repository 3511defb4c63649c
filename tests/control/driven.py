"""Matches through a controller, with bots that say what they are told to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot
from tests.toy.driving import Driver
from tests.toy.game import TOY

from spielblock.bots.messages import Choose, Chosen
from spielblock.control.thinker import Thinker
from spielblock.match.savefile import read


class Listener(Thinker):
    """A bots' process that is no process: it is told what to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Choose] = []
        self.forgotten: list[int] = []

    def think(self, question: Choose) -> int:
        self.heard.append(question)
        return len(self.heard)

    def forget(self, ticket: int) -> None:
        self.forgotten.append(ticket)

    def answer(self, action: str, ticket: int = 0, *, stopped: bool = False) -> None:
        self.chosen.emit(ticket or len(self.heard), Chosen(action, stopped=stopped))


Maker = Callable[..., Driver]


def rows(folder: Path) -> list[Any]:
    return [line.parts for line in read(folder / "match.spielblock", TOY).record.lines]


def until_asked(qtbot: QtBot, driver: Driver, times: int = 1) -> None:
    qtbot.waitUntil(lambda: len(driver.asked) >= times, timeout=10000)


def until_heard(qtbot: QtBot, listener: Listener, times: int = 1) -> None:
    qtbot.waitUntil(lambda: len(listener.heard) >= times, timeout=10000)
