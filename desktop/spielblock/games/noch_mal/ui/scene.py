"""The sheets on the table: one large, the others small in a row below it."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QToolTip

from spielblock.games.noch_mal.ui.big_sheet import BigSheet
from spielblock.games.noch_mal.ui.looks import SheetLook, cell_of
from spielblock.games.noch_mal.ui.scaling import SHEETS, scale_in
from spielblock.games.noch_mal.ui.small_sheet import SmallSheet, height_for
from spielblock.widgets.score_sheet import CellGrid
from spielblock.widgets.stage import Stage

#: How much of the height the small sheets get at most, and how much where there is little of it.
SHARE: Final = 0.3
SMALL_SHARE: Final = 0.26
LOW: Final = 340


class SheetView(QGraphicsView):
    """Signals: `cell_clicked(cell)`, `cell_pointed(cell or "")` on the large sheet; `sheet_clicked(seat)`;
    `reached()`: the keyboard has come here.
    """

    cell_clicked = Signal(str)
    cell_pointed = Signal(str)
    sheet_clicked = Signal(str)
    reached = Signal()

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.big = BigSheet(stage)
        self.small = [SmallSheet(stage) for _ in stage.sitters[1:]]
        self._pointed = ""
        for item in (self.big, *self.small):
            self._scene.addItem(item)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setBackgroundBrush(stage.theme.colour("cloth"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_sheets(
        self,
        rows: tuple[str, ...],
        looks: dict[str, SheetLook],
        large: str,
        notes: dict[str, str],
        soon: dict[str, str],
        *,
        named: bool = False,
    ) -> None:
        """Show one sheet large and the others, clockwise after it, small; `named` says whose the large is.

        `notes` are words beside names, `soon` says what a seat gets when all have chosen.
        """
        letters = list(looks)
        after = letters.index(large) + 1
        self.big.show_sheet(rows, looks[large], named=named)
        for item, owner in zip(self.small, [*letters[after:], *letters[: after - 1]], strict=True):
            item.show_sheet(rows, looks[owner], notes.get(owner, ""), soon.get(owner, ""))

    def clear_notes(self) -> None:
        """Take the words away that say who has chosen or passed."""
        for item in self.small:
            item.show_note("")

    def small_of(self, owner: str) -> SmallSheet | None:
        """Return the small sheet of a seat."""
        return next((item for item in self.small if item.owner == owner), None)

    def grid_of(self, owner: str) -> CellGrid | None:
        """Return the grid on which the crosses of a seat are drawn."""
        if self.big.owner == owner:
            return self.big.grid
        small = self.small_of(owner)
        return None if small is None else small.grid

    def cell_centre(self, cell: tuple[int, int]) -> QPointF:
        """Return where the middle of a cell of the large sheet lies in the scene."""
        return self.big.grid.mapToScene(self.big.grid.rect_of(cell).center())

    def drawn(self) -> dict[str, Any]:
        """Read back what is to be seen."""
        return {"large": self.big.drawn(), "small": [item.drawn() for item in self.small]}

    def cut(self) -> list[str]:
        """Return what does not fit into the view or into its place."""
        view = self.mapToScene(self.viewport().rect()).boundingRect()
        parts: list[tuple[str, QRectF]] = []
        for item in (self.big, *self.small):
            parts.append((f"sheet {item.owner}", item.sceneBoundingRect().adjusted(4, 4, -4, -6)))
            parts.append((f"grid {item.owner}", item.grid.sceneBoundingRect().adjusted(6, 6, -6, -6)))
        parts.append(("columns", self.big.columns.sceneBoundingRect().adjusted(8, 6, -8, -6)))
        return [name for name, rect in parts if not view.adjusted(-1, -1, 1, 1).contains(rect)]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        cell = self._cell_at(point)
        if cell:
            self.cell_clicked.emit(cell)
            return
        for item in self.small:
            if item.sceneBoundingRect().contains(point):
                self.sheet_clicked.emit(item.owner)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._cell_at(self.mapToScene(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        self._point("")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the page: arrows scroll nothing here."""
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the tip of a small sheet above it, so that it hides nothing there."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        point = self.mapToScene(event.pos())
        item = next((item for item in self.small if item.sceneBoundingRect().contains(point)), None)
        if item is None:
            QToolTip.hideText()
            return True
        paper = self.mapFromScene(item.sceneBoundingRect()).boundingRect()
        QToolTip.showText(event.globalPos(), item.tip, self, paper)
        lift_tip(self.viewport().mapToGlobal(paper.topLeft()).y())
        return True

    def _point(self, cell: str) -> None:
        if cell != self._pointed:
            self._pointed = cell
            self.cell_pointed.emit(cell)

    def _cell_at(self, point: QPointF) -> str:
        spot = self.big.grid.spot_at(self.big.grid.mapFromScene(point))
        return "" if spot is None else cell_of(spot)

    def _lay_out(self) -> None:
        """Place the sheets; where large letters leave too little room, all on them is drawn smaller."""
        px, room = self._stage.theme.scale, QSizeF(self.viewport().size())
        share = scale_in(room.width(), room.height(), SHEETS, px) / px
        self.setTransform(QTransform.fromScale(share, share))
        size = room / share
        self._scene.setSceneRect(QRectF(QPointF(0, 0), size))
        edge = (10 if size.width() < 900 * px else 18) * px
        gap = edge * 0.8
        wide = size.width() - 2 * edge
        high = size.height() - 2 * edge
        if self.small:
            count = len(self.small)
            width = (wide - gap * (count - 1)) / count
            small = height_for(width, high * (SHARE if high >= LOW * px else SMALL_SHARE), px)
            for place, item in enumerate(self.small):
                item.fit(QSizeF(width, small))
                item.setPos(edge + place * (width + gap), size.height() - edge - small)
            high -= small + gap
        self.big.fit(QSizeF(wide, high))
        self.big.setPos(edge, edge)


def lift_tip(bottom: int) -> None:
    """Let the tool tip end at this height of the screen: Qt itself puts tips below the pointer."""
    for tip in QApplication.topLevelWidgets():
        if tip.inherits("QTipLabel") and tip.isVisible():
            tip.move(tip.x(), bottom - tip.height())
