"""Where two pictures of the same size differ."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

#: Pictures are compared in squares of so many pixels; a mean difference up to this is none.
SQUARE: Final = 8
SAME: Final = 2

Spot = tuple[int, int]


def differing(one: QPixmap, other: QPixmap) -> list[QRect]:
    """Return the places in logical pixels, largest first; all of it if the sizes differ."""
    if one.size() != other.size():
        return [QRect(QPoint(0, 0), other.deviceIndependentSize().toSize())]
    ratio = other.devicePixelRatio()
    side = SQUARE * ratio
    size = (ceil(one.width() / side), ceil(one.height() / side))
    spots = _spots(_difference(one, other), *size)
    rects = [_around(group) for group in _groups(spots)]
    return sorted(rects, key=lambda rect: -rect.width() * rect.height())


def _difference(one: QPixmap, other: QPixmap) -> QImage:
    image = one.toImage().convertToFormat(QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(1.0)
    against = other.toImage().convertToFormat(QImage.Format.Format_RGB32)
    against.setDevicePixelRatio(1.0)
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, against)
    painter.end()
    return image


def _spots(difference: QImage, across: int, down: int) -> set[Spot]:
    smooth, stretch = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    small = difference.scaled(across, down, stretch, smooth)
    grey = small.convertToFormat(QImage.Format.Format_Grayscale8)
    data, step = bytes(grey.constBits()), grey.bytesPerLine()
    if not any(data):
        return set()
    return {(x, y) for y in range(down) for x in range(across) if data[y * step + x] > SAME}


def _groups(spots: set[Spot]) -> list[set[Spot]]:
    """Return what hangs together, with gaps of two squares."""
    left, found = set(spots), list[set[Spot]]()
    while left:
        group, edge = set[Spot](), [left.pop()]
        while edge:
            x, y = edge.pop()
            group.add((x, y))
            near = {(x + dx, y + dy) for dx in range(-3, 4) for dy in range(-3, 4)} & left
            left -= near
            edge.extend(near)
        found.append(group)
    return found


def _around(group: set[Spot]) -> QRect:
    left, top = min(x for x, _ in group), min(y for _, y in group)
    right, bottom = max(x for x, _ in group), max(y for _, y in group)
    return QRect(left * SQUARE, top * SQUARE, (right - left + 1) * SQUARE, (bottom - top + 1) * SQUARE)
