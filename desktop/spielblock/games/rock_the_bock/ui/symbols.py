"""The small drawings on a sheet: animals that are filled from left to right, dice that are struck out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem, QStyleOptionGraphicsItem, QWidget

from spielblock.widgets.theme import Theme


class Mark(QGraphicsItem):
    """A place on a sheet of which `done` is what is drawn of it: 0.0 empty, 1.0 complete."""

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.theme = theme
        self._side = 10.0
        self._done = 0.0
        self._marked = False
        self._fresh = False

    @property
    def done(self) -> float:
        """How much of it is drawn."""
        return self._done

    @property
    def marked(self) -> bool:
        """Whether it is marked as what a move would fill."""
        return self._marked

    @property
    def fresh(self) -> bool:
        """Whether it is ringed as what is new, which shows once something is drawn there."""
        return self._fresh and self._done > 0.0

    def show_fresh(self, fresh: bool) -> None:
        """Ring it, or take the ring away."""
        if fresh != self._fresh:
            self._fresh = fresh
            self.update()

    def show_done(self, done: float) -> None:
        """Draw so much of it."""
        if done != self._done:
            self._done = done
            self.update()

    def show_marked(self, marked: bool) -> None:
        """Mark it, or take the mark away."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def place(self, middle: QPointF, side: float) -> None:
        """Lie around this point, so large. On whole pixels, where a picture is sharp and quick to draw."""
        self.prepareGeometryChange()
        self._side = side = float(round(side))
        corner = middle - QPointF(side, side) / 2
        self.setPos(QPointF(round(corner.x()), round(corner.y())) + QPointF(side, side) / 2)

    def boundingRect(self) -> QRectF:
        half = self._side * 0.62
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint_ground(self, painter: QPainter) -> None:
        """Draw what marks this place: bold for what a move would fill, soft for what is new."""
        if not (self.marked or self.fresh):
            return
        half = self._side * 0.54
        ground = self.theme.colour("marker")
        ground.setAlphaF(0.38 if self.marked else 0.3 if self.theme.dark else 0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(self.theme.colour("markerEdge"), self.theme.px(1.8 if self.marked else 1.0))
        painter.setPen(edge if self.marked else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), half * 0.45, half * 0.45)


def filled_first(marks: Sequence[Mark]) -> bool:
    """Return whether the filled places come before the empty ones."""
    done = [mark.done for mark in marks]
    return done == sorted(done, reverse=True)


class Row(QGraphicsItem):
    """Holds the marks of one track. Where nothing of the track is painted, none of them is asked."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._area = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemContainsChildrenInShape)

    def lie(self, area: QRectF) -> None:
        """Take this room of the sheet, in which all marks lie."""
        self.prepareGeometryChange()
        self._area = area

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw nothing of its own."""


class Symbol(Mark):
    """A buck, a wolf or a goat: an outline, or solid in its colour."""

    def __init__(self, theme: Theme, kind: str, ink: QColor, parent: QGraphicsItem) -> None:
        super().__init__(theme, parent)
        self.kind = kind
        self._ink = ink

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        half = self._side / 2
        square = QRectF(-half, -half, self._side, self._side)
        self.paint_ground(painter)
        if self._done < 1.0:
            ink = "text2" if self._marked else "text3"
            self.theme.pictures.paint(painter, f"{self.kind}-outline", square, self.theme.colour(ink))
        if self._done > 0.0:
            painter.save()
            painter.setClipRect(QRectF(-half, -half, self._side * self._done, self._side))
            self.theme.pictures.paint(painter, self.kind, square, self._ink)
            painter.restore()


class Strike(Mark):
    """A die symbol that is struck out in one stroke."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        side = self._side
        box, reach = side * 0.36, side * 0.44
        self.paint_ground(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour("text3" if self._done else "pencil"), max(1.0, side * 0.1)))
        painter.drawRoundedRect(QRectF(-box, -box, 2 * box, 2 * box), side * 0.16, side * 0.16)
        if self._done > 0.0:
            pen = QPen(self.theme.colour("pencilRed"), max(1.6, side * 0.15))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            start, end = QPointF(-reach, reach * 0.75), QPointF(reach, -reach * 0.75)
            painter.drawLine(start, start + (end - start) * self._done)


class Words(QGraphicsSimpleTextItem):
    """A line of text that begins, ends or is centred at its anchor, and is cut where its room ends."""

    def __init__(self, parent: QGraphicsItem, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> None:
        super().__init__(parent)
        self._align = align
        self._anchor = QPointF()
        self._room = 10_000.0
        self._short = ""
        #: The text as it is where there is room.
        self.whole = ""

    @property
    def cut(self) -> bool:
        """Whether the text did not fit."""
        return self.isVisible() and self.text() not in (self.whole, self._short)

    def show_text(self, text: str, ink: QColor, short: str = "") -> None:
        """Say this, in this colour; where there is no room for it, the short form if there is one."""
        self.whole, self._short = text, short
        self.setBrush(QBrush(ink))
        self._settle()

    def place(self, anchor: QPointF, room: float, font: QFont) -> None:
        """Lie with the middle of its height at the anchor, in so much room."""
        self._anchor, self._room = anchor, room
        self.setFont(font)
        self._settle()

    def _settle(self) -> None:
        before = self.sceneBoundingRect()
        metrics = QFontMetricsF(self.font())
        narrow = self._short and metrics.horizontalAdvance(self.whole) > self._room
        said = self._short if narrow else self.whole
        self.setText(metrics.elidedText(said, Qt.TextElideMode.ElideRight, self._room))
        wide = metrics.horizontalAdvance(self.text())
        shift = wide if self._align == Qt.AlignmentFlag.AlignRight else 0.0
        if self._align == Qt.AlignmentFlag.AlignHCenter:
            shift = wide / 2
        self.setPos(self._anchor.x() - shift, self._anchor.y() - metrics.height() / 2)
        # A view that paints anything before it hears of this forgets where the old text was.
        scene = self.scene()
        if before != self.sceneBoundingRect() and scene is not None:  # pyright: ignore[reportUnnecessaryComparison]
            scene.update(before)
