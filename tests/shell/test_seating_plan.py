"""Who is to sit where in a new match."""

from __future__ import annotations

from random import Random

from spielblock.match.seating import Chair
from spielblock.shell.seating_plan import SeatingPlan, first_plan, remembered_plan

LEVELS = ("easy", "medium", "hard")
COLOURS = ("blue", "red", "green", "yellow", "violet", "orange")


def fresh(seats: tuple[int, int] = (2, 6)) -> SeatingPlan:
    return first_plan(seats, LEVELS, COLOURS, (4, 6), "Anna")


def test_the_first_plan_is_one_person_and_three_bots_of_the_middle() -> None:
    plan = fresh()
    assert [chair.level for chair in plan.chairs] == [None, "medium", "medium", "medium"]
    assert [chair.colour for chair in plan.chairs] == ["blue", "red", "green", "yellow"]
    assert len({chair.name for chair in plan.chairs}) == 4


def test_a_game_for_fewer_has_fewer() -> None:
    assert len(fresh((2, 3)).chairs) == 3


def test_a_seat_more_has_a_free_colour_and_name_and_the_last_strength() -> None:
    plan = fresh().played_by(3, "hard").fewer(1).more()
    assert plan.chairs[-1] == Chair("Mara", "hard", "red")


def test_there_are_never_too_many_or_too_few() -> None:
    plan = fresh()
    for _ in range(9):
        plan = plan.more()
    assert len(plan.chairs) == 6
    for _ in range(9):
        plan = plan.fewer(0)
    assert len(plan.chairs) == 2


def test_who_takes_a_colour_gives_the_own_one() -> None:
    plan = fresh().coloured(0, "green")
    assert [chair.colour for chair in plan.chairs] == ["green", "red", "blue", "yellow"]
    assert fresh().coloured(0, "violet").chairs[0].colour == "violet"


def test_shuffling_keeps_all_and_moves_somebody() -> None:
    plan = fresh()
    mixed = plan.shuffled(Random(1))
    assert sorted(mixed.chairs, key=str) == sorted(plan.chairs, key=str)
    assert mixed.chairs != plan.chairs


def test_teams_need_their_number_of_seats_and_come_back_with_it() -> None:
    plan = fresh().in_teams(4)
    assert plan.teams
    assert not plan.more().teams
    assert plan.more().fewer(4).teams
    assert [plan.team_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_a_complete_plan_has_a_different_name_on_every_seat() -> None:
    plan = fresh().named(0, "Ben").named(1, "").named(3, "Ben").complete()
    names = [chair.name for chair in plan.chairs]
    assert names[0] == "Ben"
    assert names[2:] == ["Ben 2", "Ben 3"]
    assert names[1]


def test_the_last_time_is_proposed_again() -> None:
    chairs = (Chair("Uli", "hard", "red"), Chair("Anna", None, "blue"))
    plan = remembered_plan(fresh(), chairs, teams=True)
    assert plan.chairs == chairs
    assert plan.teams_wanted


def test_what_the_game_no_longer_has_is_replaced() -> None:
    levelled = remembered_plan(fresh(), (Chair("A", "godlike", "blue"), Chair("B", None, "red")), teams=False)
    assert levelled.chairs[0].level == "medium"
    coloured = remembered_plan(fresh(), (Chair("A", None, "pink"), Chair("B", None, "pink")), teams=False)
    assert [chair.colour for chair in coloured.chairs] == ["blue", "red"]
    many = (Chair("A"),) * 7
    assert remembered_plan(fresh(), many, teams=False) == fresh()


FEWER = {3: ("easy", "hard"), 4: ("easy", "medium")}


def with_fewer() -> SeatingPlan:
    return first_plan((2, 6), LEVELS, COLOURS, (), "Anna", FEWER)


def test_levels_that_cannot_be_told_apart_are_not_offered() -> None:
    plan = with_fewer()
    assert plan.offered == ("easy", "medium")
    assert plan.fewer(3).offered == ("easy", "hard")
    assert plan.more().offered == LEVELS


def test_a_level_that_is_not_offered_becomes_the_one_below() -> None:
    plan = with_fewer().fewer(3)
    assert [chair.level for chair in plan.chairs] == [None, "easy", "easy"]
    strong = plan.played_by(1, "hard").more()
    assert [chair.level for chair in strong.chairs] == [None, "medium", "easy", "easy"]


def test_a_table_that_is_remembered_has_levels_that_are_offered() -> None:
    chairs = [Chair("Anna"), *[Chair(name, "hard") for name in ("Ben", "Ida", "Toni")]]
    found = remembered_plan(with_fewer(), chairs, teams=False)
    assert [chair.level for chair in found.chairs] == [None, "medium", "medium", "medium"]
