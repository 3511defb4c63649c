"""The seats of a new match: all bots at once, what a change brings with it, where things stay."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from spielblock.games import all_games
from spielblock.match.seating import Chair
from spielblock.shell.language import LANGUAGES, Speaker
from spielblock.shell.new_match import NewMatch
from spielblock.shell.page_parts import Kit
from spielblock.shell.rule_choices import rule_choices
from spielblock.shell.rule_rows import RuleRow
from spielblock.shell.settings import Settings, Table
from spielblock.shell.shown import shown_games
from spielblock.widgets.theme import Theme

LEFT = Qt.MouseButton.LeftButton


def dialog(qtbot: QtBot, name: str, *chairs: Chair, size: tuple[int, int] = (1000, 668)) -> NewMatch:
    tables = {name: Table(chairs, {}, False)} if chairs else {}
    kit = Kit(Theme(), shown_games(all_games()), Settings(tables=tables))
    made = NewMatch(kit, kit.games[name], "Anna", Random(1))
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    qtbot.waitExposed(made)
    return made


def words(made: NewMatch) -> list[str]:
    return [label.text() for label in made.seats.findChildren(QLabel) if label.isVisible()]


def test_all_bots_become_equally_strong_with_one_choice(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit", Chair("Anna"), Chair("Ben", "easy"), Chair("Mara", "hard"), Chair("Uli"))
    menu = made.seats.strength_menu()
    assert [action.text() for action in menu.actions()] == ["easy", "medium", "hard"]
    menu.actions()[1].trigger()
    assert [chair.level for chair in made.wish.chairs] == [None, "medium", "medium", None]
    assert made.seats.rows[2].level.currentText() == "medium"


def test_one_bot_needs_no_choice_for_all(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit", Chair("Anna"), Chair("Ben", "easy"))
    assert not made.seats.strengths.isVisible()
    qtbot.mouseClick(made.seats.add, LEFT)
    assert made.seats.strengths.isVisible()


def test_a_bot_that_becomes_weaker_at_a_larger_table_is_told_of(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit", Chair("Anna"), Chair("Ben", "master"))
    qtbot.mouseClick(made.seats.add, LEFT)
    told = "There is master only with two: now hard"
    assert made.wish.chairs[1].level == "hard"
    assert told in words(made)
    row = made.seats.rows[1]
    assert row.note.text() == row.level.accessibleDescription() == "now hard instead of master"
    assert [one.note.isVisible() for one in made.seats.rows] == [False, True, False]
    row.played_by.emit(1, "easy")
    assert told not in words(made)
    assert not row.note.isVisible()
    assert row.level.accessibleDescription() == ""


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_a_level_that_is_not_offered_is_written_in_another_colour(qtbot: QtBot) -> None:
    made = dialog(qtbot, "rockit", *(Chair(name, "easy") for name in ("Anna", "Ben", "Uli")))
    made.setStyleSheet(Theme().style_sheet())
    box = made.seats.rows[0].level
    box.showPopup()
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    darkest: list[int] = []
    for row in range(box.count()):
        rect = view.visualRect(box.model().index(row, 0))
        image = view.viewport().grab(rect.adjusted(rect.height(), 0, 0, 0)).toImage()  # without the symbol
        dots = [QPoint(x, y) for x in range(image.width()) for y in range(image.height())]
        darkest.append(min(image.pixelColor(dot).lightness() for dot in dots))
    box.hidePopup()
    assert darkest[-1] > max(darkest[:-1]) + 30


@pytest.mark.parametrize("name", sorted(all_games()))
def test_the_rows_are_as_high_with_many_as_with_few(qtbot: QtBot, name: str) -> None:
    made = dialog(qtbot, name)
    before = made.seats.rows[0].sizeHint().height()
    while made.seats.add.isEnabled():
        made.seats.add.click()
    assert {row.sizeHint().height() for row in made.seats.rows} == {before}


@pytest.mark.parametrize("name", ["rockit", "schock", "tock"])
def test_a_full_table_in_a_small_window_is_scrolled_in_one_direction(qtbot: QtBot, name: str) -> None:
    made = dialog(qtbot, name, size=(992, 568))
    while made.seats.add.isEnabled():
        made.seats.add.click()
    area = next(one for one in made.findChildren(QScrollArea) if one.isAncestorOf(made.seats))
    qtbot.waitUntil(lambda: name != "rockit" or area.verticalScrollBar().maximum() > 0)
    assert area.horizontalScrollBar().maximum() == 0


def test_a_long_name_is_shown_from_its_beginning(qtbot: QtBot) -> None:
    made = dialog(qtbot, "tock", Chair("Maximilian-Alexander von Hohen"), Chair("Ben", "easy"))
    field = made.seats.rows[0].name
    assert field.cursorPosition() == 0
    with qtbot.waitActive(made):
        made.activateWindow()
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Annemarie Friederike von der")
    assert field.cursorPosition() > 20
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert field.cursorPosition() == 0
    assert field.cursorRect().left() < field.width() // 2
    assert made.childAt(field.mapTo(made, QPoint(5, 5))) is not None


@pytest.mark.parametrize("name", sorted(all_games()))
def test_a_rule_has_the_same_control_in_every_language(qapp: QApplication, name: str) -> None:
    def controls() -> list[str]:
        choices = rule_choices(shown_games(all_games())[name])
        return [type(RuleRow(Theme(), choice, choice.default).control).__name__ for choice in choices]

    speaker = Speaker(qapp)
    found: list[list[str]] = []
    try:
        for language in LANGUAGES:
            speaker.speak(language)
            found.append(controls())
    finally:
        speaker.fall_silent()
    assert all(one == found[0] for one in found)


def test_another_sheet_is_no_other_rule(qtbot: QtBot) -> None:
    made = dialog(qtbot, "noch_mal")
    row, box = made.rules.rows["sheet"], made.rules.preset
    assert box is not None
    elbe = next(value for value in row.choice.values if row.choice.name_of(value) == "Sheet Elbe")
    row.show_value(elbe)
    row.chosen.emit("sheet", elbe)
    assert box.currentData() == "seed"
    assert made.summary().endswith("standard rules · Sheet Elbe")
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert made.wish.options.sheet == elbe  # type: ignore[attr-defined]
    assert made.wish.options.first_three_open  # type: ignore[attr-defined]
    assert box.currentData() == "publisher"
