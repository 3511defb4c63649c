"""No match is left that is not saved, unless that is really wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from spielblock.match.savefile import SaveGame
from spielblock.shell import texts
from spielblock.shell import texts_files as files
from spielblock.shell.file_dialogs import FileDialogs
from spielblock.shell.file_troubles import unwritten
from spielblock.shell.library import Library
from spielblock.shell.message import Answer, show_message
from spielblock.shell.preferences import Preferences
from spielblock.shell.window import MainWindow
from spielblock.widgets.overlay import Overlay


class Host(Protocol):
    """Who knows which match would be left."""

    @property
    def playing(self) -> SaveGame | None: ...
    def remember(self, path: Path) -> None: ...


class Leaving:
    """Tries once more to save the match that is left; if that fails, asks before anything is lost."""

    def __init__(
        self, window: MainWindow, library: Library, preferences: Preferences, files: FileDialogs, host: Host
    ) -> None:
        self._window = window
        self._library = library
        self._preferences = preferences
        self._files = files
        self._host = host
        self._question: Overlay | None = None
        self._quitting = False

    def then(self, go: Callable[[], None], stay: Callable[[], None] | None = None) -> None:
        """Leave the table: `go` does it, now or when that is wanted all the same; `stay` when it is not."""
        save = self._host.playing
        if save is None or self._library.keeps(save):
            go()
        else:
            self._ask(save, go, stay or _nothing)

    def may_close(self) -> bool:
        """Return whether the window may close now; if not, it was asked, and closes when that is wanted."""
        save = self._host.playing
        if self._quitting or save is None or self._library.keeps(save):
            return True
        self._window.come_forward()
        self._ask(save, self._quit, _nothing)
        return False

    def _quit(self) -> None:
        self._quitting = True
        self._window.close()

    def _ask(self, save: SaveGame, go: Callable[[], None], stay: Callable[[], None]) -> None:
        if self._question is not None:
            self._question.dismiss()
        kit, journal = self._preferences.kit, save.journal
        game = kit.games[save.game.id].title
        why = f"{unwritten(journal.problem, journal.path.parent)} {files.leaving_loses(game)}"
        copy = partial(self._files.ask_copy, save, partial(self._on_copied, go), stay)
        answers = [
            Answer(files.leave_anyway(), go),
            Answer(texts.save_copy(), copy),
            Answer(files.stay(), stay, main=True),
        ]
        self._question = show_message(self._window, kit.theme, "warning", files.not_saved(), why, answers)
        self._question.dismissed.connect(stay)
        self._question.closed.connect(self._on_closed)

    def _on_copied(self, go: Callable[[], None], copy: Path) -> None:
        self._host.remember(copy)
        go()

    def _on_closed(self) -> None:
        self._question = None


def _nothing() -> None:
    """Who stays is where they were."""
