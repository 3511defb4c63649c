"""What a value of an option looks like, for options whose names say little: drawn by the game itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol, cast

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel

from spielblock.shell.rule_choices import RuleChoice, Value
from spielblock.shell.shown import Shown
from spielblock.widgets.theme import Theme

#: How wide a picture is.
WIDTH: Final = 150


class Drawing(Protocol):
    """How a game's `ui` draws a value, so wide, for so many dots to a pixel; and the same in words."""

    def __call__(self, theme: Theme, value: Value, width: float, dpr: float) -> tuple[QPixmap, str]: ...


class OptionPicture(QLabel):
    """Shows one value; screen readers hear what is to be seen."""

    def __init__(self, theme: Theme, draw: Drawing, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._draw = draw
        self.setAccessibleName(name)

    def show_value(self, value: Value) -> None:
        """Show another value."""
        app = QApplication.instance()
        dpr = app.devicePixelRatio() if isinstance(app, QApplication) else 1.0
        drawn, words = self._draw(self._theme, value, self._theme.px(WIDTH), dpr)
        self.setPixmap(drawn)
        self.setFixedSize(drawn.deviceIndependentSize().toSize())
        self.setAccessibleDescription(words)


def picture_of(theme: Theme, game: Shown, choice: RuleChoice) -> OptionPicture | None:
    """Return a picture for the values of an option, or None where there is none."""
    if not choice.text.drawn:
        return None
    draw: Callable[..., tuple[QPixmap, str]] = import_module(game.entry.ui).option_picture
    return OptionPicture(theme, cast(Drawing, draw), choice.text.name())
