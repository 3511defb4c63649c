"""Bots that change places with people, fail, share a process and let things go by."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.control.driven import Listener, Maker, rows, until_asked, until_heard
from tests.toy.driving import TOY_CONSOLE

from spielblock.control.thinker import Thinker
from spielblock.rules.contract import WAIT, IllegalMoveError

CRASHES = (sys.executable, "-c", "raise SystemExit(3)")
STUCK = (sys.executable, "-c", "import time; time.sleep(60)")
CHEATS = (
    sys.executable,
    "-c",
    "import json, sys\nfor line in sys.stdin:\n"
    " print(json.dumps({'id': json.loads(line)['id'], 'result': {'action': 'bid 99'}}), flush=True)",
)


@pytest.mark.parametrize("thinks", ["before", "after"])
def test_a_person_and_a_bot_change_places(qtbot: QtBot, drive: Maker, tmp_path: Path, thinks: str) -> None:
    listener = Listener()
    driver = drive("easy" if thinks == "before" else None, "easy", thinker=listener)
    driver.controller.proceed()
    before = ["A", "B"] if thinks == "before" else ["B"]
    until_heard(qtbot, listener, len(before))
    driver.controller.reseat(0, None if thinks == "before" else "medium")
    until_heard(qtbot, listener, 3)
    asked = [question.view.seat for question in listener.heard]
    assert asked == [*before, *(["B"] if thinks == "before" else ["A", "B"])]
    assert set(listener.forgotten) == set(range(1, len(before) + 1))
    assert [chair.level for chair in driver.controller.chairs][0] == (
        None if thinks == "before" else "medium"
    )
    driver.controller.close()
    kind = {"kind": "human", "level": None} if thinks == "before" else {"kind": "bot", "level": "medium"}
    assert rows(tmp_path)[-1] == ("A", "seat", kind)


def test_a_stuck_bot_is_replaced(qtbot: QtBot, drive: Maker, tmp_path: Path) -> None:
    driver = drive("easy", None, thinker=Thinker(STUCK, 100))
    driver.controller.proceed()
    until_asked(qtbot, driver)
    driver.choose()
    qtbot.waitUntil(lambda: "fell back A" in driver.told, timeout=10000)
    stopped = [entry.stopped for entry in driver.controller.match.log]
    qtbot.waitUntil(lambda: len(rows(tmp_path)) >= len(stopped))
    assert stopped[:3] == [False, False, True]
    assert rows(tmp_path)[2][2] == {"stopped": True}


@pytest.mark.parametrize("command", [CRASHES, CHEATS], ids=["crashes", "cheats"])
def test_after_three_failures_the_stand_in_stays(
    qtbot: QtBot, drive: Maker, command: tuple[str, ...]
) -> None:
    driver = drive("easy", "easy", thinker=Thinker(command, 20000))
    with qtbot.waitSignal(driver.controller.ended, timeout=20000):
        driver.controller.proceed()
    notes = [note for note in driver.told if note != "step"]
    assert [note[:9] for note in notes] == ["fell back"] * 3 + ["stays bac"]


def test_what_a_bot_stopped_at_is_marked(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive("easy", "easy", thinker=listener)
    driver.controller.proceed()
    qtbot.waitUntil(lambda: driver.told == ["step"])
    listener.answer(driver.controller.match.decision(0).moves[0].text(), 1, stopped=True)
    assert driver.controller.match.log[-1].stopped


def test_closing_ends_everything(qtbot: QtBot, drive: Maker) -> None:
    driver = drive("easy", "easy", thinker=Thinker(TOY_CONSOLE, 20000))
    driver.controller.proceed()
    qtbot.wait(50)
    driver.controller.close()
    driver.controller.close()
    steps = len(driver.controller.match.log)
    qtbot.wait(200)
    assert len(driver.controller.match.log) == steps


def test_a_shared_process_outlives_the_match(qtbot: QtBot, drive: Maker, tmp_path: Path) -> None:
    from PySide6.QtCore import QObject

    owner = QObject()
    thinker = Thinker(TOY_CONSOLE, 20000, owner)
    driver = drive("easy", "easy", thinker=thinker)
    driver.controller.proceed()
    with qtbot.waitSignal(driver.controller.stepped, timeout=20000):
        pass
    driver.controller.close()
    (tmp_path / "match.spielblock").unlink()
    second = drive("easy", "easy", thinker=thinker)
    with qtbot.waitSignal(second.controller.ended, timeout=20000):
        second.controller.proceed()
    second.controller.close()
    assert set(second.told) == {"step"}
    thinker.close()


def test_nobody_lets_a_move_go_by_that_must_be_made(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive("easy", None, None, thinker=listener)
    driver.controller.proceed()
    until_heard(qtbot, listener)
    listener.answer("")
    for times in (1, 2):
        until_asked(qtbot, driver, times)
        assert driver.told.count("step") == times
        with pytest.raises(IllegalMoveError):
            driver.controller.submit(driver.asked[-1].seat, WAIT)
        driver.choose()
    qtbot.waitUntil(lambda: "fell back A" in driver.told)
