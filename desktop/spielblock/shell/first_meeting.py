"""The first time with a game: a picture and three sentences, and a choice of rules where two go round."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from spielblock.shell import texts_meeting as texts
from spielblock.shell import texts_setup
from spielblock.shell.page_parts import Kit
from spielblock.shell.shown import Art, Shown
from spielblock.widgets.choices import Choice, Segmented
from spielblock.widgets.parts import Button, GlueStrip, column, row, say, tell
from spielblock.widgets.swipe import SwipedTitle
from spielblock.widgets.texts_keys import key_return
from spielblock.widgets.theme import Theme

#: It does not grow with the letters, which need the room beside it.
ART: Final = QSize(264, 198)
#: From this size of letters on the art stands beside the title, and the sentences have the whole width;
#: earlier where rules are to be chosen, which need room too.
STACKED: Final = 1.5
STACKED_CHOICE: Final = 1.3
SMALL_ART: Final = QSize(132, 99)
#: The sentences can be scrolled with these while the button has the focus.
KEYS: Final = {
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
}


class ArtView(QWidget):
    """The art of a game, large."""

    def __init__(self, theme: Theme, game: Shown, size: QSize) -> None:
        super().__init__()
        self._art = Art(theme, game.id, game.title[:1])
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._art.paint(painter, QRectF(self.rect()))


class AsHigh(QScrollArea):
    """Is as high as what is in it where there is room, and scrolls it where there is not."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._content.heightForWidth(width)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()


class FirstMeeting(QWidget):
    """What is in the dialog. `done(preset)` with the set of rules that was chosen; Esc only closes."""

    done = Signal(str)

    def __init__(self, kit: Kit, game: Shown) -> None:
        super().__init__()
        theme = kit.theme
        self._presets = list(game.entry.presets) if len(game.entry.presets) > 1 else []
        self.setAccessibleName(texts.first_meeting(game.title))
        self.choice = self._add_choice(theme, game)
        self.go = Button(theme, texts.understood(), "do", key=key_return())
        self.go.clicked.connect(lambda: self.done.emit(self.preset))
        self.go.installEventFilter(self)
        pages = column(theme, 0)
        self.setLayout(pages)
        pages.addWidget(GlueStrip(theme, theme.game_hue(game.id).strong))
        self.area = AsHigh(self._told(theme, game))
        pages.addWidget(self.area, 1)
        foot = row(theme, 12, (32, 6, 32, 18))
        foot.addStretch(1)
        foot.addWidget(self.go)
        pages.addLayout(foot)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll with those keys that would do nothing else at the button."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in KEYS:
            self.area.verticalScrollBar().triggerAction(KEYS[Qt.Key(event.key())])
            return True
        return False

    def _told(self, theme: Theme, game: Shown) -> QWidget:
        """Return all that is read, which is scrolled where it is too high."""
        inside = QWidget()
        words = column(theme, 4)
        title = SwipedTitle(theme, game.title)
        if theme.scale < (STACKED if self.choice is None else STACKED_CHOICE):
            across = row(theme, 32, (32, 18, 32, 0))
            across.addWidget(ArtView(theme, game, ART))
            across.addLayout(words, 1)
            words.addWidget(title)
            inside.setLayout(across)
        else:
            words.setContentsMargins(*(theme.px(side) for side in (32, 12, 32, 0)))
            head = row(theme, 16)
            head.addWidget(title)
            head.addStretch(1)
            head.addWidget(ArtView(theme, game, SMALL_ART))
            words.addLayout(head)
            inside.setLayout(words)
        self._add_sentences(words, theme, game)
        if self.choice is not None:
            words.addWidget(tell(theme, texts.which_rules(), "bodyStrong"))
            words.addWidget(self.choice)
            self._add_differences(words, theme, game)
            words.addWidget(tell(theme, texts.can_be_changed(), "small", "3"))
        return inside

    def _add_sentences(self, words: QVBoxLayout, theme: Theme, game: Shown) -> None:
        words.addSpacing(theme.px(4))
        headings = (texts.you_want(), texts.you_do(), texts.it_ends())
        for heading, sentence in zip(headings, game.texts.first_meeting(), strict=True):
            words.addWidget(say(theme, heading, "small", "2"))
            words.addWidget(tell(theme, sentence, "body"))
            words.addSpacing(theme.px(4))

    def _add_differences(self, words: QVBoxLayout, theme: Theme, game: Shown) -> None:
        """Say what is different in each set of rules, where the game does."""
        lines: Mapping[str, str] = getattr(game.texts, "preset_lines", dict)()
        for name in self._presets:
            if name in lines:
                told = texts.preset_told(texts_setup.preset(name), lines[name])
                words.addWidget(tell(theme, told, "small", "2"))

    @property
    def preset(self) -> str:
        """The set of rules that is chosen, empty where there is no choice."""
        return "" if self.choice is None else str(self.choice.value)

    def welcome(self) -> None:
        """Put the focus on the button that goes on."""
        self.go.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go.click()
        else:
            super().keyPressEvent(event)

    def _add_choice(self, theme: Theme, game: Shown) -> Segmented | None:
        if not self._presets:
            return None
        choices: list[Choice[Hashable]] = [Choice(name, texts_setup.preset(name)) for name in self._presets]
        return Segmented(theme, choices, self._presets[0], texts.which_rules())
