"""The settings at work: what they are, and the theme and language that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from spielblock.rules.entry import GameEntry
from spielblock.shell.language import Speaker
from spielblock.shell.looks import theme_for
from spielblock.shell.page_parts import Kit
from spielblock.shell.settings import Settings, SettingsFile
from spielblock.shell.shown import shown_games
from spielblock.widgets.theme import Theme

#: A change of these makes every page look or speak otherwise.
LOOKS = ("language", "brightness", "scale", "motion")


class Preferences(QObject):
    """Keeps the settings and dresses the program. `outdated` says that pages must be made anew."""

    outdated = Signal()

    def __init__(
        self,
        app: QApplication,
        file: SettingsFile,
        settings: Settings,
        theme: Theme,
        games: Mapping[str, GameEntry],
    ) -> None:
        """`settings` were read from the file, and `theme` is what the program wears already."""
        super().__init__()
        self._app = app
        self._file = file
        self._speaker = Speaker(app)
        self._speaker.speak(settings.language)
        self.settings = settings
        self.kit = Kit(theme, shown_games(games), settings)
        app.styleHints().colorSchemeChanged.connect(self._on_system_colours)

    def change(self, settings: Settings) -> None:
        """Take over other settings and keep them."""
        before, self.settings = self.settings, settings
        self._file.save(settings)
        if any(getattr(before, name) != getattr(settings, name) for name in LOOKS):
            self.outdated.emit()
        else:
            self.kit = Kit(self.kit.theme, self.kit.games, settings)

    def set(self, **values: Any) -> None:
        """Change some of the settings by name."""
        self.change(msgspec.structs.replace(self.settings, **values))

    def dress(self) -> Kit:
        """Wear what the settings say and return what pages are made from now."""
        settings = self.settings
        self._speaker.speak(settings.language)
        theme = theme_for(self._app, settings)
        theme.wear(self._app)
        self.kit = Kit(theme, self.kit.games, settings)
        return self.kit

    def toggle_brightness(self) -> None:
        """Light becomes dark, and the other way round."""
        self.set(brightness="light" if self.kit.theme.dark else "dark")

    def close(self) -> None:
        """Let go of the language and of the system's colours."""
        self._app.styleHints().colorSchemeChanged.disconnect(self._on_system_colours)
        self._speaker.fall_silent()

    def _on_system_colours(self) -> None:
        if self.settings.brightness == "system":
            self.outdated.emit()
