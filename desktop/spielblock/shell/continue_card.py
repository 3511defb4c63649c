"""The cards at the top of the home page: the newest match, other ones that wait, or a welcome."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from spielblock.rules.seats import letter
from spielblock.shell import texts
from spielblock.shell.kept_matches import Kept
from spielblock.shell.library import Turn
from spielblock.shell.outcome import company, level_of_bots, practised, progress, shorter_company
from spielblock.shell.page_parts import Kit
from spielblock.shell.shown import Art, Shown
from spielblock.shell.words import ago
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.parts import Button, column, row, say, tell
from spielblock.widgets.seat_mark import SeatMark
from spielblock.widgets.stage import Sitter
from spielblock.widgets.swipe import SwipedTitle
from spielblock.widgets.texts_keys import key_return
from spielblock.widgets.theme import Theme


class Thumbnail(QWidget):
    """The art of a game on the table's cloth."""

    def __init__(self, theme: Theme, game: Shown, size: QSize) -> None:
        super().__init__()
        self._theme = theme
        self._art = Art(theme, game.id, game.title[:1])
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("cloth"))
        painter.drawRoundedRect(self.rect(), 10, 10)
        self._art.paint(painter, QRectF(self.rect()).adjusted(8, 6, -8, -6))


class ContinueCard(QFrame):
    """The newest match, with the one yellow button of the page."""

    def __init__(self, kit: Kit, kept: Kept, now: datetime, count: int) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        theme, game = kit.theme, kit.games[kept.game]
        self._title = game.title
        self.main = Button(theme, texts.go_on(), "do", "play", key_return())
        self.all = Button(theme, texts.all_matches(count))
        layout = row(theme, 20, (14, 12, 16, 12))
        self.thumbnail = Thumbnail(theme, game, QSize(theme.px(170), theme.px(126)))
        layout.addWidget(self.thumbnail)
        words = column(theme, 3)
        words.addStretch(1)
        words.addWidget(say(theme, texts.go_on(), "caption", "2"))
        self.headline = SwipedTitle(theme, game.title, "heading")
        words.addWidget(self.headline)
        words.addWidget(tell(theme, _about(kept, game), "small", "2"))
        words.addLayout(self._marks(theme, game, kept, now))
        buttons = row(theme, 8, (0, 4, 0, 0))
        buttons.addWidget(self.main)
        buttons.addWidget(self.all)
        buttons.addStretch(1)
        words.addLayout(buttons)
        words.addStretch(1)
        layout.addLayout(words, 1)
        self.setLayout(layout)

    def show_turn(self, turn: Turn) -> None:
        """Say whose turn it is, once that is known; to the only person at the table it says "you"."""
        title = self._title
        self.headline.say(texts.your_turn(title) if turn.alone else texts.turn_of(title, turn.name))

    def _marks(self, theme: Theme, game: Shown, kept: Kept, now: datetime) -> QHBoxLayout:
        marks = row(theme, 4, (0, 2, 0, 2))
        for seat, chair in enumerate(kept.chairs):
            colour = (chair.colour or theme.seat_hue(seat).name) if game.coloured else ""
            marks.addWidget(SeatMark(theme, Sitter(letter(seat), chair.name, colour), 24))
        marks.addSpacing(theme.px(6))
        marks.addWidget(say(theme, ago(kept.changed, now), "caption", "3"))
        marks.addStretch(1)
        return marks


class WelcomeCard(QFrame):
    """What stands there before the first match."""

    def __init__(self, kit: Kit, game: Shown) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        theme = kit.theme
        self.main = Button(theme, texts.play_game(game.title), "do", "play", key_return())
        layout = row(theme, 20, (14, 12, 16, 12))
        self.thumbnail = Thumbnail(theme, game, QSize(theme.px(170), theme.px(126)))
        layout.addWidget(self.thumbnail)
        words = column(theme, 6)
        words.addStretch(1)
        words.addWidget(say(theme, texts.welcome(), "heading"))
        words.addWidget(tell(theme, texts.welcome_more(), "body", "2"))
        buttons = row(theme, 8, (0, 4, 0, 0))
        buttons.addWidget(self.main)
        buttons.addStretch(1)
        words.addLayout(buttons)
        words.addStretch(1)
        layout.addLayout(words, 1)
        self.setLayout(layout)


class OthersCard(QFrame):
    """A few more matches that wait, one line each."""

    chosen = Signal(object)

    def __init__(self, kit: Kit, matches: Sequence[Kept], now: datetime) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        theme = kit.theme
        layout = column(theme, 2, (14, 10, 10, 8))
        layout.addWidget(say(theme, texts.more_matches(), "caption", "2"))
        self.buttons: list[Button] = []
        for kept in matches:
            line = row(theme, 8)
            game = kit.games[kept.game]
            words = column(theme, 0)
            head = row(theme, 6)
            head.addWidget(say(theme, game.title, "bodyStrong"))
            names = ElidedLabel(theme.font("small"), company(kept))
            names.shorter = shorter_company(kept)
            head.addWidget(names, 1)
            words.addLayout(head)
            words.addWidget(self._state(theme, kept, game, now))
            line.addLayout(words, 1)
            button = Button(theme, texts.go_on(), "ghost", "play", size="small")
            button.setAccessibleName(f"{texts.go_on()}: {game.title}, {company(kept)}")
            button.clicked.connect(lambda _=False, kept=kept: self.chosen.emit(kept.path))
            self.buttons.append(button)
            line.addWidget(button)
            layout.addLayout(line)
        layout.addStretch(1)
        self.setLayout(layout)

    def arrange(self, *, roomy: bool) -> None:
        """Let symbols stand alone where names need the room of the words."""
        for button in self.buttons:
            button.setText(texts.go_on() if roomy else "")
            button.setToolTip("" if roomy else texts.go_on())

    def _state(self, theme: Theme, kept: Kept, game: Shown, now: datetime) -> ElidedLabel:
        """Return whether a match is practice, how far it is and when it was played."""
        facts = (practised(kept), progress(kept, game), ago(kept.changed, now))
        made = ElidedLabel(theme.font("caption"), " · ".join([fact for fact in facts if fact]))
        made.setProperty("tone", "3")
        return made


def _about(kept: Kept, game: Shown) -> str:
    """Return whether it is practice, who plays, at which level, and how far the match is."""
    facts = (practised(kept), company(kept), level_of_bots(kept), progress(kept, game))
    return " · ".join([fact for fact in facts if fact])
