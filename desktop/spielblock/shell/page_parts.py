"""What pages are made from, and the parts that several of them have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from spielblock.shell import texts
from spielblock.shell.page import Page
from spielblock.shell.settings import Settings
from spielblock.shell.shown import Shown
from spielblock.widgets.parts import IconButton, frame, row, say
from spielblock.widgets.theme import Theme

#: From which size of window on everything is how much larger, the largest first.
GROWTH: Final = ((QSize(2400, 1320), 1.7), (QSize(1900, 1040), 1.4), (QSize(1600, 900), 1.25))


@dataclass(frozen=True, slots=True)
class Kit:
    """What pages are made from. Another language, theme or scale is another kit."""

    theme: Theme
    games: Mapping[str, Shown]
    settings: Settings


def grown(kit: Kit, size: QSize) -> Kit:
    """Return a larger kit for pages that would look lost in a large window."""
    theme = kit.theme
    for least, growth in GROWTH:
        if size.width() >= theme.px(least.width()) and size.height() >= theme.px(least.height()):
            return Kit(Theme(theme.dark, theme.scale * growth, theme.resources), kit.games, kit.settings)
    return kit


def top_bar(theme: Theme, page: Page, title: str, *extra: QWidget) -> QFrame:
    """Return the bar of a page that one comes back from."""
    bar = frame("bar")
    bar.setFixedHeight(theme.size("topBar"))
    layout = row(theme, 4, (8, 0, 12, 0))
    bar.setLayout(layout)
    back = IconButton(theme, "back", texts.back())
    back.clicked.connect(page.left)
    layout.addWidget(back)
    layout.addWidget(say(theme, title, "heading"))
    layout.addSpacing(theme.px(8))
    for widget in extra:
        layout.addWidget(widget)
    layout.addStretch(1)
    return bar


def scrolled(content: QWidget, *, sideways: bool = False) -> QScrollArea:
    """Return a place where content that is higher than the window can be scrolled, or wider too."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it takes the focus
    area.setFrameShape(QFrame.Shape.NoFrame)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    return area


def stacked(page: QWidget) -> QVBoxLayout:
    """Return the layout of a page without margins."""
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    return layout
