"""A match that keeps going: who is asked when, what is taken back, what happens to bots that fail."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from tests.toy.driving import ROOT, TOY_CONSOLE, Driver, begin
from tests.toy.game import TOY

from spielblock.bots.messages import Choose, Chosen
from spielblock.control.thinker import Thinker
from spielblock.match.match import Undo
from spielblock.match.savefile import read
from spielblock.rules.contract import WAIT, IllegalMoveError, Over
from spielblock.rules.seats import CHANCE

CRASHES = (sys.executable, "-c", "raise SystemExit(3)")
STUCK = (sys.executable, "-c", "import time; time.sleep(60)")
CHEATS = (
    sys.executable,
    "-c",
    "import json, sys\nfor line in sys.stdin:\n"
    " print(json.dumps({'id': json.loads(line)['id'], 'result': {'action': 'bid 99'}}), flush=True)",
)


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


@pytest.fixture
def drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Maker]:
    drivers: list[Driver] = []
    monkeypatch.chdir(ROOT)

    def made(*levels: str | None, thinker: Thinker | None = None, **more: Any) -> Driver:
        driver = Driver(begin(tmp_path, *levels), thinker or Listener(), wait_for_people=True, **more)
        drivers.append(driver)
        return driver

    yield made
    for driver in drivers:
        driver.controller.close()


def rows(folder: Path) -> list[Any]:
    return [line.parts for line in read(folder / "match.spielblock", TOY).record.lines]


def until_asked(qtbot: QtBot, driver: Driver, times: int = 1) -> None:
    qtbot.waitUntil(lambda: len(driver.asked) >= times, timeout=10000)


def until_heard(qtbot: QtBot, listener: Listener, times: int = 1) -> None:
    qtbot.waitUntil(lambda: len(listener.heard) >= times, timeout=10000)


def test_bots_play_to_the_end(qtbot: QtBot, drive: Maker) -> None:
    driver = drive("easy", "medium", "easy", thinker=Thinker(TOY_CONSOLE, 20000))
    with qtbot.waitSignal(driver.controller.ended, timeout=30000):
        driver.controller.proceed()
    assert isinstance(driver.controller.match.pending, Over)
    assert set(driver.told) == {"step"}


def test_bots_answer_first_and_people_one_after_the_other(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive(None, "easy", None, "easy", thinker=listener)
    driver.controller.proceed()
    for times in (1, 2):
        until_heard(qtbot, listener, times)
        assert driver.asked == []
        hand = driver.controller.match.decision([1, 3][times - 1]).moves
        assert listener.heard[-1].view.seat == "BD"[times - 1]
        listener.answer(hand[0].text())
    until_asked(qtbot, driver)
    assert driver.asked[0].seat == 0
    assert driver.asked[0].view.bids == {"B": "?", "D": "?"}
    driver.choose()
    until_asked(qtbot, driver, 2)
    assert driver.asked[1].seat == 2
    assert driver.asked[1].view.bids == {"A": "?", "B": "?", "D": "?"}


def test_a_bot_is_told_what_its_seat_sees_and_no_more(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive("easy", None, thinker=listener)
    driver.controller.proceed()
    until_heard(qtbot, listener)
    match = driver.controller.match
    assert listener.heard[0].view == match.view(0)
    assert match.view(0).hands["B"].cards == 2
    assert match.view(0).draw.cards == 8


def test_the_same_match_gives_bots_the_same_seeds(qtbot: QtBot, drive: Maker, tmp_path: Path) -> None:
    listener = Listener()
    driver = drive("easy", "easy", thinker=listener)
    driver.controller.proceed()
    until_heard(qtbot, listener)
    driver.controller.reseat(0, None)
    until_heard(qtbot, listener, 2)
    driver.controller.reseat(0, "easy")
    until_heard(qtbot, listener, 3)
    first, other, again = (question.seed for question in listener.heard)
    assert first == again != other


def test_a_late_answer_is_dropped(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive(None, "easy", thinker=listener)
    driver.controller.proceed()
    until_heard(qtbot, listener)
    hand = driver.controller.match.decision(1).moves
    listener.answer(hand[0].text())
    until_asked(qtbot, driver)
    steps = len(driver.controller.match.log)
    listener.answer(hand[1].text(), ticket=1)
    listener.answer(driver.asked[0].moves[0].text(), ticket=2)
    assert len(driver.controller.match.log) == steps


@pytest.mark.parametrize("thinks", ["before", "after"])
def test_a_person_and_a_bot_change_places(qtbot: QtBot, drive: Maker, tmp_path: Path, thinks: str) -> None:
    listener = Listener()
    driver = drive("easy" if thinks == "before" else None, "easy", thinker=listener)
    driver.controller.proceed()
    until_heard(qtbot, listener)
    driver.controller.reseat(0, None if thinks == "before" else "medium")
    until_heard(qtbot, listener, 2)
    assert listener.heard[-1].view.seat == ("B" if thinks == "before" else "A")
    assert 1 in listener.forgotten
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
    assert "fell back A" in driver.told
    assert driver.controller.match.log[-1].stopped
    assert rows(tmp_path)[-1][2] == {"stopped": True}


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
    driver = drive("easy", None, thinker=listener)
    driver.controller.proceed()
    until_heard(qtbot, listener)
    listener.answer(driver.controller.match.decision(0).moves[0].text(), stopped=True)
    assert driver.controller.match.log[-1].stopped


def test_undo_asks_again(qtbot: QtBot, drive: Maker, tmp_path: Path) -> None:
    driver = drive(None, None)
    driver.controller.proceed()
    until_asked(qtbot, driver)
    assert driver.controller.undoable is None
    driver.choose()
    until_asked(qtbot, driver, 2)
    assert driver.controller.undoable == (0, Undo.BACK)
    with qtbot.waitSignal(driver.controller.went_back) as back:
        driver.controller.undo()
    assert back.args == [1]
    until_asked(qtbot, driver, 3)
    assert [decision.seat for decision in driver.asked] == [0, 1, 0]
    assert rows(tmp_path)[-1] == ("A", "undo")


def test_what_would_cost_the_match_is_never_done_by_undo(qtbot: QtBot, drive: Maker, tmp_path: Path) -> None:
    driver = drive(None, None)
    driver.controller.proceed()
    for times in (1, 2, 3):
        until_asked(qtbot, driver, times)
        if times < 3:
            driver.choose()
    assert driver.controller.undoable == (1, Undo.PRACTICE)
    before = len(driver.controller.match.log)
    driver.controller.undo()
    assert len(driver.controller.match.log) == before
    driver.controller.practise()
    until_asked(qtbot, driver, 4)
    assert driver.asked[-1].seat == 1
    assert driver.controller.match.practice
    assert rows(tmp_path)[-2:] == [("B", "practice"), ("B", "undo")]


def test_undo_goes_back_over_what_bots_did(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive(None, "easy", "easy", thinker=listener)
    driver.controller.proceed()
    for times, seat in ((1, 1), (2, 2)):
        until_heard(qtbot, listener, times)
        listener.answer(driver.controller.match.decision(seat).moves[0].text())
    until_asked(qtbot, driver)
    assert driver.controller.undoable is None
    driver.choose()
    assert driver.controller.undoable == (0, Undo.PRACTICE)
    driver.controller.practise()
    until_asked(qtbot, driver, 2)
    assert driver.asked[-1].seat == 0
    assert driver.asked[-1].view == driver.asked[0].view


def test_undo_while_a_bot_thinks_lets_no_old_answer_through(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive(None, None, thinker=listener)
    driver.controller.proceed()
    until_asked(qtbot, driver)
    driver.choose()
    until_asked(qtbot, driver, 2)
    driver.controller.reseat(1, "easy")
    until_heard(qtbot, listener)
    answer = driver.controller.match.decision(1).moves[0].text()
    driver.controller.undo()
    listener.answer(answer)
    assert [entry.by for entry in driver.controller.match.log] == [CHANCE]


def test_a_hint_is_the_best_bots_and_plays_nothing(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive(None, None, thinker=listener)
    driver.controller.proceed()
    until_asked(qtbot, driver)
    driver.controller.hint()
    driver.controller.hint()
    assert [question.level for question in listener.heard] == ["medium"]
    with qtbot.waitSignal(driver.controller.hinted) as heard:
        listener.answer("bid 7")
    assert heard.args is not None
    assert heard.args[0].action == "bid 7"
    assert len(driver.controller.match.log) == 1


def test_an_illegal_move_changes_nothing(qtbot: QtBot, drive: Maker, tmp_path: Path) -> None:
    driver = drive(None, None)
    driver.controller.proceed()
    until_asked(qtbot, driver)
    with pytest.raises(IllegalMoveError, match="common"):
        driver.choose("step")
    driver.controller.close()
    assert len(rows(tmp_path)) == 1


def test_a_step_is_told_when_it_is_safe(qtbot: QtBot, drive: Maker, tmp_path: Path) -> None:
    driver = drive(None, None)
    lines: list[int] = []
    driver.controller.stepped.connect(lambda _: lines.append(len(rows(tmp_path))))
    driver.controller.proceed()
    until_asked(qtbot, driver)
    driver.choose()
    until_asked(qtbot, driver, 2)
    assert lines == [1, 2]


def test_a_full_disk_is_told_and_the_match_goes_on(
    qtbot: QtBot, drive: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = drive(None, None)
    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", full)
        driver.controller.proceed()
        until_asked(qtbot, driver)
        driver.choose()
        until_asked(qtbot, driver, 2)
        assert driver.told == ["not saved", "step", "step"]
    qtbot.waitUntil(lambda: driver.told[-1] == "saved")
    assert len(rows(tmp_path)) == 2


def full(_: int) -> None:
    raise OSError("disk full")


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
    driver = drive("easy", None, thinker=listener)
    driver.controller.proceed()
    until_heard(qtbot, listener)
    listener.answer("")
    until_asked(qtbot, driver)
    assert "fell back A" in driver.told
    with pytest.raises(IllegalMoveError):
        driver.controller.submit(1, WAIT)
