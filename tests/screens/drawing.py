"""Draw scenes in many looks, and tell what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from spielblock.games import all_games
from spielblock.shell.program import Program
from spielblock.shell.settings import Settings, SettingsFile
from spielblock.shell.start import application
from tests.screens.faults import faults
from tests.screens.listening import listening
from tests.screens.looks import ALL, QUICK, Look
from tests.screens.record import Drawn, fingerprint, picture, resumed
from tests.screens.scenes import Scene, scenes
from tests.screens.stock import stock

#: After so many rounds of events a page has laid itself out: lists ask for room once they have their width.
SETTLED: Final = 12
LOOKS: Final = {"quick": QUICK}
#: PNG loses nothing; this one is a tenth larger than it could be, and written in two thirds of the time.
QUICKLY: Final = 80
#: What a record says in place of its sources when they were edited meanwhile.
EDITED: Final = "edited while drawing"


def named(words: Sequence[str] = ("",)) -> dict[str, Scene]:
    """Return the scenes whose names hold one of the words."""
    return {name: scene for name, scene in scenes().items() if any(word in name for word in words)}


def draw_look(
    out: Path, look: str, folder: Path, words: Sequence[str] = ("",), *, resume: bool = False
) -> Iterator[str]:
    """Draw scenes in one look into files, yield what is wrong, a line each, and write the record of it."""
    app = QApplication.instance()
    app = app if isinstance(app, QApplication) else application()
    stock(folder / "matches")
    record = resumed(out, look, fingerprint())
    wanted = {name: one for name, one in named(words).items() if not (resume and name in record.scenes)}
    with listening() as heard:
        for name, scene in wanted.items():
            found = draw(app, ALL[look], folder, name, scene, out)
            record.scenes[name] = [*found, *heard.taken()]
            yield from [f"{name} {look}: {fault}" for fault in record.scenes[name]]
    _write_down(record, out)


def _write_down(record: Drawn, out: Path) -> None:
    if fingerprint() != record.sources:
        record.sources = EDITED
    record.save(out)


def drawn(
    app: QApplication, look: Look, folder: Path, only: str = "", out: Path | None = None
) -> Iterator[tuple[str, list[str]]]:
    """Yield each scene's name in one look and what is wrong with it; write a picture if told where."""
    for name, scene in named([only]).items():
        yield name, draw(app, look, folder, name, scene, out)


def draw(
    app: QApplication, look: Look, folder: Path, name: str, scene: Scene, out: Path | None = None
) -> list[str]:
    """Draw one scene, write a picture of it if told where, and return what is wrong with it."""
    program = dressed(app, look, folder, name)
    try:
        _show(app, program, scene)
        shown = program.window.grab()
        found = faults(program.window, shown)
        if out is not None:
            shown.save(str(picture(out, name, str(look))), quality=QUICKLY)
    except Exception as problem:  # a scene that fails is a finding; the others are still drawn
        found = [f"not drawn: {type(problem).__name__}: {problem}"]
    put_away(program)
    return found


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


def _show(app: QApplication, program: Program, scene: Scene) -> None:
    app.processEvents()
    scene(program)
    for _ in range(SETTLED):
        app.processEvents()
