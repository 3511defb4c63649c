"""`spielblock --smoke`: show every page once, in a folder of its own, and say whether that worked."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from spielblock.games import all_games
from spielblock.shell.program import Program
from spielblock.shell.settings import Language, Settings, SettingsFile
from spielblock.shell.start import application


def smoke() -> int:
    """Return 0 if every page of every game could be made and drawn; faults come out as they are."""
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            _walk(app, Path(folder) / language, language)
    return 0


LANGUAGES: tuple[Language, ...] = ("de", "en")


def _walk(app: QApplication, folder: Path, language: Language) -> None:
    file = SettingsFile(folder / "settings.json")
    file.save(Settings(language=language, speed="off", brightness="dark" if language == "en" else "light"))
    program = Program(app, all_games(), file, folder / "matches")
    program.begin()
    for show in _stops(program):
        show()
        app.processEvents()
        if program.window.grab().isNull():
            raise RuntimeError("nothing was drawn")
        sys.stdout.write(f"{language}: {program.window.windowTitle()}\n")
        program.window.close_overlays()
    program.close()


def _stops(program: Program) -> Iterator[Callable[[], None]]:
    """Yield what shows one page after the other."""
    routes = program.routes
    for command in ("settings", "matches", "rules", "home"):
        yield routes.commands()[command]
    for game in program.preferences.kit.games:
        yield lambda game=game: routes.new_match(game)
        yield lambda game=game: routes.begin_quick(game)
        yield routes.go_home
