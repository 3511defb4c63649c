"""The symbols: SVG drawings rendered for one size, one screen and one colour, and kept."""

from __future__ import annotations

import os
from math import hypot
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

#: How much of what was drawn is kept at most, in KB.
KEPT_KB: Final = 64 * 1024


class Pictures:
    """Draws what lies in `resources/symbols`, by name and without the ending."""

    def __init__(self, resources: Path) -> None:
        self._folder = resources / "symbols"
        set_up_painting()

    def pixmap(self, name: str, size: float, dpr: float = 1.0, colour: QColor | None = None) -> QPixmap:
        """Return a symbol in a square of `size` logical pixels; `colour` is what the ink becomes."""
        ink = "" if colour is None else colour.name(QColor.NameFormat.HexArgb)
        key = f"{self._folder}/{name}/{size:.2f}/{dpr:.3f}/{ink}"
        kept = QPixmap()
        if QPixmapCache.find(key, kept):
            return kept
        pixmap = self._drawn(name, size, dpr, colour)
        QPixmapCache.insert(key, pixmap)
        return pixmap

    def icon(self, name: str, size: float, dpr: float = 1.0, colour: QColor | None = None) -> QIcon:
        """Return a symbol for a button or a menu."""
        return QIcon(self.pixmap(name, size, dpr, colour))

    def paint(self, painter: QPainter, name: str, rect: QRectF, colour: QColor | None = None) -> None:
        """Draw a symbol into a square of the painter's own coordinates, as sharp as its screen allows."""
        device = painter.device().devicePixelRatioF()
        grown = painter.combinedTransform()
        # The same for every rotation, so that a turning thing is rendered once.
        stretch = max(hypot(grown.m11(), grown.m12()), 0.05)
        size = rect.width() * stretch
        # Sizes in steps of half a pixel: a scene that is being resized would fill the cache otherwise.
        pixmap = self.pixmap(name, max(1.0, round(size * 2) / 2), device, colour)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))

    def _drawn(self, name: str, size: float, dpr: float, colour: QColor | None) -> QPixmap:
        text = (self._folder / f"{name}.svg").read_bytes()
        if colour is not None:
            text = text.replace(b"currentColor", colour.name().encode())
        renderer = QSvgRenderer(QByteArray(text))
        pixels = max(1, round(size * dpr))
        pixmap = QPixmap(pixels, pixels)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setOpacity(1.0 if colour is None else colour.alphaF())
        renderer.render(painter, _fitted(QSizeF(renderer.defaultSize()), pixels))
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap


def set_up_painting() -> None:
    """Let one thread paint, and let what is kept be as much as a table on a sharp screen needs.

    Qt shares a turned or scaled picture out to other threads in strips of 64 lines; for cards and dice
    handing over and waiting costs more CPU than the drawing (a moving card: 2.6 ms a frame, alone 1.6).
    Qt asks once, when it first paints such a thing. What it keeps otherwise (10 MB) is less than forty
    large cards with their veiled pictures, which would then be drawn anew in each frame.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    QPixmapCache.setCacheLimit(KEPT_KB)


def _fitted(size: QSizeF, pixels: int) -> QRectF:
    """Return where a drawing lies in a square: as large as it can, in the middle."""
    inner = size.scaled(QSizeF(pixels, pixels), Qt.AspectRatioMode.KeepAspectRatio)
    return QRectF((pixels - inner.width()) / 2, (pixels - inner.height()) / 2, inner.width(), inner.height())
