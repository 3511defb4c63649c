"""The call at the table of Rockit: before the card, after it, forgotten and caught."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import (
    click_call,
    click_card,
    differences,
    position,
    press_button,
    table_of,
)
from tests.games.rockit.spots import PENALTY, TWO_LEFT, log
from tests.tables import Opener, QuickBots, SilentBots

from spielblock.bots.messages import Choose, Chosen
from spielblock.control.pace import FAST
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.ui import texts
from spielblock.games.rockit.ui.call_button import Calling
from spielblock.shell.table_page import TablePage

KEY = Qt.Key


def press_r(qtbot: QtBot, page: TablePage) -> None:
    qtbot.keyClick(page, KEY.Key_R)


@pytest.mark.parametrize("call", [click_call, press_r], ids=["mouse", "key"])
def test_a_call_before_the_card(qtbot: QtBot, open_table: Opener, call: Callable[..., None]) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    button = table_of(page).hand.button
    assert button.calling is Calling.READY
    call(qtbot, page)
    assert button.calling is Calling.CALLED
    assert log(page) == []
    click_card(qtbot, page, "R2")
    assert log(page) == ["R2!"]


@pytest.mark.parametrize("call", [click_call, press_r], ids=["mouse", "key"])
def test_a_call_while_the_wheel_is_open(qtbot: QtBot, open_table: Opener, call: Callable[..., None]) -> None:
    where = position("R5 B5", {"A": "W B9", "B": "G1 G2 G3"})
    page = open_table(None, "medium", position=where, thinker=SilentBots())
    click_card(qtbot, page, "W")
    call(qtbot, page)
    assert table_of(page).felt.wheel.isVisible()
    qtbot.keyClick(page, "2")
    assert log(page) == ["W>Y!"]


def test_a_call_can_be_taken_back(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    press_r(qtbot, page)
    press_r(qtbot, page)
    assert table_of(page).hand.button.calling is Calling.READY
    press_r(qtbot, page)
    qtbot.keyClick(page, KEY.Key_Escape)
    click_card(qtbot, page, "R2")
    assert log(page) == ["R2"]


def test_too_early_a_call_does_nothing(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    assert table_of(page).hand.button.calling is Calling.OFF
    press_r(qtbot, page)
    click_call(qtbot, page)
    click_card(qtbot, page, "Y+2")
    assert log(page) == ["Y+2"]


@pytest.mark.parametrize("call", [click_call, press_r], ids=["mouse", "key"])
def test_a_late_call_is_good(qtbot: QtBot, open_table: Opener, call: Callable[..., None]) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    click_card(qtbot, page, "R2")
    qtbot.waitUntil(lambda: table_of(page).hand.button.calling is Calling.LATE)
    assert table_of(page).window.open
    call(qtbot, page)
    assert log(page) == ["R2", "call"]
    assert not table_of(page).window.open
    qtbot.waitUntil(lambda: table_of(page).felt.bubbles["A"].words == texts.bubble_call())


def test_who_lets_the_time_go_by_draws_two(qtbot: QtBot, open_table: Opener) -> None:
    where = position("R5 B5", {"A": "R2 R3", "B": "G1 G2 G3"}, options={"call_seconds": 2})
    page = open_table(None, "medium", position=where, options=where.options, thinker=SilentBots())
    click_card(qtbot, page, "R2")
    qtbot.waitUntil(lambda: table_of(page).window.open)
    begun = perf_counter()
    qtbot.waitUntil(lambda: log(page) == ["R2", "silent"], timeout=4000)
    assert 1.8 < perf_counter() - begun < 3.0
    qtbot.waitUntil(lambda: len(page.table.drawn()["hand"]) == 3)
    assert differences(page) == []
    assert any("forgets the call" in entry.text for entry in page.frame.history.entries)


def test_a_bot_that_forgot_is_punished_before_all_eyes(qtbot: QtBot, open_table: Opener) -> None:
    where = position("R2 R5", {"A": "R3 R4", "B": "G1", "C": "B1 B2"}, phase="call", caller="B", to_move="C")
    page = open_table(None, None, "medium", position=where, thinker=SilentBots(), pace=FAST)
    bubble = table_of(page).felt.bubbles["B"]
    said = list[str]()
    qtbot.waitUntil(lambda: page.table.decision is not None)
    page.table.choose(page.controller.match.rules.parse("silent"))
    qtbot.waitUntil(lambda: bool(said.append(bubble.words)) or texts.bubble_forgot(2) in said, timeout=3000)


def test_silence_is_a_button_too(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=TWO_LEFT, thinker=SilentBots())
    click_card(qtbot, page, "R2")
    qtbot.waitUntil(lambda: table_of(page).window.open)
    press_button(qtbot, page, 0)
    assert log(page) == ["R2", "silent"]


CATCHING = {"penalty": "must_be_caught", "call_seconds": 2}


class Answers(QuickBots):
    """Bots that give these answers."""

    def __init__(self, *answers: str) -> None:
        super().__init__(GAME)
        self.answers = list(answers)

    def _answer(self, ticket: int, question: Choose) -> None:
        if self.answers:
            self.chosen.emit(ticket, Chosen(self.answers.pop(0)))


def forgotten(by: str, **more: Any) -> Position:
    return position(
        "R2 R5",
        {"A": "R3" if by == "A" else "R3 R4", "B": "G1", "C": "B1 B2"},
        phase="call",
        caller=by,
        to_move="C",
        options=CATCHING,
        **more,
    )


def test_a_person_can_catch(qtbot: QtBot, open_table: Opener) -> None:
    where = forgotten("B")
    bots = Answers("")
    page = open_table(None, "medium", "medium", position=where, options=where.options, thinker=bots)
    qtbot.waitUntil(lambda: table_of(page).hand.button.calling is Calling.CATCH)
    assert page.frame.prompt.prompt.line == texts.catch_question("Mara")
    press_r(qtbot, page)
    assert log(page) == ["catch"]


def test_who_notices_nothing_lets_it_go_by_and_the_caller_is_asked(qtbot: QtBot, open_table: Opener) -> None:
    where = forgotten("B")
    bots = Answers("", "silent")
    page = open_table(None, "medium", "medium", position=where, options=where.options, thinker=bots)
    qtbot.waitUntil(lambda: log(page)[:1] == ["silent"], timeout=5000)
    assert bots.answers == []


def asked_late(qtbot: QtBot, open_table: Opener, *answers: str) -> TablePage:
    """Open a table at which the person has forgotten to call, and still may."""
    where = forgotten("A")
    page = open_table(
        None, "medium", "medium", position=where, options=where.options, thinker=Answers(*answers)
    )
    qtbot.waitUntil(lambda: table_of(page).hand.button.calling is Calling.LATE)
    return page


def test_who_calls_in_time_is_not_caught_however_quick_the_bots_are(qtbot: QtBot, open_table: Opener) -> None:
    page = asked_late(qtbot, open_table, "catch", "catch")
    press_r(qtbot, page)
    assert log(page) == ["call"]


def test_who_lets_the_time_pass_is_caught_by_the_bot_that_notices(qtbot: QtBot, open_table: Opener) -> None:
    page = asked_late(qtbot, open_table, "", "catch")
    qtbot.waitUntil(lambda: log(page)[:1] == ["catch"], timeout=5000)
    assert page.controller.match.log[0].by == 2


def test_who_lets_the_time_pass_and_is_not_noticed_goes_on(qtbot: QtBot, open_table: Opener) -> None:
    page = asked_late(qtbot, open_table, "", "")
    press_button(qtbot, page, 0)
    qtbot.waitUntil(lambda: log(page)[:1] == ["silent"])


def test_a_person_whom_nobody_caught_may_still_call(qtbot: QtBot, open_table: Opener) -> None:
    where = forgotten("A")
    page = open_table(
        None, "medium", "medium", position=where, options=where.options, thinker=Answers("", "")
    )
    qtbot.waitUntil(lambda: table_of(page).hand.button.calling is Calling.LATE)
    assert page.frame.prompt.prompt.line == texts.call_unpunished()
    press_r(qtbot, page)
    assert log(page) == ["call"]
