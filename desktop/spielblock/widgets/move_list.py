"""The possible moves in words: a plain list that can be seen, heard, clicked and typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from spielblock.control.framing import Figure
from spielblock.widgets import texts
from spielblock.widgets.chip import paint_chip
from spielblock.widgets.key_cap import paint_cap
from spielblock.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex
ROLE = Qt.ItemDataRole
DIGITS = 9
MOST_COUNTED = 30
LEAST = 64
ROW_KEYS = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


@dataclass(frozen=True, slots=True)
class Line:
    """One possible move: what it is, in words, and small pictures for its end."""

    move: object
    text: str
    badges: tuple[Figure, ...] = ()


class MoveModel(QAbstractListModel):
    """Holds the lines; says them to screen readers with everything the pictures say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()
        self.digits = False

    def show_lines(self, lines: Sequence[Line], *, digits: bool) -> None:
        """Hold these lines; `digits` says whether the first nine have keys."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.digits = digits
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt calls it
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = ROLE.DisplayRole) -> str | None:
        line = self.lines[index.row()]
        if role in (ROLE.DisplayRole, ROLE.ToolTipRole):
            return line.text
        if role == ROLE.AccessibleTextRole:
            return ", ".join([line.text, *[badge.help for badge in line.badges if badge.help]])
        return None


class MoveDelegate(QStyledItemDelegate):
    """Draws a line: key cap, words, pictures; the one pointed at on the soft marker with an edge."""

    def __init__(self, theme: Theme, model: MoveModel, parent: QListView) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = parent
        self._model = model
        self.height = 34.0
        self.marked: object = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line that is too long for the width takes more rows of text."""
        theme, line = self._theme, self._model.lines[index.row()]
        metrics = QFontMetricsF(theme.font("small"))
        room = self._view.viewport().width() - self._left() - self._badges_width(line.badges) - theme.px(10)
        words = metrics.boundingRect(QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, line.text)
        return QSize(theme.px(120), max(theme.px(self.height), round(words.height()) + theme.px(10)))

    def _left(self) -> int:
        """Return where the words begin, counted from the left edge."""
        return self._theme.px(8 + (26 if self._model.digits else 0))

    def _badges_width(self, badges: tuple[Figure, ...]) -> float:
        theme = self._theme
        metrics = QFontMetricsF(theme.font("caption"))
        each = [
            (theme.px(22) if badge.icon else 0)
            + (theme.px(19) if badge.colour else 0)
            + (metrics.horizontalAdvance(badge.text) + theme.px(3) if badge.text else 0)
            for badge in badges
        ]
        return sum(each)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, line = self._theme, self._model.lines[index.row()]
        rect = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownArgumentType]
        state: QStyle.StateFlag = option.state  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
        view: QWidget = option.widget  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
        chosen = bool(state & QStyle.StateFlag.State_Selected) and view.hasFocus()
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or hovered or line.move is self.marked:
            self._paint_ground(painter, rect)
        left = rect.left() + theme.px(8)
        if self._model.digits and index.row() < DIGITS:
            at = QPointF(left, rect.center().y())
            paint_cap(
                painter, at, str(index.row() + 1), theme, theme.colour("text2"), theme.colour("surface")
            )
        left = rect.left() + self._left()
        right = self._paint_badges(painter, line.badges, rect)
        words = QRectF(left, rect.top(), right - left, rect.height())
        font = theme.font("small")
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        if rect.height() > theme.px(self.height):
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, line.text)
        else:
            shown = QFontMetricsF(font).elidedText(line.text, Qt.TextElideMode.ElideRight, words.width())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._theme
        painter.setPen(QPen(theme.colour("marker" if theme.dark else "markerEdge"), theme.px(1.5)))
        painter.setBrush(theme.colour("markerSoft"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.px(8), theme.px(8))

    def _paint_badges(self, painter: QPainter, badges: tuple[Figure, ...], rect: QRectF) -> float:
        """Draw the pictures from the right; return where the words must end."""
        theme = self._theme
        right = rect.right() - theme.px(8)
        side = theme.px(16)
        font = theme.font("caption")
        for badge in reversed(badges):
            if badge.colour:
                right -= side
                chip = QRectF(right, rect.center().y() - side / 2, side, side)
                paint_chip(painter, chip, theme.hue(badge.colour), theme)
                right -= theme.px(3)
            if badge.text:
                right -= QFontMetricsF(font).horizontalAdvance(badge.text)
                painter.setFont(font)
                painter.setPen(theme.colour("text2"))
                words = QRectF(right, rect.top(), rect.right() - right, rect.height())
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, badge.text)
                right -= theme.px(3)
            if badge.icon:
                right -= side
                spot = QRectF(right, rect.center().y() - side / 2, side, side)
                theme.pictures.paint(painter, badge.icon, spot, theme.colour("error"))
                right -= theme.px(6)
        return right - theme.px(2)


class MoveList(QListView):
    """Tells which move is looked at and which is chosen."""

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = MoveModel(self)
        self._delegate = MoveDelegate(theme, self._model, self)
        self._looked_at: object = None
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(texts.moves())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.entered.connect(self._on_entered)
        self.clicked.connect(self._on_chosen)
        self.selectionModel().currentChanged.connect(self._on_current)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is in the list."""
        return self._model.lines

    @property
    def digits(self) -> bool:
        """Whether keys 1 to 9 mean the first nine rows."""
        return self._model.digits

    @property
    def marked(self) -> object:
        """The move whose row is marked from the table, or None."""
        return self._delegate.marked

    def arrange(self, *, compact: bool) -> None:
        """Make rows lower in a small window."""
        self._delegate.height = 30 if compact else 34
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """As high as its lines; a long list stops counting early, since it scrolls in any case."""
        rows = range(min(len(self._model.lines), MOST_COUNTED))
        return QSize(super().sizeHint().width(), sum(self.sizeHintForRow(row) for row in rows) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self._theme.px(LEAST), self.sizeHint().height()))

    def show_lines(self, lines: Sequence[Line], *, digits: bool) -> None:
        """Show these moves; `digits` says whether keys 1 to 9 mean the first nine."""
        self._model.show_lines(lines, digits=digits)
        self._delegate.marked = None
        self._look_at(None)
        self.setAccessibleDescription(str(len(lines)))
        self.updateGeometry()

    def mark(self, move: object) -> None:
        """Mark the row of a move that is pointed at on the table; None for none."""
        if move is not self._delegate.marked:
            self._delegate.marked = move
            self.viewport().update()

    def type_digit(self, digit: int) -> bool:
        """Choose the row with this digit; return whether there is one."""
        if not self._model.digits or not 1 <= digit <= min(DIGITS, len(self._model.lines)):
            return False
        self.chosen.emit(self._model.lines[digit - 1].move)
        return True

    def type_return(self) -> bool:
        """Choose the current row; return whether there is one."""
        index = self.currentIndex()
        if not self.hasFocus() or not index.isValid():
            return False
        self._on_chosen(index)
        return True

    def focus_first(self) -> None:
        """Take the keyboard, on the first row if none is current."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not self.currentIndex().isValid() and self._model.lines:
            self.setCurrentIndex(self._model.index(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through the rows; leave everything else to the page."""
        if event.key() in ROW_KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._look_at(None)

    def _on_entered(self, index: QModelIndex) -> None:
        self._look_at(self._model.lines[index.row()].move)

    def _on_current(self, current: QModelIndex, _: QModelIndex) -> None:
        if current.isValid() and self.hasFocus():
            self._look_at(self._model.lines[current.row()].move)

    def _on_chosen(self, index: QModelIndex) -> None:
        self.chosen.emit(self._model.lines[index.row()].move)

    def _look_at(self, move: object) -> None:
        if move is not self._looked_at:
            self._looked_at = move
            self.pointed.emit(move)
