"""The course of a match of several rounds: what was left at the end of each, and points where they count."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from tests.playing import play_out

from spielblock.games.rockit import texts_course
from spielblock.games.rockit.events import CardPlayed, CardsDrawn, HandDealt, RoundWon
from spielblock.games.rockit.game import GAME
from spielblock.games.rockit.options import Options
from spielblock.games.rockit.rules import RockitRules
from spielblock.games.rockit.texts import measures_of
from spielblock.match.match import Match
from spielblock.match.seating import Chair
from spielblock.rules.contract import Start
from spielblock.rules.seats import seat_of
from spielblock.shell.course import Course, course_of
from spielblock.shell.course_chart import CourseChart
from spielblock.shell.table_people import stage_of
from spielblock.widgets.theme import Theme

ROUNDS = Options(rounds_to_win=2, final_draw=True)
POINTS = Options(points_to=300)


def played(options: Options, seed: int) -> tuple[Match[Any, Any], Course]:
    match: Match[Any, Any] = Match(RockitRules(options), Start(3), str(seed))
    for _ in play_out(match, Random(seed), 100_000):
        pass
    sitters = stage_of(
        GAME, [Chair(f"seat {at}", None) for at in range(3)], teams=False, theme=Theme()
    ).sitters
    course = course_of(match, sitters, texts_course)
    assert course is not None
    return match, course


def ends(match: Match[Any, Any]) -> list[tuple[RoundWon, tuple[int, ...]]]:
    """Return each end of a round with the cards that were left then, counted from the events."""
    held, found = [0] * 3, list[tuple[RoundWon, tuple[int, ...]]]()
    for event in [event for events in match.events for event in events]:
        match event:
            case HandDealt(seat, cards):
                held[seat_of(seat)] = len(cards)
            case CardPlayed(seat, _, _, left):
                held[seat_of(seat)] = left
            case CardsDrawn(seat, cards):
                held[seat_of(seat)] += len(cards)
            case RoundWon():
                found.append((event, tuple(held)))
            case _:
                pass
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_turn_that_ends_a_round_shows_what_was_left(seed: int) -> None:
    match, course = played(ROUNDS, seed)
    won = [mark for mark in course.marks if mark.sign == "trophy"]
    true = ends(match)
    assert len(won) == len(true) >= 2
    assert [course.values[mark.turn] for mark in won] == [left for _, left in true]
    assert all(course.values[mark.turn][mark.seat or 0] == 0 for mark in won)


@pytest.mark.parametrize("seed", range(3))
def test_where_points_count_the_curve_shows_them(seed: int) -> None:
    match, course = played(POINTS, seed)
    won = [mark for mark in course.marks if mark.sign == "trophy"]
    true = ends(match)
    assert course.values[0] == (0, 0, 0)
    assert [course.values[mark.turn] for mark in won] == [event.scores for event, _ in true]
    assert course.values[-1] == true[-1][0].scores


def test_the_axis_says_what_the_curve_counts() -> None:
    assert measures_of(POINTS) == ("Points", "Points")
    assert measures_of(ROUNDS) == ("Rounds won", "Cards in hand")


def test_where_a_round_was_won_its_sign_stands_however_many_others_there_are(qtbot: QtBot) -> None:
    """Calls and penalties are many; what a round ends with gives way to none of them."""
    _, course = played(Options(rounds_to_win=4), 2)
    chart = CourseChart(Theme(), course)
    qtbot.addWidget(chart)
    chart.resize(560, 300)
    with qtbot.waitExposed(chart):
        chart.show()
    won = [mark for mark in course.marks if mark.sign == "trophy"]
    assert len(won) > len(course.sitters)
    qtbot.waitUntil(lambda: set(won) <= set(chart.signs.whole))
