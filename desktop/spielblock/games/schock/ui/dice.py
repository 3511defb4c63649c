"""Dice: in the scene as items, in the dock as buttons that keep and release."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from spielblock.games.schock.ui import texts
from spielblock.widgets.theme import Theme

#: How crooked dice lie, in degrees.
TILTS: Final = (-7.0, 4.0, 9.0)


class DieItem(QGraphicsItem):
    """A die in the scene, drawn around its position; face 0 is no die at all."""

    def __init__(self, theme: Theme, size: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._size = size
        self._face = 0
        self._tilt = 0.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    @property
    def face(self) -> int:
        """The face that is drawn, 0 if the die is not to be seen."""
        return self._face if self.isVisible() else 0

    def show_face(self, face: int) -> None:
        """Draw this face; 0 hides the die."""
        if face != self._face:
            self._face = face
            self.update()
        self.setVisible(face > 0)

    def turn(self, angle: float, grown: float) -> None:
        """Lie so crooked and so large on the way to its place: a new picture each time, so none is kept."""
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self._tilt = 0.0
        self.setRotation(angle)
        self.setScale(grown)

    def rest(self, angle: float) -> None:
        """Lie still, so crooked. Turned in its picture and not as an item, of which no picture is kept."""
        if self.cacheMode() is not QGraphicsItem.CacheMode.DeviceCoordinateCache or self._tilt != angle:
            self._tilt = angle
            self.setRotation(0.0)
            self.setScale(1.0)
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
            self.update()

    def set_size(self, size: float) -> None:
        """Draw it in this size from now on."""
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size
            self.update()

    def boundingRect(self) -> QRectF:
        half = self._size * 0.68
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        half = self._size / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.rotate(self._tilt)
        painter.setPen(Qt.PenStyle.NoPen)
        shadow = self._theme.colour("castShadow")
        shadow.setAlphaF(0.3)
        painter.setBrush(shadow)
        painter.drawEllipse(QRectF(-half + 2, half * 0.62, self._size, half * 0.5))
        square = QRectF(-half, -half, self._size, self._size)
        self._theme.pictures.paint(painter, f"die-{self._face}", square)


class Shown(Enum):
    """What is shown of an own die without being chosen."""

    NOT = ""
    LIST = "list"  # a row of the list that is pointed at keeps it
    LIST_TURNS = "list turns"
    HINT = "hint"
    HINT_TURNS = "hint turns"


class Face(NamedTuple):
    """How one own die is to be drawn; face 0 is no die. `laid` dice lie beside the cup."""

    face: int
    kept: bool = False
    turned: bool = False
    laid: bool = False
    locked: bool = False
    shown: Shown = Shown.NOT


class DieButton(QAbstractButton):
    """An own die in the dock: checked means kept. A turned six shows the one that it becomes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._look = Face(0)
        self._mark = ""
        self._side = theme.px(54)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVisible(False)

    @property
    def face(self) -> int:
        """The face that is drawn: a one on a turned six, 0 if there is no die to be seen."""
        look = self._look
        one = look.turned or look.shown is Shown.LIST_TURNS
        return (1 if one else look.face) if not self.isHidden() else 0

    @property
    def kept(self) -> bool:
        """Whether the mark of a kept die is drawn."""
        return self.isChecked()

    @property
    def shown(self) -> Shown:
        """What is marked as shown only; what is chosen is marked as that instead."""
        return Shown.NOT if self.kept else self._look.shown

    def show_die(self, look: Face, *, offered: bool) -> None:
        """Draw this die, or hide it; `offered` ones may be kept and released."""
        self._look = look
        self.setVisible(look.face > 0)
        self.setChecked(look.kept or look.turned)
        self.setEnabled(offered and not look.locked and not look.turned)
        self.setAccessibleName(_words(look))
        self.setToolTip(texts.locked_help() if look.locked else texts.keep_help() if offered else "")
        self.update()

    def show_digit(self, digit: str) -> None:
        """Draw the key that keeps this die, or nothing."""
        self._mark = digit
        self.update()

    def fit(self, side: int) -> None:
        """Draw the die in this size."""
        self._side = side
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        room = self._theme.px(10)
        return QSize(self._side + room, self._side + round(2.6 * room))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room, side = self._theme.px(10), self._side
        marked = self.shown is not Shown.NOT
        raised = 0.5 if self.isChecked() else 0.8 if marked else 1.2
        square = QRectF(room / 2, room * raised, side, side)
        if self._look.laid:
            # What lies outside lies on the wood, beside the cup.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("pub"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 0, -1, -self._theme.px(12)), 8, 8)
        if self.isChecked() or marked:
            self._paint_mark(painter, square)
        self._theme.pictures.paint(painter, f"die-{self.face or 1}", square)
        if self.hasFocus():
            painter.setPen(QPen(self._theme.colour("focus"), self._theme.px(3)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(square.adjusted(-1, -1, 1, 1), side * 0.2, side * 0.2)
        self._paint_below(painter, square)

    def _paint_mark(self, painter: QPainter, square: QRectF) -> None:
        """Lay the highlighter under a die that is chosen; what is only shown gets a dashed line around it."""
        chosen, theme = self.isChecked(), self._theme
        grown = square.adjusted(-3, -3, 3, 3)
        pen = QPen(theme.colour("markerEdge"), 1.5)
        if not chosen:
            pen = QPen(theme.colour("text2"), theme.px(2), Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([2.5, 2.0])
        painter.setPen(pen)
        painter.setBrush(theme.colour("marker") if chosen else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(grown, square.width() * 0.24, square.width() * 0.24)

    def _paint_below(self, painter: QPainter, square: QRectF) -> None:
        """Say under the die that it is kept, in a way that does not need the colour; else its digit."""
        place = QRectF(0, self.height() - self._theme.px(11), self.width(), self._theme.px(11))
        sign = self._sign()
        if sign:
            aside = place.height() * 0.8 if self._mark else 0.0
            check = QRectF(0, 0, place.height(), place.height())
            check.moveCenter(place.center() + QPointF(aside, 0))
            self._theme.pictures.paint(painter, sign, check, self._theme.colour("text"))
            place.translate(-aside, 0)
        if self._mark:
            painter.setPen(self._theme.colour("text2"))
            painter.setFont(self._theme.scaled_font("caption", place.height()))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._mark)

    def _sign(self) -> str:
        """Return the symbol under the die: kept, kept for good, or what a hint tells to do with it."""
        if self.isChecked():
            return "lock" if self._look.locked else "check"
        return {Shown.HINT: "hint", Shown.HINT_TURNS: "swap", Shown.LIST_TURNS: "swap"}.get(self.shown, "")


def _words(look: Face) -> str:
    """Return what a die is, for who hears it."""
    if look.turned:
        return texts.die_turned()
    if look.kept:
        return texts.die_kept(look.face)
    if look.shown is Shown.HINT_TURNS:
        return texts.die_hinted_turned()
    said = {Shown.LIST: texts.die_looked_at, Shown.HINT: texts.die_hinted}
    return said.get(look.shown, texts.die)(look.face)
