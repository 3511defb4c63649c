"""The shelf: a score pad for each game, side by side on a board of wood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from spielblock.shell.pad import Pad
from spielblock.shell.shown import Shown
from spielblock.widgets.theme import Theme


class Shelf(QWidget):
    """All pads in rows on a board; arrow keys go from pad to pad."""

    opened = Signal(str)
    asked = Signal(str, QPoint)

    def __init__(self, theme: Theme, games: Sequence[Shown], wins: Mapping[str, int]) -> None:
        super().__init__()
        self._theme = theme
        self._rows_before = 0
        self.pads = [Pad(theme, game, wins.get(game.id, 0)) for game in games]
        for pad in self.pads:
            pad.setParent(self)
            pad.beside = self.pads
            pad.setMinimumHeight(pad.least_height())
            pad.clicked.connect(lambda _=False, pad=pad: self.opened.emit(pad.game.id))
            pad.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            pad.customContextMenuRequested.connect(partial(self._on_asked, pad))

    def _on_asked(self, pad: Pad, at: QPoint) -> None:
        self.asked.emit(pad.game.id, pad.mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        columns = self._columns()
        steps = {
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Down: columns,
            Qt.Key.Key_Up: -columns,
        }
        step = steps.get(Qt.Key(event.key()))
        focused = next((at for at, pad in enumerate(self.pads) if pad.hasFocus()), None)
        if step is not None and focused is not None and 0 <= focused + step < len(self.pads):
            self.pads[focused + step].setFocus(Qt.FocusReason.TabFocusReason)
        elif focused is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pads[focused].click()
        else:
            event.ignore()

    def minimumSizeHint(self) -> QSize:
        rows = self._rows()
        least = max((pad.minimumHeight() for pad in self.pads), default=0)
        return QSize(self._theme.px(190), rows * (least + self._theme.px(22)))

    def sizeHint(self) -> QSize:
        rows = self._rows()
        wanted = max((pad.sizeHint().height() for pad in self.pads), default=0)
        return QSize(self._theme.px(1000), rows * (wanted + self._theme.px(22)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._rows_before != self._rows():
            self._rows_before = self._rows()
            self.updateGeometry()
        columns = self._columns()
        wide = self.width() / max(1, columns)
        tallest = max((pad.ideal_height(wide) for pad in self.pads), default=0)
        self.setMaximumHeight(self._rows() * (tallest + self._theme.px(22)))
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in range(self._rows()):
            high = self._row_height()
            board = QRectF(0.5, (row + 1) * high - theme.px(18) - 1, self.width() - 1, theme.px(17))
            painter.setPen(QPen(theme.colour("woodEdge"), 1))
            painter.setBrush(theme.colour("woodAlt"))
            painter.drawRoundedRect(board, 4, 4)
            edge = QRectF(board.left() + 1, board.bottom() - theme.px(5), board.width() - 2, theme.px(4))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.colour("woodEdge")))
            painter.setOpacity(0.55)
            painter.drawRoundedRect(edge, 2, 2)
            painter.setOpacity(1.0)

    def _columns(self) -> int:
        least = self._theme.px(168)
        return max(1, min(len(self.pads), (self.width() - 24) // least)) if self.pads else 1

    def _rows(self) -> int:
        return -(-len(self.pads) // self._columns())

    def _row_height(self) -> int:
        return self.height() // max(1, self._rows())

    def _arrange(self) -> None:
        columns, high = self._columns(), self._row_height()
        gap = 12 if self.width() < 1100 else 20
        side = 12 + gap // 2
        wide = (self.width() - 2 * side - (columns - 1) * gap) / columns
        for place, pad in enumerate(self.pads):
            row, column = divmod(place, columns)
            left = side + column * (wide + gap)
            pad.setGeometry(round(left), row * high, round(wide), high - self._theme.px(18) + 3)
