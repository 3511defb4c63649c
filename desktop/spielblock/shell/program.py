"""The program as one object: preferences, window, pages and matches, joined."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from spielblock.control.pace import SPEEDS, Beat
from spielblock.rules.entry import GameEntry
from spielblock.shell import texts_files as texts
from spielblock.shell.commands import Commands
from spielblock.shell.library import Library
from spielblock.shell.message import Answer, show_message
from spielblock.shell.preferences import Preferences
from spielblock.shell.routes import Routes
from spielblock.shell.settings import SettingsFile
from spielblock.shell.trail import Trail
from spielblock.shell.window import MainWindow, open_window


class Program(QObject):
    """`begin` shows the home page; `receive` takes files from the outside."""

    def __init__(
        self,
        app: QApplication,
        games: Mapping[str, GameEntry],
        file: SettingsFile,
        folder: Path,
        window: MainWindow | None = None,
    ) -> None:
        """`window` is one that was opened before, so that there is something to see from early on."""
        super().__init__()
        self._app = app
        self._late = False
        settings = file.load()
        self.window = open_window(app, settings) if window is None else window
        self.window.theme.wear(app)
        self.preferences = Preferences(app, file, settings, self.window.theme, games)
        self.trail = Trail(self.window)
        self.library = Library(folder, games)
        self.routes = Routes(self.window, self.trail, self.library, self.preferences)
        self.commands = Commands(self.window, self.routes.commands())
        self.window.join(self.commands)
        self.window.dress(self.preferences.kit.theme)
        self.window.dropped.connect(self.receive)
        self.window.closing.connect(self._on_closing)
        self.window.shown.connect(self._on_shown)
        self.preferences.outdated.connect(self.renew)

    def begin(self) -> None:
        """Show the window with the home page."""
        self.trail.begin(self.routes.home)
        self.window.show()

    def receive(self, files: Sequence[Path]) -> None:
        """Open what was given at the start, brought by a later start or dropped on the window."""
        self.window.come_forward()
        for file in files[:1]:
            self.window.close_overlays()  # else the match would be up beneath a dialog
            self.routes.open_match(file)

    def renew(self) -> None:
        """Make all pages anew in language, theme and size of the settings; a dialog is not disturbed."""
        if self.window.overlay is not None:
            if not self._late:
                self._late = True
                self.window.overlay.closed.connect(self._on_dialog_gone, Qt.ConnectionType.QueuedConnection)
            return
        self.window.dress(self.preferences.dress().theme)
        self.trail.renew()

    def show_fault(self, details: str, told: Callable[[], None]) -> None:
        """Say politely that something went wrong; `told` is called when that has been read."""
        clipboard = self._app.clipboard()
        overlay = show_message(
            self.window,
            self.preferences.kit.theme,
            "error",
            texts.fault(),
            self._after_fault(),
            [
                Answer(texts.copy_details(), lambda: clipboard.setText(details), stays=True),
                Answer(texts.to_home(), self.routes.go_home),
                Answer(texts.carry_on(), main=True),
            ],
        )
        overlay.closed.connect(told)

    def _after_fault(self) -> str:
        """Return what has become of the match, and what to do now."""
        save = self.routes.playing
        if save is None:
            return texts.fault_no_match()
        return texts.fault_more() if save.journal.settle() else texts.fault_unsaved()

    def close(self) -> None:
        """Close the window and let go of all that belongs to the whole process."""
        self.window.close()
        self.preferences.close()

    def _on_dialog_gone(self) -> None:
        self._late = False
        self.renew()

    def _on_shown(self) -> None:
        speed = SPEEDS[self.preferences.settings.speed]
        self.window.fade_ms = speed.ms(Beat.PAGE)
        self.commands.allow(copy=self.routes.save is not None)

    def _on_closing(self) -> None:
        self.window.close_overlays()
        self.preferences.set(place=self.window.where())
        for page in self.trail.pages:
            page.close_page()
        self.library.tidy()
