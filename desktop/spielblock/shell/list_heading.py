"""The headings of the lists beside a table: a name, and the key that leads there."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from spielblock.widgets.key_cap import KeyCap
from spielblock.widgets.parts import row, say
from spielblock.widgets.theme import Theme


def heading(theme: Theme, words: str, key: str, *more: QWidget) -> QHBoxLayout:
    """Return a line with these words and this key at the left, and more at the right."""
    line = row(theme, 6, (16, 4, 12, 2))
    name = say(theme, words, "caption", "2")
    name.setFixedHeight(theme.px(26))
    line.addWidget(name)
    line.addWidget(KeyCap(theme, key))
    line.addStretch(1)
    for widget in more:
        line.addWidget(widget)
    return line
