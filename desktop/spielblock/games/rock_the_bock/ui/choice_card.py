"""A choice in the dock: dice of one colour, what they do, and for wolves whom they go to."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from spielblock.control.framing import Room
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.choice import NO_CHOICE, Choice
from spielblock.games.rock_the_bock.ui.lettering import WRAP, Lettering, lettered
from spielblock.games.rock_the_bock.ui.target_button import TargetButton
from spielblock.widgets.hint_mark import RADIUS, paint_hint
from spielblock.widgets.stage import Sitter
from spielblock.widgets.theme import Theme

DIE: Final = {Room.COMPACT: 26, Room.NORMAL: 36, Room.LARGE: 44}


class ChoiceCard(QAbstractButton):
    """One colour of the throw. A click selects it, a second one confirms; so do its targets."""

    aimed = Signal(str)
    pointed = Signal(bool)
    pointed_at = Signal(str)

    def __init__(self, theme: Theme, others: tuple[Sitter, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._room = Room.NORMAL
        self._share = 1.0
        self.choice = NO_CHOICE
        self._laid: Lettering | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFont(theme.font("bodyStrong"))
        self.targets = {sitter.letter: TargetButton(theme, sitter, self) for sitter in others}
        for letter, button in self.targets.items():
            button.setFont(theme.font("caption"))
            button.clicked.connect(lambda _=False, letter=letter: self.aimed.emit(letter))
            button.pointed.connect(partial(self.pointed_at.emit, letter))
        self.hide()

    def show_choice(self, choice: Choice) -> None:
        """Show this, or nothing if it has no dice."""
        self.choice, self._laid = choice, None
        self.setVisible(bool(choice.faces))
        self.setEnabled(choice.offered)
        self.setAccessibleName(texts.card_name(choice.title, choice.effect))
        self.setToolTip(choice.effect if choice.dead else "")
        for letter, button in self.targets.items():
            button.setVisible(choice.offered and letter in choice.targets)
            button.setChecked(letter == choice.aim)
            button.advised = letter == choice.advised_aim
        for number, button in enumerate(self._shown_targets(), 1):
            button.show_digit(str(number) if choice.asking else "")
        self._place_targets()
        self.update()

    def arrange(self, room: Room, share: float = 1.0) -> None:
        """Fit to the room; `share` is how high the dock is, in parts of what its letters would need."""
        self._room, self._share, self._laid = room, share, None
        for button in self.targets.values():
            button.arrange(share)
        self._place_targets()
        self.update()

    def dice_squares(self) -> list[QRectF]:
        """Return where the dice lie, in coordinates of the card: as large as they fit in their row."""
        count = len(self.choice.faces)
        pad = self._pad()
        inner = self.width() - 2 * pad - self._corner()
        most = self._px(DIE[self._room])
        gap = self._px(4)
        side = min(most, (inner - (count - 1) * gap) / max(1, count))
        rows = 1 if side >= most * 0.55 else 2
        per = -(-count // rows)
        if rows == 2:
            side = min((most - gap / 2) / 2 + self._px(3), (inner - (per - 1) * gap) / per)
        down = (most - (rows * side + (rows - 1) * gap)) / 2
        return [
            QRectF(pad + at % per * (side + gap), pad + down + at // per * (side + gap), side, side)
            for at in range(count)
        ]

    def cut(self) -> bool:
        """Return whether a text on the card does not fit."""
        last = max([button.geometry().right() for button in self._shown_targets()], default=0)
        return last > self.width() or not self._lettering().fits(self._text_room())

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(110))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._laid = None
        self._place_targets()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A fast second click is a second click."""
        self.mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self.choice.hushed:
            return
        if self.choice.dead:
            self._paint_dead(painter)
        words = self._lettering()
        painter.setPen(self._ink("text2" if self.choice.dead else "text"))
        painter.setFont(words.title_font)
        painter.drawText(words.title, int(WRAP), self.choice.title)
        painter.setPen(self._ink("text2"))
        painter.setFont(words.effect_font)
        painter.drawText(words.effect, int(WRAP), self.choice.effect)
        if self._keyed():
            self._paint_key(painter)
        if self.choice.advised:
            self._paint_bulb(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = self._theme
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        radius = theme.radius("panel")
        focused = self.hasFocus() and not self.choice.selected
        painter.setPen(QPen(theme.colour("line" if self.choice.dead else "lineStrong"), self._px(1.5)))
        painter.setBrush(theme.colour("markerSoft" if self.choice.advised else "surface"))
        if self.choice.selected:
            painter.setPen(QPen(theme.colour("markerEdge"), self._px(2.5)))
            painter.drawRoundedRect(body, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("marker"), self._px(3)))
            inner = body.adjusted(self._px(2.5), self._px(2.5), -self._px(2.5), -self._px(2.5))
            painter.drawRoundedRect(inner, radius - self._px(2), radius - self._px(2))
            return
        if focused or (self.underMouse() and self.choice.offered):
            painter.setBrush(theme.colour("surfaceAlt"))
        painter.drawRoundedRect(body, radius, radius)

    def _paint_dead(self, painter: QPainter) -> None:
        """Strike the dice through: nobody plays their colour."""
        squares = self.dice_squares()
        if squares:
            painter.setPen(QPen(self._ink("lineStrong"), self._px(2)))
            top, bottom = squares[0], squares[-1]
            y = bottom.center().y()
            painter.drawLine(QPointF(top.left(), y), QPointF(bottom.right(), y))

    def _paint_key(self, painter: QPainter) -> None:
        theme = self._theme
        cap = QRectF(self.width() - self._px(26), self._px(9), self._px(17), self._px(17))
        painter.setPen(QPen(self._ink("lineStrong"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, self._px(4), self._px(4))
        painter.setPen(self._ink("text"))
        painter.setFont(theme.scaled_font("caption", self._px(12)))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.choice.digit)

    def _paint_bulb(self, painter: QPainter) -> None:
        left = self.width() - self._pad() - self._corner() + self._px(RADIUS + 4)
        painter.save()
        painter.translate(left, self._px(17.5))
        painter.scale(self._share, self._share)
        paint_hint(painter, self._theme, QPointF())
        painter.restore()

    def _text_room(self) -> QRect:
        """Return where title and effect have to lie, on a narrow card closer to its edges."""
        pad = self._pad() if self._share >= 1.0 else min(self._pad(), round(self.width() * 0.08))
        top = self._pad() + self._px(DIE[self._room]) + self._px(4)
        lowest = self._targets_top() if self._shown_targets() else self.height() - self._px(4)
        return QRect(pad, top, self.width() - 2 * pad, lowest - top)

    def _lettering(self) -> Lettering:
        """Return the words laid out; it is done once, since dice that roll over the card have it painted."""
        if self._laid is None:
            pixels, choice = 13 if self._room is Room.COMPACT else 15, self.choice
            self._laid = lettered(self._theme, self._text_room(), choice.title, choice.effect, pixels)
        return self._laid

    def _place_targets(self) -> None:
        shown = self._shown_targets()
        gap, pad = self._px(4), self._pad()
        room = self.width() - 2 * pad
        named = sum(button.wide(named=True) for button in shown) + gap * (len(shown) - 1) <= room
        x = pad
        for button in shown:
            button.named = named
            wide = min(button.wide(named=named), (room - gap * (len(shown) - 1)) // len(shown))
            button.setGeometry(x, self._targets_top(), wide, self._px(32))
            x += wide + gap

    def _shown_targets(self) -> list[TargetButton]:
        if not self.choice.offered:
            return []
        return [button for letter, button in self.targets.items() if letter in self.choice.targets]

    def _targets_top(self) -> int:
        return self.height() - self._px(32 + 5)

    def _keyed(self) -> bool:
        return bool(self.choice.digit)

    def _corner(self) -> int:
        """Return what key and bulb take of the row of the dice."""
        bulb = self._px(2 * RADIUS + 6) if self.choice.advised else 0
        return bulb + (self._px(20) if self._keyed() else 0)

    def _pad(self) -> int:
        return self._px(9 if self._room is Room.COMPACT else 12)

    def _px(self, length: float) -> int:
        """Return a length of the design on this card, smaller where the dock is lower than its letters."""
        return round(self._theme.px(length) * self._share)

    def _ink(self, name: str) -> QColor:
        return self._theme.colour(name)
