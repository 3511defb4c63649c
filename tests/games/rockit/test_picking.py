"""Laying cards, drawing, and naming colours at the table of Rockit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import (
    click_card,
    click_felt,
    differences,
    position,
    table_of,
)
from tests.games.rockit.spots import JOKERS, NO_ANSWER, PENALTY, log
from tests.tables import Opener, SilentBots

from spielblock.games.rockit.ui import texts

KEY = Qt.Key


def test_one_click_lays_a_card(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    click_card(qtbot, page, "Y+2")
    assert log(page) == ["Y+2"]


def test_a_card_that_does_not_fit_says_why(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    click_card(qtbot, page, "R3")
    assert log(page) == []
    assert page.frame.prompt.prompt.more == "Only another +2 helps now, or you draw 6 card(s)."
    click_felt(qtbot, page, table_of(page).felt.places.pack)
    assert page.frame.prompt.prompt.more == "You hold a +2, so you must pass the penalty on."
    assert log(page) == []


def test_playable_cards_stand_higher(open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=PENALTY, thinker=SilentBots())
    fan = table_of(page).hand.fan
    assert [fan.shown[place] for place in fan.raised] == ["Y+2", "Y+2"]


def test_the_pack_takes_the_penalty(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=NO_ANSWER, options=NO_ANSWER.options, thinker=SilentBots())
    assert page.frame.prompt.prompt.line == texts.must_take(4)
    qtbot.keyClick(page, KEY.Key_T)
    qtbot.waitUntil(lambda: len(page.table.drawn()["hand"]) == 7)
    assert log(page) == ["take"]
    assert differences(page) == []


# --- colours ----------------------------------------------------------------------------------------


def test_a_joker_opens_the_wheel_and_escape_closes_it(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    wheel = table_of(page).felt.wheel
    click_card(qtbot, page, "W")
    assert wheel.isVisible()
    assert page.frame.prompt.prompt.line == texts.name_colour()
    qtbot.keyClick(page, KEY.Key_Escape)
    assert not wheel.isVisible()
    click_card(qtbot, page, "W+4")
    click_felt(qtbot, page, QPointF(4, 4))
    assert not wheel.isVisible()
    assert log(page) == []


@pytest.mark.parametrize(("key", "colour"), [("1", "R"), ("2", "Y"), ("3", "G"), ("4", "B")])
def test_digits_name_the_colour(qtbot: QtBot, open_table: Opener, key: str, colour: str) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    click_card(qtbot, page, "W+4")
    qtbot.keyClick(page, key)
    assert log(page) == [f"W+4>{colour}"]
    qtbot.waitUntil(lambda: page.table.drawn()["colour"] == colour)


def test_arrows_go_round_the_wheel(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    click_card(qtbot, page, "W")
    for _ in range(3):
        qtbot.keyClick(page, KEY.Key_Right)
    assert table_of(page).felt.wheel.pointed == "G"
    qtbot.keyClick(page, KEY.Key_Return)
    assert log(page) == ["W>G"]


def test_each_quarter_of_the_wheel_is_its_colour(open_table: Opener, qtbot: QtBot) -> None:
    page = open_table(None, "medium", position=JOKERS, thinker=SilentBots())
    click_card(qtbot, page, "W")
    wheel = table_of(page).felt.wheel
    assert [wheel.colour_at(wheel.spot(colour)) for colour in "RYGB"] == [*"RYGB"]


def test_the_first_player_names_the_colour_of_a_first_joker(qtbot: QtBot, open_table: Opener) -> None:
    where = position("W", {"A": "R1 R2 G4", "B": "G1 G2 G3"}, options={"first_card": "uno_effects"})
    page = open_table(None, "medium", position=where, options=where.options, thinker=SilentBots())
    assert table_of(page).felt.wheel.isVisible()
    qtbot.keyClick(page, "3")
    qtbot.waitUntil(lambda: page.table.drawn()["colour"] == "G")
    assert log(page) == [">G"]
