"""A match that keeps going: who is asked when, what is taken back, what happens to bots that fail."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from tests.control.driven import Listener, Maker, rows, until_asked, until_heard
from tests.toy.driving import TOY_CONSOLE

from spielblock.control.thinker import Thinker
from spielblock.match.match import Undo
from spielblock.rules.contract import IllegalMoveError, Over
from spielblock.rules.seats import CHANCE


def test_bots_play_to_the_end(qtbot: QtBot, drive: Maker) -> None:
    driver = drive("easy", "medium", "easy", thinker=Thinker(TOY_CONSOLE, 20000))
    with qtbot.waitSignal(driver.controller.ended, timeout=30000):
        driver.controller.proceed()
    assert isinstance(driver.controller.match.pending, Over)
    assert set(driver.told) == {"step"}


def test_people_are_asked_one_after_the_other_while_bots_think(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive(None, "easy", None, "easy", thinker=listener)
    driver.controller.proceed()
    until_asked(qtbot, driver)
    assert [question.view.seat for question in listener.heard] == ["B", "D"]
    listener.answer(driver.controller.match.decision(3).moves[0].text(), 2)
    assert driver.asked[0].seat == 0
    driver.choose()
    until_asked(qtbot, driver, 2)
    assert driver.asked[1].seat == 2
    assert driver.asked[1].view.bids == {"A": "?"}
    driver.choose()
    qtbot.waitUntil(lambda: driver.told.count("step") == 3)
    listener.answer(driver.controller.match.decision(1).moves[0].text(), 1)
    assert [entry.by for entry in driver.controller.match.log[1:4]] == [0, 2, 1]
    qtbot.waitUntil(lambda: len(driver.controller.match.log) > 4)
    assert driver.controller.match.log[4].by == 3
    assert not listener.forgotten


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
    until_heard(qtbot, listener, 2)
    driver.controller.reseat(0, None)
    until_heard(qtbot, listener, 3)
    driver.controller.reseat(0, "easy")
    until_heard(qtbot, listener, 5)
    first, second, other, again, another = (question.seed for question in listener.heard)
    assert first == again != second == other == another


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
    until_asked(qtbot, driver)
    for ticket, seat in ((1, 1), (2, 2)):
        listener.answer(driver.controller.match.decision(seat).moves[0].text(), ticket)
    assert driver.controller.undoable is None
    driver.choose()
    assert driver.controller.undoable == (0, Undo.BACK)
    qtbot.waitUntil(lambda: driver.controller.undoable == (0, Undo.PRACTICE))
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
