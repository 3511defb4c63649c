"""A turn without a choice says so, and offers nothing but to go on."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.rock_the_bock.pages import Opener, click_card, table_of

from spielblock.games.rock_the_bock.ui import texts
from spielblock.shell.table_page import TablePage
from spielblock.widgets import texts as frame_texts

KEY = Qt.Key
#: Two play, and the wolf can go to one only; the other dice belong to nobody.
ONE: dict[str, Any] = {
    "game": "rock_the_bock",
    "to_move": "A",
    "throw": {"wolf": 1, "green": 1},
    "players": {"A": {"struck": 8, "goats": 3}, "B": {"struck": 6, "bucks": 1}},
}


def wait(qtbot: QtBot, open_page: Opener) -> TablePage:
    page = open_page(2, position=ONE, levels=(None, "easy"), by_hand=True)
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.line == texts.only_one())
    return page


def taken(page: TablePage) -> list[str]:
    return [entry.move.text() for entry in page.controller.match.log[:1]]


def test_it_is_said_and_only_going_on_is_offered(qtbot: QtBot, open_page: Opener) -> None:
    page = wait(qtbot, open_page)
    prompt = page.frame.prompt.prompt
    assert [(button.text, button.key) for button in prompt.buttons] == [(texts.go_on(), "Return")]
    assert prompt.more == frame_texts.forced_by_hand()
    assert not page.table.half_made
    assert [card["selected"] for card in page.table.drawn()["cards"]] == [True, False]
    assert page.table.drawn()["sheets"]["B"]["marked"]["wolf"] == 1


@pytest.mark.parametrize("key", [KEY.Key_Left, KEY.Key_Down, KEY.Key_Escape])
def test_no_key_chooses_otherwise(qtbot: QtBot, open_page: Opener, key: Qt.Key) -> None:
    page = wait(qtbot, open_page)
    before = page.table.drawn()
    qtbot.keyClick(page, key)
    assert (page.table.drawn(), taken(page)) == (before, [])
    assert page.frame.prompt.prompt.line == texts.only_one()


@pytest.mark.parametrize("key", [KEY.Key_Space, KEY.Key_Return, KEY.Key_1])
def test_a_key_goes_on(qtbot: QtBot, open_page: Opener, key: Qt.Key) -> None:
    page = wait(qtbot, open_page)
    qtbot.keyClick(page, key)
    assert taken(page) == ["wolves B"]


def test_a_click_on_the_card_goes_on(qtbot: QtBot, open_page: Opener) -> None:
    page = wait(qtbot, open_page)
    click_card(qtbot, page, "wolf")
    assert taken(page) == ["wolves B"]


def test_among_several_persons_it_is_said_to_whom(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=ONE, by_hand=True)
    assert page.frame.prompt.prompt.line == texts.only_one_as("Du")
    assert table_of(page).only_one() is not None


def test_what_goes_on_by_itself_says_that(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=ONE)
    assert page.frame.prompt.prompt.more == frame_texts.forced()
    assert [button.text for button in page.frame.prompt.prompt.buttons] == [texts.go_on()]
    qtbot.waitUntil(lambda: taken(page) == ["wolves B"])


def test_the_history_says_of_the_own_turn_that_there_was_no_choice(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position=ONE, levels=(None, "easy"))
    qtbot.waitUntil(lambda: any("for Mara" in entry.text for entry in page.frame.history.entries))
    lines = [entry.text for entry in page.frame.history.entries if "1 wolf(s) for Mara" in entry.text]
    assert lines == ["Du: 1 wolf(s) for Mara – the only possible move"]


def test_of_a_choice_it_says_nothing(qtbot: QtBot, open_page: Opener) -> None:
    page = open_page(2, position={**ONE, "throw": {"wolf": 1, "buck": 1}}, levels=(None, "easy"))
    for _ in range(2):
        click_card(qtbot, page, "wolf")
    qtbot.waitUntil(lambda: any("for Mara" in entry.text for entry in page.frame.history.entries))
    said = [entry.text for entry in page.frame.history.entries if "1 wolf(s) for Mara" in entry.text]
    assert said == ["Du: 1 wolf(s) for Mara"]
