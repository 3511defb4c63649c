"""The texts on one sheet: whose it is, what rounds brought, dice left, who leads and what that counts."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem

from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.scoring import points
from spielblock.games.rock_the_bock.state import DICE, ROUNDS
from spielblock.games.rock_the_bock.texts import signed
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.paper import Measure
from spielblock.games.rock_the_bock.ui.symbols import Words
from spielblock.widgets.stage import Stage

RIGHT: Final = Qt.AlignmentFlag.AlignRight
#: A score that is as wide as any.
WIDEST: Final = signed(-12)


class Lines:
    """Every text of the sheet of one seat. Where the sheet is narrow, words go and numbers stay."""

    def __init__(self, stage: Stage, letter: str, sheet: QGraphicsItem) -> None:
        self._stage = stage
        self._letter = letter
        self._hue = stage.hue(letter) or stage.theme.hue("blue")
        self.name = Words(sheet)
        self.out = Words(sheet, RIGHT)
        self.rounds = [Words(sheet) for _ in range(ROUNDS)]
        self.scores = [Words(sheet) for _ in range(ROUNDS)]
        self.round = Words(sheet)
        self.left = Words(sheet, RIGHT)
        self.balance = Words(sheet)
        self.running = Words(sheet, RIGHT)
        self._measure = Measure(100, 100, 10, 10, 8, 28, 4)

    def all(self) -> list[Words]:
        """Return all texts of the sheet."""
        heads = (self.name, self.out, self.round, self.left)
        return [*heads, *self.rounds, *self.scores, self.balance, self.running]

    def drawn(self) -> dict[str, Any]:
        """Read back what is written."""
        return {
            "scores": [score.text() for score in self.scores],
            "round": self.round.text(),
            "left": self.left.text(),
            "out": self.out.text(),
            "balance": self.balance.text(),
            "running": self.running.text(),
            "name": self.name.text(),
        }

    def show_view(self, view: Position) -> None:
        """Write what this seat has, but for the balance."""
        sheet = view.players[self._letter]
        self.show_scores(sheet.subtotals)
        self.round.show_text(texts.round_name(view.round), self._ink("text"))
        self.show_struck(sheet.struck)

    def show_struck(self, struck: int) -> None:
        """Say how many dice are left, and whether the seat is out."""
        self.left.show_text(texts.dice_left(DICE - struck), self._ink("text2"))
        self.out.show_text(texts.out() if struck == DICE else "", self._hue.on)
        self._place_name()

    def show_scores(self, subtotals: tuple[int, ...]) -> None:
        """Write down what the finished rounds brought."""
        for at, (label, score) in enumerate(zip(self.rounds, self.scores, strict=True)):
            label.show_text(texts.round_short(at + 1), self._ink("text2"))
            done = at < len(subtotals)
            self._show_points(score, subtotals[at] if done else 0, "" if done else "–")
            score.setOpacity(1.0)

    def show_score(self, number: int, value: int) -> None:
        """Write down what one round brought."""
        self._show_points(self.scores[number - 1], value)

    def show_balance(self, bucks: int, wolves: int, goats: int) -> None:
        """Say who leads on this sheet and what it counts."""
        tone = "success" if bucks > wolves else "error" if wolves > bucks else "text2"
        short = texts.ratio(bucks, wolves)
        self.balance.show_text(texts.balance_of(bucks, wolves), self._ink(tone), short)
        self._show_points(self.running, points(bucks, wolves, goats))

    # --- laying out ------------------------------------------------------------------------------

    def lay_head(self, measure: Measure) -> float:
        """Take these lengths; return where the strip with the name ends."""
        self._measure = measure
        self.name.show_text(self._stage.name(self._letter), self._hue.on)
        self._place_name()
        return measure.glue + self._px(4)

    def lay_rounds(self, y: float) -> tuple[float, float]:
        """Lay out the rounds and the heading; return where the line between them is, and where they end."""
        measure = self._measure
        high, cell = self._px(24), measure.inner / ROUNDS
        small, pencil = self._font("caption", 12), self._font("pencil", 16)
        score_wide = QFontMetricsF(pencil).horizontalAdvance(WIDEST)
        label_wide = QFontMetricsF(small).horizontalAdvance(texts.round_short(ROUNDS))
        labelled = cell >= score_wide + label_wide
        # A score stands close behind its label, so that it is not read as that of the next one.
        beside = label_wide + min(self._px(6), (cell - score_wide - label_wide) / 2) if labelled else 0.0
        for at, (label, score) in enumerate(zip(self.rounds, self.scores, strict=True)):
            left = measure.pad + at * cell
            label.place(QPointF(left, y + high / 2), max(cell * 0.4, label_wide), small)
            label.setVisible(labelled)
            score.place(QPointF(left + beside, y + high / 2), cell - beside, pencil)
        rule = y + high + self._px(1)
        return rule, self._lay_heading(rule)

    def lay_foot(self, y: float) -> None:
        """Lay out who leads and what that counts, below this line."""
        measure, middle = self._measure, y + self._px(15)
        pencil = self._font("pencil", 21)
        score = max(self._px(52), QFontMetricsF(pencil).horizontalAdvance(WIDEST) + self._px(2))
        room = measure.inner - score
        self.balance.place(QPointF(measure.pad, middle), room, self._font("bodyStrong", 12))
        self.running.place(QPointF(measure.width - measure.pad, middle), score, pencil)

    def _lay_heading(self, y: float) -> float:
        """Lay out round and dice left; the round stands in the bar too, and the dice are in their row."""
        measure, high = self._measure, self._px(22)
        strong, small = self._font("bodyStrong", 13), self._font("caption", 12)
        left = QFontMetricsF(small).horizontalAdvance(texts.dice_left(DICE))
        both = QFontMetricsF(strong).horizontalAdvance(texts.round_name(ROUNDS)) + left + self._px(4)
        self.round.setVisible(measure.headed and both <= measure.inner)
        self.left.setVisible(measure.headed and left <= measure.inner)
        middle = y + high / 2
        self.round.place(QPointF(measure.pad, middle), measure.inner, strong)
        self.left.place(QPointF(measure.width - measure.pad, middle), measure.inner, small)
        return y + (high if measure.headed else self._px(5))

    def _place_name(self) -> None:
        """Give the name the room that is not needed to say that the seat is out."""
        measure, font, small = self._measure, self._font("bodyStrong", 15), self._font("caption", 12)
        left = measure.pad + measure.glue * 0.56 + self._px(8)
        said = self.out.whole
        tag = QFontMetricsF(small).horizontalAdvance(said) + self._px(6) if said else 0.0
        self.name.place(QPointF(left, measure.glue / 2), measure.width - left - measure.pad - tag, font)
        self.out.place(QPointF(measure.width - measure.pad, measure.glue / 2), tag, small)

    def _show_points(self, words: Words, value: int, instead: str = "") -> None:
        ink = "text3" if instead else "pencilRed" if value < 0 else "pencil"
        words.show_text(instead or signed(value), self._ink(ink))

    def _px(self, length: float) -> float:
        """Return a length in this sheet, larger where there is room."""
        return self._stage.theme.px(length) * self._measure.grown

    def _font(self, name: str, pixels: float) -> QFont:
        return self._stage.theme.scaled_font(name, self._px(pixels))

    def _ink(self, name: str) -> QColor:
        return self._stage.theme.colour(name)
