"""The system's own dialogs for files: which match to open, where to put a copy."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog, QWidget

from spielblock.match.savefile import SaveGame
from spielblock.shell import texts, texts_files
from spielblock.shell.kept_matches import ENDING
from spielblock.shell.library import Library
from spielblock.shell.message import Sign


class Host(Protocol):
    """Who opens what was chosen and says what did not work."""

    @property
    def save(self) -> SaveGame | None: ...
    def open_match(self, path: Path) -> None: ...
    def say(self, sign: Sign, heading: str, why: str) -> None: ...


class FileDialogs:
    """Opens the dialogs and carries out what was chosen in them."""

    def __init__(self, window: QWidget, library: Library, host: Host) -> None:
        self._window = window
        self._library = library
        self._host = host

    def choose(self) -> None:
        """Let a person choose a match file and open it."""
        dialog = QFileDialog(self._window, texts.open_file(), str(self._library.folder))
        dialog.setNameFilters([texts.match_files(), texts.all_files()])
        dialog.fileSelected.connect(self._on_chosen)
        dialog.open()

    def choose_copy(self) -> None:
        """Let a person choose where a copy of the match is to lie."""
        save = self._host.save
        if save is None:
            return
        dialog = QFileDialog(self._window, texts.save_copy(), save.journal.path.name)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING.removeprefix("."))
        dialog.setNameFilters([texts.match_files()])
        dialog.fileSelected.connect(self.copy_to)
        dialog.open()

    def copy_to(self, target: str) -> None:
        """Write a copy of the match that is open, or say that it did not work."""
        save = self._host.save
        if save is None:
            return
        try:
            self._library.copy(save.journal.path, Path(target))
        except OSError:
            self._host.say("error", texts_files.no_room(), texts_files.no_room_more())

    def _on_chosen(self, name: str) -> None:
        self._host.open_match(Path(name))
