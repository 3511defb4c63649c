"""The list of keys, laid over whatever page is up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from spielblock.rules.wording import KeyText
from spielblock.shell import texts, texts_keys
from spielblock.shell.beside import beside
from spielblock.shell.page_parts import scrolled
from spielblock.shell.shown import Shown
from spielblock.widgets.key_cap import cap_width, key_name, paint_cap
from spielblock.widgets.parts import Button, column, row, say, tell
from spielblock.widgets.theme import Theme

if TYPE_CHECKING:
    from spielblock.shell.window import MainWindow

WIDTH, HEIGHT = 560, 560
GAP = 4


def show_keys(
    window: MainWindow, theme: Theme, games: Iterable[Shown], commands: Sequence[tuple[str, str]]
) -> None:
    """Lay the list over the page; `commands` are a shortcut and its words for each that works everywhere."""
    content = KeysHelp(theme, games, commands)
    overlay = window.lay_over(content, QSize(WIDTH, HEIGHT))
    content.close_it.clicked.connect(overlay.close_it)
    content.close_it.setFocus(Qt.FocusReason.TabFocusReason)


class Caps(QWidget):
    """Keys beside each other, as they stand on buttons."""

    def __init__(self, theme: Theme, keys: Sequence[str]) -> None:
        super().__init__()
        self._theme = theme
        self._names = [key_name(key) for key in keys]
        wide = sum(round(cap_width(theme, name)) + theme.px(GAP) for name in self._names)
        self.setFixedSize(wide, theme.px(24))
        self.setAccessibleName(" ".join(self._names))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        at = QPointF(0, self.height() / 2)
        for name in self._names:
            cap = paint_cap(painter, at, name, self._theme, self._theme.colour("text"))
            at.setX(cap.right() + 1 + self._theme.px(GAP))


class KeysHelp(QWidget):
    """What each key does; `close_it` ends it."""

    def __init__(self, theme: Theme, games: Iterable[Shown], commands: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self._theme = theme
        self.setAccessibleName(texts_keys.keys())
        layout = column(theme, 8, (28, 24, 28, 20))
        layout.addWidget(say(theme, texts_keys.keys(), "heading"))
        self.list: QScrollArea = scrolled(self._lines(games, commands))
        self.list.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the arrow keys scroll it
        self.list.setAccessibleName(texts_keys.keys())
        layout.addWidget(self.list, 1)
        self.close_it = Button(theme, texts.close(), "ink")
        buttons = row(theme, 8, (0, 8, 0, 0))
        buttons.addStretch(1)
        buttons.addWidget(self.close_it)
        layout.addLayout(buttons)
        self.setLayout(layout)

    def _lines(self, games: Iterable[Shown], commands: Sequence[tuple[str, str]]) -> QWidget:
        lines = QWidget()
        grid = QGridLayout(lines)
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(self._theme.px(16))
        self._add(grid, texts_keys.at_table(), _said(texts_keys.AT_TABLE))
        for game in games:
            if own := keys_of(game):
                self._add(grid, game.title, _said(own))
        self._add(grid, texts_keys.everywhere(), [((keys,), words) for keys, words in commands])
        grid.setRowStretch(grid.rowCount(), 1)
        return lines

    def _add(self, grid: QGridLayout, heading: str, said: Sequence[tuple[Sequence[str], str]]) -> None:
        at = grid.rowCount()
        grid.addWidget(say(self._theme, heading, "bodyStrong"), at, 0, 1, 2)
        for line, (keys, words) in enumerate(said, at + 1):
            grid.addWidget(Caps(self._theme, keys), line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(tell(self._theme, words, "body"), line, 1)


def keys_of(game: Shown) -> tuple[KeyText, ...]:
    """Return what keys do at tables of this game alone; one without such keys has no module of them."""
    found = beside(game.entry.texts, "keys")
    return () if found is None else cast(tuple[KeyText, ...], found.KEYS)


def _said(keys: Sequence[KeyText]) -> list[tuple[Sequence[str], str]]:
    return [(key.keys, key.does()) for key in keys]
