"""One player's sheet in the scene: paper, glue strip, tracks and pencilled numbers."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.scoring import points
from spielblock.games.rock_the_bock.state import DICE, MOST_BUCKS, MOST_GOATS, MOST_WOLVES, ROUNDS
from spielblock.games.rock_the_bock.texts import signed
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.paper import Measure, paint_paper, paint_ring
from spielblock.games.rock_the_bock.ui.symbols import Row, Strike, Symbol, Words, filled_first
from spielblock.widgets.stage import Stage

KINDS: Final = ("buck", "wolf", "goat")
MOST: Final = {"buck": MOST_BUCKS, "wolf": MOST_WOLVES, "goat": MOST_GOATS}
PER_ROW: Final = {"buck": 5, "wolf": 6, "goat": 6}
RIGHT: Final = Qt.AlignmentFlag.AlignRight


class SheetItem(QGraphicsItem):
    """Shows what one seat has. `tracks` and `strikes` are its symbols, in the order they are filled."""

    def __init__(self, stage: Stage, letter: str) -> None:
        super().__init__()
        self.letter = letter
        self._stage = stage
        theme = stage.theme
        self._hue = stage.hue(letter) or theme.hue("blue")
        inks = {"buck": theme.colour("pencil"), "wolf": theme.colour("text2"), "goat": self._hue.line}
        self._tracks = {kind: Row(self) for kind in KINDS}
        self.tracks = {
            kind: [Symbol(theme, kind, inks[kind], row) for _ in range(MOST[kind])]
            for kind, row in self._tracks.items()
        }
        self._dice = Row(self)
        self.strikes = [Strike(theme, self._dice) for _ in range(DICE)]
        self.name = Words(self)
        self.out = Words(self, RIGHT)
        self.rounds = [Words(self) for _ in range(ROUNDS)]
        self.scores = [Words(self, RIGHT) for _ in range(ROUNDS)]
        self.round = Words(self)
        self.left = Words(self, RIGHT)
        self.balance = Words(self)
        self.running = Words(self, RIGHT)
        self._rules: list[float] = []
        self._rows: dict[str, QRectF] = {}
        self._measure = Measure(100, 100, 10, 10, 8, 28, 4)
        self._active = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape)

    def show_active(self, active: bool) -> None:
        """Draw the ring of the seat that acts, or not."""
        if active != self._active:
            self._active = active
            self.update()

    def count(self, kind: str) -> int:
        """Return how many symbols of a track are filled."""
        return sum(symbol.done >= 1.0 for symbol in self.tracks[kind])

    def show_view(self, view: Position) -> None:
        """Show what this seat has, complete."""
        sheet = view.players[self.letter]
        counts = {"buck": sheet.bucks, "wolf": sheet.wolves, "goat": sheet.goats}
        for kind, count in counts.items():
            for at, symbol in enumerate(self.tracks[kind]):
                symbol.show_done(1.0 if at < count else 0.0)
        for at, strike in enumerate(self.strikes):
            strike.show_done(1.0 if at < sheet.struck else 0.0)
        self.show_scores(sheet.subtotals)
        self.round.show_text(texts.round_name(view.round), self._ink("text"))
        self.show_struck(sheet.struck)
        self.show_balance()
        self.setOpacity(1.0)

    def show_struck(self, struck: int) -> None:
        """Say how many dice are left, and whether the seat is out."""
        self.left.show_text(texts.dice_left(DICE - struck), self._ink("text2"))
        self.out.show_text(texts.out() if struck == DICE else "", self._hue.on)

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

    def show_balance(self) -> None:
        """Say who leads on this sheet and what it counts, from the symbols that are filled."""
        bucks, wolves = self.count("buck"), self.count("wolf")
        tone = "success" if bucks > wolves else "error" if wolves > bucks else "text2"
        self.balance.show_text(texts.leads(bucks, wolves), self._ink(tone))
        self._show_points(self.running, points(bucks, wolves, self.count("goat")))

    def show_marks(self, kind: str, count: int) -> None:
        """Mark the next so many places of a track, and no others."""
        first = {one: self.count(one) for one in KINDS}
        for one in KINDS:
            until = first[one] + count if one == kind else 0
            for at, symbol in enumerate(self.tracks[one]):
                symbol.show_marked(first[one] <= at < until)

    def touched(self, at: QPointF) -> str | None:
        """Return the track at a point of the scene, or None."""
        here = self.mapFromScene(at)
        return next((kind for kind, row in self._rows.items() if row.contains(here)), None)

    def round_at(self, at: QPointF) -> int:
        """Return which round's points are at a point of the scene, or 0."""
        here = self.mapFromScene(at) - QPointF(0, self._measure.glue + self._px(4))
        return self._measure.column_at(here.x(), ROUNDS) if 0 <= here.y() <= self._px(24) else 0

    def drawn(self) -> dict[str, Any]:
        """Read back what is on this sheet."""
        return {
            "struck": sum(strike.done >= 1.0 for strike in self.strikes),
            **{kind: self.count(kind) for kind in KINDS},
            "halves": sum(0.0 < mark.done < 1.0 for mark in self.marks()),
            "marked": {kind: sum(one.marked for one in self.tracks[kind]) for kind in KINDS},
            "order": all(map(filled_first, self._all_tracks())),
            "scores": [score.text() for score in self.scores],
            "round": self.round.text(),
            "left": self.left.text(),
            "out": self.out.text(),
            "balance": self.balance.text(),
            "running": self.running.text(),
            "name": self.name.text(),
            "active": self._active,
        }

    def words(self) -> list[Words]:
        """Return all texts of the sheet."""
        heads = (self.name, self.out, self.round, self.left)
        return [*heads, *self.rounds, *self.scores, self.balance, self.running]

    def boundingRect(self) -> QRectF:
        ring = self._stage.theme.px(7)
        return self._measure.paper.adjusted(-ring, -ring, ring, ring)

    def lay_out(self, measure: Measure) -> None:
        """Take these lengths."""
        self.prepareGeometryChange()
        self._measure = measure
        self._rules = []
        y = self._lay_rounds(self._lay_head(measure.glue))
        self._lay_foot(self._lay_tracks(y))
        self.name.show_text(self._stage.name(self.letter), self._hue.on)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, measure = self._stage.theme, self._measure
        if self._active:
            paint_ring(painter, theme, measure)
        paint_paper(painter, theme, measure, self._hue)
        painter.setPen(QPen(theme.colour("paperLine"), 1))
        for y in self._rules:
            painter.drawLine(QPointF(measure.pad, y), QPointF(measure.width - measure.pad, y))

    def _lay_head(self, glue: float) -> float:
        measure = self._measure
        left = measure.pad + glue * 0.56 + self._px(8)
        font = self._font("bodyStrong", 15)
        tag = self._px(44)
        self.name.place(QPointF(left, glue / 2), measure.width - left - measure.pad - tag, font)
        self.out.place(QPointF(measure.width - measure.pad, glue / 2), tag, self._font("caption", 12))
        return glue + self._px(4)

    def _lay_rounds(self, y: float) -> float:
        measure = self._measure
        high = self._px(24)
        cell = (measure.width - 2 * measure.pad) / ROUNDS
        for at, (label, score) in enumerate(zip(self.rounds, self.scores, strict=True)):
            left = measure.pad + at * cell
            label.place(QPointF(left, y + high / 2), cell * 0.4, self._font("caption", 12))
            gap = self._px(8) if at < ROUNDS - 1 else 0
            score.place(QPointF(left + cell - gap, y + high / 2), cell * 0.62, self._font("pencil", 16))
        y += high + self._px(1)
        self._rules.append(y)
        high = self._px(22)
        middle = y + high / 2
        half = (measure.width - 2 * measure.pad) * 0.5
        self.round.place(QPointF(measure.pad, middle), half, self._font("bodyStrong", 13))
        self.left.place(QPointF(measure.width - measure.pad, middle), half * 1.2, self._font("caption", 12))
        return y + high

    def _lay_tracks(self, y: float) -> float:
        measure = self._measure
        pitch = min((measure.width - 2 * measure.pad) / DICE, measure.pitch * 0.72)
        for at, strike in enumerate(self.strikes):
            strike.place(QPointF(measure.pad + pitch * (at + 0.5), y + pitch / 2), pitch * 0.86)
        self._dice.lie(QRectF(0, y, measure.width, pitch).adjusted(0, -2, 0, 2))
        y += pitch + self._measure.gap
        for kind in KINDS:
            y = self._lay_track(kind, y) + self._measure.gap
        return y - self._measure.gap + self._px(2)

    def _lay_track(self, kind: str, y: float) -> float:
        measure = self._measure
        per = PER_ROW[kind]
        pitch, across = measure.pitch, measure.across
        left, high = (measure.width - 6 * across) / 2, 2 * pitch
        for at, symbol in enumerate(self.tracks[kind]):
            middle = QPointF(left + across * (at % per + 0.5), y + pitch * (at // per + 0.5))
            symbol.place(middle, pitch * 0.88)
        self._tracks[kind].lie(QRectF(0, y - pitch * 0.1, measure.width, high + pitch * 0.2))
        self._rows[kind] = QRectF(0, y - self._measure.gap / 2, measure.width, high + self._measure.gap)
        return y + high

    def _lay_foot(self, y: float) -> None:
        measure = self._measure
        self._rules.append(y)
        middle = y + self._px(15)
        score = self._px(52)
        room = measure.width - 2 * measure.pad - score
        self.balance.place(QPointF(measure.pad, middle), room, self._font("bodyStrong", 12))
        self.running.place(QPointF(measure.width - measure.pad, middle), score, self._font("pencil", 21))

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

    def marks(self) -> list[Symbol | Strike]:
        """Return every place that can be filled or struck."""
        return [mark for marks in self._all_tracks() for mark in marks]

    def _all_tracks(self) -> list[list[Symbol | Strike]]:
        return [list(self.strikes), *[list(self.tracks[kind]) for kind in KINDS]]
