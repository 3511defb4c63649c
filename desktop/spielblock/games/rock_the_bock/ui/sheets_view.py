"""The sheets of all players side by side, the own one first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from spielblock.control.framing import Room
from spielblock.games.rock_the_bock.position import Position
from spielblock.games.rock_the_bock.ui import texts
from spielblock.games.rock_the_bock.ui.measuring import Space, measured
from spielblock.games.rock_the_bock.ui.recalling import Places
from spielblock.games.rock_the_bock.ui.sheet import SheetItem
from spielblock.widgets.stage import Stage


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

    def show_fresh(self, places: Places) -> None:
        """Ring what is new on the sheets, and nothing else."""
        for letter, sheet in self.sheets.items():
            sheet.show_fresh(places.get(letter, {}))

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

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell what can be told where nothing can be chosen; a press would put the words away again."""
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self._hit(at) is None:
            self._tell(at, event.globalPosition().toPoint())

    def viewportEvent(self, event: QEvent) -> bool:
        """Say over a finished round how it ended, and over a foot what its numbers count."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell(event.pos(), event.globalPos())
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

    def _tell(self, at: QPoint, where: QPoint) -> None:
        spot = self.mapToScene(at)
        numbers = [sheet.round_at(spot) for sheet in self.sheets.values()]
        told = self.round_told(max(numbers))
        if any(sheet.on_foot(spot) for sheet in self.sheets.values()):
            told = texts.balance_help()
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
        compact = self._room is Room.COMPACT
        space = Space(size.width(), size.height(), len(self.sheets), self._stage.theme.scale, compact)
        measure = measured(space)
        self._scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        whole = space.sheets * measure.width + (space.sheets - 1) * space.gap
        x = (size.width() - whole) / 2
        y = max(space.margin, (size.height() - measure.height) / 2)
        for sheet in self.sheets.values():
            sheet.lay_out(measure)
            sheet.setPos(round(x), round(y))
            x += measure.width + space.gap
