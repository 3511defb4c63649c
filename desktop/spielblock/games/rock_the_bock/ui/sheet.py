"""One player's sheet in the scene: paper, glue strip, tracks and pencilled numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.state import DICE, MOST_BUCKS, MOST_GOATS, MOST_WOLVES, ROUNDS
from spielblock.games.rock_the_bock.ui.lines import Lines
from spielblock.games.rock_the_bock.ui.paper import Measure, paint_paper, paint_ring
from spielblock.games.rock_the_bock.ui.recalling import STRIKE
from spielblock.games.rock_the_bock.ui.symbols import Row, Strike, Symbol, filled_first
from spielblock.widgets.stage import Stage

KINDS: Final = ("buck", "wolf", "goat")
MOST: Final = {"buck": MOST_BUCKS, "wolf": MOST_WOLVES, "goat": MOST_GOATS}
PER_ROW: Final = {"buck": 5, "wolf": 6, "goat": 6}


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
        self.lines = Lines(stage, letter, self)
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
        self.lines.show_view(view)
        self.show_balance()
        self.setOpacity(1.0)

    def show_balance(self) -> None:
        """Say who leads on this sheet and what it counts, from the symbols that are filled."""
        self.lines.show_balance(*[self.count(kind) for kind in KINDS])

    def show_marks(self, kind: str, count: int) -> None:
        """Mark the next so many places of a track, and no others."""
        first = {one: self.count(one) for one in KINDS}
        for one in KINDS:
            until = first[one] + count if one == kind else 0
            for at, symbol in enumerate(self.tracks[one]):
                symbol.show_marked(first[one] <= at < until)

    def show_fresh(self, places: Mapping[str, Collection[int]]) -> None:
        """Ring these places of each track, and no others."""
        for kind, marks in self._named_tracks().items():
            for at, mark in enumerate(marks):
                mark.show_fresh(at in places.get(kind, ()))

    def touched(self, at: QPointF) -> str | None:
        """Return the track at a point of the scene, or None."""
        here = self.mapFromScene(at)
        if self.on_foot(at):
            return None
        return next((kind for kind, row in self._rows.items() if row.contains(here)), None)

    def round_at(self, at: QPointF) -> int:
        """Return which round's points are at a point of the scene, or 0."""
        here = self.mapFromScene(at) - QPointF(0, self._measure.glue + self._px(4))
        return self._measure.column_at(here.x(), ROUNDS) if 0 <= here.y() <= self._px(24) else 0

    def on_foot(self, at: QPointF) -> bool:
        """Return whether a point of the scene is where it says who leads."""
        here = self.mapFromScene(at)
        return self._measure.paper.contains(here) and here.y() > self._rules[-1]

    def drawn(self) -> dict[str, Any]:
        """Read back what is on this sheet."""
        return {
            "struck": sum(strike.done >= 1.0 for strike in self.strikes),
            **{kind: self.count(kind) for kind in KINDS},
            "halves": sum(0.0 < mark.done < 1.0 for mark in self.marks()),
            "marked": {kind: sum(one.marked for one in self.tracks[kind]) for kind in KINDS},
            "fresh": {
                kind: [at for at, mark in enumerate(marks) if mark.fresh]
                for kind, marks in self._named_tracks().items()
            },
            "order": all(map(filled_first, self._all_tracks())),
            **self.lines.drawn(),
            "active": self._active,
        }

    def boundingRect(self) -> QRectF:
        ring = self._stage.theme.px(7) * self._measure.fine
        return self._measure.paper.adjusted(-ring, -ring, ring, ring)

    def lay_out(self, measure: Measure) -> None:
        """Take these lengths."""
        self.prepareGeometryChange()
        self._measure = measure
        rule, y = self.lines.lay_rounds(self.lines.lay_head(measure))
        foot = self._lay_tracks(y)
        self._rules = [rule, foot]
        self.lines.lay_foot(foot)

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

    def _px(self, length: float) -> float:
        """Return a length in this sheet, larger where there is room."""
        return self._stage.theme.px(length) * self._measure.grown

    def marks(self) -> list[Symbol | Strike]:
        """Return every place that can be filled or struck."""
        return [mark for marks in self._all_tracks() for mark in marks]

    def _all_tracks(self) -> list[list[Symbol | Strike]]:
        return list(self._named_tracks().values())

    def _named_tracks(self) -> dict[str, list[Symbol | Strike]]:
        return {STRIKE: list(self.strikes), **{kind: list(self.tracks[kind]) for kind in KINDS}}
