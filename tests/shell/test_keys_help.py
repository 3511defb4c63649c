"""The list of keys holds every shortcut, and what it says is true at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from spielblock.shell import texts_keys
from spielblock.shell.commands import SHORTCUTS
from spielblock.shell.keys_help import Caps, KeysHelp, keys_of
from spielblock.shell.program import Program
from spielblock.widgets.key_cap import key_name


def listed(program: Program) -> KeysHelp:
    program.routes.show_keys()
    overlay = program.window.overlay
    assert overlay is not None
    assert isinstance(overlay.content, KeysHelp)
    return overlay.content


def test_every_shortcut_of_the_menu_is_listed(program: Program) -> None:
    caps = {cap.accessibleName() for cap in listed(program).findChildren(Caps)}
    assert {key_name(keys) for keys in SHORTCUTS.values()} <= caps


def test_every_key_has_its_words(program: Program) -> None:
    content = listed(program)
    words = {label.text() for label in content.findChildren(QLabel)}
    games = {game: keys_of(game) for game in program.preferences.kit.games.values()}
    own = [key for keys in games.values() for key in keys]
    assert own
    assert {key.does() for key in (*texts_keys.AT_TABLE, *own)} <= words
    assert {game.title for game, keys in games.items() if keys} <= words
    assert len(content.findChildren(Caps)) == len(texts_keys.AT_TABLE) + len(own) + len(SHORTCUTS)


def test_it_comes_with_its_key_and_goes_with_escape(program: Program, qtbot: QtBot) -> None:
    shortcut = QKeySequence(SHORTCUTS["keys"])
    assert shortcut == QKeySequence("Shift+F1")
    qtbot.keyClick(program.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: program.window.overlay is not None)
    overlay = program.window.overlay
    assert overlay is not None
    qtbot.keyClick(overlay, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: program.window.overlay is None)


def test_the_page_below_hears_of_a_dialog(program: Program) -> None:
    page, heard = program.window.page, list[bool]()
    assert page is not None
    page.covered.connect(heard.append)
    listed(program)
    program.window.close_overlays()
    assert heard == [True, False]


def test_the_key_of_plus_is_a_plus() -> None:
    assert key_name("+") == "+"
