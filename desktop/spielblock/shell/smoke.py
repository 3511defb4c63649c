"""`spielblock --smoke`: the program tries itself in a folder of its own, and says whether that went well.

Every page is shown in both languages, and of every game a match is played by bots in their own process,
left, opened again and compared with its file. That takes about half a minute.
"""

from __future__ import annotations

import sys
import tempfile
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtWidgets import QApplication

from spielblock.games import all_games
from spielblock.headless import paths
from spielblock.headless.languages import in_each
from spielblock.shell import texts_smoke as texts
from spielblock.shell.crash import details, write_down
from spielblock.shell.program import Program
from spielblock.shell.settings import Language, Settings, SettingsFile
from spielblock.shell.smoke_matches import matches
from spielblock.shell.smoke_pages import Tour
from spielblock.shell.start import application

LANGUAGES: Final[tuple[Language, ...]] = ("de", "en")
#: What a station is called, and what to do there.
Station = tuple[str, Callable[[], None]]


def smoke() -> int:
    """Return 0 if everything went well; else say in both languages what did not, and return 1."""
    app = application()
    with tempfile.TemporaryDirectory() as folder, _faults() as faults:
        for language in LANGUAGES:
            program = _program(app, Path(folder) / language, language)
            stations = _stations(program)
            failed = next((name for name, visit in stations if not _went_well(name, visit, faults)), "")
            program.close()  # with its language, so that what follows is said in both
            if failed:
                _tell(failed, faults[0])
                return 1
    print(*in_each(texts.passed).values(), sep="\n")
    return 0


def _went_well(name: str, visit: Callable[[], None], faults: list[BaseException]) -> bool:
    """Go to a station; return whether nothing went wrong, neither here nor where Qt calls."""
    print(name, flush=True)
    try:
        visit()
    except Exception as fault:  # whatever it is, it is told, and nothing is tried after it
        faults.append(fault)
    return not faults


def _stations(program: Program) -> Iterator[Station]:
    """Yield where to go: in one language with matches, in the other without any."""
    tour = Tour(program)
    yield "start", program.begin
    if program.preferences.settings.language == LANGUAGES[0]:
        yield from matches(program, tour.see)
        yield from tour.pages()
        yield "all pages", tour.all_seen
    else:
        yield from tour.pages()


def _program(app: QApplication, folder: Path, language: Language) -> Program:
    file = SettingsFile(folder / "settings.json")
    file.save(Settings(language=language, speed="off", brightness="dark" if language == "en" else "light"))
    return Program(app, all_games(), file, folder / "matches")


@contextmanager
def _faults() -> Generator[list[BaseException]]:
    """Gather what goes wrong where Qt calls the program: there, nobody else would hear of it."""
    before, found = sys.excepthook, list[BaseException]()

    def gather(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        found.append(fault)

    sys.excepthook = gather
    try:
        yield found
    finally:
        sys.excepthook = before


def _tell(name: str, fault: BaseException) -> None:
    """Say what failed, and write it down too: on Windows, a program with windows has no terminal."""
    said = "\n".join(in_each(lambda: texts.failed(name, str(fault) or type(fault).__name__)).values())
    print("".join(traceback.format_exception(fault)), said, sep="\n", file=sys.stderr)
    write_down(paths.log_file(), f"{said}\n{details(type(fault), fault, fault.__traceback__)}")
