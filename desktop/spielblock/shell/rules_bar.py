"""The bar above the rules: a tab for each game, and the search, which goes aside where it has no room."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout

from spielblock.shell import texts_rules as texts
from spielblock.shell.page import Page
from spielblock.shell.page_parts import top_bar
from spielblock.widgets.choices import Segmented
from spielblock.widgets.parts import IconButton
from spielblock.widgets.theme import Theme

#: How wide the search is in the bar, and at most beside it.
SEARCH: Final = 210
WIDEST: Final = 330


class RulesBar:
    """`frame` is what is seen of it; `aside` is where the search goes."""

    def __init__(
        self, theme: Theme, page: Page, games: Segmented, search: QLineEdit, aside: QVBoxLayout
    ) -> None:
        self._theme, self._games, self._search, self._aside = theme, games, search, aside
        self.frame = top_bar(theme, page, texts.rules(), games)
        self._back = self.frame.findChildren(IconButton)[0]
        self._title = self.frame.findChildren(QLabel)[0]
        # It asks for no more than it needs until it is known how wide the page is.
        self._title.hide()
        self._beside = True
        self._move_search(beside=False)

    def fit(self, width: int) -> None:
        """Let every tab be whole in so many pixels: the search gives way first, then the title."""
        theme = self._theme
        tabs = sum(button.sizeHint().width() for button in self._games.buttons())
        # The margins, and the gaps before the title, the tabs, what stretches and the search.
        needed = tabs + self._back.sizeHint().width() + theme.px(8 + 12 + 8 + 5 * 4)
        titled = needed + self._title.sizeHint().width()
        self._move_search(beside=titled + theme.px(SEARCH) <= width)
        self._title.setVisible(titled <= width)

    def _move_search(self, *, beside: bool) -> None:
        if beside == self._beside:
            return
        self._beside = beside
        search, px, inside = self._search, self._theme.px, self.frame.layout()
        focused = self.frame.window().focusWidget() is search
        if beside and inside is not None:
            search.setFixedWidth(px(SEARCH))
            inside.addWidget(search)
        else:
            search.setMinimumWidth(0)
            search.setMaximumWidth(px(WIDEST))
            self._aside.addWidget(search)
        edge = 0 if beside else px(12)
        self._aside.setContentsMargins(edge, edge, edge, 0)
        search.show()
        if focused:
            search.setFocus()
