"""What a pencil does on a sheet: crosses, strokes and rings by hand, and their beginnings."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

#: How many straight pieces the beginning of a stroke is made of.
PIECES = 12
#: Of so many elements a path is that is one curve: where it begins, two points that pull, where it ends.
ONE_CURVE = 4


def cross_strokes(rect: QRectF, seed: int) -> tuple[QPainterPath, QPainterPath]:
    """Return the two strokes of a cross by hand; each seed wobbles in its own way."""
    size = rect.width()

    def at(x: float, y: float, salt: int) -> QPointF:
        dx, dy = ((seed * 37 + salt * 53) % 9 - 4) / 100, ((seed * 37 + (salt + 1) * 53) % 9 - 4) / 100
        return QPointF(rect.x() + size * (x + dx), rect.y() + size * (y + dy))

    down = QPainterPath(at(0.2, 0.22, 1))
    down.quadTo(at(0.5, 0.46, 3), at(0.8, 0.79, 5))
    up = QPainterPath(at(0.79, 0.2, 7))
    up.quadTo(at(0.5, 0.54, 9), at(0.21, 0.8, 11))
    return down, up


def beginning(path: QPainterPath, share: float) -> QPainterPath:
    """Return the first part of a stroke."""
    if path.elementCount() == ONE_CURVE:
        return _first_of_curve(path, share)
    part = QPainterPath(path.pointAtPercent(0))
    for step in range(1, PIECES + 1):
        part.lineTo(path.pointAtPercent(share * step / PIECES))
    return part


def _first_of_curve(path: QPainterPath, share: float) -> QPainterPath:
    """Return the first part of a single curve, parted as de Casteljau does."""
    points = [QPointF(path.elementAt(at).x, path.elementAt(at).y) for at in range(ONE_CURVE)]
    firsts: list[QPointF] = []
    while points:
        firsts.append(points[0])
        points = [here + (there - here) * share for here, there in pairwise(points)]
    part = QPainterPath(firsts[0])
    part.cubicTo(*firsts[1:])
    return part


def ring(rect: QRectF) -> QPainterPath:
    """Return a ring drawn around something, a little open where it ends."""
    path = QPainterPath()
    path.arcMoveTo(rect, 100)
    path.arcTo(rect, 100, -352)
    return path


def strike(rect: QRectF) -> QPainterPath:
    """Return a stroke through something, rising a little."""
    path = QPainterPath(QPointF(rect.left(), rect.center().y() + rect.height() * 0.12))
    path.lineTo(QPointF(rect.right(), rect.center().y() - rect.height() * 0.12))
    return path
