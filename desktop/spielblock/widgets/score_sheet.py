"""A grid of coloured cells that are crossed off with a pencil, drawn from a description, in a scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.pencil import beginning, cross_strokes
from spielblock.widgets.printed_sheet import Measure, Spot, printed
from spielblock.widgets.theme import Theme

DIM: Final = 0.38
GHOST: Final = 0.45


class Mark(Enum):
    """What a cell says about a move in the making."""

    NEXT = "next"  # a solid ring: can be crossed now
    LATER = "later"  # a dashed ring: can be reached within this move
    CHOSEN = "chosen"  # yellow, with a cross
    GHOST = "ghost"  # a faint cross: the move could end so


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
        self._drawing = {
            spot: min(1.0, max(0.0, progress * whole - place * stagger)) for place, spot in enumerate(spots)
        }
        for spot in spots:
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
        self._paint_ground(painter, option.exposedRect)  # type: ignore[attr-defined]
        if self._dimmed:
            self._paint_veil(painter)
        for spot, progress in self._drawing.items():
            self._paint_cross(painter, spot, self._ink(), progress)
        for mark in (Mark.LATER, Mark.NEXT, Mark.GHOST, Mark.CHOSEN):
            for spot in [spot for spot, found in self._marks.items() if found is mark]:
                self._paint_mark(painter, spot, mark)
        if self._keyed is not None:
            self._paint_keyed(painter, self._keyed)

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
                self._paint_cross(inner, spot, self._ink())
            inner.end()
            self._inked = self._crossed
        source = QRectF(exposed.topLeft() * dpr, exposed.size() * dpr)
        painter.drawPixmap(exposed, self._ground, source)
        if self._frame >= 0:
            self._paint_frame(painter)

    def _ink(self) -> QColor:
        """Return what crosses are drawn with: dark on every cell, in both themes."""
        return QColor(self._theme.hue("yellow").on_soft)

    def _paint_frame(self, painter: QPainter) -> None:
        """Draw a white frame around the column that stands out."""
        top, bottom = self.rect_of((self._frame, 0)), self.rect_of((self._frame, len(self._rows) - 1))
        white = QColor(Qt.GlobalColor.white)
        white.setAlphaF(0.75)
        painter.setPen(QPen(white, max(1.0, self._measure.cell * 0.055)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = self._measure.gap * 0.6 + 0.5
        corner = self._measure.cell * 0.2
        painter.drawRoundedRect(top.united(bottom).adjusted(-edge, -edge, edge, edge), corner, corner)

    def _paint_veil(self, painter: QPainter) -> None:
        veil = self._theme.colour("gridPanel")
        veil.setAlphaF(DIM)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        for row in range(len(self._rows)):
            for column in range(len(self._rows[row])):
                if (column, row) not in self._marks and (column, row) not in self._crossed:
                    painter.drawRect(self.rect_of((column, row)))

    def _paint_cross(self, painter: QPainter, spot: Spot, ink: QColor, progress: float = 1.0) -> None:
        rect = self.rect_of(spot)
        width = max(1.6, self._measure.cell * 0.09)
        painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke, path in enumerate(cross_strokes(rect, spot[0] * 7 + spot[1] * 3)):
            done = min(1.0, max(0.0, progress * 2 - stroke))
            if done >= 1.0:
                painter.drawPath(path)
            elif done > 0.0:
                painter.drawPath(beginning(path, done))

    def _paint_mark(self, painter: QPainter, spot: Spot, mark: Mark) -> None:
        rect, theme, ink = self.rect_of(spot), self._theme, self._ink()
        if mark is Mark.GHOST:
            self._paint_ring(painter, rect, Qt.PenStyle.SolidLine)
            ink.setAlphaF(GHOST)
            self._paint_cross(painter, spot, ink)
            return
        if mark is Mark.CHOSEN:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("marker"))
            painter.drawRoundedRect(rect, self._measure.cell * 0.14, self._measure.cell * 0.14)
        self._paint_ring(painter, rect, Qt.PenStyle.DashLine if mark is Mark.LATER else Qt.PenStyle.SolidLine)
        if mark is Mark.CHOSEN:
            self._paint_cross(painter, spot, ink)

    def _paint_ring(self, painter: QPainter, rect: QRectF, style: Qt.PenStyle) -> None:
        unit = max(1.0, self._measure.cell / 36)
        corner = self._measure.cell * 0.16
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#1A2233"), 6 * unit))
        painter.drawRoundedRect(rect, corner, corner)
        painter.setPen(QPen(self._theme.colour("marker"), 3.5 * unit, style, Qt.PenCapStyle.FlatCap))
        painter.drawRoundedRect(rect, corner, corner)

    def _paint_keyed(self, painter: QPainter, spot: Spot) -> None:
        rect = self.rect_of(spot).adjusted(-3, -3, 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(Qt.GlobalColor.white), 5))
        painter.drawRoundedRect(rect, 5, 5)
        painter.setPen(QPen(QColor("#1F56C9"), 3))
        painter.drawRoundedRect(rect, 5, 5)
