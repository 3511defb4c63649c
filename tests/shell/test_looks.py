"""Language, brightness and text size change at run time, in the middle of a match too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spielblock.control.pace import SPEEDS
from spielblock.match.seating import Chair
from spielblock.shell.commands import ORDER
from spielblock.shell.home_page import HomePage
from spielblock.shell.program import Program
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.settings import Settings, SettingsFile
from spielblock.shell.settings_page import SettingsPage
from spielblock.shell.table_page import TablePage


def click(qtbot: QtBot, program: Program, name: str) -> None:
    button = program.window.findChild(QWidget, name)
    assert button is not None, name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def open_settings(program: Program) -> SettingsPage:
    program.commands.action("settings").trigger()
    page = program.window.page
    assert isinstance(page, SettingsPage)
    return page


def test_the_language_changes_at_once_with_qts_own_texts(program: Program, qtbot: QtBot) -> None:
    open_settings(program)
    click(qtbot, program, "language/de")
    assert program.window.windowTitle() == "Einstellungen – Spielblock"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert program.commands.action("quit").text() == "Beenden"
    click(qtbot, program, "language/en")
    assert program.window.windowTitle() == "Settings – Spielblock"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_focus_stays_on_what_was_chosen(program: Program, qtbot: QtBot) -> None:
    page = open_settings(program)
    on = page.findChild(QWidget, "brightness/light")
    assert on is not None
    on.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(on, Qt.Key.Key_Right)
    assert program.preferences.settings.brightness == "dark"
    assert program.window.focusWidget().objectName() == "brightness/dark"


def test_dark_is_dark_and_larger_is_larger(program: Program, qtbot: QtBot) -> None:
    open_settings(program)
    before = program.window.fontMetrics().height()
    click(qtbot, program, "brightness/dark")
    assert program.preferences.kit.theme.dark
    click(qtbot, program, "scale/150")
    assert program.window.page is not None
    assert program.window.page.fontMetrics().height() > 1.3 * before


def test_settings_are_kept_as_soon_as_they_are_chosen(program: Program, qtbot: QtBot) -> None:
    page = open_settings(program)
    page.buttons[1].click()
    click(qtbot, program, "speed/slow")
    click(qtbot, program, "moves_shown")
    page.buttons[2].click()
    click(qtbot, program, "humans/hold")
    kept = SettingsFile(program.library.folder.parent / "settings.json").load()
    assert (kept.speed, kept.moves_shown, kept.humans) == ("slow", False, "hold")


def test_a_match_goes_on_in_another_language(program: Program) -> None:
    chairs = (Chair("Anna", None, "blue"), Chair("Ben", None, "red"))
    entry = program.preferences.kit.games["tock"].entry
    program.routes.play(program.library.begin("tock", chairs, entry.options()))
    before = program.window.page
    assert isinstance(before, TablePage)
    steps = len(before.save.match.log)
    program.preferences.set(language="de")
    page = program.window.page
    assert isinstance(page, TablePage)
    assert page is not before
    assert page.save is before.save
    assert len(page.save.match.log) >= steps


def test_a_table_beneath_takes_over_what_was_settled(at_table: Program, qtbot: QtBot) -> None:
    before = at_table.window.page
    page = open_settings(at_table)
    page.buttons[1].click()
    click(qtbot, at_table, "speed/slow")
    now = at_table.window.page
    assert isinstance(now, SettingsPage)
    assert now.section == 1
    now.left.emit()
    table = at_table.window.page
    assert isinstance(table, TablePage)
    assert table is not before
    assert table.queue.pace == SPEEDS["slow"]


def test_over_a_match_the_rules_are_of_its_game_and_back_leads_to_the_table(at_table: Program) -> None:
    table = at_table.window.page
    at_table.commands.action("rules").trigger()
    page = at_table.window.page
    assert isinstance(page, RulesPage)
    assert page.game.id == "tock"
    page.left.emit()
    assert at_table.window.page is table


def test_a_system_that_turns_dark_does_not_disturb_a_dialog(
    make_program: Callable[[Settings], Program], qtbot: QtBot
) -> None:
    program = make_program(Settings(language="en", speed="off", met=("tock",)))
    program.routes.new_match("tock")
    overlay = program.window.overlay
    assert overlay is not None
    before = program.window.page
    program.preferences.outdated.emit()
    assert program.window.overlay is overlay
    assert program.window.page is before
    overlay.dismiss()
    qtbot.waitUntil(lambda: program.window.page is not before)
    assert isinstance(program.window.page, HomePage)


def test_the_menu_holds_all_commands_with_their_shortcuts(program: Program) -> None:
    menu = program.commands.menu()
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert len(texts) == len([name for name in ORDER if name]) - 1  # a copy needs a match
    assert all(texts)
    menu.deleteLater()


@pytest.mark.parametrize("key", [Qt.Key.Key_F10, Qt.Key.Key_Alt])
def test_f10_and_alt_alone_open_the_menu(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: Qt.Key
) -> None:
    opened: list[object] = []
    monkeypatch.setattr(program.commands, "open_menu", opened.append)
    qtbot.keyClick(program.window, key)
    assert len(opened) == 1


def test_the_window_is_where_it_was(make_program: Callable[[Settings], Program]) -> None:
    program = make_program(Settings(language="en", speed="off"))
    program.window.setGeometry(30, 40, 1100, 650)
    program.window.close()
    kept = SettingsFile(program.library.folder.parent / "settings.json").load().place
    assert kept is not None
    assert (kept.x, kept.y, kept.width, kept.height) == (30, 40, 1100, 650)


def test_the_icon_has_every_size(program: Program) -> None:
    sizes = {size.width() for size in program.window.windowIcon().availableSizes()}
    assert {16, 32, 48, 64, 128, 256} <= sizes


def test_the_focus_ring_follows_the_keys_and_goes_with_the_mouse(program: Program, qtbot: QtBot) -> None:
    page = open_settings(program)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Tab)
    assert program.window.ring.around is program.window.focusWidget()
    qtbot.mouseClick(page.buttons[1], Qt.MouseButton.LeftButton)
    assert program.window.ring.around is None
