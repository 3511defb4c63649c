"""Matches that do not lie in the library: they are played where they are, and remembered."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spielblock.shell.library import Library
from spielblock.shell.preferences import Preferences

#: So many are remembered; who plays more has let go of the first ones.
MOST: Final = 8


class Elsewhere:
    """Keeps in the settings where such matches lie, and tells the library."""

    def __init__(self, library: Library, preferences: Preferences) -> None:
        self._library = library
        self._preferences = preferences
        self._tell()

    def remember(self, path: Path) -> None:
        """Tell from now on of a match, if it lies outside the library."""
        if not self._library.has_room_for(path):
            name = str(path.absolute())
            try:
                name.encode()
            except UnicodeEncodeError:
                return  # no text: the settings cannot hold it
            self._keep(*self._others(path), name)

    def forget(self, path: Path) -> None:
        """Tell of a match no more. Its file stays."""
        self._keep(*self._others(path))

    def _others(self, path: Path) -> list[str]:
        return [name for name in self._preferences.settings.elsewhere if Path(name) != path.absolute()]

    def _keep(self, *names: str) -> None:
        if names != self._preferences.settings.elsewhere:
            self._preferences.set(elsewhere=names[-MOST:])
            self._tell()

    def _tell(self) -> None:
        self._library.elsewhere = tuple(Path(name) for name in self._preferences.settings.elsewhere)
