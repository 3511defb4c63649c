"""Draw scenes in many looks, and tell what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from spielblock.games import all_games
from spielblock.shell.program import Program
from spielblock.shell.settings import Brightness, Language, Settings, SettingsFile
from spielblock.shell.start import application
from tests.screens.faults import faults
from tests.screens.scenes import Scene, scenes
from tests.screens.stock import stock


class Look(NamedTuple):
    """One combination; `factor` names the scale factor the process runs with, `letters` the text size."""

    language: Language
    brightness: Brightness
    width: int
    height: int
    factor: str = ""
    letters: Literal[100, 115, 130, 150, 200] = 100

    def __str__(self) -> str:
        size = f"{self.width}x{self.height}{self.factor}"
        letters = "" if self.letters == 100 else f"-letters{self.letters}"
        return f"{self.language}-{self.brightness}-{size}{letters}"


#: After so many rounds of events a page has laid itself out: lists ask for room once they have their width.
SETTLED: Final = 12
SIZES: Final = ((1024, 600), (1280, 800), (1920, 1080))
PLAIN: Final = tuple(
    Look(language, brightness, width, height)
    for language in ("de", "en")
    for brightness in ("light", "dark")
    for width, height in SIZES
)
LARGE: Final = tuple(
    Look(language, brightness, 1024, 600, "@150")
    for language in ("de", "en")
    for brightness in ("light", "dark")
)
LETTERS: Final = (
    Look("de", "light", 1024, 600, letters=130),
    Look("de", "light", 1280, 800, letters=150),
    Look("en", "dark", 1920, 1080, letters=200),
)
LOOKS: Final[Mapping[str, Sequence[Look]]] = {
    "plain": (*PLAIN, *LETTERS),
    "letters": LETTERS,
    "large": LARGE,
    "quick": (Look("de", "light", 1024, 600), Look("en", "dark", 1280, 800)),
}


def draw_all(out: Path, looks: Sequence[Look], folder: Path, only: str = "") -> Iterator[str]:
    """Draw the scenes in each look into files; yield all that is wrong, a line each."""
    app = QApplication.instance()
    app = app if isinstance(app, QApplication) else application()
    stock(folder / "matches")
    for look in looks:
        for name, found in drawn(app, look, folder, only, out):
            yield from [f"{name} {look}: {fault}" for fault in found]


def drawn(
    app: QApplication, look: Look, folder: Path, only: str = "", out: Path | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Yield each scene's name in one look and what is wrong with it; write a picture if told where."""
    for name, scene in scenes().items():
        if only in name:
            program = dressed(app, look, folder, name)
            found = _show(app, program, scene)
            if out is not None:
                picture = program.window.grab()
                picture.save(str(out / f"{name}--{look}.png"))
            put_away(program)
            yield name, found


def dressed(app: QApplication, look: Look, folder: Path, name: str) -> Program:
    """Return the program in this look, with a stock of matches unless the scene is a first start."""
    file = SettingsFile(folder / "settings.json")
    met = () if name.startswith("meeting") else tuple(all_games())
    file.save(
        Settings(language=look.language, brightness=look.brightness, speed="off", scale=look.letters, met=met)
    )
    matches = folder / ("nothing" if "first" in name else "matches")
    program = Program(app, all_games(), file, matches)
    program.begin()
    program.window.resize(look.width, look.height)
    return program


def put_away(program: Program) -> None:
    """Close the program and delete all its widgets now: each that is left makes the next dress slower."""
    program.close()
    program.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _show(app: QApplication, program: Program, scene: Scene) -> list[str]:
    app.processEvents()
    scene(program)
    for _ in range(SETTLED):
        app.processEvents()
    return faults(program.window)
