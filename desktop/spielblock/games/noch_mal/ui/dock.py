"""The dice of a throw: the own choice at the left, what is left beside it, what another took at the right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, cycle, product
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QMargins, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from spielblock.control.framing import Room
from spielblock.games.noch_mal.ui.dice import ROOM, DieButton, DieLook
from spielblock.games.noch_mal.ui.other_dice import OtherDice
from spielblock.games.noch_mal.ui.paper import fill
from spielblock.games.noch_mal.ui.scaling import DICE_WIDE, MOST_OF_WINDOW, scale_in
from spielblock.games.noch_mal.ui.wide import in_two_rows, width_of
from spielblock.widgets.elided import ElidedLabel
from spielblock.widgets.theme import Theme

HEIGHTS: Final = {Room.COMPACT: 76, Room.NORMAL: 96, Room.LARGE: 126}
SIDES: Final = {Room.COMPACT: 42, Room.NORMAL: 54, Room.LARGE: 74}
#: How wide the words before a group get, and how small their letters, at scale 1.
MOST_WORDS: Final = 128
LEAST_LETTERS: Final = 12
MOST_DICE: Final = 6
#: How small dice get where they have little room, as shares of their usual size.
SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4)
GROUPS: Final = ("mine", "pool", "taken")
#: What is written before a group: the role of its letters, and their tone.
LINES: Final = (("small", "2"), ("bodyStrong", ""))


class Label(NamedTuple):
    """Two lines in front of a group of dice."""

    upper: str = ""
    lower: str = ""


class DiceDock(QWidget):
    """Dice in groups. Signals: `picked(kind, face)` a die was pressed; `emptied()` other dice are wanted."""

    picked = Signal(str, str)
    emptied = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._room = Room.NORMAL
        self._share = 1.0  # how much smaller all is than the letters elsewhere, for want of room
        self._side, self._gap, self._narrow = theme.px(54), theme.px(16), False
        self._spare = 0  # what each label may be wider, since nothing else needs it
        self.dice = [self._made(theme) for _ in range(MOST_DICE)]
        self._shown = 0
        self.labels = {group: (self._line(*LINES[0]), self._line(*LINES[1])) for group in GROUPS}
        self.other = OtherDice(theme)
        self.other.setParent(self)
        self.other.clicked.connect(self.emptied)
        self.other.ensurePolished()
        self.other.hide()
        fill(self, theme.colour("surface"))
        self.arrange(Room.NORMAL)

    @property
    def visible_dice(self) -> list[DieButton]:
        """The dice that are shown, in the order of the throw."""
        return self.dice[: self._shown]

    def show_dice(
        self, looks: Sequence[DieLook], labels: dict[str, Label], *, own: bool, other: bool
    ) -> None:
        """Show these dice; `own` frames the left group in yellow, `other` offers to take the choice back."""
        self._shown = len(looks)
        for die, look in zip(self.dice, looks, strict=False):
            die.show_look(look, now=own and look.group == "mine")
        for die in self.dice[self._shown :]:
            die.hide()
        for group, lines in self.labels.items():
            for line, words in zip(lines, labels.get(group, Label()), strict=True):
                line.setText(words)
        self.other.setVisible(other)
        self._place()
        self.update()

    def spots(self, groups: Sequence[str]) -> list[QPoint]:
        """Return where dice in these groups lie, in the same order."""
        places: dict[int, QPoint] = {}
        left = self._px(14)
        for group in GROUPS:
            members = [at for at, found in enumerate(groups) if found == group]
            if self._has_label(group) or members:
                left = self._group(group, members, left, places)
            else:
                for line in self.labels[group]:
                    line.hide()
        return [places[at] for at in range(len(groups))]

    def press(self, digit: int) -> bool:
        """Press the die with this digit; return whether there is one."""
        for die in self.visible_dice:
            if die.look.digit == digit and die.isEnabled():
                die.click()
                return True
        return False

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        dice = [(die.look.kind, die.shown, die.look.group) for die in self.visible_dice]
        words = {group: (upper.text(), lower.text()) for group, (upper, lower) in self.labels.items()}
        return {"dice": dice, "labels": {group: pair for group, pair in words.items() if any(pair)}}

    def cut(self) -> list[str]:
        """Return the dice and texts that do not fit, or lie below the button."""
        inside = self.rect().adjusted(-2, -2, 2, 2)
        if self.other.isVisible():
            inside.setRight(self.other.x() - 1)
        dice = [die.look.face for die in self.visible_dice if not inside.contains(die.geometry())]
        labels = [pair for lines in self.labels.values() for pair in lines if pair.text()]
        outside = [line.text() for line in labels if not inside.contains(line.geometry())]
        return dice + outside + [line.text() for line in labels if line.shown() != line.text()]

    def arrange(self, room: Room) -> None:
        """Fit to the room; in large letters leave the sheet enough of the window."""
        self._room = room
        self.setFixedHeight(self._high())
        self._scale()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(600, self._high())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scale()
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw lines between the groups."""
        painter = QPainter(self)
        painter.setPen(QPen(self._theme.colour("line"), 1))
        for group in GROUPS[1:]:
            upper = self.labels[group][0]
            left = upper.x() - self._px(10)
            if upper.text() and left > self._px(20):
                painter.drawLine(left, self._px(16), left, self.height() - self._px(16))

    def _high(self) -> int:
        usual, window = HEIGHTS[self._room], self.window().height()
        most = self._theme.px(usual)
        return most if self.isWindow() else max(usual, min(most, round(window * MOST_OF_WINDOW)))

    def _scale(self) -> None:
        """Draw everything smaller than the letters are elsewhere, where it has no room otherwise."""
        theme, least = self._theme, (DICE_WIDE, HEIGHTS[self._room])
        share = scale_in(self.width(), self.height(), least, theme.scale) / theme.scale
        if share != self._share:
            self._share = share
            self.other.fit(share)
            for line, (role, _) in zip(chain(*self.labels.values()), cycle(LINES), strict=False):
                line.setFont(theme.scaled_font(role, theme.font(role).pixelSize() * share))

    def _px(self, value: float) -> int:
        return round(value * self._theme.scale * self._share)

    def _made(self, theme: Theme) -> DieButton:
        die = DieButton(theme, self)
        die.clicked.connect(lambda: self.picked.emit(die.look.kind, die.look.face))
        return die

    def _line(self, role: str, tone: str) -> ElidedLabel:
        font = self._theme.font(role)
        label = ElidedLabel(font, parent=self, least=self._px(LEAST_LETTERS) / font.pixelSize())
        if tone:
            label.setProperty("tone", tone)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label

    def _has_label(self, group: str) -> bool:
        return bool(self.labels[group][0].text())

    def _group(self, group: str, members: list[int], left: int, places: dict[int, QPoint]) -> int:
        """Lay out one group; return where the next begins."""
        side, gap = self._side, self._gap
        room = round(side * ROOM)
        upper, lower = self.labels[group]
        for line in (upper, lower):
            line.setVisible(self._has_label(group))
        if self._has_label(group):
            wide, height, middle = self._label_width(group), self._px(20), self.height() // 2
            rows = 1 if lower.text() or upper.fits(wide) else 2
            upper.show_rows(rows)
            upper.setGeometry(left, middle - height, wide, rows * height)
            lower.setGeometry(left, middle, wide, height)
            lower.setVisible(bool(lower.text()))
            left += wide
        step = side + gap + (gap // 2 if group == "mine" else 0)
        lift = self._px(3) if group == "mine" else 0
        top = (self.height() - side) // 2 - room - self._px(2) - lift
        for place, at in enumerate(members):
            places[at] = QPoint(left + place * step, top)
        slots = max(len(members), 2) if group == "mine" else len(members)
        return left + slots * step + room + gap

    def _label_width(self, group: str) -> int:
        """Return how wide the words before a group are; in little room they are smaller, or in two rows."""
        upper, lower = self.labels[group]
        if not self._narrow:
            words = max(width_of(line, line.text()) for line in (upper, lower))
        elif lower.text():
            least = self._px(LEAST_LETTERS)
            words = max(
                width_of(line, line.text()) * least // line.font().pixelSize() + 1 for line in (upper, lower)
            )
        else:
            words = in_two_rows(upper)
        return min(self._px(MOST_WORDS) + self._spare, words + self._px(10))

    def _fit_width(self, groups: list[str]) -> None:
        """Take the usual size of dice, or the largest with which all of them have room."""
        px = self._px
        self._spare = 0
        taken = self.other.sizeHint().width() + px(34) if self.other.isVisible() else 0
        for share, narrow in product(SHARES, (False, True)):
            self._narrow = narrow
            self._side = round(px(SIDES[self._room]) * share)
            self._gap = round(px(10 if self._room is Room.COMPACT else 16) * share)
            left = px(14)
            for group in GROUPS:
                members = [at for at, found in enumerate(groups) if found == group]
                if self._has_label(group) or members:
                    left = self._group(group, members, left, {})
            if left + taken <= self.width():
                self._spare = (self.width() - left - taken) // len(GROUPS)
                break

    def _place(self) -> None:
        groups = [die.look.group for die in self.visible_dice]
        self._fit_width(groups)
        for die in self.dice:
            die.fit(self._side, self._share)
        for die, spot in zip(self.visible_dice, self.spots(groups), strict=True):
            die.move(spot)
        size = self.other.sizeHint().grownBy(QMargins(0, 0, self._px(8), 0))
        right = self.width() - size.width() - self._px(14)
        self.other.setGeometry(right, (self.height() - size.height()) // 2, size.width(), size.height())
