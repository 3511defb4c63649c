"""Questions wait in line for the bots' process: whose time begins when, and what may go before."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot
from tests.control.test_thinker import ECHO, Ear, question, speaking

from spielblock.control.thinker import Thinker

Maker = Callable[[str, int], Thinker]


@pytest.fixture
def make() -> Iterator[Maker]:
    """A function that makes a thinker whose process runs this code, with so many milliseconds an answer."""
    thinkers: list[Thinker] = []

    def made(code: str, limit_ms: int) -> Thinker:
        thinkers.append(Thinker(speaking(code), limit_ms))
        return thinkers[-1]

    yield made
    for thinker in thinkers:
        thinker.close()


def test_the_time_of_a_question_begins_when_the_one_before_is_answered(qtbot: QtBot, make: Maker) -> None:
    thinker = make(ECHO.replace("0.02", "0.9"), 2500)
    ear = Ear(thinker)
    thinker.warm()
    tickets = [thinker.think(question()) for _ in range(4)]
    qtbot.waitUntil(lambda: len(ear.chosen) + len(ear.failed) == 4, timeout=20000)
    assert [ticket for ticket, _ in ear.chosen] == tickets


def test_what_is_preferred_comes_next(qtbot: QtBot, make: Maker) -> None:
    thinker = make(ECHO, 20000)
    ear = Ear(thinker)
    first, second, third = (thinker.think(question()) for _ in range(3))
    thinker.prefer(third, 20000)
    qtbot.waitUntil(lambda: len(ear.chosen) == 3, timeout=20000)
    assert [ticket for ticket, _ in ear.chosen] == [third, first, second]
