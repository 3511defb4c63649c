"""The scenes to draw: each brings the window of a program to a page or dialog."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

import msgspec
from PySide6.QtWidgets import QApplication

from spielblock.games import all_games
from spielblock.shell.end_page import EndPage
from spielblock.shell.first_meeting import FirstMeeting
from spielblock.shell.new_match import NewMatch
from spielblock.shell.program import Program
from spielblock.shell.rules_page import RulesPage
from spielblock.shell.settings_page import SettingsPage

Scene = Callable[[Program], object]

#: Other modules add scenes: `scenes()` returns them by name, each a callable that is given the program.
OTHERS = ("tests.screens_tables", "tests.screens_states", "tests.screens_files")


def scenes() -> dict[str, Scene]:
    """Return all scenes by name."""
    found: dict[str, Scene] = {
        "home": _nothing,
        "home-first": _nothing,
        "matches": lambda program: program.routes.show_matches(),
        "matches-first": lambda program: program.routes.show_matches(),
        "message-about": lambda program: program.routes.show_about(),
        "message-fault": lambda program: program.show_fault("details", _done),
        "message-damaged": partial(_open, "broken"),
        "message-foreign": partial(_open, "letter"),
        "new-teams": _teams,
        "rules-search": _search,
        "rules-cards": _cards,
    }
    for section in range(3):
        found[f"settings-{section}"] = partial(_settings, section)
    for game in all_games():
        found[f"meeting-{game}"] = partial(_new, game)
        found[f"new-{game}"] = partial(_new, game)
        found[f"rules-{game}"] = partial(_rules, game)
        found[f"end-{game}"] = partial(_end, game)
        found[f"course-{game}"] = partial(_course, game, 0)
        found[f"course-table-{game}"] = partial(_course, game, 1)
    for others in OTHERS:
        found.update(import_module(others).scenes())
    return found


def _nothing(program: Program) -> None:
    """The home page is up already."""


def _done() -> None:
    """Nobody waits for the message to be read."""


def _new(game: str, program: Program) -> None:
    program.routes.new_match(game)
    overlay = program.window.overlay
    assert overlay is not None
    assert isinstance(overlay.content, NewMatch | FirstMeeting)


def _teams(program: Program) -> None:
    """Six seats in three teams, two people, and a rule that is not the standard."""
    _new("tock", program)
    overlay = program.window.overlay
    assert overlay is not None
    dialog = overlay.content
    assert isinstance(dialog, NewMatch)
    dialog.seats.add.click()
    dialog.seats.add.click()
    assert dialog.seats.teams is not None
    dialog.seats.teams.choice.button(6).click()
    dialog.seats.rows[2].kind.button(False).click()
    switches = [row for row in dialog.rules.rows.values() if row.choice.switch]
    switches[0].control.click()  # type: ignore[attr-defined]


def _rules(game: str, program: Program) -> None:
    entry = program.preferences.kit.games[game].entry
    program.routes.show_rules(game, entry.options())


def _cards(program: Program) -> None:
    """The cards of Tock, in a match with a jack that is not the standard."""
    options = msgspec.structs.replace(all_games()["tock"].options(), jack_own_own=False)
    program.routes.show_rules("tock", options)
    page = program.window.page
    assert isinstance(page, RulesPage)
    page.buttons[3].click()


def _search(program: Program) -> None:
    _rules("tock", program)
    page = program.window.page
    assert isinstance(page, RulesPage)
    page.search.setText("Figur" if program.preferences.settings.language == "de" else "piece")


def _settings(section: int, program: Program) -> None:
    program.routes.show_settings()
    page = program.window.page
    assert isinstance(page, SettingsPage)
    page.buttons[section].click()


def _open(name: str, program: Program) -> None:
    program.routes.open_match(program.library.folder / f"{name}.spielblock")


def _end(game: str, program: Program) -> None:
    _open(f"{game}-over", program)
    assert isinstance(program.window.page, EndPage)


def _course(game: str, view: int, program: Program) -> None:
    _end(game, program)
    page = program.window.page
    assert isinstance(page, EndPage)
    page.course_card.view.which.button(view).click()
    QApplication.processEvents()
    bar = page.room.verticalScrollBar()
    bar.setValue(bar.maximum())  # in large letters the course lies below
