"""The dock: the throw, sorted by colour into cards one can choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from spielblock.control.framing import Room
from spielblock.games.rock_the_bock.ui.choice import NO_CHOICE, Choice
from spielblock.games.rock_the_bock.ui.choice_card import ChoiceCard
from spielblock.widgets.dice_tray import DiceTray, Die
from spielblock.widgets.parts import say
from spielblock.widgets.stage import Stage

HEIGHTS: Final = {Room.COMPACT: 148, Room.NORMAL: 176, Room.LARGE: 212}
MOST_CARDS: Final = 6
#: In large letters the dock takes at most so much of the window's height; the sheets have to be seen too.
MOST_OF_WINDOW: Final = 0.28
#: Cards with targets on them need more room than others.
WIDER: Final = 1.4


def die_picture(face: str) -> str:
    """Return the symbol of a die's face."""
    return f"die-{face}" if face in ("buck", "wolf") else f"die-goat-{face}"


class ChoiceDock(QWidget):
    """Up to six cards and the dice over them. Cards are told apart by their place in the row."""

    touched = Signal(int)
    aimed = Signal(int, str)
    pointed = Signal(int, str)

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = stage.theme
        self._room = Room.NORMAL
        # It paints its own ground, so that rolling dice do not paint the window below it again and again.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Who can get the wolves stands on the card as the sheets lie.
        self.order = [sitter.letter for sitter in stage.clockwise]
        self.cards = [ChoiceCard(stage.theme, stage.clockwise, self) for _ in range(MOST_CARDS)]
        self.words: QLabel = say(stage.theme, "", "prompt", "2")
        self.words.setParent(self)
        self.words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.tray = DiceTray(stage.theme, self)
        for place, card in enumerate(self.cards):
            card.clicked.connect(lambda _=False, place=place: self.touched.emit(place))
            card.aimed.connect(partial(self.aimed.emit, place))
            card.pointed.connect(partial(self._on_pointed, place))
            card.pointed_at.connect(partial(self.pointed.emit, place))

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the cards show."""
        return tuple(card.choice for card in self.cards if not card.isHidden())

    def arrange(self, room: Room) -> None:
        """Fit to the room."""
        self._room = room
        for card in self.cards:
            card.arrange(room, self._share())
        self.updateGeometry()
        self._lay_out()

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Show these cards, without their dice."""
        shown = [*choices, *[NO_CHOICE] * (MOST_CARDS - len(choices))]
        for card, choice in zip(self.cards, shown, strict=True):
            card.show_choice(choice)
        self._lay_out()

    def keep_only(self, face: str) -> None:
        """Show which card was taken; nothing can be chosen any more."""
        self.show_choices(
            [
                replace(one, selected=face in one.faces, offered=False, digit="", advised=False)
                for one in self.choices
            ]
        )
        faint = [
            die if die.picture == die_picture(face) else replace(die, opacity=0.35) for die in self.tray.dice
        ]
        self.tray.show_dice(faint)

    def show_words(self, text: str) -> None:
        """Say something where cards would be."""
        self.words.setText(text)
        self._lay_out()

    def sorted_dice(self) -> list[Die]:
        """Return the dice of all cards where they belong, card by card."""
        dice: list[Die] = []
        for card in self.cards:
            if not card.isHidden():
                at = card.geometry().topLeft()
                for face, square in zip(card.choice.faces, card.dice_squares(), strict=True):
                    faint = 0.45 if card.choice.dead else 1.0
                    place = square.translated(at.x(), at.y())
                    dice.append(Die(die_picture(face), place, opacity=faint))
        return dice

    def thrown_dice(self, faces: Sequence[str]) -> list[Die]:
        """Return dice that have just fallen: in two rows of five, a little crooked."""
        side = self._theme.px(40 if self._room is not Room.COMPACT else 34) * self._share()
        gap = side * 0.45
        per = min(5, len(faces)) if len(faces) > 5 else len(faces)
        rows = -(-len(faces) // per) if per else 0
        left = (self.width() - per * side - (per - 1) * gap) / 2
        top = (self.height() - rows * side - (rows - 1) * gap * 0.5) / 2
        dice: list[Die] = []
        for at, face in enumerate(faces):
            across, down = at % per, at // per
            square = QRectF(left + across * (side + gap), top + down * (side + gap * 0.5), side, side)
            dice.append(Die(die_picture(face), square, turn=(at * 37) % 23 - 11.0))
        return dice

    def drawn(self) -> dict[str, Any]:
        """Read back what lies in the dock: each card with the dice that lie on it."""
        cards: list[dict[str, Any]] = []
        for card in self.cards:
            if card.isHidden():
                continue
            area = QRectF(card.geometry())
            dice = [die.picture for die in self.tray.dice if area.contains(die.square.center())]
            choice = card.choice
            cards.append(
                {
                    "dice": sorted(dice),
                    "title": choice.title,
                    "effect": choice.effect,
                    "digit": choice.digit,
                    "offered": card.isEnabled(),
                    "selected": choice.selected,
                    "dead": choice.dead,
                    "targets": [at for at, one in card.targets.items() if not one.isHidden()],
                    "aim": [at for at, one in card.targets.items() if one.isChecked()],
                }
            )
        return {"cards": cards, "words": self.words.text(), "dice": len(self.tray.dice)}

    def _on_pointed(self, place: int, on: bool) -> None:
        self.pointed.emit(place if on else -1, "")

    def sizeHint(self) -> QSize:
        return QSize(400, self._high())

    def _high(self) -> int:
        """Return how high the dock is: for larger letters higher, where there is room."""
        usual = HEIGHTS[self._room]
        room = round(self.window().height() * MOST_OF_WINDOW)
        return max(usual, min(self._theme.px(usual), room))

    def _share(self) -> float:
        """Return the height in parts of what the letters would need."""
        return self._high() / self._theme.px(HEIGHTS[self._room])

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self._theme.colour("surface"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()
        if any(not card.isHidden() for card in self.cards):
            self.tray.show_dice(self.sorted_dice())

    def _fit_words(self) -> None:
        """Take the largest letters with which the words fit: those of a prompt, or smaller down to 100 %."""
        theme, words = self._theme, self.words
        largest = theme.font("prompt").pixelSize()
        room = self.rect().adjusted(12, 4, -12, -4)
        for pixels in range(largest, round(theme.font("caption").pixelSize() / theme.scale) - 1, -1):
            words.setFont(theme.scaled_font("prompt", pixels))
            words.adjustSize()
            if words.width() <= room.width() and words.height() <= room.height():
                return

    def _lay_out(self) -> None:
        theme = self._theme
        compact = self._room is Room.COMPACT
        share = self._share()
        across, gap = round(theme.px(12 if compact else 20) * share), round(theme.px(8) * share)
        down = round(theme.px(8 if compact else 12) * share)
        self.tray.setGeometry(self.rect())
        self.tray.raise_()
        self._fit_words()
        self.words.move((self.width() - self.words.width()) // 2, (self.height() - self.words.height()) // 2)
        shown = [card for card in self.cards if not card.isHidden()]
        shares = [WIDER if len(card.choice.targets) > 1 else 1.0 for card in shown]
        room = self.width() - 2 * across - gap * (len(shown) - 1)
        one = min(room / sum(shares), theme.px(240)) if shown else 0.0
        x = (self.width() - one * sum(shares) - gap * (len(shown) - 1)) / 2
        for card, share in zip(shown, shares, strict=True):
            card.setGeometry(round(x), down, round(one * share), self.height() - 2 * down)
            x += one * share + gap
