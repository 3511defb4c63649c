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
#: How large names and points are, and how small they may get, as a share and in logical pixels.
NAME: Final = 13
LEAST_SHARE: Final = 0.75
LEAST_LETTERS: Final = 12


class Head(NamedTuple):
    """What stands in a head. `note` is words, or the icon that stands for them: `check` or `minus`.

    `share` says how large its letters are, as a share of their usual size.
    """

    name: str
    note: str = ""
    points: str = ""
    share: float = 1.0

    @property
    def icon(self) -> bool:
        """Whether the note is an icon."""
        return self.note in ("check", "minus")


def fitted(theme: Theme, width: float, head: Head, *, glyph: bool) -> Head:
    """Return what of a head fits into this width.

    First an icon stands for the note, then letters get smaller, then the points go, which the row of the
    player has as well; only then is the name cut.
    """
    room = width - theme.px(2 * EDGE) - (theme.px(GLYPH + GAP) if glyph else 0)
    short = head if not head.note else head._replace(note=_icon_for(head.note))
    smaller = [short._replace(share=share) for share in _shares(theme)]
    bare = [one._replace(points="") for one in (short, *smaller)]
    for one in (head, short, *smaller, *bare):
        if _taken(theme, one) + _wide(_fonts(theme, one.share)[0], one.name) <= room:
            return one
    last = bare[-1]
    metrics = QFontMetricsF(_fonts(theme, last.share)[0])
    left = room - _taken(theme, last)
    return last._replace(name=metrics.elidedText(head.name, Qt.TextElideMode.ElideRight, left))


def _icon_for(note: str) -> str:
    return "check" if note == texts.has_chosen() else "minus"


def _shares(theme: Theme) -> tuple[float, ...]:
    """Return the sizes that letters may have in little room: never smaller than a small print is."""
    least = max(LEAST_SHARE, LEAST_LETTERS / theme.px(NAME))
    return (min(1.0, (1 + least) / 2), min(1.0, least))


def _taken(theme: Theme, head: Head) -> float:
    """Return how wide all is that stands beside the name."""
    _, note, points = _fonts(theme, head.share)
    wide = 0.0
    if head.points:
        wide += _wide(points, head.points) + theme.px(GAP)
    if head.note:
        wide += (theme.px(ICON) if head.icon else _wide(note, head.note)) + theme.px(GAP)
    return wide


def paint_head(painter: QPainter, theme: Theme, width: float, hue: Hue | None, head: Head) -> None:
    """Draw a head that fits."""
    ink = QColor(hue.on) if hue is not None else theme.colour("textOnInk")
    name, note, points = _fonts(theme, head.share)
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


def _fonts(theme: Theme, share: float) -> tuple[QFont, QFont, QFont]:
    """Return the fonts of the name, of words beside it, and of the points."""
    size = theme.px(NAME) * share
    return theme.scaled_font("bodyStrong", size), theme.font("caption"), theme.scaled_font("pencil", size)


def _wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) + 1


def _square(theme: Theme, box: QRectF, size: int, *, at_left: bool) -> QRectF:
    side = theme.px(size)
    return QRectF(box.left() if at_left else box.right() - side, box.center().y() - side / 2, side, side)


def _write(painter: QPainter, box: QRectF, font: QFont, text: str, side: Qt.AlignmentFlag) -> None:
    painter.setFont(font)
    painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)
