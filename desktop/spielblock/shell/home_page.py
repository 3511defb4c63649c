"""The home page: go on with the newest match, or take a pad from the shelf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from spielblock.shell import texts
from spielblock.shell.continue_card import ContinueCard, OthersCard, WelcomeCard
from spielblock.shell.kept_matches import Kept, wins
from spielblock.shell.library import Turn
from spielblock.shell.page import Page
from spielblock.shell.page_parts import Kit, grown, scrolled, stacked
from spielblock.shell.recent_row import RecentRow
from spielblock.shell.shelf import Shelf
from spielblock.widgets.parts import Button, IconButton, column, picture, row, say
from spielblock.widgets.swipe import SwipedTitle

#: Narrower than this, in lengths of the design, commands are symbols alone and fewer things are offered.
COMPACT = 860
#: From this width on, buttons beside the names of other matches have words, and below that one no picture.
ROOMY = 1400
NARROW = 640
OTHERS = 3


class HomePage(Page):
    """What the program begins with."""

    game_chosen = Signal(str)
    match_chosen = Signal(object)
    matches_wanted = Signal()
    rules_wanted = Signal(str)
    settings_wanted = Signal()
    menu_wanted = Signal(QPoint)
    #: The window has become so large or small that the page should be made anew.
    outgrown = Signal()

    def __init__(self, kit: Kit, matches: Sequence[Kept], size: QSize, now: datetime | None = None) -> None:
        """`size` is how much room there will be: in a large window everything is a quarter larger."""
        super().__init__()
        self._plain = kit
        kit = self._kit = grown(kit, size)
        if kit is not self._plain:  # the program's own sheet has the paddings of smaller letters
            self.setStyleSheet(kit.theme.style_sheet())
        self._matches = list(matches)
        self._now = now or datetime.now()
        games = kit.games
        self.running = [kept for kept in matches if kept.game in games and kept.result is None]
        self.ended = [kept for kept in matches if kept.game in games and kept.result is not None]
        self.shelf = Shelf(kit.theme, list(games.values()), wins(matches))
        self.card = self._make_card()
        self._lay_out()
        self.shelf.opened.connect(self.game_chosen)
        self.shelf.asked.connect(self._offer)

    def welcome(self) -> None:
        self.card.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_turn(self, turn: Turn | None) -> None:
        """Say whose turn it is in the newest match, if that is known."""
        if turn is not None and isinstance(self.card, ContinueCard):
            self.card.show_turn(turn)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give a high window a little more air."""
        air = min(self._kit.theme.px(22), max(0, (self.height() - 640) // 8))
        self._head.setContentsMargins(0, self._kit.theme.px(14) + air, 0, self._kit.theme.px(8) + air // 3)
        if grown(self._plain, self.size()).theme.scale != self._kit.theme.scale:
            self.outgrown.emit()
        roomy = self.width() >= self._kit.theme.px(COMPACT)
        for command, name in self._commands:
            command.setText(name if roomy else "")
            command.setToolTip("" if roomy else name)
        self._hint.setVisible(roomy)
        if len(self.running) > 1:
            self.others.setVisible(roomy)
            self.others.arrange(roomy=self.width() >= self._kit.theme.px(ROOMY))
        self.card.thumbnail.setVisible(self.width() >= self._kit.theme.px(NARROW))
        if self.ended:
            # A low window keeps the shelf whole; the list of matches is one click away.
            self.recent.setVisible(self.height() >= self._kit.theme.px(660))
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys reach the shelf from anywhere, Enter goes on with the newest match."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.card.main.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left) and self.shelf.pads:
            self.shelf.pads[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _make_card(self) -> ContinueCard | WelcomeCard:
        if self.running:
            newest = self.running[0]
            card = ContinueCard(self._kit, newest, self._now, len(self._matches))
            card.main.clicked.connect(lambda: self.match_chosen.emit(newest.path))
            card.all.clicked.connect(self.matches_wanted)
            return card
        played = next((kept.game for kept in self._matches if kept.game in self._kit.games), "")
        first = self._kit.games.get(played) or next(iter(self._kit.games.values()))
        welcome = WelcomeCard(self._kit, first)
        welcome.main.clicked.connect(lambda: self.game_chosen.emit(first.id))
        return welcome

    def _lay_out(self) -> None:
        theme = self._kit.theme
        content = QWidget()
        layout = column(theme, 0, (24, 0, 24, 8))
        content.setLayout(layout)
        layout.addLayout(self._top())
        layout.addStretch(1)
        layout.addLayout(self._cards())
        self._hint = say(theme, texts.choose_hint(), "small", "3")
        head = self._head = row(theme, 8, (0, 14, 0, 8))
        head.addWidget(say(theme, texts.new_game(), "heading"))
        head.addStretch(1)
        head.addWidget(self._hint)
        layout.addLayout(head)
        layout.addWidget(self.shelf, 100)
        if self.ended:
            self.recent = RecentRow(self._kit, self.ended, self._now)
            self.recent.chosen.connect(self.match_chosen)
            self.recent.all_wanted.connect(self.matches_wanted)
            layout.addWidget(self.recent)
        layout.addStretch(3)
        page = QWidget()
        centred = QHBoxLayout(page)
        centred.setContentsMargins(0, 0, 0, 0)
        content.setMaximumWidth(theme.px(1480))
        centred.addWidget(content)
        stacked(self).addWidget(scrolled(page))

    def _cards(self) -> QHBoxLayout:
        cards = row(self._kit.theme, 16)
        cards.addWidget(self.card, 2)
        if len(self.running) > 1:
            self.others = OthersCard(self._kit, self.running[1 : 1 + OTHERS], self._now)
            self.others.chosen.connect(self.match_chosen)
            cards.addWidget(self.others, 1)
        return cards

    def _top(self) -> QHBoxLayout:
        theme = self._kit.theme
        top = row(theme, 10, (0, 10, 0, 8))
        top.addWidget(picture(theme, "app-icon", 40))
        top.addWidget(SwipedTitle(theme, texts.program()))
        top.addStretch(1)
        self._commands = [
            self._command("review", texts.matches(), self.matches_wanted.emit),
            self._command("rules", texts.rules(), lambda: self.rules_wanted.emit("")),
            self._command("settings", texts.settings(), self.settings_wanted.emit),
        ]
        for command, _ in self._commands:
            top.addWidget(command)
        self.menu_button = IconButton(theme, "menu", texts.menu())
        self.menu_button.clicked.connect(self._on_menu)
        top.addWidget(self.menu_button)
        return top

    def _command(self, symbol: str, name: str, go: Callable[[], None]) -> tuple[Button, str]:
        command = Button(self._kit.theme, name, "ghost", symbol)
        command.setAccessibleName(name)
        command.clicked.connect(lambda: go())
        return command, name

    def _on_menu(self) -> None:
        self.menu_wanted.emit(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height())))

    def _offer(self, game: str, at: QPoint) -> None:
        menu = QMenu(self)
        menu.addAction(texts.new_game()).triggered.connect(lambda: self.game_chosen.emit(game))
        menu.addAction(texts.rules()).triggered.connect(lambda: self.rules_wanted.emit(game))
        menu.popup(at)
