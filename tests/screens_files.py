"""What is said about files, for `tests.screens`: not saved, copied or removed, and a list of all kinds."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from shutil import copy2, copytree
from unittest.mock import patch

from spielblock.games import all_games
from spielblock.match.seating import Chair
from spielblock.shell.kept_matches import ENDING, kept_matches
from spielblock.shell.matches_page import MatchesPage
from spielblock.shell.message import Message
from spielblock.shell.program import Program
from tests.screens.stock import NAMES

Scene = Callable[[Program], object]


def scenes() -> dict[str, Scene]:
    """Return the scenes by name."""
    return {
        "message-unsaved": _unsaved,
        "message-not-copied": _not_copied,
        "message-not-removed": _not_removed,
        "message-no-step": _no_step,
        "copied": _copied,
        "matches-all-kinds": _all_kinds,
    }


def _unsaved(program: Program) -> None:
    """The question before a match is left that could not be saved, though that was tried again."""
    _begun(program)
    save = program.routes.save
    assert save is not None
    save.journal.problem = OSError(errno.ENOSPC, "no space left on device")
    with patch.object(save.journal, "settle", return_value=False):  # the window closes without a question
        program.routes.go_home()


def _not_copied(program: Program) -> None:
    _begun(program)
    save = program.routes.save
    assert save is not None
    program.routes.files.copy_to(save, Path.home() / "no" / "such" / "folder" / "anywhere" / f"a{ENDING}")


def _copied(program: Program) -> None:
    _begun(program)
    save = program.routes.save
    assert save is not None
    program.routes.files.copy_to(save, program.library.folder.parent / f"copy{ENDING}")


def _not_removed(program: Program) -> None:
    folder = _own(program)
    (folder / f"dir{ENDING}").mkdir()
    program.routes.show_matches()
    page = program.window.page
    assert isinstance(page, MatchesPage)
    (row,) = [row for row in page.rows if row.kept.path.is_dir()]
    row.removed.emit(row.kept)
    overlay = program.window.overlay
    assert overlay is not None
    assert isinstance(overlay.content, Message)
    overlay.content.buttons[0].click()


def _no_step(program: Program) -> None:
    path = _own(program) / f"schock-begun{ENDING}"
    path.write_bytes(path.read_bytes().replace(b"\n[1,", b"\n[7,", 1))
    program.receive([path])


def _all_kinds(program: Program) -> None:
    """A large table, a match with its copy, one that is damaged and one of which nothing is left."""
    folder = _own(program)
    copy2(folder / f"tock-begun{ENDING}", folder / f"tock-begun (copy){ENDING}")
    copy2(folder / f"tock-over{ENDING}", folder / f"tock-over-2{ENDING}")
    levels = (None, *["hard"] * 9)
    names = (*NAMES, "Onkel Friedrich", "Kai", "Lea", "Maximilian")
    chairs = [Chair(name, level) for name, level in zip(names, levels, strict=True)]
    save = program.library.begin("rockit", chairs, all_games()["rockit"].options())
    save.close()
    copy2(save.journal.path, folder / f"ten{ENDING}")
    damaged = folder / f"schock-begun{ENDING}"
    damaged.write_bytes(damaged.read_bytes().replace(b"\n[7,", b"\n[8,", 1))
    program.routes.show_matches()


def _begun(program: Program) -> None:
    program.routes.open_match(next(iter(_running(program))))


def _running(program: Program) -> list[Path]:
    found = kept_matches(program.library.folder, all_games())
    return [kept.path for kept in found if kept.game and kept.result is None]


def _own(program: Program) -> Path:
    """Give the program matches that no other scene has."""
    folder = program.library.folder
    own = next(one for number in range(1000) if not (one := folder.parent / f"own-{number}").exists())
    program.library.folder = Path(copytree(folder, own))
    return own
