"""Keys at the table of Noch mal!: arrows go where something can be chosen, and the prompt says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.playing import (
    click_cell,
    good_move,
    position_after,
    table_of,
    wait_for_a_choice,
    way_to,
)
from tests.tables import Opener, opener

from spielblock.control.pace import NORMAL
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.moves import PASS, Cross, Pick
from spielblock.games.noch_mal.options import Options
from spielblock.games.noch_mal.position import Dice
from spielblock.games.noch_mal.ui.looks import cell_of
from spielblock.games.noch_mal.ui.walking import MIDDLE, choosable, nearest
from spielblock.shell.settings import Settings
from spielblock.shell.table_page import TablePage

KEY = Qt.Key
DICE = Dice(("green", "blue", "joker"), ("1", "2", "3"))
JOKERS = Dice(("joker",) * 3, ("?",) * 3)


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


@pytest.fixture
def page(qtbot: QtBot, open_table: Opener) -> TablePage:
    position = replace(position_after(10, 3), phase="active", dice=DICE)
    page = open_table(None, "medium", "medium", position=position, size=(1024, 600))
    assert wait_for_a_choice(qtbot, page)
    return page


def take_dice(qtbot: QtBot, page: TablePage) -> Cross:
    """Take the dice of a good move with their digits."""
    table, move = table_of(page), good_move(page)
    assert isinstance(move, Cross)
    for pick in move.picks()[:2]:
        die = next(die for die in table.dice.visible_dice if die.look[:2] == pick)
        if pick not in table.draft.picked:
            qtbot.keyClick(page, KEY(KEY.Key_0 + die.look.digit))
    return move


def test_arrows_go_from_one_cell_that_fits_to_the_next(qtbot: QtBot, page: TablePage) -> None:
    table = table_of(page)
    take_dice(qtbot, page)
    fitting, grid = choosable(table.draft), table.sheets.big.grid
    assert 1 < len(fitting) < 60
    for key in (KEY.Key_Left, KEY.Key_Left, KEY.Key_Up, KEY.Key_Right, KEY.Key_Down, KEY.Key_Right):
        qtbot.keyClick(page, key)
        assert grid.keyed in fitting


def test_every_cell_that_fits_can_be_walked_to(page: TablePage) -> None:
    table = table_of(page)
    assert table.decision is not None
    for move in {move.picks()[:2]: move for move in table.decision.moves if isinstance(move, Cross)}.values():
        table.start_again()
        for pick in move.picks()[:2]:
            table.pick_die(*pick)
        fitting = choosable(table.draft)
        start = nearest(table.draft)
        for spot in fitting:
            way_to(fitting, start, spot)


def test_without_cells_to_choose_arrows_begin_in_the_middle(page: TablePage) -> None:
    table = table_of(page)
    table.dismiss()
    assert nearest(table.draft) == MIDDLE


def test_who_takes_dice_with_keys_is_told_which_keys_cross_off(qtbot: QtBot, page: TablePage) -> None:
    take_dice(qtbot, page)
    assert page.frame.prompt.prompt.more.startswith("Arrow keys go to the cells that fit")
    qtbot.keyClick(page, KEY.Key_Right)
    assert "Arrow keys" not in page.frame.prompt.prompt.more


def test_space_chooses_the_cell_and_return_crosses_off(qtbot: QtBot, page: TablePage) -> None:
    table, move = table_of(page), take_dice(qtbot, page)
    for _ in range(move.cells.bit_count()):
        qtbot.keyClick(page, KEY.Key_Right)
        at = table.sheets.big.grid.keyed
        assert at is not None
        if Pick("cell", cell_of(at)) not in table.draft.picked:
            qtbot.keyClick(page, KEY.Key_Space)
            assert Pick("cell", cell_of(at)) in table.draft.picked


def test_from_the_dice_the_keyboard_goes_to_the_sheet_and_is_seen_there(
    qtbot: QtBot, page: TablePage
) -> None:
    table = table_of(page)
    table.dice.visible_dice[0].setFocus(Qt.FocusReason.TabFocusReason)
    focus: list[object] = []
    for _ in range(7):
        qtbot.keyClick(QApplication.focusWidget() or page, KEY.Key_Tab)
        focus.append(QApplication.focusWidget())
        if focus[-1] is table.sheets:
            break
    assert focus[-1] is table.sheets
    assert table.sheets.big.grid.keyed is not None
    before = table.sheets.big.grid.keyed
    qtbot.keyClick(table.sheets, KEY.Key_Left)
    assert table.sheets.big.grid.keyed != before


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_P, KEY.Key_1])
def test_a_forced_pass_shows_what_does_not_fit_and_return_goes_on(
    qtbot: QtBot, open_table: Opener, key: Qt.Key
) -> None:
    position = replace(position_after(11, 2), phase="active", dice=JOKERS, jokers={"A": 0, "B": 3})
    by_hand = Settings(humans="open", forced_by_hand=True)
    page = open_table(None, "medium", position=position, settings=by_hand, size=(1024, 600))
    assert wait_for_a_choice(qtbot, page)
    table = table_of(page)
    assert table.decision is not None
    assert table.decision.moves == (PASS,)
    assert [die.look.why for die in table.dice.visible_dice] == ["You have no joker left for this die."] * 6
    assert all(die.isVisible() and not die.isEnabled() for die in table.dice.visible_dice)
    assert all(die.toolTip() == die.look.why for die in table.dice.visible_dice)
    assert table.dice.drawn()["labels"]["mine"] == ("Your pick", "nothing fits")
    assert table.dice.cut() == []
    log = len(page.controller.match.log)
    qtbot.keyClick(page, key)
    qtbot.waitUntil(lambda: len(page.controller.match.log) > log)
    assert page.controller.match.log[log].move == PASS


def test_while_a_pass_is_asked_about_escape_stands_at_one_button(qtbot: QtBot, page: TablePage) -> None:
    table = table_of(page)
    take_dice(qtbot, page)
    assert table.dice.other.isVisible()
    assert table.dice.other.key == "Esc"
    qtbot.keyClick(page, KEY.Key_P)
    assert table.doubted
    assert [button.key for button in page.frame.prompt.prompt.buttons] == ["Esc", "P"]
    assert table.dice.other.key == ""
    qtbot.keyClick(page, KEY.Key_Escape)
    assert not table.doubted
    assert table.dice.other.key == "Esc"


@pytest.mark.parametrize(
    ("anywhere", "why"),
    [
        (False, "One of the cells must share an edge with a cross."),
        (True, "One of the cells must share an edge with a cross or lie in column H."),
    ],
)
def test_a_cell_that_nothing_reaches_says_what_would(
    qtbot: QtBot, open_table: Opener, anywhere: bool, why: str
) -> None:
    options = Options(column_h_always_open=anywhere)
    position = replace(position_after(4, 2, options), phase="active", dice=DICE)
    page = open_table(None, None, position=position, options=options)
    assert wait_for_a_choice(qtbot, page)
    crossed = page.controller.match.state.crossed
    fitting = {cell_of(spot) for spot in choosable(table_of(page).draft)}
    assert all(crossed)
    far = next(cell for cell in ("A1", "A7", "O1", "O7", "A4", "O4") if cell not in fitting)
    click_cell(qtbot, page, far)
    assert page.frame.prompt.prompt.more == why


def test_what_the_forced_pass_says_stands_with_animations(qtbot: QtBot, open_table: Opener) -> None:
    position = replace(position_after(11, 2), phase="active", dice=JOKERS, jokers={"A": 0, "B": 3})
    page = open_table(None, "medium", position=position, pace=NORMAL)
    assert wait_for_a_choice(qtbot, page)
    assert len(table_of(page).dice.visible_dice) == 6
    assert page.frame.prompt.prompt.line == "Nothing here for you: you pass"
