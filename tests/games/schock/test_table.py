"""The table of Schock: what is drawn is what is so, and it can be played by clicks, keys and list alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.games.schock.tables import (
    click_die,
    click_prompt,
    open_page,
    seen,
    table_of,
    throw,
    truth,
    wait_for_a_choice,
)
from tests.whole import WHOLE, decisions

from spielblock.control.pace import FAST, NORMAL, OFF, STILL, Beat, Pace
from spielblock.games.schock.options import Options
from spielblock.games.schock.ui.plates import Words
from spielblock.rules.contract import Over
from spielblock.shell.table_page import TablePage
from spielblock.widgets.theme import Theme

MOST = decisions(usual=12)
AT = {"game": "schock", "seats": 3, "stock": 12, "lids": {"A": 1, "B": 0, "C": 0}, "order": ["A", "B", "C"]}
MINE = {**AT, "to_move": "A", "throws": {"A": throw("662", 1, done=False)}}
LATE = {
    **AT,
    "phase": "late_turn",
    "to_move": "A",
    "throws": {"A": throw("664", 3, "66"), "B": throw("652", 3), "C": throw("543", 3)},
}


def by_clicks(qtbot: QtBot, page: TablePage, rng: Random) -> None:
    table = table_of(page)
    assert table.decision is not None
    late = table.decision.view.phase == "late_turn"
    if late and rng.random() < 0.5:
        click_prompt(qtbot, page, 1)
        return
    if not table.own.turn.isHidden() and rng.random() < 0.5:
        qtbot.mouseClick(table.own.turn, Qt.MouseButton.LeftButton)
    elif late:
        click_prompt(qtbot, page, 0)
    for place, die in enumerate(table.own.dice):
        if die.isEnabled() and not die.isHidden() and rng.random() < 0.4:
            click_die(qtbot, page, place)
    possible = page.frame.prompt.prompt.buttons[0].enabled
    click_prompt(qtbot, page, 0 if possible and rng.random() < 0.8 else 1)


def by_keys(qtbot: QtBot, page: TablePage, rng: Random) -> None:
    keys = [Qt.Key.Key_D] if rng.random() < 0.4 else []
    keys += rng.sample([Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3], 1) if not keys else []
    if rng.random() < 0.4:
        keys += [Qt.Key.Key_Right, Qt.Key.Key_K]
    keys.append(rng.choice([Qt.Key.Key_Space, Qt.Key.Key_S, Qt.Key.Key_E]))
    for key in keys:
        if page.table.decision is not None:
            qtbot.keyClick(page, key)
    if page.table.decision is not None:
        qtbot.keyClick(page, Qt.Key.Key_E)


def by_list(qtbot: QtBot, page: TablePage, rng: Random) -> None:
    moves = page.frame.moves
    row = rng.randrange(len(moves.lines))
    moves.scrollTo(moves.model().index(row, 0))
    place = moves.visualRect(moves.model().index(row, 0)).center()
    qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=place)


WAYS = {"clicks": by_clicks, "keys": by_keys, "list": by_list}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_match(qtbot: QtBot, tmp_path: Path, seats: int, way: str) -> None:
    page, rng = open_page(qtbot, tmp_path, seats, bots=True), Random(seats)
    wrong: list[dict[str, Any]] = []
    page.presenter.shown.connect(lambda _: wrong.append(seen(page)) if seen(page) != truth(page) else None)
    for _ in range(MOST):
        if not wait_for_a_choice(qtbot, page):
            assert isinstance(page.controller.match.pending, Over)
            break
        assert seen(page) == truth(page)
        steps = len(page.controller.match.log)
        WAYS[way](qtbot, page, rng)
        qtbot.waitUntil(lambda steps=steps: len(page.controller.match.log) > steps, timeout=60_000)
    assert wrong == []
    assert not WHOLE or isinstance(page.controller.match.pending, Over)
    page.close_page()


@pytest.mark.parametrize("name", ["visibility", "ties", "kept_dice_locked"])
def test_options_are_drawn_right(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    options = {
        "visibility": Options(visibility="open"),
        "ties": Options(ties="rethrow", late_turn="off"),
        "kept_dice_locked": Options(kept_dice_locked=True),
    }[name]
    page, rng = open_page(qtbot, tmp_path, 3, options=options), Random(3)
    for _ in range(12):
        assert wait_for_a_choice(qtbot, page)
        assert seen(page) == truth(page)
        by_clicks(qtbot, page, rng)
    page.close_page()


@pytest.mark.parametrize("defect", ["face", "lid", "cup", "pool"])
def test_a_seeded_defect_is_caught(qtbot: QtBot, tmp_path: Path, defect: str) -> None:
    page = open_page(qtbot, tmp_path, position=LATE)
    wait_for_a_choice(qtbot, page)
    assert seen(page) == truth(page)
    pub = table_of(page).pub
    wrong = {
        "face": lambda: pub.stations["B"].dice[0].show_face(1),
        "lid": lambda: pub.stations["C"].show_lids(3),
        "cup": lambda: pub.stations["C"].cup.setVisible(True),
        "pool": lambda: pub.pool.show_count(11),
    }
    wrong[defect]()
    assert seen(page) != truth(page)
    page.close_page()


def test_animated_or_not_it_ends_in_the_same_picture(qtbot: QtBot, tmp_path: Path) -> None:
    pictures: list[list[object]] = []
    for number, pace in enumerate([STILL, Pace(0.02, 0.02)]):
        folder = tmp_path / str(number)
        folder.mkdir()
        page, rng = open_page(qtbot, folder, 3, pace=pace), Random(1)
        found: list[object] = []
        for _ in range(10):
            assert wait_for_a_choice(qtbot, page)
            found.append(table_of(page).drawn())
            by_list(qtbot, page, rng)
        pictures.append(found)
        page.close_page()
    assert pictures[0] == pictures[1]


def test_a_step_that_is_cut_short_leaves_the_truth(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LATE, pace=Pace(0.3))
    wait_for_a_choice(qtbot, page)
    click_prompt(qtbot, page, 1)
    QTest.qWait(150)
    page.queue.skip()
    wait_for_a_choice(qtbot, page)
    assert seen(page) == truth(page)
    page.close_page()


def test_keeping_and_turning_are_seen_and_can_be_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=MINE)
    wait_for_a_choice(qtbot, page)
    table = table_of(page)
    click_die(qtbot, page, 2)
    assert table.own.drawn()["kept"] == (False, False, True)
    qtbot.mouseClick(table.own.turn, Qt.MouseButton.LeftButton)
    assert table.own.drawn()["dice"] == (1, 6, 2)
    assert [line.move.text() for line in page.frame.moves.lines] == ["turn rethrow 6"]  # pyright: ignore
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert table.own.drawn()["kept"] == (False, False, False)
    assert len(page.frame.moves.lines) == 8
    page.close_page()


REFUSED = [
    ("652", "", [Qt.Key.Key_D], "To turn one, you need two sixes."),
    ("662", "", [Qt.Key.Key_D, Qt.Key.Key_1], "When sixes are turned, the last six is thrown again."),
    ("652", "5", [Qt.Key.Key_2], "What was laid out once stays: only dice of the last throw go back."),
]


@pytest.mark.parametrize(("dice", "laid", "keys", "why"), REFUSED)
def test_a_refusal_says_why(
    qtbot: QtBot, tmp_path: Path, dice: str, laid: str, keys: list[Qt.Key], why: str
) -> None:
    at = {
        **MINE,
        "options": {"kept_dice_locked": True},
        "throws": {"A": throw(dice, 2 if laid else 1, laid, done=False)},
    }
    page = open_page(qtbot, tmp_path, position=at)
    wait_for_a_choice(qtbot, page)
    before = table_of(page).drawn()
    for key in keys:
        qtbot.keyClick(page, key)
    assert page.frame.prompt.more.text() == why
    assert len(keys) > 1 or table_of(page).drawn() == before
    page.close_page()


def test_the_late_turn_is_offered_with_what_counts_without_it(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LATE)
    wait_for_a_choice(qtbot, page)
    prompt = page.frame.prompt.prompt
    assert [button.key for button in prompt.buttons] == ["D", "Return"]
    assert "664" in prompt.more
    assert table_of(page).drawn()["plate"] == "664"
    assert [seat for seat, _, _ in table_of(page).drawn()["ranking"]] == ["C", "A", "B"]
    assert table_of(page).drawn()["stake"][0] == 2
    qtbot.keyClick(page, Qt.Key.Key_D)
    qtbot.keyClick(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.controller.match.log[0].move.text() == "turn rethrow 6 4")
    page.close_page()


@pytest.mark.parametrize(("pace", "least"), [(NORMAL, 2500), (FAST, 2000), (OFF, 2000)])
def test_who_pays_stands_to_be_read_until_it_is_skipped(
    qtbot: QtBot, tmp_path: Path, pace: Pace, least: int
) -> None:
    page = open_page(qtbot, tmp_path, position={**LATE, "throws": LATE["throws"] | {"C": throw("611", 3)}})
    wait_for_a_choice(qtbot, page)
    page.queue.pace = pace
    click_prompt(qtbot, page, 1)
    table = table_of(page)
    qtbot.waitUntil(lambda: table.drawn()["plate"] == "Toni gets 6 lid(s)", timeout=10_000)
    assert pace.ms(Beat.RESULT) >= least
    assert table.meanwhile() == "Toni gets 6 lid(s)"
    assert table.drawn()["note"] == "Highest: Schock of six, lowest: 652"
    assert table.drawn()["stake"][0] == 6
    assert len(table.drawn()["ranking"]) == 3
    qtbot.waitUntil(lambda: table.drawn()["stake"] == (0, ""), timeout=10_000)
    page.queue.skip()
    wait_for_a_choice(qtbot, page)
    assert table.drawn()["ranking"] == ()
    assert table.drawn()["last"] == ("Round before: Ida best (Schock of six), Toni (652) got 6 lid(s)")
    assert table.meanwhile() == ""
    page.close_page()


def test_the_last_round_is_forgotten_when_it_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LATE)
    wait_for_a_choice(qtbot, page)
    table, before = table_of(page), page.controller.match.view(0)
    click_prompt(qtbot, page, 1)
    wait_for_a_choice(qtbot, page)
    assert table.drawn()["last"] != ""
    table.show_view(before, 0)
    assert table.drawn()["last"] == ""
    page.close_page()


def test_a_covered_last_throw_counts_and_waits_to_be_seen(qtbot: QtBot, tmp_path: Path) -> None:
    at = {**MINE, "throws": {"A": throw("662", 2, done=False)}}
    page = open_page(qtbot, tmp_path, position=at)
    wait_for_a_choice(qtbot, page)
    page.queue.pace = FAST
    click_prompt(qtbot, page, 0)
    table = table_of(page)
    covered = "Your last throw stays covered until all reveal"
    qtbot.waitUntil(lambda: table.drawn()["dock"]["caption"] == covered, timeout=10_000)
    assert page.queue.running
    assert table.drawn()["dock"]["throws"] == (3, 3)
    page.close_page()


def test_with_an_empty_stock_it_says_who_gives_lids(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position={**MINE, "stock": 0, "lids": {"A": 8, "B": 3, "C": 2}})
    wait_for_a_choice(qtbot, page)
    assert table_of(page).drawn()["stake"] == (0, "The best of the round gives the lids now")
    page.close_page()


LAID = {**MINE, "throws": {"A": throw("641", 2, "1", done=False)}}
SHARED = {"A": 8, "B": 3, "C": 2}


def test_what_lies_outside_is_kept_until_it_is_released(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LAID)
    wait_for_a_choice(qtbot, page)
    table = table_of(page)
    assert table.own.drawn()["kept"] == (False, False, True)
    assert table.own.drawn()["caption"] == "Outside: 1 · only you see: 6-4"
    assert len(page.frame.moves.lines) == 8
    assert not table.half_made
    assert table.prompt().buttons[0].text == "Throw again"
    qtbot.keyClick(page, Qt.Key.Key_3)
    assert table.own.drawn()["kept"] == (False, False, False)
    assert table.prompt().buttons[0].text == "Throw all three"
    assert table.prompt().line == "Throw all three again?"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    qtbot.keyClick(page, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(page.controller.match.log) > 0)
    assert page.controller.match.log[0].move.text() == "rethrow 6 4"
    page.close_page()


PRESSED = [
    ([], Qt.Key.Key_Return, "stand"),
    ([], Qt.Key.Key_Space, "rethrow 6 4"),
    ([], Qt.Key.Key_E, "stand"),
    ([Qt.Key.Key_1], Qt.Key.Key_Return, "rethrow 4"),
    ([Qt.Key.Key_1], Qt.Key.Key_Enter, "rethrow 4"),
    ([Qt.Key.Key_1], Qt.Key.Key_Space, "rethrow 4"),
    ([Qt.Key.Key_1], Qt.Key.Key_E, "stand"),
    ([Qt.Key.Key_1, Qt.Key.Key_2], Qt.Key.Key_Return, "stand"),
    ([Qt.Key.Key_1, Qt.Key.Key_1], Qt.Key.Key_Return, "stand"),
    ([Qt.Key.Key_3], Qt.Key.Key_Return, "rethrow 6 4 1"),
]


@pytest.mark.parametrize(("picks", "key", "move"), PRESSED)
def test_return_presses_the_yellow_button_and_each_answer_has_a_key(
    qtbot: QtBot, tmp_path: Path, picks: list[Qt.Key], key: Qt.Key, move: str
) -> None:
    page = open_page(qtbot, tmp_path, position=LAID)
    wait_for_a_choice(qtbot, page)
    for pick in picks:
        qtbot.keyClick(page, pick)
    throwing, leaving = page.frame.prompt.prompt.buttons
    assert (throwing.key, leaving.key) == ("Space", "Return" if leaving.main else "E")
    assert throwing.main is not leaving.main
    if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        assert throwing.main is move.startswith("rethrow")
    qtbot.keyClick(page, key)
    qtbot.waitUntil(lambda: len(page.controller.match.log) > 0)
    assert page.controller.match.log[0].move.text() == move
    page.close_page()


def test_return_throws_what_is_left_of_turned_sixes(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LATE)
    wait_for_a_choice(qtbot, page)
    qtbot.keyClick(page, Qt.Key.Key_D)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.controller.match.log) > 0)
    assert page.controller.match.log[0].move.text() == "turn rethrow 6 4"
    page.close_page()


LOW = {**MINE, "throws": {"A": throw("221", 1, done=False)}}


@pytest.mark.parametrize("dice", ["221", "421", "654", "611"])
def test_the_keys_mean_the_same_whatever_was_thrown(qtbot: QtBot, tmp_path: Path, dice: str) -> None:
    at = {**MINE, "throws": {"A": throw(dice, 1, "", done=False)}}
    page = open_page(qtbot, tmp_path, position=at)
    wait_for_a_choice(qtbot, page)
    throwing, leaving = page.frame.prompt.prompt.buttons
    assert (throwing.main, throwing.key) == (False, "Space")
    assert (leaving.main, leaving.key) == (True, "Return")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(page.controller.match.log) > 0)
    assert page.controller.match.log[0].move.text() == "stand"
    page.close_page()


def test_the_lowest_number_is_called_that(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LOW)
    wait_for_a_choice(qtbot, page)
    assert table_of(page).own.beats.text() == "The lowest there is: beats nothing"
    page.close_page()


def test_a_number_says_how_good_it_is_among_numbers(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=LAID)
    wait_for_a_choice(qtbot, page)
    assert table_of(page).own.beats.text() == "Beats 28 of 41 numbers, no Straight"
    page.close_page()


def test_who_lost_the_first_half_is_marked(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position={**LAID, "half": 2, "losers": ["C"]})
    wait_for_a_choice(qtbot, page)
    marks = {seat: one["loss"] for seat, one in table_of(page).drawn()["stations"].items()}
    assert marks == {"A": "", "B": "", "C": "lost half 1"}
    assert [row.note for row in page.frame.players.rows.values()] == ["", "", "lost half 1"]
    page.close_page()


def test_a_covered_hand_is_not_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=MINE)
    wait_for_a_choice(qtbot, page)
    table = table_of(page)
    table.cover(True)
    assert table.own.drawn()["dice"] == ()
    assert table.own.drawn()["name"] == ""
    assert not table.own.drawn()["turn"]
    table.cover(False)
    assert table.own.drawn()["dice"] == (6, 6, 2)
    assert table.own.drawn()["turn"]
    page.close_page()


def test_the_words_above_a_covered_hand_do_not_name_its_dice(qtbot: QtBot, tmp_path: Path) -> None:
    at = {**MINE, "throws": {"A": throw("652", 1, "6", done=False)}}
    page = open_page(qtbot, tmp_path, position=at)
    wait_for_a_choice(qtbot, page)
    table = table_of(page)
    assert table.own.drawn()["caption"] == "Outside: 6 · only you see: 5-2"
    table.cover(True)
    assert table.own.drawn()["caption"] == "Under your cup – only you see this"
    page.close_page()


def test_seats_lie_as_their_rows_do(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, 5)
    wait_for_a_choice(qtbot, page)
    stations = table_of(page).pub.stations
    across = sorted(stations, key=lambda seat: stations[seat].x())
    rows = page.frame.players.rows
    assert across == sorted(rows, key=lambda seat: rows[seat].y()) == list("ABCDE")
    page.close_page()


def test_a_digit_means_a_die_whatever_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=MINE)
    wait_for_a_choice(qtbot, page)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        qtbot.keyClick(page, key)
    assert table_of(page).own.drawn()["kept"] == (True, True, False)
    assert not page.frame.moves.digits
    qtbot.keyClick(page, Qt.Key.Key_1)
    assert table_of(page).own.drawn()["kept"] == (False, True, False)
    page.close_page()


def test_space_throws_nothing_where_it_looks_under_the_cup(qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page(qtbot, tmp_path, position=MINE)
    wait_for_a_choice(qtbot, page)
    table = table_of(page)
    assert [button.key for button in table.prompt().buttons] == ["Space", "Return"]
    table.cover(True)
    assert [button.key for button in table.prompt().buttons] == ["S", "Return"]
    table.cover(False)
    assert [button.key for button in table.prompt().buttons] == ["S", "Return"]
    page.close_page()


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_what_is_written_lies_on_the_table(qtbot: QtBot, tmp_path: Path, scale: float) -> None:
    page = open_page(qtbot, tmp_path, position={**LAID, "stock": 0, "lids": SHARED}, scale=scale)
    wait_for_a_choice(qtbot, page)
    pub = table_of(page).pub
    assert pub.cut() == []
    for words in (pub.pool_words, pub.stake_words, pub.words):
        assert words.text
        assert pub.sceneRect().contains(words.sceneBoundingRect())
    page.close_page()


LONGEST = "Maximiliane-Sophie"


@pytest.mark.parametrize("look", ["pill", "plate", "wood"])
def test_words_become_smaller_before_they_are_cut(look: str) -> None:
    words = Words(Theme(), look)
    words.fit(150, 30, 18)
    words.show_text("short")
    assert not words.cut()
    words.show_text(f"{LONGEST} pays the round")
    assert not words.cut()
    words.show_text(f"{LONGEST} pays the round, and the next one as well, and what is left after that")
    assert words.cut()


@pytest.mark.parametrize("text", ["Toni gets 6 lids", "Maximiliane-Sophie gets 6 lids: the pool had no more"])
def test_what_is_written_on_the_plate_keeps_away_from_its_rim(text: str) -> None:
    words = Words(Theme(), "plate")
    words.fit(250, 46, 22)
    words.show_text(text)
    assert not words.cut()
    room = words.written()
    assert room.left() >= -125 + 12
    assert room.right() <= 125 - 12
    assert room.height() <= 46 - 6


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)])
def test_nothing_is_cut(qtbot: QtBot, tmp_path: Path, seats: int, size: tuple[int, int]) -> None:
    letters = list("ABCDEFGH"[:seats])
    throws = {seat: throw("211", 3) for seat in letters} | {"A": throw("666", 3)}
    at = {
        **LATE,
        "seats": seats,
        "order": letters,
        "lids": {"A": 1},
        "throws": throws,
    }
    page = open_page(qtbot, tmp_path, seats, position=at, size=size)
    wait_for_a_choice(qtbot, page)
    assert table_of(page).pub.cut() == []
    own = table_of(page).own
    for label in (own.caption, own.name, own.beats, own.throws):
        assert label.isHidden() or label.width() >= label.sizeHint().width()
    page.close_page()
