"""The table of Noch mal!: whole matches by clicks, keys and the list; what is drawn is what is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.by_list import play_by_list
from tests.games.noch_mal.playing import (
    cells_of,
    click_cell,
    click_prompt,
    click_small,
    good_move,
    play_by_clicks,
    play_by_keys,
    position_after,
    seen,
    table_of,
    truth,
    wait_for_a_choice,
)
from tests.tables import Opener, SilentBots, opener
from tests.whole import WHOLE

from spielblock.control.pace import FAST, NORMAL, OFF, STILL, Pace
from spielblock.games.noch_mal.events import Chose, Crossed, DiceThrown, Passed
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.moves import PASS, Cross, Move, Pick
from spielblock.games.noch_mal.position import Dice, Position
from spielblock.games.noch_mal.ui.choosing import confirmable
from spielblock.games.noch_mal.ui.doing import doing_in
from spielblock.games.noch_mal.ui.looks import spot_of
from spielblock.headless.languages import catalogue
from spielblock.rules.contract import Over
from spielblock.shell.table_page import TablePage
from spielblock.widgets.score_sheet import CellGrid

SMALL = (1024, 600)
#: Where a match of so many seats is shortly before its end; the usual run begins there.
LAST_THROWS = {1: 28, 3: 38, 6: 40}
Playing = Callable[[QtBot, TablePage, Move], None]
WAYS: dict[str, Playing] = {"clicks": play_by_clicks, "keys": play_by_keys, "list": play_by_list}


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    with opener(qtbot, tmp_path, GAME) as opened:
        yield opened


def play_to_the_end(qtbot: QtBot, page: TablePage, play: Playing, most: int = 200) -> int:
    """Play for the people at the table; after every step what is drawn must be what is."""
    page.presenter.shown.connect(lambda _: wrong.append(seen(page)) if seen(page) != truth(page) else None)
    wrong: list[dict[str, Any]] = []
    for count in range(most):
        if not wait_for_a_choice(qtbot, page):
            assert wrong == []
            return count
        assert seen(page) == truth(page)
        decision = page.table.decision
        assert decision is not None
        if decision.moves == (PASS,):
            play_by_keys(qtbot, page, PASS)
        else:
            play(qtbot, page, good_move(page))
        assert table_of(page).decision is not decision
    raise AssertionError(f"no end after {most} decisions")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", LAST_THROWS)
def test_a_match(qtbot: QtBot, open_table: Opener, seats: int, way: str) -> None:
    bots = ("medium",) * (seats - 1)
    position = None if WHOLE else position_after(LAST_THROWS[seats], seats)
    page = open_table(None, *bots, position=position, size=SMALL)
    assert play_to_the_end(qtbot, page, WAYS[way]) > 0
    assert isinstance(page.controller.match.pending, Over)


def test_people_choose_one_after_the_other_and_see_nothing_of_each_other(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = open_table(None, None, None, position=position_after(8, 3), size=SMALL)
    assert wait_for_a_choice(qtbot, page)
    play_by_clicks(qtbot, page, good_move(page))
    assert wait_for_a_choice(qtbot, page)
    before = page.presenter.seat
    play_by_clicks(qtbot, page, good_move(page))
    assert wait_for_a_choice(qtbot, page)
    assert page.presenter.seat != before
    assert page.controller.match.view(page.presenter.seat).chosen == {"ABC"[before]: "?"}
    drawn = table_of(page).drawn()
    notes = {small["owner"]: small["note"] for small in drawn["small"]}
    assert notes["ABC"[before]] == "has chosen"
    assert seen(page) == truth(page)


def test_a_wrong_cross_is_caught(qtbot: QtBot, open_table: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    right = CellGrid.show_crossed
    monkeypatch.setattr(
        CellGrid,
        "show_crossed",
        lambda self, spots: right(self, [(min(x + (y == 3), 14), y) for x, y in spots]),
    )
    page = open_table(None, "medium", position=position_after(9, 2))
    assert wait_for_a_choice(qtbot, page)
    assert seen(page) != truth(page)


def first_with(page: TablePage, count: int, jokers: int = 0) -> Cross:
    decision = page.table.decision
    assert decision is not None
    found = [move for move in decision.moves if isinstance(move, Cross) and move.jokers == jokers]
    return next(move for move in found if move.cells.bit_count() == count)


@pytest.fixture
def page(qtbot: QtBot, open_table: Opener) -> TablePage:
    """A person is to choose as the active seat, with colours green, blue and a joker, numbers 1, 2, 3."""
    dice = Dice(("green", "blue", "joker"), ("1", "2", "3"))
    position = replace(position_after(10, 3), phase="active", dice=dice)
    page = open_table(None, "medium", "medium", position=position, size=SMALL)
    assert wait_for_a_choice(qtbot, page)
    return page


def test_nothing_counts_before_it_is_confirmed(qtbot: QtBot, page: TablePage) -> None:
    table = table_of(page)
    move = first_with(page, 2)
    for pick in move.picks():
        table.pick_die(*pick) if pick.kind != "cell" else click_cell(qtbot, page, pick.value)
    assert table.decision is not None
    assert confirmable(table.draft) is move
    marks = table.drawn()["large"]["marks"]
    assert {cell for cell, mark in marks.items() if mark == "chosen"} == set(cells_of(move))
    while table.draft.picked:
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert table.drawn()["large"]["marks"] == {}
    assert seen(page) == truth(page)


def test_a_cell_that_is_clicked_again_is_taken_back(qtbot: QtBot, page: TablePage) -> None:
    table = table_of(page)
    cells = cells_of(first_with(page, 2))
    click_cell(qtbot, page, cells[0])
    assert table.drawn()["large"]["marks"][cells[0]] == "chosen"
    click_cell(qtbot, page, cells[0])
    assert Pick("cell", cells[0]) not in table.draft.picked


def test_another_die_takes_the_place_of_the_first(page: TablePage) -> None:
    table = table_of(page)
    numbers = [die for die in table.dice.visible_dice if die.look.kind == "number" and die.isEnabled()]
    faces = list(dict.fromkeys(die.look.face for die in numbers))
    assert len(faces) > 1
    table.pick_die("number", faces[0])
    table.pick_die("number", faces[1])
    mine = [die.look.face for die in table.dice.visible_dice if die.look.group == "mine"]
    assert faces[1] in mine
    assert faces[0] not in mine
    table.start_again()
    assert all(die.look.group == "pool" for die in table.dice.visible_dice)


def test_cells_are_ringed_as_next_and_later_and_the_rest_is_veiled(page: TablePage) -> None:
    table = table_of(page)
    move = first_with(page, 3)
    colour, number, *_ = move.picks()
    table.pick(colour)
    table.pick(number)
    marks = set(table.drawn()["large"]["marks"].values())
    assert "next" in marks
    assert marks <= {"next", "later", "ghost"}
    assert table.sheets.big.grid.dimmed


def test_a_cell_that_does_not_fit_says_why(qtbot: QtBot, page: TablePage) -> None:
    crossed = page.controller.match.view(0).crossed["A"]
    click_cell(qtbot, page, crossed[0])
    assert page.frame.prompt.prompt.more == f"{crossed[0]} is crossed off already."
    move = first_with(page, 2)
    table_of(page).pick(move.picks()[0])
    table_of(page).pick(move.picks()[1])
    far = [
        cell
        for cell in ("A1", "A7", "O1", "O7", "A4")
        if cell not in table_of(page).drawn()["large"]["marks"]
    ]
    click_cell(qtbot, page, far[0])
    assert page.frame.prompt.prompt.more != ""


def test_a_move_in_the_list_shows_as_ghosts(page: TablePage) -> None:
    table = table_of(page)
    move = first_with(page, 2)
    table.preview(move)
    marks = table.drawn()["large"]["marks"]
    assert set(marks) == set(cells_of(move))
    table.preview(None)
    assert table.drawn()["large"]["marks"] == {}


def test_a_small_sheet_can_be_enlarged_and_put_back(qtbot: QtBot, page: TablePage) -> None:
    table = table_of(page)
    click_small(qtbot, page, "B")
    assert table.drawn()["large"]["owner"] == "B"
    assert table.drawn()["large"]["crossed"] == sorted(page.controller.match.view(0).crossed["B"])
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert table.drawn()["large"]["owner"] == "A"
    qtbot.keyClick(page, Qt.Key.Key_PageDown)
    assert table.drawn()["large"]["owner"] == "B"


def digits_of(page: TablePage) -> list[int]:
    return [die.look.digit for die in table_of(page).dice.visible_dice]


def test_a_die_keeps_its_digit_through_the_turn(qtbot: QtBot, page: TablePage) -> None:
    table = table_of(page)
    before = digits_of(page)
    assert [digit for digit in before if digit] == [at for at, digit in enumerate(before, 1) if digit]
    move = first_with(page, 2)
    for pick in move.picks()[:2]:
        digit = next(die.look.digit for die in table.dice.visible_dice if die.look[:2] == pick)
        qtbot.keyClick(page, Qt.Key(Qt.Key.Key_0 + digit))
        assert pick in table.draft.picked
        assert digits_of(page) == before
    assert not page.frame.moves.digits


def test_one_key_pressed_often_crosses_nothing_off(qtbot: QtBot, page: TablePage) -> None:
    log = len(page.controller.match.log)
    for digit in range(1, 10):
        for _ in range(5):
            qtbot.keyClick(page, Qt.Key(Qt.Key.Key_0 + digit))
    assert len(page.controller.match.log) == log


def test_a_line_of_the_list_is_selected_first_and_decided_then(page: TablePage) -> None:
    table, moves = table_of(page), page.frame.moves
    log, lines = len(page.controller.match.log), moves.lines
    first, second = first_with(page, 2), first_with(page, 1)
    for move in (first, second):
        moves.chosen.emit(move)
        marks = table.drawn()["large"]["marks"]
        assert {cell for cell, mark in marks.items() if mark == "chosen"} == set(cells_of(move))
        assert moves.lines == lines
        assert moves.marked is table.row_of(move)
    assert len(page.controller.match.log) == log
    moves.chosen.emit(second)
    assert second in [entry.move for entry in page.controller.match.log]


def test_what_was_selected_in_the_list_is_taken_back_at_once(qtbot: QtBot, page: TablePage) -> None:
    page.frame.moves.chosen.emit(first_with(page, 2))
    page.frame.moves.chosen.emit(first_with(page, 1))
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert table_of(page).draft.picked == frozenset()


@pytest.mark.parametrize("key", [Qt.Key.Key_P, Qt.Key.Key_Return])
def test_passing_asks_while_something_fits(qtbot: QtBot, page: TablePage, key: Qt.Key) -> None:
    table, log = table_of(page), page.controller.match.log
    before = len(log)
    qtbot.keyClick(page, Qt.Key.Key_P)
    assert table.doubted
    assert len(log) == before
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not table.doubted
    qtbot.keyClick(page, Qt.Key.Key_P)
    qtbot.keyClick(page, key)
    assert log[before].move == PASS


def test_dice_that_cost_no_joker_are_taken_with_the_cells(qtbot: QtBot, page: TablePage) -> None:
    table = table_of(page)
    move = first_with(page, 2)
    with_joker = [one for one in table.first_draft.moves if isinstance(one, Cross) and one.jokers]
    assert any(set(cells_of(move)) <= set(cells_of(one)) for one in with_joker)
    for cell in cells_of(move):
        click_cell(qtbot, page, cell)
    assert move.picks()[0] in table.draft.picked
    assert Pick("colour", "joker") not in table.draft.picked


def test_after_one_die_the_board_shows_what_can_be(page: TablePage) -> None:
    table = table_of(page)
    colour = first_with(page, 2).picks()[0]
    table.pick_die(*colour)
    reachable = {
        cell for move in table.draft.moves for cell in (cells_of(move) if isinstance(move, Cross) else ())
    }
    assert set(table.drawn()["large"]["marks"]) == reachable
    assert table.sheets.big.grid.dimmed


def test_the_button_to_cross_off_is_off_until_a_move_is_whole(qtbot: QtBot, page: TablePage) -> None:
    buttons = page.frame.prompt.prompt.buttons
    assert [button.enabled for button in buttons] == [True, False]
    move = first_with(page, 2)
    for pick in move.picks():
        table_of(page).pick(pick)
    buttons = page.frame.prompt.prompt.buttons
    assert [button.enabled for button in buttons] == [True, True]
    click_prompt(qtbot, page, 1)
    assert move in [entry.move for entry in page.controller.match.log]


@pytest.mark.parametrize("pace", [OFF, FAST, NORMAL], ids=["off", "fast", "normal"])
def test_every_speed_ends_in_the_same_picture(qtbot: QtBot, open_table: Opener, pace: Pace) -> None:
    pictures = []
    for speed in (STILL, pace):
        page = open_table(None, "medium", "medium", position=position_after(12, 3), pace=speed)
        assert wait_for_a_choice(qtbot, page)
        play_by_list(qtbot, page, good_move(page))
        if speed is NORMAL:
            qtbot.wait(60)
            page.resize(1200, 700)
            qtbot.keyClick(page, Qt.Key.Key_Space)
        assert wait_for_a_choice(qtbot, page)
        assert seen(page) == truth(page)
        pictures.append(table_of(page).drawn())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("seats", [1, 4, 6])
@pytest.mark.parametrize("size", [SMALL, (1280, 720), (1920, 1080)], ids=["small", "usual", "large"])
def test_nothing_is_cut_in_german(
    qtbot: QtBot, open_table: Opener, seats: int, size: tuple[int, int], qapp: Any
) -> None:
    qapp.installTranslator(catalogue("de"))
    try:
        position = position_after(14, seats)
        page = open_table(
            None, *("medium",) * (seats - 1), position=position, size=size, thinker=SilentBots()
        )
        qtbot.wait(20)
        table = table_of(page)
        assert table.sheets.cut() == []
        assert table.dice.cut() == []
        if table.decision is not None:
            for pick in good_move(page).picks()[:2]:
                table.pick(pick)
            assert table.dice.cut() == []
            assert len(table.prompt().line) <= 50
    finally:
        qapp.removeTranslator(catalogue("de"))


def test_an_idle_table_paints_nothing(qtbot: QtBot, page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
    page.frame.setFocus()
    qtbot.wait(300)
    count = [0]
    right = CellGrid.paint

    def paint(self: CellGrid, *more: Any) -> None:
        count[0] += 1
        right(self, *more)

    monkeypatch.setattr(CellGrid, "paint", paint)
    qtbot.wait(700)
    assert count == [0]


def test_a_position_of_a_view_is_read(page: TablePage) -> None:
    assert isinstance(page.controller.match.view(0), Position)


def test_points_are_the_same_figure_everywhere(page: TablePage) -> None:
    table, view = table_of(page), page.controller.match.view(0)
    standing = page.controller.match.rules.standing(page.controller.match.state)
    drawn = table.drawn()
    sheets = {drawn["large"]["owner"]: drawn["large"]["points"][0]}
    sheets |= {small["owner"]: small["points"] for small in drawn["small"]}
    for seat, total in zip("ABC", standing, strict=True):
        words = str(total).replace("-", "−")
        assert sheets[seat] == words
        assert table.figures(view, seat)[0].text == f"{words} pts"
        assert f"now: {words} (Columns" in table.figures(view, seat)[0].help


def test_the_line_says_what_the_others_do() -> None:
    cross = ("B", "red", "2", "red", ("H1", "H2"), (), 0, 8)
    said = [
        (DiceThrown("B", 1, ("red",), ("2",)), "B is throwing"),
        (Crossed(*cross, True, False), "B is choosing two dice"),
        (Passed("B", False, False), "B is choosing too"),
        (Chose("B"), "B is choosing too"),
        (Crossed(*cross, False, True), "All show what they have chosen"),
    ]
    for event, words in said:
        assert doing_in(event, str) == words


def test_the_newest_crosses_of_others_are_framed_until_the_next_own_move(
    qtbot: QtBot, open_table: Opener
) -> None:
    page = open_table(None, "medium", position=position_after(9, 2))
    assert wait_for_a_choice(qtbot, page)
    before = set(page.controller.match.view(0).crossed["B"])
    play_by_keys(qtbot, page, good_move(page))
    assert wait_for_a_choice(qtbot, page)
    fresh = set(page.controller.match.view(0).crossed["B"]) - before
    small = table_of(page).sheets.small_of("B")
    assert small is not None
    assert fresh
    assert small.newest.spots == {spot_of(cell) for cell in fresh}


def test_the_prompt_says_how_many_and_when_there_is_only_one_way(page: TablePage) -> None:
    table = table_of(page)
    move = first_with(page, 3)
    for pick in move.picks()[:2]:
        table.pick(pick)
    assert ": cross off 3 cell" in table.prompt().line
    assert "Dashed" in table.prompt().more
    for pick in move.picks()[2:]:
        if confirmable(table.draft) is None:
            assert not table.prompt().buttons[1].enabled
            table.pick(pick)
    assert table.prompt().line.endswith("cross off?")


def test_nothing_that_fits_is_said(qtbot: QtBot, open_table: Opener) -> None:
    position = replace(position_after(10, 2), phase="active", dice=Dice(("joker",) * 3, ("?",) * 3))
    page = open_table(None, "medium", position=replace(position, jokers={"A": 0, "B": 3}), pace=NORMAL)
    assert wait_for_a_choice(qtbot, page)
    assert table_of(page).prompt().line == "Nothing here for you: you pass"
