"""The head of a small sheet: whose it is, what its seat has done, and its points where they stand here."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from spielblock.games.noch_mal.ui import texts
from spielblock.widgets.theme import Hue, Theme

HEAD: Final = 22
EDGE: Final = 7
GLYPH: Final = 13
ICON: Final = 14
GAP: Final = 5


class Head(NamedTuple):
    """What stands in a head. `note` is words, or the icon that stands for them: `check` or `minus`."""

    name: str
    note: str = ""
    points: str = ""

    @property
    def icon(self) -> bool:
        """Whether the note is an icon."""
        return self.note in ("check", "minus")


def fitted(theme: Theme, width: float, head: Head, *, glyph: bool) -> Head:
    """Return what of a head fits into this width: an icon for the note before the name is cut."""
    name, note, points = _fonts(theme)
    room = width - theme.px(2 * EDGE) - (theme.px(GLYPH + GAP) if glyph else 0)
    if head.points:
        room -= _wide(points, head.points) + theme.px(GAP)
    if head.note and _wide(name, head.name) + theme.px(GAP) + _wide(note, head.note) > room:
        head = head._replace(note="check" if head.note == texts.has_chosen() else "minus")
    if head.note:
        room -= (theme.px(ICON) if head.icon else _wide(note, head.note)) + theme.px(GAP)
    return head._replace(name=QFontMetricsF(name).elidedText(head.name, Qt.TextElideMode.ElideRight, room))


def paint_head(painter: QPainter, theme: Theme, width: float, hue: Hue | None, head: Head) -> None:
    """Draw a head that fits."""
    ink = QColor(hue.on) if hue is not None else theme.colour("textOnInk")
    name, note, points = _fonts(theme)
    box = QRectF(0, 0, width, theme.px(HEAD)).adjusted(theme.px(EDGE), 0, -theme.px(EDGE), 0)
    if hue is not None:
        theme.pictures.paint(painter, hue.glyph, _square(theme, box, GLYPH, at_left=True), ink)
        box.setLeft(box.left() + theme.px(GLYPH + GAP))
    painter.setPen(ink)
    _write(painter, box, name, head.name, Qt.AlignmentFlag.AlignLeft)
    if head.points:
        _write(painter, box, points, head.points, Qt.AlignmentFlag.AlignRight)
        box.setRight(box.right() - _wide(points, head.points) - theme.px(GAP))
    if head.icon:
        theme.pictures.paint(painter, head.note, _square(theme, box, ICON, at_left=False), ink)
    elif head.note:
        _write(painter, box, note, head.note, Qt.AlignmentFlag.AlignRight)


def _fonts(theme: Theme) -> tuple[QFont, QFont, QFont]:
    """Return the fonts of the name, of words beside it, and of the points."""
    size = theme.px(13)
    return theme.scaled_font("bodyStrong", size), theme.font("caption"), theme.scaled_font("pencil", size)


def _wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) + 1


def _square(theme: Theme, box: QRectF, size: int, *, at_left: bool) -> QRectF:
    side = theme.px(size)
    return QRectF(box.left() if at_left else box.right() - side, box.center().y() - side / 2, side, side)


def _write(painter: QPainter, box: QRectF, font: QFont, text: str, side: Qt.AlignmentFlag) -> None:
    painter.setFont(font)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)
