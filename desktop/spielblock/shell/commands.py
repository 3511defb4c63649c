"""The commands of the whole program: one menu, and a shortcut for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from spielblock.shell import texts
from spielblock.shell.texts_fair import fair_play
from spielblock.shell.texts_keys import keys
from spielblock.widgets.menu_place import inside
from spielblock.widgets.parts import forget_pointer, icon
from spielblock.widgets.theme import Theme

#: The order of the menu; an empty name is a line. What a page has no use for is left out.
ORDER = (
    "home",
    "new",
    "open",
    "copy",
    "matches",
    "",
    "rules",
    "keys",
    "fair",
    "settings",
    "light",
    "full",
    "",
    "about",
    "quit",
)
SHORTCUTS = {
    "new": "Ctrl+N",
    "open": "Ctrl+O",
    "copy": "Ctrl+S",
    "rules": "F1",
    "keys": "Shift+F1",
    "settings": "Ctrl+,",
    "light": "Ctrl+L",
    "full": "F11",
    "quit": "Ctrl+Q",
}
SYMBOLS = {
    "home": "home",
    "new": "plus",
    "open": "folder",
    "copy": "save",
    "matches": "review",
    "rules": "rules",
    "keys": "keyboard",
    "fair": "eye",
    "settings": "settings",
    "light": "moon",
    "full": "fullscreen",
    "about": "info",
    "quit": "close",
}


class Commands(QObject):
    """All commands by name. They sleep while a dialog is open."""

    def __init__(self, window: QWidget, doing: dict[str, Callable[[], None]]) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        for name, do in doing.items():
            action = QAction(window)
            action.setShortcut(QKeySequence(SHORTCUTS.get(name, "")))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(partial(_only, do))
            window.addAction(action)
            self._actions[name] = action

    def dress(self, theme: Theme) -> None:
        """Take the words of the language and the symbols of the theme."""
        words = {
            "home": texts.home(),
            "new": texts.new_game(),
            "open": texts.open_file(),
            "copy": texts.save_copy(),
            "matches": texts.matches(),
            "rules": texts.rules(),
            "keys": keys(),
            "fair": fair_play(),
            "settings": texts.settings(),
            "light": texts.light_or_dark(),
            "full": texts.full_screen(),
            "about": texts.about(),
            "quit": texts.quit_program(),
        }
        for name, action in self._actions.items():
            action.setText(words[name])
            symbol = "sun" if name == "light" and theme.dark else SYMBOLS[name]
            action.setIcon(icon(theme, symbol, 18))

    def allow(self, *, copy: bool) -> None:
        """Offer a copy only where there is a match."""
        self._actions["copy"].setVisible(copy)
        self._actions["copy"].setEnabled(copy)

    def sleep(self, *, asleep: bool) -> None:
        """Let no shortcut through while a dialog is open, but quitting."""
        for name, action in self._actions.items():
            action.setEnabled(name == "quit" or (not asleep and action.isVisible()))

    def shortcuts(self) -> list[tuple[str, str]]:
        """Return the shortcut and the words of each command that has one, in the order of the menu."""
        return [(SHORTCUTS[name], self._actions[name].text()) for name in ORDER if name in SHORTCUTS]

    def action(self, name: str) -> QAction:
        return self._actions[name]

    def menu(self) -> QMenu:
        """Return the menu with all that can be done now."""
        menu = QMenu(self._window)
        menu.setAccessibleName(texts.menu())
        for name in ORDER:
            if not name:
                menu.addSeparator()
            elif name in self._actions and self._actions[name].isVisible():
                menu.addAction(self._actions[name])
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    def open_menu(self, at: QPoint) -> None:
        """Open the menu at a point of the screen, or beside it where it would leave the window."""
        menu = self.menu()
        menu.aboutToHide.connect(partial(forget_pointer, self._window))
        menu.popup(inside(menu, at, self._window))
        menu.setActiveAction(menu.actions()[0])


def _only(do: Callable[[], None], _: bool = False) -> None:
    """Do it: whether the action is checked does not matter."""
    do()
