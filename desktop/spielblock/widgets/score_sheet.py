"""A grid of coloured cells that are crossed off with a pencil, drawn from a description, in a scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.printed_sheet import Measure, Spot, printed
from spielblock.widgets.sheet_marks import Mark, paint_cross, paint_frame, paint_keyed, paint_mark, pencil_ink
from spielblock.widgets.theme import Theme

DIM: Final = 0.38

__all__ = ["CellGrid", "Mark"]


class CellGrid(QGraphicsItem):
    """The cells of a sheet. What it shows can be read back: `crossed`, `marks`, `keyed`, `dimmed`.

    `rows` name the hue of each cell, row by row; `frame` is the column with a frame around it.
    """

    def __init__(
        self,
        theme: Theme,
        rows: Sequence[Sequence[str]],
        stars: Iterable[Spot],
        frame: int = -1,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows = rows
        self._stars = frozenset(stars)
        self._frame = frame
        self._measure = Measure(24.0, 3.0, 6.0)
        self._ground = QPixmap()
        self._crossed: frozenset[Spot] = frozenset()
        self._inked: frozenset[Spot] = frozenset()
        self._marks: dict[Spot, Mark] = {}
        self._dimmed = False
        self._keyed: Spot | None = None
        self._drawing: dict[Spot, float] = {}
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    @property
    def crossed(self) -> frozenset[Spot]:
        """The cells with a finished cross."""
        return self._crossed

    @property
    def marks(self) -> Mapping[Spot, Mark]:
        """The cells that are marked, and how."""
        return self._marks

    @property
    def dimmed(self) -> bool:
        """Whether all cells without a cross or mark are veiled."""
        return self._dimmed

    @property
    def keyed(self) -> Spot | None:
        """The cell that the keyboard is on."""
        return self._keyed

    @property
    def rows(self) -> Sequence[Sequence[str]]:
        """The hues that are drawn."""
        return self._rows

    @property
    def stars(self) -> frozenset[Spot]:
        """The cells with a star."""
        return self._stars

    def print_rows(self, rows: Sequence[Sequence[str]], stars: Iterable[Spot]) -> None:
        """Become another sheet."""
        if rows != self._rows or frozenset(stars) != self._stars:
            self._rows, self._stars = rows, frozenset(stars)
            self._ground = QPixmap()
            self.update()

    def fit(self, measure: Measure) -> None:
        """Draw cells of this size."""
        if measure != self._measure:
            self.prepareGeometryChange()
            self._measure = measure
            self._ground = QPixmap()

    def show_crossed(self, spots: Iterable[Spot]) -> None:
        """Show these crosses and no others, finished."""
        self._crossed = frozenset(spots)
        self._drawing = {}
        self.update()

    def show_marks(self, marks: Mapping[Spot, Mark], *, dimmed: bool) -> None:
        """Mark these cells and no others; `dimmed` veils all that have neither a mark nor a cross."""
        if dict(marks) != self._marks or dimmed != self._dimmed:
            self._marks, self._dimmed = dict(marks), dimmed
            self.update()

    def show_keyed(self, spot: Spot | None) -> None:
        """Put the keyboard's ring around this cell, or take it away."""
        if spot != self._keyed:
            self._keyed = spot
            self.update()

    def draw(self, spots: Sequence[Spot], progress: float, stagger: float) -> None:
        """Draw crosses one after the other; at 1 they are finished. `stagger` is when the next begins."""
        if progress >= 1.0:
            self.show_crossed(self._crossed | set(spots))
            return
        whole = 1 + stagger * (len(spots) - 1)
        before, self._drawing = self._drawing, {}
        for place, spot in enumerate(spots):
            so_far = min(1.0, max(0.0, progress * whole - place * stagger))
            self._drawing[spot] = so_far
            if so_far != before.get(spot, 0.0):
                self.update(self.rect_of(spot))

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where a cell lies, in the item's own coordinates."""
        return self._measure.rect_of(spot)

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return the cell at a point; half the gap around it counts."""
        column, row = self._measure.spot_at(point)
        inside = 0 <= row < len(self._rows) and 0 <= column < len(self._rows[0])
        return (column, row) if inside else None

    def boundingRect(self) -> QRectF:
        edge = self._measure.cell * 0.2
        panel = self._measure.panel(len(self._rows[0]), len(self._rows))
        return panel.adjusted(-edge, -edge, edge, edge)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        exposed: QRectF = option.exposedRect  # type: ignore[attr-defined]
        self._paint_ground(painter, exposed)
        if self._dimmed:
            self._paint_veil(painter)
        for spot, progress in self._drawing.items():
            if self.rect_of(spot).intersects(exposed):
                self._paint_cross(painter, spot, progress)
        for mark in (Mark.LATER, Mark.NEXT, Mark.GHOST, Mark.CHOSEN):
            for spot in [spot for spot, found in self._marks.items() if found is mark]:
                paint_mark(painter, self._theme, self.rect_of(spot), _seed(spot), mark)
        if self._keyed is not None:
            paint_keyed(painter, self._theme, self.rect_of(self._keyed))

    def _paint_ground(self, painter: QPainter, exposed: QRectF) -> None:
        """Draw the printed sheet from a picture, on which finished crosses are drawn once as well."""
        dpr = painter.device().devicePixelRatioF()
        stale = self._ground.isNull() or self._ground.devicePixelRatio() != dpr
        if stale or not self._inked <= self._crossed:
            self._ground = printed(self._theme, self._rows, self._stars, self._measure, dpr)
            self._inked = frozenset()
        if self._inked != self._crossed:
            inner = QPainter(self._ground)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            for spot in self._crossed - self._inked:
                self._paint_cross(inner, spot)
            inner.end()
            self._inked = self._crossed
        source = QRectF(exposed.topLeft() * dpr, exposed.size() * dpr)
        painter.drawPixmap(exposed, self._ground, source)
        framed = self.rect_of((self._frame, 0)).united(self.rect_of((self._frame, len(self._rows) - 1)))
        if self._frame >= 0 and framed.adjusted(-9, -9, 9, 9).intersects(exposed):
            paint_frame(painter, self._theme, framed, self._measure.gap)

    def _paint_cross(self, painter: QPainter, spot: Spot, progress: float = 1.0) -> None:
        paint_cross(painter, self.rect_of(spot), _seed(spot), pencil_ink(self._theme), progress)

    def _paint_veil(self, painter: QPainter) -> None:
        veil = self._theme.colour("gridPanel")
        veil.setAlphaF(DIM)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        for row in range(len(self._rows)):
            for column in range(len(self._rows[row])):
                if (column, row) not in self._marks and (column, row) not in self._crossed:
                    painter.drawRect(self.rect_of((column, row)))


def _seed(spot: Spot) -> int:
    """Return how the cross in a cell wobbles."""
    return spot[0] * 7 + spot[1] * 3
