"""The theme that the settings ask for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from spielblock.shell.settings import Settings
from spielblock.widgets.theme import Theme


def theme_for(app: QApplication, settings: Settings) -> Theme:
    """Return the theme of the settings, or of the system where they leave it to that."""
    dark = settings.brightness == "dark"
    if settings.brightness == "system":
        dark = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return Theme(dark, settings.scale / 100)
