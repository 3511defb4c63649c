"""How a bot likes to play is chosen in a new match, said in words, kept, and told at the table."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from spielblock.bots.style import parted
from spielblock.games import all_games
from spielblock.headless.languages import in_each
from spielblock.match.savefile import read, start
from spielblock.match.seating import Chair
from spielblock.shell import texts_styles
from spielblock.shell.beside import bot_text
from spielblock.shell.new_match import NewMatch
from spielblock.shell.page_parts import Kit
from spielblock.shell.seating_plan import SeatingPlan
from spielblock.shell.settings import Settings, Table
from spielblock.shell.shown import shown_games
from spielblock.shell.table_people import stage_of
from spielblock.shell.wish import plan_for
from spielblock.widgets.theme import Theme

GAMES = all_games()
CHAIRS = (Chair("Anna", None, "blue"), Chair("Mara", "hard+bold", "red"), Chair("Ben", "easy", "green"))


def dialog(qtbot: QtBot, name: str = "tock", chairs: tuple[Chair, ...] = CHAIRS) -> NewMatch:
    settings = Settings(tables={name: Table(chairs, {}, False)})
    kit = Kit(Theme(), shown_games(GAMES), settings)
    made = NewMatch(kit, kit.games[name], "Anna", Random(1))
    qtbot.addWidget(made)
    made.resize(1000, 668)
    made.show()
    return made


def test_a_style_is_chosen_from_a_menu_and_goes_into_the_match(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    button = made.seats.rows[1].style_button
    menu = button.menu_of_styles()
    assert [action.text() for action in menu.actions()] == ["even", "careful", "bold", "spiteful"]
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["bold"]
    assert all(action.toolTip() for action in menu.actions())
    menu.actions()[1].trigger()
    assert made.wish.chairs[1].level == "hard+careful"
    assert made.wish.remembered().chairs[1].level == "hard+careful"
    button.menu_of_styles().actions()[0].trigger()
    assert made.wish.chairs[1].level == "hard"


def test_space_opens_the_menu(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    button = made.seats.rows[1].style_button
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert button in made.seats.rows[1].stops()
    opened: list[bool] = []
    button.clicked.connect(lambda: opened.append(True))
    button.clicked.disconnect(button._open)  # pyright: ignore[reportPrivateUsage]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: opened == [True])


def test_it_says_who_plays_how_and_what_that_means(qtbot: QtBot) -> None:
    button = dialog(qtbot).seats.rows[1].style_button
    assert button.accessibleName() == "Seat 2: plays bold. Change style"
    for style in ("", "careful", "bold", "spiteful"):
        assert texts_styles.style_help(GAMES["tock"], style) in button.toolTip()


def test_where_a_level_has_no_styles_there_is_no_button(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    assert [row.style_button.isHidden() for row in made.seats.rows] == [True, False, True]
    made.seats.rows[1].level.setCurrentIndex(0)
    assert made.wish.chairs[1].level == "easy"
    assert made.seats.rows[1].style_button.isHidden()
    other = dialog(qtbot, "schock", (Chair("Anna"), Chair("Mara", "master")))
    assert all(row.style_button.isHidden() for row in other.seats.rows)


def test_another_level_keeps_the_style(qtbot: QtBot) -> None:
    made = dialog(qtbot)
    made.seats.rows[1].level.setCurrentIndex(3)
    assert made.wish.chairs[1].level == "master+bold"


def test_a_style_that_is_not_there_is_forgotten(qtbot: QtBot) -> None:
    chairs = (Chair("Anna"), Chair("Mara", "hard+zany"), Chair("Ben", "hard+bold"))
    made = dialog(qtbot, "rockit", chairs)
    assert [chair.level for chair in made.wish.chairs] == [None, "hard", "hard"]


def test_a_level_that_fewer_are_offered_becomes_the_one_below_with_its_style() -> None:
    kit = Kit(Theme(), shown_games(GAMES), Settings())
    plan: SeatingPlan = plan_for(kit, kit.games["rockit"], "Anna")
    while len(plan.chairs) > 2:
        plan = plan.fewer(2)
    plan = plan.played_by(1, "master").styled(1, "spiteful")
    assert plan.chairs[1].level == "master+spiteful"
    assert plan.more().chairs[1].level == "hard+spiteful"
    assert parted(plan.more().chairs[2].level or "")[1] == ""


def test_a_match_keeps_the_style_and_the_table_tells_it(tmp_path: Path, qapp: object) -> None:
    game, path = GAMES["tock"], tmp_path / "match.spielblock"
    start(path, game, game.options(), CHAIRS, "1").close()
    loaded = read(path, GAMES)
    assert loaded.chairs[1].level == "hard+bold"
    sitters = stage_of(game, loaded.chairs, teams=False, theme=Theme()).sitters
    assert (sitters[1].level, sitters[1].level_name) == (3, "hard, bold")
    assert (sitters[2].level, sitters[2].level_name) == (1, "easy")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_style_is_explained_in_both_languages(name: str) -> None:
    assert set(bot_text(GAMES[name]).styles) == set(GAMES[name].styles)
    for style in ("", *GAMES[name].styles):
        assert len(set(in_each(partial(texts_styles.style_help, GAMES[name], style)).values())) == 2
        assert len(set(in_each(partial(texts_styles.style_name, style)).values())) == 2
