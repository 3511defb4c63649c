"""Bots that are asked ahead: the same questions, the same choices, and no answer after its time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from tests.control.driven import Listener, Maker, until_asked, until_heard
from tests.games.played import GAMES, matches

from spielblock.control.asking import upcoming
from spielblock.match.match import Match, Undo
from spielblock.rules.contract import Decide
from spielblock.rules.seats import CHANCE

#: Steps of a match that are looked at, and decisions that are made in both orders.
STEPS = 120
CHOICES = 12
ROLLOUTS = 6


def again(match: Match[Any, Any]) -> Match[Any, Any]:
    """Return the match at its start."""
    position = match.rules.to_position(match.states[0])
    return Match(match.rules, match.start, match.seed, position)


@pytest.mark.parametrize("name", GAMES)
def test_what_bots_are_asked_ahead_is_what_their_seats_see_then(name: str) -> None:
    for played in matches(name):
        match, ahead = again(played), {}
        for entry in played.log[:STEPS]:
            coming = upcoming(match)
            ahead[coming.at] = coming.views
            at = len(match.log)
            pending = match.pending
            if at in ahead and ahead[at]:
                assert isinstance(pending, Decide)
                assert ahead[at] == {seat: match.view(seat) for seat in pending.seats}
            match.play(entry.by, entry.move)
        assert any(ahead.values()) or name == "rockit"


@pytest.mark.parametrize("name", ["noch_mal", "tock"])
def test_a_choice_is_the_same_whoever_has_chosen_before(name: str) -> None:
    game, made = GAMES[name], 0
    for played in matches(name):
        match = again(played)
        first: dict[int, Any] = {}
        for entry in played.log:
            pending = match.pending
            seats = pending.seats if isinstance(pending, Decide) else ()
            several = len(seats) > 1
            if not first and several and made < CHOICES:
                first = {seat: match.decision(seat) for seat in seats}
            elif first and entry.by in first and several and made < CHOICES:
                made += 1
                seed = match.seed_for(entry.by)
                for make in game.bots.values():
                    views = (first[entry.by], match.decision(entry.by))
                    moves = [make(match.rules, ROLLOUTS).think(view, Random(seed)).move for view in views]
                    assert moves[0] is moves[1]
            if not several:
                first = {}
            match.play(entry.by, entry.move)
    assert made == CHOICES


def test_bots_think_about_a_throw_while_it_is_shown(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive("easy", "easy", None, thinker=listener)
    driver.controller.submit(CHANCE, driver.controller.match.fate())
    assert [question.view.seat for question in listener.heard] == ["A", "B"]
    assert driver.asked == []


def test_a_failure_is_told_when_it_is_the_turn_of_the_bot(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive(None, "easy", thinker=listener)
    driver.controller.proceed()
    until_asked(qtbot, driver)
    listener.failed.emit(1, "broken")
    assert driver.told == ["step"]
    driver.choose()
    qtbot.waitUntil(lambda: "fell back B" in driver.told)


@pytest.mark.parametrize("left", [False, True], ids=["taken back", "left"])
def test_no_answer_comes_through_after_its_time(qtbot: QtBot, drive: Maker, left: bool) -> None:
    listener = Listener()
    driver = drive(None, "easy", "easy", thinker=listener)
    controller = driver.controller
    controller.proceed()
    until_asked(qtbot, driver)
    answers = {seat: controller.match.decision(seat).moves[0].text() for seat in (1, 2)}
    listener.answer(answers[2], 2)
    driver.choose()
    qtbot.waitUntil(lambda: driver.told.count("step") == 2)
    assert controller.undoable == (0, Undo.BACK)
    if left:
        controller.close()
    else:
        controller.undo()
    log = len(controller.match.log)
    assert 1 in listener.forgotten
    for ticket, seat in ((1, 1), (2, 2)):
        listener.answer(answers[seat], ticket)
    assert len(controller.match.log) == log
    if not left:
        until_asked(qtbot, driver, 2)
        until_heard(qtbot, listener, 4)
        assert [question.seed for question in listener.heard[:2]] == [
            question.seed for question in listener.heard[2:]
        ]


def test_the_level_of_a_bot_that_is_changed_asks_anew(qtbot: QtBot, drive: Maker) -> None:
    listener = Listener()
    driver = drive(None, "easy", thinker=listener)
    driver.controller.proceed()
    until_asked(qtbot, driver)
    old = driver.controller.match.decision(1).moves[0].text()
    listener.answer(old, 1)
    driver.controller.reseat(1, "medium")
    until_heard(qtbot, listener, 2)
    assert listener.heard[-1].level == "medium"
    until_asked(qtbot, driver, 2)
    driver.choose()
    qtbot.waitUntil(lambda: driver.told.count("step") == 2)
    assert len(driver.controller.match.log) == 2
