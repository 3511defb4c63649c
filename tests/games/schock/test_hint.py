"""What a hint shows at the table of Schock is marked, but chosen only when that is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.schock.tables import click_die, open_page, table_of, throw, wait_for_a_choice

from spielblock.games.schock.moves import BY_TEXT, Again
from spielblock.games.schock.ui.dice import Shown
from spielblock.shell.table_page import TablePage

AT = {"game": "schock", "seats": 3, "stock": 12, "lids": {"A": 1}, "order": ["A", "B", "C"], "to_move": "A"}
NOT, HINT, TURNS = Shown.NOT, Shown.HINT, Shown.HINT_TURNS


def hinted(
    qtbot: QtBot, folder: Path, dice: str, move: str, laid: str = "", *, dark: bool = False
) -> TablePage:
    """Return a page on which a hint shows this move."""
    throws = {"A": throw(dice, 2 if laid else 1, laid, done=False)}
    page = open_page(qtbot, folder, position={**AT, "throws": throws}, dark=dark)
    wait_for_a_choice(qtbot, page)
    page.table.advise(BY_TEXT[move])
    page.table.preview(BY_TEXT[move])
    return page


SHOWN = [
    ("641", "rethrow 4", "", (HINT, NOT, HINT), (True, False, True)),
    ("641", "stand", "", (HINT, HINT, HINT), (True, True, True)),
    ("662", "turn rethrow 6", "", (TURNS, NOT, HINT), (True, False, True)),
    ("666", "turn two rethrow 6", "", (TURNS, TURNS, NOT), (True, True, False)),
    ("641", "rethrow 4", "1", (HINT, NOT, NOT), (True, False, True)),
]


@pytest.mark.parametrize(("dice", "move", "laid", "shown", "taken"), SHOWN)
def test_a_hint_chooses_nothing_until_its_key_is_pressed(
    qtbot: QtBot,
    tmp_path: Path,
    dice: str,
    move: str,
    laid: str,
    shown: tuple[Shown, ...],
    taken: tuple[bool, ...],
) -> None:
    page = hinted(qtbot, tmp_path, dice, move, laid)
    own = table_of(page).own
    outside = tuple([face == laid for face in dice])
    assert own.drawn()["shown"] == shown
    assert own.drawn()["kept"] == outside
    assert page.frame.prompt.prompt.more == "The hint has chosen nothing: T takes what it shows."
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert own.drawn()["kept"] == taken
    assert own.drawn()["shown"] == (NOT, NOT, NOT)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.controller.match.log) > 0)
    assert page.controller.match.log[0].move is BY_TEXT[move]
    page.close_page()


def test_space_beside_a_hint_throws_what_the_button_says(qtbot: QtBot, tmp_path: Path) -> None:
    page = hinted(qtbot, tmp_path, "641", "rethrow 4")
    assert page.frame.prompt.prompt.buttons[0].text == "Throw all three"
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.frame.prompt.prompt.buttons[0].text == "Throw again"
    assert page.frame.prompt.prompt.more == "You keep 6-1."
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert table_of(page).own.drawn()["kept"] == (False, False, False)
    page.close_page()


def test_beside_a_hint_it_says_what_is_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    page = hinted(qtbot, tmp_path, "641", "rethrow 6 4")
    click_die(qtbot, page, 1)
    assert page.frame.prompt.prompt.more == "You keep 4."
    page.table.advise(None)
    assert page.frame.prompt.prompt.more == ""
    page.close_page()


TURN = {**AT, "throws": {"A": throw("661", 1, done=False)}}
LAID = {**AT, "throws": {"A": throw("641", 2, "61", done=False)}}
ALL_LAID = {**AT, "throws": {"A": throw("665", 2, "66", done=False)}}
SIXES = {**AT, "throws": {"A": throw("666", 1, done=False)}}
WEAK = {**AT, "throws": {"A": throw("221", 1, done=False)}}
LOCKED = {**LAID, "options": {"kept_dice_locked": True}}
LATE = {
    **AT,
    "phase": "late_turn",
    "throws": {"A": throw("664", 3, "66"), "B": throw("652", 3), "C": throw("543", 3)},
}
KINDS = {
    "turn": TURN,
    "laid": LAID,
    "sixes laid": ALL_LAID,
    "sixes": SIXES,
    "weak": WEAK,
    "locked": LOCKED,
    "late": LATE,
}


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_taken_from_any_hint_is_what_the_yellow_button_does(
    qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    page = open_page(qtbot, tmp_path, position=KINDS[kind])
    wait_for_a_choice(qtbot, page)
    table = table_of(page)
    decision = table.decision
    assert decision is not None
    done: list[object] = []
    table.chosen.disconnect()
    table.chosen.connect(lambda _, move: done.append(move))
    for move in decision.moves:
        table.invite(decision)
        table.advise(move)
        assert page.frame.prompt.prompt.more == "The hint has chosen nothing: T takes what it shows."
        qtbot.keyClick(page, Qt.Key.Key_T)
        main = [button for button in page.frame.prompt.prompt.buttons if button.main]
        assert len(main) == 1
        assert main[0].enabled
        assert (main[0].text == "Leave the dice") is not isinstance(move, Again), move.text()
        qtbot.keyClick(page, Qt.Key.Key_Return)
        assert done[-1:] == [move], move.text()
    assert len(done) == len(decision.moves) > 1
    page.close_page()


def test_a_hint_to_keep_what_lies_outside_is_taken_and_given_back(qtbot: QtBot, tmp_path: Path) -> None:
    page = hinted(qtbot, tmp_path, "641", "rethrow 6 4", "1")
    frame, own = page.frame, table_of(page).own
    assert frame.prompt.prompt.more == "The hint has chosen nothing: T takes what it shows."
    assert [button.main for button in frame.prompt.prompt.buttons] == [False, True]
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_T)
        assert own.drawn()["kept"] == (False, False, True)
        assert [button.main for button in frame.prompt.prompt.buttons] == [True, False]
        assert frame.prompt.prompt.line == "Throw the other 2 dice?"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert [button.main for button in frame.prompt.prompt.buttons] == [False, True]
    page.close_page()


def test_a_hint_to_throw_all_is_taken_too(qtbot: QtBot, tmp_path: Path) -> None:
    page = hinted(qtbot, tmp_path, "641", "rethrow 6 4 1")
    assert table_of(page).own.drawn()["shown"] == (NOT, NOT, NOT)
    assert page.frame.prompt.prompt.more == "The hint has chosen nothing: T takes what it shows."
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.frame.prompt.prompt.line == "Throw all three again?"
    assert [button.main for button in page.frame.prompt.prompt.buttons] == [True, False]
    page.close_page()


@pytest.mark.parametrize("dark", [False, True])
def test_a_shown_die_does_not_look_like_a_chosen_one(qtbot: QtBot, tmp_path: Path, dark: bool) -> None:
    page = hinted(qtbot, tmp_path, "641", "rethrow 4", dark=dark)
    die = table_of(page).own.dice[0]
    shown = die.grab().toImage()
    qtbot.keyClick(page, Qt.Key.Key_T)
    chosen = die.grab().toImage()
    marker = page.stage.theme.colour("marker").rgb()
    found = [
        sum(image.pixel(x, y) == marker for x in range(image.width()) for y in range(image.height()))
        for image in (shown, chosen)
    ]
    assert found[0] == 0 < found[1]
    page.close_page()


def test_a_row_that_is_pointed_at_shows_without_choosing(qtbot: QtBot, tmp_path: Path) -> None:
    page = hinted(qtbot, tmp_path, "662", "stand")
    own = table_of(page).own
    page.table.preview(BY_TEXT["turn rethrow 6"])
    assert own.drawn()["dice"] == (1, 6, 2)
    assert own.drawn()["kept"] == (False, False, False)
    page.table.preview(None)
    assert own.drawn()["dice"] == (6, 6, 2)
    page.close_page()


def test_a_hint_is_no_refusal(qtbot: QtBot, tmp_path: Path) -> None:
    page = hinted(qtbot, tmp_path, "641", "stand")
    heard: list[str] = []
    page.sounding.heard.connect(heard.append)
    page.table.advise(BY_TEXT["rethrow 4"])
    page.table.advise(None)
    page.table.advise(BY_TEXT["stand"])
    assert heard == []
    qtbot.keyClick(page, Qt.Key.Key_D)
    assert len(heard) == 1
    page.close_page()


def test_nothing_is_shown_in_the_question_after_one_that_was_answered_from_the_list(
    qtbot: QtBot, tmp_path: Path
) -> None:
    at = {**AT, "throws": {"A": throw("641", 1, done=False)}}
    page = open_page(qtbot, tmp_path, position=at, size=(1280, 800))
    wait_for_a_choice(qtbot, page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    qtbot.keyClick(page, Qt.Key.Key_L)
    qtbot.waitUntil(lambda: table_of(page).own.drawn()["shown"] == (Shown.LIST,) * 3)
    qtbot.keyClick(page.frame.moves, Qt.Key.Key_Down)
    qtbot.keyClick(page.frame.moves, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.controller.match.log) > 0)
    assert wait_for_a_choice(qtbot, page)
    shown = table_of(page).own.drawn()["shown"]
    assert shown == (NOT,) * 3
    page.close_page()


def test_what_sixes_are_that_are_turned_is_not_said_of_them_as_they_lie(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=TURN)
    wait_for_a_choice(qtbot, page)
    own = table_of(page).own
    assert own.drawn()["name"] == "661"
    qtbot.keyClick(page, Qt.Key.Key_D)
    assert (own.drawn()["name"], own.beats.text()) == ("", "")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert own.drawn()["name"] == "661"
    page.close_page()
