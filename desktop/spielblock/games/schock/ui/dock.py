"""The own cup and dice: kept and released by click, turned, and how many throws are left."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from spielblock.control.framing import Room
from spielblock.games.schock.ui import texts
from spielblock.games.schock.ui.dice import DieButton, Face
from spielblock.widgets.cup import CupPicture
from spielblock.widgets.parts import Button, column, row, say
from spielblock.widgets.stage import Stage
from spielblock.widgets.theme import Theme

HEIGHTS: Final = {Room.COMPACT: 148, Room.NORMAL: 178, Room.LARGE: 210}
DICE: Final = {Room.COMPACT: 44, Room.NORMAL: 56, Room.LARGE: 72}
#: What is left for words beside the dice, at least: where it is less, other things go first.
WORDS: Final = 120
SIDE: Final = 16
GAP: Final = 12
#: A dock that is narrower for its letters has low rows: small dice, smaller words above and below them.
NARROW: Final = 360
LOW: Final = 104
SMALL_DIE: Final = 34
SMALL_WORDS: Final = 10
CUPS: Final = {Room.COMPACT: 68, Room.NORMAL: 88, Room.LARGE: 108}


class Dots(QWidget):
    """Throws used and throws left, as filled and open dots."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._used = self._limit = 0
        self.setFixedSize(theme.px(16), theme.px(14))

    def show_throws(self, used: int, limit: int) -> None:
        """Fill so many of so many dots."""
        self._used, self._limit = used, limit
        self.setFixedSize(max(1, limit) * self._theme.px(16), self._theme.px(14))
        self.update()

    @property
    def shown(self) -> tuple[int, int]:
        """Filled dots, and all."""
        return (self._used, self._limit)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, side = self._theme.colour("text"), self._theme.px(12)
        for dot in range(self._limit):
            painter.setPen(QPen(ink, 1.5))
            painter.setBrush(ink if dot < self._used else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(1 + dot * self._theme.px(16), 1, side - 2, side - 2)


class Dock(QWidget):
    """Signals: `touched(place)` a die was clicked; `turned()` the button that turns sixes was."""

    touched = Signal(int)
    turned = Signal()

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        theme = stage.theme
        self._theme = theme
        self.cup = CupPicture(theme, theme.px(CUPS[Room.NORMAL]))
        self.dice = [DieButton(theme, self) for _ in range(3)]
        self.caption = say(theme, "", "small", "2")
        self.caption.setWordWrap(True)
        self.name = say(theme, "", "bodyStrong")
        self.name.setWordWrap(True)
        self.beats = say(theme, "", "small", "2")
        self.beats.setWordWrap(True)
        self.throws = say(theme, "", "small", "2")
        self.dots = Dots(theme)
        self.turn = Button(theme, texts.turn_sixes(), symbol="swap", key="D", size="small")
        self.turn.setCheckable(True)
        self._room = Room.NORMAL
        self._hidden = self._tight = self._narrow = self._placed = False
        self._lay_out()
        for place, die in enumerate(self.dice):
            die.clicked.connect(lambda _=False, place=place: self.touched.emit(place))
        self.turn.clicked.connect(self.turned)

    def show_dice(self, faces: tuple[Face, ...], *, offered: bool, digits: bool) -> None:
        """Show the own dice; `offered` ones may be kept and released, by digit if so."""
        for place, die in enumerate(self.dice):
            face = faces[place] if place < len(faces) else Face(0)
            die.show_die(face._replace(face=0) if self._hidden else face, offered=offered)
            die.show_digit(str(place + 1) if digits and offered and not face.locked else "")
        self._fit()

    def show_words(self, caption: str, name: str, beats: str) -> None:
        """Show what the dice are."""
        self.caption.setText(caption)
        self.name.setText("" if self._hidden else name)
        self.beats.setText("" if self._hidden else beats)

    def show_throws(self, used: int, limit: int) -> None:
        """Show how many throws are used; no limit hides the dots."""
        self.throws.setText(texts.throw_of(used, limit) if limit else "")
        self.dots.show_throws(used, limit)
        self.dots.setVisible(limit > 0)

    def show_turning(self, *, offered: bool, chosen: bool) -> None:
        """Show the button that turns sixes where it is of use."""
        self.turn.setVisible(offered)
        self.turn.setChecked(chosen)
        self._fit()

    def cover(self, *, hidden: bool) -> None:
        """Set the cup down over the dice, or lift it."""
        self._hidden = hidden

    def arrange(self, room: Room) -> None:
        """Fit to the room."""
        self._room = room
        self.cup.set_size(self._theme.px(CUPS[room]))
        self._size()
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Dice and dots are never cut; all else goes where letters are large for the window."""
        return QSize(self._ends() + self._dice_width() + self.dots.width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self._theme.px(NARROW)
        turned, placed = narrow is not self._narrow, self._placed
        self._narrow, self._placed = narrow, True
        if turned:
            self._turn_over()
        if turned or not placed:
            self._size()
        self._fit()

    def _size(self) -> None:
        px, room = self._theme.px, self._room
        for die in self.dice:
            die.fit(px(SMALL_DIE if self._narrow else DICE[room]))
        # Low until it is known how wide it is: a window takes its least size from its first layout.
        self.setFixedHeight(px(LOW if self._narrow or not self._placed else HEIGHTS[room]))

    def _turn_over(self) -> None:
        """Put what is beside the dice above and below them, or back."""
        narrow, beside = self._narrow, (self._above, self._throws)
        beside[narrow].removeWidget(self.dots)
        beside[not narrow].addWidget(self.dots)
        (self._words if narrow else self._below).removeWidget(self.beats)
        if narrow:
            self._below.insertWidget(self._below.count() - 1, self.beats, 1)
        else:
            self._words.insertWidget(2, self.beats)
        font = self._theme.font("small")
        if narrow:
            font.setPixelSize(self._theme.px(SMALL_WORDS))
        self.caption.setFont(font)
        self.beats.setFont(font)

    def _fit(self) -> None:
        """Let the words beside the dice have room: the count in words goes, then the cup beside dice."""
        px = self._theme.px
        cup, words = self.cup.sizeHint().width() + px(GAP), px(WORDS + 8)
        turn = 0 if self.turn.isHidden() else self.turn.sizeHint().width()
        count = self.throws.sizeHint().width() + px(8) + self.dots.width() if self.throws.text() else 0
        least = self._ends() + self._dice_width() + words
        tight = least + cup + max(count, turn) > self.width()
        if tight is not self._tight:
            self._tight = tight
            (self._turning if tight else self._below).removeWidget(self.turn)
            if tight:
                self._below.insertWidget(0, self.turn)
            else:
                self._turning.addWidget(self.turn)
        self.throws.setVisible(not tight)
        any_dice = any(not die.isHidden() for die in self.dice)
        self.cup.setVisible(not any_dice or not tight or least + cup + self.dots.width() <= self.width())

    def _ends(self) -> int:
        return self._theme.px(2 * SIDE + GAP)

    def _dice_width(self) -> int:
        return sum(die.sizeHint().width() + self._theme.px(4) for die in self.dice)

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        return {
            "dice": tuple([die.face for die in self.dice if die.face]),
            "kept": tuple([die.kept for die in self.dice if die.face]),
            "shown": tuple([die.shown for die in self.dice if die.face]),
            "caption": self.caption.text(),
            "name": self.name.text(),
            "throws": self.dots.shown,
            "turn": not self.turn.isHidden(),
            "lifted": self.cup.height_lifted > 0.5,
        }

    def _lay_out(self) -> None:
        theme = self._theme
        dice = row(theme, 4)
        for die in self.dice:
            dice.addWidget(die)
        words = self._words = column(theme, 2)
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self.beats)
        words.addStretch(1)
        dice.addSpacing(theme.px(8))
        dice.addLayout(words, 1)
        middle: QVBoxLayout = column(theme, 0)
        middle.addStretch(1)
        self._above = row(theme, 8)
        self._above.addWidget(self.caption, 1)
        middle.addLayout(self._above)
        middle.addLayout(dice)
        self._below = row(theme, 8)
        self._below.addStretch(0)
        middle.addLayout(self._below)
        middle.addStretch(1)
        layout: QHBoxLayout = row(theme, GAP, (SIDE, 0, SIDE, 0))
        layout.addWidget(self.cup)
        layout.addLayout(middle, 1)
        layout.addLayout(self._right())
        self.setLayout(layout)

    def _right(self) -> QVBoxLayout:
        right = column(self._theme, 6)
        throws = self._throws = row(self._theme, 8)
        throws.addStretch(1)
        throws.addWidget(self.throws)
        throws.addWidget(self.dots)
        turning = self._turning = row(self._theme, 0)
        turning.addStretch(1)
        turning.addWidget(self.turn)
        right.addStretch(1)
        right.addLayout(throws)
        right.addLayout(turning)
        right.addStretch(1)
        return right
