"""A match alone in the window, from its first throw to its rating; and what stands above its history."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from tests.games.noch_mal.by_list import play_by_list
from tests.games.noch_mal.playing import good_move, play_by_keys, position_after, wait_for_a_choice
from tests.tables import match_of

from spielblock.games.noch_mal.closing.texts import headings
from spielblock.games.noch_mal.ending.texts import rating, scale, step
from spielblock.games.noch_mal.events import ColourFilled, ColumnFilled, DiceThrown
from spielblock.games.noch_mal.game import GAME
from spielblock.games.noch_mal.help.texts import rules_help
from spielblock.games.noch_mal.texts import said
from spielblock.rules.contract import Over
from spielblock.shell.end_page import EndPage
from spielblock.shell.program import Program
from spielblock.shell.table_page import TablePage

THROWS = 30


def table(program: Program) -> TablePage:
    page = program.window.page
    assert isinstance(page, TablePage)
    return page


def chapters(page: TablePage) -> list[str]:
    """Return the headings of the history without their dice, the newest first."""
    return [entry.text.split("\n")[0] for entry in page.frame.history.entries if entry.separator]


def test_a_whole_match_alone_ends_with_its_rating(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    program.routes.play(match_of(tmp_path, GAME, None))
    page = table(program)
    throws: list[str] = []
    while wait_for_a_choice(qtbot, page):
        throws.append(page.frame.top.headline.text())
        play = play_by_keys if len(throws) % 2 else play_by_list
        play(qtbot, page, good_move(page))
    assert throws == [f"Throw {number} of {THROWS}" for number in range(1, THROWS + 1)]
    qtbot.waitUntil(lambda: page.voice.over is not None)
    assert chapters(page) == [f"Throw {number}" for number in range(THROWS, 0, -1)]
    over = page.controller.match.pending
    assert isinstance(over, Over)
    points = over.scores[0]
    told = f"All 30 throws are played. Rating {step(points)} (the best is 13): {rating(points)}"
    assert page.frame.prompt.prompt.more == told
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(program.window.page, EndPage))
    end = program.window.page
    assert end is not None
    shown = [label.text() for label in end.findChildren(QLabel) if label.isVisible()]
    assert told in shown
    assert str(over.scores[0]).replace("-", "−") in shown
    assert set(headings()) <= set(shown)
    assert scale(points) in shown
    assert "1." not in shown, "alone there are no places"


def test_there_are_thirteen_ratings() -> None:
    fewest = [-9, 0, 1, *range(5, 42, 4)]
    assert len({rating(points) for points in fewest}) == len(fewest) == 13
    for points, following in pairwise(fewest):
        assert rating(following - 1) == rating(points)


@pytest.mark.parametrize(
    ("points", "at", "said"),
    [
        (-7, 1, "This rating is for results below 0 points. From 0 on it says: “Exactly nothing: "),
        (0, 2, "This rating is for exactly 0 points. From 1 on it says: “A first scribble.”"),
        (14, 6, "This rating is for 13 to 16 points. From 17 on it says: “That looks like practice.”"),
        (40, 12, "This rating is for 37 to 40 points. From 41 on it says: “Frame this sheet.”"),
        (55, 13, "This rating is for 41 points and more: there is no better one."),
    ],
)
def test_a_rating_says_how_far_it_goes_and_what_the_next_one_needs(points: int, at: int, said: str) -> None:
    assert step(points) == at
    assert scale(points).startswith(said)


def test_the_rules_say_from_which_points_on_each_rating_is_given() -> None:
    alone = next(section for section in rules_help() if section.heading == "Alone")
    told = " ".join(alone.paragraphs)
    fewest = range(1, 42, 4)
    scale = [f"{step(points)} from {points}" for points in fewest]
    assert [one for one in scale if one not in told] == []
    assert (step(-1), step(0)) == (1, 2)
    assert "1 below 0, 2 for exactly 0" in told


def test_alone_nobody_is_first() -> None:
    for event in (ColumnFilled("A", "I", 2, True), ColourFilled("A", "red", 5, True)):
        assert "first" not in (said(event, lambda _: "Ada") or "")


def test_in_company_each_throw_has_its_number_and_its_name(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    program.routes.play(match_of(tmp_path, GAME, None, None, position=position_after(9, 2)))
    page = table(program)
    for _ in range(6):
        assert wait_for_a_choice(qtbot, page)
        play_by_list(qtbot, page, good_move(page))
    assert wait_for_a_choice(qtbot, page)
    assert chapters(page) == ["Throw 11 · Ada", "Throw 10 · Mara", "Throw 9 · Ada", "Throw 8 · Mara"]
    entries = page.frame.history.entries
    under = entries.index(next(entry for entry in entries if entry.separator))
    assert not any("Throw" in entry.text for entry in entries[:under])


def test_the_first_throw_has_nothing_to_close(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    program.routes.play(match_of(tmp_path, GAME, None, None))
    page = table(program)
    first = DiceThrown("A", 1, ("red", "red", "blue"), ("1", "2", "3"))
    assert page.table.chapter(first) is None
    assert wait_for_a_choice(qtbot, page)
    assert chapters(page) == []


@pytest.mark.parametrize(
    ("points", "headline", "sign"),
    [(-16, "Played to the end", "flag"), (14, "Well done", "trophy-big"), (30, "Brilliant", "trophy-big")],
)
def test_headline_and_sign_over_a_result_alone_are_those_of_its_rating(
    qtbot: QtBot, program: Program, tmp_path: Path, points: int, headline: str, sign: str
) -> None:
    save = match_of(tmp_path, GAME, None)
    end = EndPage(program.preferences.kit, save, Over((1,), (points,)))
    qtbot.addWidget(end)
    assert (end.headline, end.sign) == (headline, sign)
    save.close()
