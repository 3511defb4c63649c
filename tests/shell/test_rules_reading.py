"""Reading the rules: what is cut, what the keys scroll, and which section the list marks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot
from tests.shell.conftest import MET

from spielblock.games import all_games
from spielblock.shell.program import Program
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.settings import Language, Settings

Maker = Callable[[Settings], Program]
Key = Qt.Key


def opened(program: Program, game: str = "tock") -> RulesPage:
    program.window.resize(1024, 600)
    program.routes.show_rules(game, all_games()[game].options())
    page = program.window.page
    assert isinstance(page, RulesPage)
    return page


def area(page: RulesPage) -> QScrollArea:
    """Return where the text is scrolled: the scroll area at the right."""
    areas = page.findChildren(QScrollArea)
    return max(areas, key=lambda one: one.mapTo(page, one.rect().topLeft()).x())


def bar(page: RulesPage) -> QScrollBar:
    return area(page).verticalScrollBar()


def marked(page: RulesPage) -> int:
    """Return which button of the list is marked."""
    on = [place for place, button in enumerate(page.buttons) if button.isChecked()]
    assert len(on) == 1
    return on[0]


def click_game(page: RulesPage, game: str) -> None:
    QTest.mouseClick(page.games.button(game), Qt.MouseButton.LeftButton)


def whole(button: QAbstractButton) -> bool:
    return (
        button.width() >= button.sizeHint().width() and button.visibleRegion().boundingRect() == button.rect()
    )


@pytest.mark.parametrize("scale", [100, 130, 150, 200])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", ["tock", "rockit"])
def test_nothing_is_cut_in_large_letters(
    make_program: Maker, qtbot: QtBot, language: Language, scale: int, game: str
) -> None:
    settings = Settings(language=language, brightness="light", speed="off", scale=scale, met=MET)  # type: ignore[arg-type]
    page = opened(make_program(settings), game)
    qtbot.waitUntil(lambda: page.width() == 1024 and bar(page).maximum() > 0)
    assert all(whole(button) for button in page.games.buttons())
    assert all(button.width() >= button.sizeHint().width() for button in page.buttons)
    room = area(page).viewport()
    content = area(page).widget()
    assert content is not None
    assert content.width() == room.width()
    words = [label for label in content.findChildren(QLabel) if label.text()]
    assert words
    qtbot.waitUntil(lambda: all(label.width() >= label.minimumSizeHint().width() for label in words))
    for label in words:
        assert label.mapTo(room, label.rect().topRight()).x() < room.width()
    assert page.search.isVisible()
    assert page.search.mapTo(page, page.search.rect().topRight()).x() < page.width()


def test_the_search_comes_back_to_the_bar_where_there_is_room(make_program: Maker, qtbot: QtBot) -> None:
    program = make_program(Settings(language="de", brightness="light", speed="off", scale=150, met=MET))
    page = opened(program)
    qtbot.waitUntil(lambda: page.width() == 1024)
    page.search.setFocus()
    below = page.games.mapTo(page, page.games.rect().bottomLeft()).y
    qtbot.waitUntil(lambda: page.search.mapTo(page, page.search.rect().topLeft()).y() > below())
    program.window.resize(1400, 600)
    qtbot.waitUntil(lambda: page.search.mapTo(page, page.search.rect().topLeft()).y() < below())
    assert page.search.isVisible()
    assert program.window.focusWidget() is page.search


def test_keys_scroll_the_text_right_after_opening(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1024, 600)
    program.commands.action("rules").trigger()
    page = program.window.page
    assert isinstance(page, RulesPage)
    qtbot.waitUntil(lambda: bar(page).maximum() > 0 and program.window.focusWidget() is not None)
    for key, forward in ((Key.Key_Down, True), (Key.Key_PageDown, True), (Key.Key_Up, False)):
        before = bar(page).value()
        qtbot.keyClick(program.window.focusWidget(), key)
        assert (bar(page).value() > before) == forward, key
        assert bar(page).value() != before, key
    qtbot.keyClick(program.window.focusWidget(), Key.Key_End)
    assert bar(page).value() == bar(page).maximum()
    qtbot.keyClick(program.window.focusWidget(), Key.Key_Home)
    assert bar(page).value() == 0


def test_turning_pages_in_the_list_turns_those_of_the_text(make_program: Maker, qtbot: QtBot) -> None:
    """The list is long enough here to be scrolled itself."""
    page = opened(make_program(Settings(language="en", brightness="light", speed="off", scale=200, met=MET)))
    qtbot.waitUntil(lambda: bar(page).maximum() > 0)
    page.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.buttons[0], Key.Key_PageDown)
    assert bar(page).value() > 0


def test_another_game_begins_at_its_first_section(program: Program, qtbot: QtBot) -> None:
    page = opened(program)
    qtbot.waitUntil(lambda: bar(page).maximum() > 0)
    bar(page).setValue(bar(page).maximum())
    assert marked(page) == len(page.buttons) - 1
    for game in ("schock", "rockit", "noch_mal", "rock_the_bock"):
        click_game(page, game)
        QApplication.processEvents()
        assert (bar(page).value(), marked(page), page.place) == (0, 0, (game, 0))
        bar(page).setValue(bar(page).maximum())


@pytest.mark.parametrize("game", sorted(all_games()))
def test_at_the_very_end_the_last_section_is_marked(program: Program, qtbot: QtBot, game: str) -> None:
    page = opened(program, game)
    qtbot.waitUntil(lambda: bar(page).maximum() > 0)
    qtbot.keyClick(page, Key.Key_End)
    assert marked(page) == len(page.buttons) - 1
    qtbot.keyClick(page, Key.Key_Home)
    assert marked(page) == 0


def test_a_section_that_is_too_far_down_for_the_top_stays_marked_until_one_scrolls(
    program: Program, qtbot: QtBot
) -> None:
    page = opened(program)
    qtbot.waitUntil(lambda: bar(page).maximum() > 0)
    chosen = len(page.buttons) - 2
    page.buttons[chosen].click()
    assert marked(page) == chosen
    qtbot.keyClick(page, Key.Key_PageDown)
    assert marked(page) == chosen + 1
    qtbot.keyClick(page, Key.Key_Home)
    assert marked(page) == 0


def test_who_comes_back_reads_on_at_the_section_that_is_marked(program: Program, qtbot: QtBot) -> None:
    page = opened(program)
    qtbot.waitUntil(lambda: bar(page).maximum() > 0)
    page.buttons[4].click()
    QApplication.processEvents()
    at = bar(page).value()
    assert at > 0
    qtbot.mouseClick(page.fair_play, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not isinstance(program.window.page, RulesPage))
    qtbot.keyClick(program.window.page or QWidget(), Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(program.window.page, RulesPage))
    back = program.window.page
    assert isinstance(back, RulesPage)
    qtbot.waitUntil(lambda: bar(back).value() == at)
    assert marked(back) == 4


def test_in_another_width_the_same_section_is_read(make_program: Maker, qtbot: QtBot) -> None:
    program = make_program(Settings(language="en", brightness="light", speed="off", scale=200, met=MET))
    page = opened(program)
    qtbot.waitUntil(lambda: bar(page).maximum() > 0)
    page.buttons[4].click()
    QApplication.processEvents()
    before = bar(page).value()
    program.window.resize(1500, 600)
    qtbot.waitUntil(lambda: bar(page).value() != before)
    assert marked(page) == 4
