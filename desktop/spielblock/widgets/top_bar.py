"""The bar above a table: back, title, round, and on the right what can always be done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QWidget

from spielblock.widgets import texts
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.key_cap import key_name, make_room
from spielblock.widgets.menu_place import inside
from spielblock.widgets.parts import Button, IconButton, forget_pointer, row, say
from spielblock.widgets.swipe import SwipedTitle
from spielblock.widgets.theme import Theme

#: How small mode and round may be written to fit, as a share of their size.
LEAST: Final = 0.85
SPEEDS: Final[dict[str, Callable[[], str]]] = {
    "off": texts.speed_off,
    "fast": texts.speed_fast,
    "normal": texts.speed_normal,
    "slow": texts.speed_slow,
}


class TopBar(QFrame):
    """Tells what was pressed; knows nothing of what follows."""

    back = Signal()
    hint = Signal()
    undo = Signal()
    rules = Signal()
    menu = Signal(QPoint)
    speed_chosen = Signal(str)

    def __init__(self, theme: Theme, title: str, speed: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("kind", "bar")
        self.back_button = IconButton(theme, "back", texts.back())
        self.title = SwipedTitle(theme, title, "title", theme.px(20))
        self.headline = ElidedLabel(theme.font("small"), parent=self, least=LEAST)
        self.headline.setProperty("tone", "2")
        self.hint_button = Button(theme, texts.hint(), "ghost", "hint", "H", "small")
        make_room(self.hint_button, theme, "H")
        self.hint_icon = IconButton(theme, "hint", texts.hint())
        self.undo_button = Button(theme, texts.undo(), "ghost", "undo", key_name("Ctrl+Z"), "small")
        make_room(self.undo_button, theme, key_name("Ctrl+Z"))
        self.undo_icon = IconButton(theme, "undo", texts.undo())
        self.speed_button = IconButton(theme, "speed", texts.speed())
        self.rules_button = IconButton(theme, "rules", texts.rules() + " (F1)")
        self.menu_button = IconButton(theme, "menu", texts.menu() + " (F10)")
        self._lay_out()
        self._speeds = self._speed_menu(speed)
        self._join()
        self.show_undo("", possible=False)
        self._hints = False
        self.offer_hint(False)

    def _join(self) -> None:
        self.back_button.clicked.connect(self.back)
        self.hint_button.clicked.connect(self.hint)
        self.hint_icon.clicked.connect(self.hint)
        self.undo_button.clicked.connect(self.undo)
        self.undo_icon.clicked.connect(self.undo)
        self.rules_button.clicked.connect(self.rules)
        self.speed_button.clicked.connect(self._open_speeds)
        self.menu_button.clicked.connect(self._open_menu)

    def show_headline(self, text: str) -> None:
        """Say mode and round."""
        self.headline.setText(text)

    def show_undo(self, help_: str, *, possible: bool) -> None:
        """Say what undo would do now, and whether there is anything to undo."""
        for button in (self.undo_button, self.undo_icon):
            button.setEnabled(possible)
            button.setToolTip(help_ or texts.undo())
            button.setAccessibleDescription(help_)

    def offer_hint(self, offered: bool) -> None:
        """Show the button for a hint where somebody can use one."""
        self._hints = offered
        self._fit()

    def show_hint(self, help_: str, *, possible: bool) -> None:
        """Say what a hint would be now, and whether there can be one."""
        for button in (self.hint_button, self.hint_icon):
            button.setEnabled(possible)
            button.setToolTip(help_)
            button.setAccessibleDescription(help_)

    def offer(self, *, rules: bool, menu: bool) -> None:
        """Show the buttons only of what somebody listens to."""
        self.rules_button.setVisible(rules)
        self.menu_button.setVisible(menu)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show words beside the symbols where there is room."""
        compact = self.width() < self._theme.px(1120)
        self.hint_button.setVisible(self._hints and not compact)
        self.hint_icon.setVisible(self._hints and compact)
        self.undo_button.setVisible(not compact)
        self.undo_icon.setVisible(compact)

    def _lay_out(self) -> None:
        layout = row(self._theme, 4, (8, 0, 12, 0))
        self.setLayout(layout)
        layout.addWidget(self.back_button)
        layout.addSpacing(self._theme.px(4))
        layout.addWidget(self.title)
        layout.addSpacing(self._theme.px(10))
        layout.addWidget(self.headline, 1)
        layout.addWidget(self.hint_button)
        layout.addWidget(self.hint_icon)
        layout.addWidget(self.undo_button)
        layout.addWidget(self.undo_icon)
        layout.addWidget(self._separator())
        for button in (self.speed_button, self.rules_button, self.menu_button):
            layout.addWidget(button)

    def _separator(self) -> QLabel:
        line = say(self._theme, "")
        line.setFixedSize(1, self._theme.px(24))
        line.setStyleSheet(f"background: {self._theme.colour('line').name()};")
        return line

    def _speed_menu(self, speed: str) -> QMenu:
        menu = QMenu(self)
        heading = menu.addAction(texts.speed())
        heading.setEnabled(False)
        menu.addSeparator()
        group = QActionGroup(menu)
        for name, word in SPEEDS.items():
            action = QAction(word(), group)
            action.setCheckable(True)
            action.setChecked(name == speed)
            action.setData(name)
            menu.addAction(action)
        group.triggered.connect(self._on_speed)
        menu.aboutToHide.connect(partial(forget_pointer, self))
        return menu

    def step_speed(self, by: int) -> str:
        """Choose the next speed up or down, as + and - do; return a sentence with that which there is now."""
        actions = [action for action in self._speeds.actions() if action.isCheckable()]
        at = next(place for place, action in enumerate(actions) if action.isChecked())
        to = min(max(at + by, 0), len(actions) - 1)
        if to != at:
            actions[to].trigger()
        return texts.speed_now(actions[to].text())

    def _on_speed(self, action: QAction) -> None:
        self.speed_button.setToolTip(texts.speed_now(action.text()))
        self.speed_chosen.emit(action.data())

    def _open_speeds(self) -> None:
        at = self.speed_button.mapToGlobal(self.speed_button.rect().bottomLeft())
        self._speeds.popup(inside(self._speeds, at, self))

    def _open_menu(self) -> None:
        self.menu.emit(self.menu_button.mapToGlobal(self.menu_button.rect().bottomRight()))
