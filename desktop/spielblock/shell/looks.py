"""The theme that the settings ask for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from spielblock.shell.settings import Settings
from spielblock.widgets.theme import Theme


def theme_for(app: QApplication, settings: Settings) -> Theme:
    """Return the theme of the settings, or of the system where they leave it to that."""
    dark = settings.brightness == "dark"
    if settings.brightness == "system":
        dark = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return Theme(dark, settings.scale / 100, calm=calm(app, settings))


def calm(app: QApplication, settings: Settings) -> bool:
    """Return whether nothing is to move: by the settings, or by the system where they leave it to that.

    Qt knows the system's wish from 6.12 on; before, things move unless the settings say otherwise.
    """
    if settings.motion != "system":
        return settings.motion == "reduced"
    hints = app.styleHints()  # held, or what it has would be gone with it
    wish: Callable[[], object] | None = getattr(hints.accessibility(), "motionPreference", None)
    return wish is not None and "Reduc" in str(wish())
