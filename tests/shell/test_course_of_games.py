"""What each game says of the course of its matches: the signs, their meanings, what is counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from spielblock.games import all_games
from spielblock.rules.event import written
from spielblock.shell.course import PLAIN, is_written, kind_of, landmarks_of
from spielblock.shell.end_page import EndPage
from spielblock.shell.program import Program
from spielblock.widgets.theme import Theme


def ended(program: Program, game: str) -> EndPage:
    program.routes.open_match(program.library.folder / f"{game}-over.spielblock")
    page = program.window.page
    assert isinstance(page, EndPage)
    return page


def happened(page: EndPage, name: str) -> list[dict[str, object]]:
    """Return all events of this name in the match behind a page, as written."""
    events = [written(event) for some in page.save.match.events for event in some]  # noqa: SLF001
    return [event for event in events if event["event"] == name]


def test_a_penalty_is_marked_with_its_own_number(filled: Program) -> None:
    page = ended(filled, "rockit")
    assert page.course is not None
    match = page.save.match
    owed = [match.states[at].owed for at, entry in enumerate(match.log) if entry.move.text() == "take"]
    taken = [event for event in happened(page, "CardsDrawn") if event["why"] == "take"]
    signs = [mark.sign for mark in page.course.marks if mark.sign.startswith("+")]
    assert signs == [f"+{cards}" for cards in owed]
    assert len(taken) > len(owed), "in none of them the pile ran out, which must not make two of one"
    assert {"+2", "+4"} <= set(signs)


def test_lids_are_told_and_the_loser_of_the_final_lost_no_half(filled: Program) -> None:
    page = ended(filled, "schock")
    course = page.course
    assert course is not None
    told = [mark for mark in course.marks if mark.sign == ""]
    assert len(told) == len(happened(page, "LidsMoved"))
    assert all("lid" in mark.text for mark in told)
    assert [mark.sign for mark in course.marks if mark.sign in ("flag", "close")] == ["flag", "flag", "close"]
    assert ("close", "lost the final") in course.signs


@pytest.mark.parametrize("game", ["noch_mal", "rock_the_bock"])
def test_where_throws_are_counted_the_course_counts_them(filled: Program, game: str) -> None:
    page = ended(filled, game)
    assert page.course is not None
    assert page.course.turns == len(happened(page, "DiceThrown"))
    view = page.course_card.view
    assert view.table.model().headerData(7, Qt.Orientation.Vertical) == "Throw 7"
    view.show_turn(7)
    assert "After throw 7" in [label.text() for label in view.findChildren(QLabel)]


def test_every_game_says_what_stands_out_and_what_its_signs_mean() -> None:
    symbols = {path.stem for path in (Theme().resources / "symbols").glob("*.svg")}
    for game in all_games().values():
        landmarks = landmarks_of(game.texts)
        assert landmarks is not PLAIN
        for sign, name in landmarks.signs():
            assert name
            assert is_written(sign) or sign in symbols


@pytest.mark.parametrize("game", list(all_games()))
def test_all_signs_of_a_match_have_a_meaning_and_words(filled: Program, game: str) -> None:
    filled.routes.open_match(filled.library.folder / f"{game}-over.spielblock")
    page = filled.window.page
    assert isinstance(page, EndPage)
    course = page.course
    assert course is not None
    assert course.marks
    kinds = {kind_of(sign) for sign, _ in course.signs}
    assert {kind_of(mark.sign) for mark in course.marks if mark.sign} == kinds
    assert all(mark.text and 0 <= mark.turn <= course.turns for mark in course.marks)


def test_the_pieces_that_were_captured_are_those_marked(filled: Program) -> None:
    """Every capture of the match is a sign on the line of whom it befell."""
    filled.routes.open_match(filled.library.folder / "tock-over.spielblock")
    page = filled.window.page
    assert isinstance(page, EndPage)
    assert page.course is not None
    captured = [
        written(event)["colour"]
        for events_of in page.save.match.events  # noqa: SLF001 - the match behind the page
        for event in events_of
        if written(event)["event"] == "PieceCaptured"
    ]
    marked = [mark.seat for mark in page.course.marks if mark.sign == "close"]
    assert marked == ["ABCD".index(colour) for colour in captured]
