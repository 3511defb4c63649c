"""The sheets of all players side by side, the own one first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from spielblock.control.framing import Room
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui.paper import Measure
from spielblock.games.rock_the_bock.ui.sheet import SheetItem
from spielblock.widgets.stage import Stage

#: How large words and strip, and the symbols, can become in a large window.
MOST_GROWN: Final = 1.5
MOST_PITCH: Final = 104
#: How far apart symbols lie in a row, in parts of their distance from row to row.
MOST_APART: Final = 1.45


class SheetsView(QGraphicsView):
    """Shows the sheets; tells which track of whose sheet is touched or pointed at, as (letter, kind)."""

    touched = Signal(str, str)
    pointed = Signal(object)

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._room = Room.NORMAL
        self._under: tuple[str, str] | None = None
        #: How a round ended, "" while it has not.
        self.round_told: Callable[[int], str] = lambda number: ""
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self.sheets = {letter: SheetItem(stage, letter) for letter in self._order()}
        for sheet in self.sheets.values():
            self._scene.addItem(sheet)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setBackgroundBrush(stage.theme.colour("cloth"))

    def arrange(self, room: Room) -> None:
        """Fit to the room."""
        self._room = room
        self._lay_out()

    def show_view(self, view: Position, acting: str) -> None:
        """Show all sheets and whose turn it is ("": nobody's)."""
        for letter, sheet in self.sheets.items():
            sheet.show_view(view)
            sheet.show_active(letter == acting)

    def show_acting(self, letter: str) -> None:
        """Show whose turn it is."""
        for other, sheet in self.sheets.items():
            sheet.show_active(other == letter)

    def show_marks(self, letter: str, kind: str, count: int) -> None:
        """Mark the next places of one track of one sheet; with 0 nothing is marked."""
        for other, sheet in self.sheets.items():
            sheet.show_marks(kind, count if other == letter else 0)

    def drawn(self) -> dict[str, Any]:
        """Read back all sheets, in the order they lie."""
        lying = sorted(self.sheets.values(), key=lambda sheet: sheet.pos().x())
        return {sheet.letter: sheet.drawn() for sheet in lying if sheet.isVisible()}

    def point_of(self, letter: str, kind: str) -> QPoint:
        """Return a point of the viewport in the middle of a track's first symbol."""
        return self.mapFromScene(self.sheets[letter].tracks[kind][0].scenePos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        hit = self._hit(at)
        if event.button() == Qt.MouseButton.LeftButton and hit is not None:
            self.touched.emit(*hit)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._tell_round(at, event.globalPosition().toPoint())

    def viewportEvent(self, event: QEvent) -> bool:
        """Say over a finished round how it ended."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell_round(event.pos(), event.globalPos())
            return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._hit(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def _point(self, hit: tuple[str, str] | None) -> None:
        if hit != self._under:
            self._under = hit
            self.pointed.emit(hit)

    def _tell_round(self, at: QPoint, where: QPoint) -> None:
        spot = self.mapToScene(at)
        numbers = [sheet.round_at(spot) for sheet in self.sheets.values()]
        told = self.round_told(max(numbers))
        if told:
            QToolTip.showText(where, told, self)
        else:
            QToolTip.hideText()

    def _hit(self, at: QPoint) -> tuple[str, str] | None:
        spot = self.mapToScene(at)
        for letter, sheet in self.sheets.items():
            kind = sheet.touched(spot)
            if kind is not None:
                return letter, kind
        return None

    def _order(self) -> list[str]:
        """Return the seats clockwise from the first person on."""
        return [sitter.letter for sitter in self._stage.clockwise]

    def _lay_out(self) -> None:
        size = self.viewport().size()
        measure = self._measured(size.width(), size.height())
        self._scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        gap = self._gap()
        whole = len(self.sheets) * measure.width + (len(self.sheets) - 1) * gap
        x = (size.width() - whole) / 2
        y = max(self._stage.theme.px(8), (size.height() - measure.height) / 2)
        for sheet in self.sheets.values():
            sheet.lay_out(measure)
            sheet.setPos(round(x), round(y))
            x += measure.width + gap

    def _gap(self) -> float:
        return self._stage.theme.px(10 if self._room is Room.COMPACT else 18)

    def _measured(self, wide: float, high: float) -> Measure:
        """Return lengths with which all sheets fit, the symbols as large as they can be."""
        theme, count = self._stage.theme, len(self.sheets)
        compact = self._room is Room.COMPACT
        margin = theme.px(10 if compact else 18)
        room, high = (wide - 2 * margin - (count - 1) * self._gap()) / count, high - 2 * margin
        # Larger where there is room; where letters are large and room is scarce, smaller, down to 100 %.
        grown = max(1 / theme.scale, min(1.0, high / theme.px(440), room / theme.px(205)))
        grown = max(grown, min(MOST_GROWN, high / theme.px(520), room / theme.px(205)))
        pad, glue = theme.px(8 if compact else 12) * grown, theme.px(28 if compact else 36) * grown
        gap = theme.px(4 if compact else 9)
        # Everything but the symbols: strip, rounds, heading, gaps and foot, as SheetItem lays them out.
        fixed = round(glue + theme.px(4 + 25 + 22 + 2 + 30) * grown)
        # Six rows of symbols, and dice of 0.72 of a symbol, at most a tenth of the sheet's width.
        by_height = (high - fixed - 3 * gap) / 6.72
        pitch = int(max(theme.px(12), min((room - 2 * pad) / 6, by_height, theme.px(MOST_PITCH))))
        # Few sheets are broader than high ones need: the symbols of a row move apart, up to a point.
        across = int(max(pitch, min((room - 2 * pad) / 6, pitch * MOST_APART)))
        width = round(min(room, max(6 * across + 2 * pad, theme.px(176))))
        fixed += 6 * pitch + min((width - 2 * pad) / 10, pitch * 0.72)
        # What is left of the height spreads the tracks, up to a point.
        gap = max(gap, min(theme.px(34) * grown, (high - fixed) / 3))
        return Measure(width, round(fixed + 3 * gap), pitch, across, pad, glue, gap, grown)
