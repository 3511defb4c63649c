"""What the points of a match are made of: a row for each player, under headings of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from spielblock.rules.wording import Closing
from spielblock.shell.words import figure
from spielblock.widgets.parts import say, tell
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme


def split_table(theme: Theme, closing: Closing, sitters: Sequence[Sitter]) -> QWidget:
    """Return the notes of a game and its table, with the players in this order."""
    table = QWidget()
    grid = QGridLayout(table)
    grid.setContentsMargins(theme.px(4), theme.px(10), theme.px(8), theme.px(4))
    grid.setHorizontalSpacing(theme.px(10))
    grid.setVerticalSpacing(theme.px(3))
    grid.setColumnStretch(0, 1)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for line, note in enumerate(closing.notes):
        grid.addWidget(tell(theme, note, "body"), line, 0, 1, len(closing.headings) + 1)
    top = len(closing.notes)
    for column, heading in enumerate(closing.headings, start=1):
        grid.addWidget(say(theme, heading, "caption", "2"), top, column, right)
    for line, sitter in enumerate(sitters, start=top + 1):
        grid.addWidget(say(theme, sitter.name, "small"), line, 0)
        for column, number in enumerate(closing.rows[sitter.letter], start=1):
            last = column == len(closing.headings)
            words = figure(number)
            grid.addWidget(say(theme, words, "bodyStrong" if last else "small"), line, column, right)
    return table
