"""What the table of Rockit answers: a call too early, a card that does not fit, why a hint is given."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.rockit.seen import click_card, position, table_of
from tests.games.rockit.spots import log
from tests.tables import Opener, SilentBots

from spielblock.control.pace import NORMAL
from spielblock.games.rockit import events as ev
from spielblock.games.rockit.bot import MasterBot
from spielblock.games.rockit.moves import Play
from spielblock.games.rockit.position import Position
from spielblock.games.rockit.refused.texts import no_match
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.texts import move_facts, said

MANY = position("R5 B5", {"A": "R3 B9 Y4", "B": "G1 G2 G3", "C": "G4 G5"})
ONE_FITS = position("R5 B5", {"A": "R3 B9 Y4 Y7", "B": "G1 G2 G3", "C": "G4 G5"})
NONE_FITS = position("R5 B5", {"A": "B9 Y4", "B": "G1 G2 G3", "C": "G4 G5"})
LAST = position("R5 B5", {"A": "R3", "B": "G1 G2 G3", "C": "G4 G5"})
TWO = position("R5 B5", {"A": "R3 R4", "B": "G1 G2 G3", "C": "G4 G5"})


@pytest.mark.parametrize(
    ("where", "why"),
    [
        (MANY, "ROCKIT! is due with your second to last card, and with the last."),
        (NONE_FITS, "There is nothing to call now."),
    ],
    ids=["many", "none fits"],
)
def test_a_call_that_is_not_due_is_answered(
    qtbot: QtBot, open_table: Opener, where: Position, why: str
) -> None:
    page = open_table(None, "medium", "medium", position=where, thinker=SilentBots())
    line = page.frame.prompt.prompt.line
    assert page.frame.prompt.prompt.more != why
    qtbot.keyClick(page, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.more == why)
    assert (page.frame.prompt.prompt.line, log(page)) == (line, [])


def test_a_number_that_does_not_fit_is_told_with_the_number(qtbot: QtBot, open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=MANY, thinker=SilentBots())
    click_card(qtbot, page, "B9")
    want = "9 blue does not fit: red or the number 5 is wanted."
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.more == want)
    assert no_match("B9", "RS", "R") == "9 blue does not fit: red or the sign of Skip red is wanted."
    assert no_match("B9", "W", "G") == "9 blue does not fit: green is wanted."


def test_the_button_says_what_is_called(qtbot: QtBot, open_table: Opener) -> None:
    button = table_of(open_table(None, "medium", "medium", position=TWO, thinker=SilentBots())).hand.button
    assert button.words == "ROCKIT!"
    page = open_table(None, "medium", "medium", position=LAST, thinker=SilentBots())
    button = table_of(page).hand.button
    assert button.words == "ROCKIT, ROCKIT!"
    page.table.choose(page.controller.match.rules.parse("R3"))  # the call comes after the card
    qtbot.waitUntil(lambda: page.table.decision is not None)
    assert (button.words, button.caption) == ("ROCKIT, ROCKIT!", "Quick, call")


def test_the_pack_becomes_smaller_card_by_card_while_cards_are_dealt(open_table: Opener) -> None:
    page = open_table(None, "medium", "medium", position=MANY, thinker=SilentBots())
    table = table_of(page)
    started = page.table.cue(ev.RoundStarted(1, "C"))
    assert started is not None
    started(NORMAL)
    assert (table.drawn()["draw"], table.drawn()["counts"]) == (108, {"B": 0, "C": 0})
    deals = [page.table.cue(ev.HandDealt(seat, ("?",) * 7)) for seat in "BCA"][-1]
    assert deals is not None
    deal = deals(NORMAL)
    assert deal is not None
    deal.start()
    deal.setCurrentTime(deal.totalDuration() // 2)
    assert 87 < table.drawn()["draw"] < 108
    deal.setCurrentTime(deal.totalDuration())
    assert (table.drawn()["draw"], table.drawn()["counts"]) == (87, {"B": 7, "C": 7})


@pytest.mark.parametrize(
    ("where", "why"),
    [
        (ONE_FITS, "It is the only card of yours that fits."),
        (
            position("R5 B5", {"A": "R3 R4 Y7", "B": "G1 G2 G3", "C": "G4 G5"}),
            "It has the colour of which you hold most cards.",
        ),
    ],
    ids=["only one", "two alike"],
)
def test_a_hint_without_a_reason_of_the_bot_gets_a_plain_one(where: Position, why: str) -> None:
    rules = RockitRules(where.options)
    thought = MasterBot(rules).think(rules.decision(rules.from_position(where), 0), Random(1))
    move, seen = thought.move, thought.candidates[0]
    assert isinstance(move, Play)
    assert seen.reasons == ()
    assert move_facts(move, rules.view(rules.from_position(where), 0), seen.reasons) == (why, ())


def caught_only(hand: str) -> Position:
    return position(
        "R5 B5", {"A": hand, "B": "G1 G2 G3", "C": "G4 G5"}, options={"penalty": "must_be_caught"}
    )


@pytest.mark.parametrize(
    ("where", "due", "late"),
    [
        (
            TWO,
            "Two cards left: call ROCKIT! with the next one, or you draw two.",
            "Call ROCKIT!, or you draw two cards",
        ),
        (
            LAST,
            "Your last card: call ROCKIT, ROCKIT!, or you draw two.",
            "Call ROCKIT, ROCKIT!, or you draw two",
        ),
        (
            caught_only("R3 R4"),
            "Two cards left: call ROCKIT! with the next one before somebody notices.",
            "Call ROCKIT! before somebody notices",
        ),
        (
            caught_only("R3"),
            "Your last card: call ROCKIT, ROCKIT! before somebody notices.",
            "Call ROCKIT, ROCKIT! before somebody notices",
        ),
    ],
    ids=["two", "last", "two, if caught", "last, if caught"],
)
def test_the_prompt_says_which_call_is_due_and_what_threatens(
    qtbot: QtBot, open_table: Opener, where: Position, due: str, late: str
) -> None:
    page = open_table(None, "medium", "medium", position=where, options=where.options, thinker=SilentBots())
    assert page.frame.prompt.prompt.more == due
    page.table.choose(page.controller.match.rules.parse("R3"))
    qtbot.waitUntil(lambda: page.frame.prompt.prompt.line == late)


def test_who_is_caught_has_forgotten_the_call() -> None:
    assert said(ev.CallCaught("A", "B", 2), str) == "B catches A: call forgotten, 2 penalty card(s)"
