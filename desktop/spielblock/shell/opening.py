"""Opening and removing matches, with all that has to be said or asked on the way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from spielblock.match.savefile import Loaded, SaveGame
from spielblock.match.trouble import BadSaveError, Trouble
from spielblock.shell import texts
from spielblock.shell import texts_files as files
from spielblock.shell.file_troubles import cannot, in_words, partly, unremoved
from spielblock.shell.kept_matches import Kept
from spielblock.shell.library import Library
from spielblock.shell.message import Answer, Sign, show_message
from spielblock.shell.preferences import Preferences
from spielblock.shell.window import MainWindow


class Host(Protocol):
    """Who shows what was opened."""

    def enter(self, save: SaveGame) -> None: ...
    def forget(self, path: Path) -> None: ...
    def part_from(self, path: Path) -> None: ...
    def renew(self) -> None: ...
    def say(self, sign: Sign, heading: str, why: str) -> None: ...


class Opening:
    """Reads matches and asks where not all of one can be read."""

    def __init__(self, window: MainWindow, library: Library, preferences: Preferences, host: Host) -> None:
        self._window = window
        self._library = library
        self._preferences = preferences
        self._host = host

    def open(self, path: Path) -> None:
        """Open a match, or say why that cannot be; of a damaged one, offer the part that can be read."""
        try:
            save, loaded = self._library.open(path)
        except BadSaveError as problem:
            self._host.say("error", files.cannot_open(), cannot(problem.trouble, path.name))
            return
        if loaded.trouble is None:
            self._host.enter(save)
        elif loaded.steps == 0:  # there is nothing that somebody could go on with
            save.close()
            self._host.say("error", files.cannot_open(), cannot(loaded.trouble, path.name))
        else:
            self._offer_part(save, loaded, loaded.trouble, path)

    def _offer_part(self, save: SaveGame, loaded: Loaded, trouble: Trouble, path: Path) -> None:
        overlay = show_message(
            self._window,
            self._preferences.kit.theme,
            "warning",
            files.partly_open(),
            partly(trouble, path.name, loaded.steps),
            [
                Answer(files.leave_file(), save.close),
                Answer(files.play_from(loaded.steps), partial(self._host.enter, save), main=True),
            ],
        )
        overlay.dismissed.connect(save.close)

    def ask_removal(self, kept: Kept) -> None:
        """Remove a match, if that is really wanted; of one that lies elsewhere the file stays."""
        if kept.elsewhere:
            self._ask(
                texts.forget_really(),
                texts.forget_more(in_words(kept.path.parent)),
                partial(self._forget, kept),
            )
            return
        games = self._preferences.kit.games
        title = games[kept.game].title if kept.game in games else kept.path.name
        self._ask(texts.remove_really(), texts.remove_more(title), partial(self._remove, kept))

    def _ask(self, heading: str, why: str, do: Callable[[], None]) -> None:
        answers = [Answer(texts.remove(), do), Answer(texts.keep(), main=True)]
        show_message(self._window, self._preferences.kit.theme, "warning", heading, why, answers)

    def _forget(self, kept: Kept) -> None:
        self._host.forget(kept.path)
        self._host.renew()

    def _remove(self, kept: Kept) -> None:
        self._host.part_from(kept.path)
        try:
            self._library.remove(kept.path)
        except OSError as problem:
            self._host.renew()
            self._host.say("error", texts.cannot_remove(), unremoved(problem, kept.path))
        else:
            self._host.renew()
