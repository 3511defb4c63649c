"""The button in a new match that says and changes how the bot of a seat likes to play."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from spielblock.rules.entry import GameEntry
from spielblock.shell import texts_styles as texts
from spielblock.widgets.parts import IconButton, icon
from spielblock.widgets.theme import Theme

EVEN: Final = ""


class StyleButton(IconButton):
    """Shows the style as a symbol; a click, Space or Down offers the others. `picked` says which."""

    picked = Signal(str)

    def __init__(self, theme: Theme, game: GameEntry, seat: int) -> None:
        super().__init__(theme, _symbol(EVEN), texts.style_of_seat(seat, texts.style_name(EVEN)), 18)
        self._theme = theme
        self._game = game
        self._number = seat
        self._styles: tuple[str, ...] = ()
        self._style = EVEN
        self.setFixedSize(theme.px(30), theme.px(34))
        self.hide()  # until there is something to offer
        self.clicked.connect(self._open)

    def keep_place(self) -> None:
        """Leave its place free where this seat has no styles, as other seats may have some."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def offer(self, styles: tuple[str, ...], style: str) -> None:
        """Offer these styles, with one chosen; without any there is nothing to see."""
        self._styles = styles
        self._style = style
        self.setVisible(bool(styles))
        self.show_symbol(_symbol(style))
        said = texts.style_of_seat(self._number, texts.style_name(style))
        self.setAccessibleName(said)
        self.setAccessibleDescription(texts.style_help(self._game, style))
        told = [(texts.style_name(one), texts.style_help(self._game, one)) for one in (EVEN, *styles)]
        lines = [f"<p><b>{escape(name)}</b> {escape(sentence)}</p>" for name, sentence in told]
        self.setToolTip(f"<p>{escape(said)}</p>{''.join(lines)}")

    def menu_of_styles(self) -> QMenu:
        """Return the menu, with the present style checked."""
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        group = QActionGroup(menu)
        for style in (EVEN, *self._styles):
            action = menu.addAction(icon(self._theme, _symbol(style), 18), texts.style_name(style))
            action.setToolTip(texts.style_help(self._game, style))
            action.setCheckable(True)
            action.setChecked(style == self._style)
            font = action.font()
            font.setBold(style == self._style)
            action.setFont(font)
            action.triggered.connect(partial(self._on_picked, style))
            group.addAction(action)
        return menu

    def _on_picked(self, style: str, _: bool = True) -> None:
        self.picked.emit(style)

    def _open(self) -> None:
        menu = self.menu_of_styles()
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))


def _symbol(style: str) -> str:
    return f"style-{style or 'even'}"
