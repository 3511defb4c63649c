"""The rows of the list of possible moves: what they hold, and how they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
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


@dataclass(frozen=True, slots=True)
class Line:
    """One possible move: what it is, in words, and small pictures for its end.

    `key` is the digit with which the table picks it while the list itself has no digits; "" for none.
    """

    move: object
    text: str
    badges: tuple[Figure, ...] = ()
    key: str = ""


class MoveModel(QAbstractListModel):
    """Holds the lines; says them to screen readers with everything the pictures say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()
        self.digits = False
        #: Whether rows have digits before them, be it those of the table.
        self.keyed = False
        #: The move of a hint.
        self.hinted: object = None

    def show_lines(self, lines: Sequence[Line], *, digits: bool) -> None:
        """Hold these lines; `digits` says whether the first nine have keys."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.digits = digits
        self.keyed = digits or any(line.key for line in self.lines)
        self.endResetModel()

    def key(self, row: int) -> str:
        """Return the digit in front of a row, or nothing."""
        if self.digits:
            return str(row + 1) if row < DIGITS else ""
        return self.lines[row].key

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt calls it
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = ROLE.DisplayRole) -> str | None:
        line = self.lines[index.row()]
        if role in (ROLE.DisplayRole, ROLE.ToolTipRole):
            return line.text
        if role == ROLE.AccessibleTextRole:
            hint = [texts.hint()] if line.move is self.hinted else []
            return ", ".join([line.text, *[badge.help for badge in line.badges if badge.help], *hint])
        return None


class MoveDelegate(QStyledItemDelegate):
    """Draws a line: key cap, words, pictures.

    What is selected or marked from the table lies on the soft marker with its edge, a hint on the soft marker
    alone; under the pointer a line has a grey edge, and a grey ground unless it has a yellow one.
    """

    def __init__(self, theme: Theme, model: MoveModel, parent: QListView) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view = parent
        self._model = model
        self.height = 34.0
        self.marked: object = None
        self._heights: dict[tuple[str, float, int, bool, float], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line that is too long for the width takes more rows of text."""
        theme, line = self._theme, self._model.lines[index.row()]
        width = self._view.viewport().width()
        ends = self._ends_width(line)
        key = (line.text, ends, width, self._model.keyed, self.height)
        if key not in self._heights:
            self._heights[key] = self._row_height(line, width)
        return QSize(theme.px(120), self._heights[key])

    def _row_height(self, line: Line, width: int) -> int:
        theme = self._theme
        metrics = QFontMetricsF(theme.font("small"))
        room = width - self._left() - self._ends_width(line) - theme.px(10)
        words = metrics.boundingRect(QRectF(0, 0, room, 1000), Qt.TextFlag.TextWordWrap, line.text)
        return max(theme.px(self.height), round(words.height()) + theme.px(10))

    def _left(self) -> int:
        """Return where the words begin, counted from the left edge."""
        return self._theme.px(8 + (26 if self._model.keyed else 0))

    def _ends_width(self, line: Line) -> float:
        """Return how much stands at the end of a line."""
        bulb = self._theme.px(22) if line.move is self._model.hinted else 0
        return bulb + self._badges_width(line.badges)

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
        marked = line.move is self.marked
        marked = marked or bool(state & QStyle.StateFlag.State_Selected) and view.hasFocus()
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hinted = line.move is self._model.hinted
        if marked or hovered or hinted:
            edge = self._edge() if marked else theme.colour("lineStrong") if hovered else None
            self._paint_ground(painter, rect, "markerSoft" if marked or hinted else "surfaceAlt", edge)
        digit = self._model.key(index.row())
        if digit:
            self._paint_digit(painter, rect, digit)
        left = rect.left() + self._left()
        right = self._paint_bulb(painter, rect) if hinted else rect.right()
        right = self._paint_badges(
            painter, line.badges, QRectF(rect.topLeft(), QPointF(right, rect.bottom()))
        )
        self._paint_words(painter, line.text, QRectF(left, rect.top(), right - left, rect.height()))
        painter.restore()

    def _paint_words(self, painter: QPainter, text: str, room: QRectF) -> None:
        theme = self._theme
        font = theme.font("small")
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        if room.height() > theme.px(self.height):
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, text)
        else:
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_digit(self, painter: QPainter, rect: QRectF, digit: str) -> None:
        theme = self._theme
        at = QPointF(rect.left() + theme.px(8), rect.center().y())
        paint_cap(painter, at, digit, theme, theme.colour("text2"), theme.colour("surface"))

    def _edge(self) -> QColor:
        return self._theme.colour("marker" if self._theme.dark else "markerEdge")

    def _paint_ground(self, painter: QPainter, rect: QRectF, ground: str, edge: QColor | None) -> None:
        theme = self._theme
        painter.setPen(Qt.PenStyle.NoPen if edge is None else QPen(edge, theme.px(1.5)))
        painter.setBrush(theme.colour(ground))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.px(8), theme.px(8))

    def _paint_bulb(self, painter: QPainter, rect: QRectF) -> float:
        """Draw the bulb of a hint at the right; return where the rest must end."""
        theme, side = self._theme, self._theme.px(16)
        spot = QRectF(rect.right() - theme.px(8) - side, rect.center().y() - side / 2, side, side)
        theme.pictures.paint(painter, "hint", spot, theme.colour("text"))
        return rect.right() - theme.px(22)

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
