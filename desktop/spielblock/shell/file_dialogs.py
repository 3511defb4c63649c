"""The system's own dialogs for files: which match to open, where to put a copy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from spielblock.match.savefile import SaveGame
from spielblock.shell import texts, texts_files
from spielblock.shell.file_troubles import in_words, unwritten
from spielblock.shell.kept_matches import ENDING
from spielblock.shell.library import Library, same
from spielblock.shell.message import Sign


class Host(Protocol):
    """Who opens what was chosen and says what did not work."""

    @property
    def save(self) -> SaveGame | None: ...
    def open_match(self, path: Path) -> None: ...
    def say(self, sign: Sign, heading: str, why: str) -> None: ...
    def tell(self, sentence: str) -> None: ...


class FileDialogs:
    """Opens the dialogs and carries out what was chosen in them."""

    def __init__(self, window: QWidget, library: Library, host: Host) -> None:
        self._window = window
        self._library = library
        self._host = host

    def choose(self) -> None:
        """Let a person choose a match file and open it."""
        dialog = QFileDialog(self._window, texts.open_file(), str(self._library.folder))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters([texts.match_files(), texts.all_files()])
        dialog.fileSelected.connect(self._on_chosen)
        dialog.open()

    def choose_copy(self) -> None:
        """Let a person choose where a copy of the match that is up is to lie."""
        save = self._host.save
        if save is not None:
            self.ask_copy(save)

    def ask_copy(
        self,
        save: SaveGame,
        done: Callable[[Path], None] | None = None,
        not_done: Callable[[], None] | None = None,
    ) -> None:
        """Let a person choose where a copy is to lie; then `done(path)`, or `not_done` without one."""
        dialog = QFileDialog(self._window, texts.save_copy(), str(_proposed(save.journal.path)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING.removeprefix("."))
        dialog.setNameFilters([texts.match_files()])
        dialog.fileSelected.connect(partial(self._on_target, save, done, not_done))
        if not_done is not None:
            dialog.rejected.connect(not_done)
        dialog.open()

    def copy_to(self, save: SaveGame, target: Path) -> bool:
        """Write a copy of a match and say where it lies, or say why not; return whether it is there."""
        refusal = self._refusal(save, target)
        if not refusal:
            try:
                self._library.copy(save, target)
            except OSError as problem:
                refusal = unwritten(problem, target.parent)
                if save.journal.settle():
                    refusal += f" {texts_files.match_untouched()}"
        if refusal:
            self._host.say("error", texts_files.not_copied(), refusal)
        else:
            self._host.tell(texts_files.copied(target.name, in_words(target.parent)))
        return not refusal

    def _refusal(self, save: SaveGame, target: Path) -> str:
        """Return why a copy must not lie there, lest a match is written over; nothing if it may."""
        if same(target, save.journal.path) or target == save.journal.path:
            return texts_files.copy_is_match(target.name)
        return texts_files.copy_is_other(target.name) if self._library.holds(target) else ""

    def _on_target(
        self,
        save: SaveGame,
        done: Callable[[Path], None] | None,
        not_done: Callable[[], None] | None,
        name: str,
    ) -> None:
        if not self.copy_to(save, target := Path(name)):
            if not_done is not None:
                not_done()
        elif done is not None:
            done(target)

    def _on_chosen(self, name: str) -> None:
        self._host.open_match(Path(name))


def _proposed(path: Path) -> Path:
    """Return where a copy could lie: with the person's documents, under a name that says what it is."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) / f"{texts_files.copy_name(path.stem)}{ENDING}"
