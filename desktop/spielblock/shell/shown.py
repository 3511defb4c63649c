"""The games as the shell shows them: the visiting card, and what the game says in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol, cast

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from spielblock.rules.entry import GameEntry
from spielblock.rules.wording import OptionText, Section
from spielblock.widgets.fonts import load_fonts
from spielblock.widgets.theme import Theme


class GameTexts(Protocol):
    """What the shell asks of a game's `texts.py`."""

    OPTIONS: Mapping[str, OptionText]
    REASONS: Mapping[str, Callable[..., str]]

    def title(self) -> str: ...
    def line(self) -> str: ...
    def first_meeting(self) -> tuple[str, str, str]: ...
    def rules_help(self) -> tuple[Section, ...]: ...
    def measures(self) -> tuple[str, str]: ...


FULL_TABLE: Final = 10
FAMILIES: Final = ("blue", "red", "green", "yellow", "violet", "orange")
SPOKEN: Final = ("title", "line", "OPTIONS", "REASONS", "first_meeting", "rules_help", "measures")


@dataclass(frozen=True, slots=True)
class Shown:
    """One game on the shelf."""

    entry: GameEntry
    texts: GameTexts

    @property
    def id(self) -> str:
        return self.entry.id

    @property
    def title(self) -> str:
        """The name in the language that is loaded."""
        return self.texts.title()

    def measures(self, options: Any) -> tuple[str, str]:
        """Return what the scores of a match and its course count; a game may tell it apart by the options."""
        told = getattr(self.texts, "measures_of", None)
        return self.texts.measures() if told is None else told(options)

    def rules_help(self, options: Any = None) -> tuple[Section, ...]:
        """Return the rules in sections, as usual or for given options; a game may tell them apart."""
        told = None if options is None else getattr(self.texts, "rules_help_of", None)
        return self.texts.rules_help() if told is None else told(options)

    @property
    def span(self) -> tuple[int, int]:
        """The fewest and the most seats at one table. What knows no end ends where a table is full."""
        fewest, most = self.entry.seats[0], self.entry.seats[-1]
        return fewest, most if most <= FULL_TABLE else len(FAMILIES)

    @property
    def coloured(self) -> bool:
        """Whether a seat is one of the six colours; games with more seats than that show initials."""
        return self.entry.seats[-1] <= len(FAMILIES)

    def colours(self, theme: Theme) -> tuple[str, ...]:
        """Return the colours a seat may have, in the order they are given out; none where there are none."""
        if not self.coloured:
            return ()
        return self.entry.colours or theme.tokens.players


def shown_games(games: Mapping[str, GameEntry]) -> dict[str, Shown]:
    """Return the games that can be played in a window: those with a table, and all their words."""
    found: dict[str, Shown] = {}
    for entry in games.values():
        texts = import_module(entry.texts)
        if find_spec(entry.ui) is not None and all(hasattr(texts, name) for name in SPOKEN):
            found[entry.id] = Shown(entry, cast(GameTexts, texts))
    return dict(sorted(found.items(), key=lambda pair: _shelf_order(pair[1].entry)))


def _shelf_order(game: GameEntry) -> tuple[bool, int, str]:
    """Return the place on the shelf: that of the game, or after all that have one, by their ids."""
    return (game.shelf is None, game.shelf or 0, game.id)


class Art:
    """The drawing on the pad of a game. A game without one has its first letter there."""

    def __init__(self, theme: Theme, game: str, letter: str) -> None:
        self._theme = theme
        self._letter = letter
        self._drawing = _drawing(theme.resources, game, theme.dark)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw into a rectangle of 4 to 3, or the largest one inside it."""
        high = min(rect.height(), rect.width() * 0.75)
        fitted = QRectF(0, 0, high / 0.75, high)
        fitted.moveCenter(rect.center())
        if self._drawing is not None:
            self._drawing.render(painter, fitted)
            return
        painter.setFont(self._theme.scaled_font("hero", high * 0.6))
        painter.setPen(self._theme.colour("pencil"))
        painter.drawText(fitted, Qt.AlignmentFlag.AlignCenter, self._letter)


def _drawing(resources: Path, game: str, dark: bool) -> QSvgRenderer | None:
    load_fonts(resources)
    file = resources / "games" / game / f"pad-{'dark' if dark else 'light'}.svg"
    return QSvgRenderer(str(file)) if file.is_file() else None


def options_of(entry: GameEntry, given: Mapping[str, Any]) -> Any:
    """Return options with these values where they are possible, and the default elsewhere."""
    kept: dict[str, Any] = {}
    for key, value in given.items():
        try:
            msgspec.convert({key: value}, entry.options)
        except (msgspec.ValidationError, ValueError):
            continue
        kept[key] = value
    try:
        return msgspec.convert(kept, entry.options)
    except (msgspec.ValidationError, ValueError):
        return entry.options()
